import { dollars } from '#domain/kernel/money.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import type { InsideLine } from '../typed-send.ts';

/** What customs reads. Things that were not bought have a value too, and it is asked here. */
export const Inside = ({
  lines,
  values,
  problems,
  onChange,
}: {
  readonly lines: readonly InsideLine[];
  readonly values: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, string | undefined>>;
  readonly onChange: (values: Readonly<Record<string, string>>) => void;
}) => (
  <Section title="What customs reads" className="grid gap-2">
    <ul>
      {lines.map(({ key, commodity: { description, quantity, unitValue }, asksValue }, index) => (
        <li key={key} className="grid gap-2 border-t border-rule py-2">
          <span>
            {quantity} × {description}
            {asksValue ? '' : `, ${dollars(unitValue)} each`}
          </span>
          {problems[`commodities.${index}.description`] ? (
            <span className="font-semibold text-wrong">{problems[`commodities.${index}.description`]}</span>
          ) : null}
          {asksValue ? (
            <PlainInput
              label={`What is one worth, in dollars: ${description}`}
              hint="Used things and gifts have a value, too."
              required
              inputMode="decimal"
              value={values[key] ?? ''}
              error={problems[`commodities.${index}.unitValue`]}
              onChange={({ target }) => onChange({ ...values, [key]: target.value })}
            />
          ) : null}
        </li>
      ))}
    </ul>
  </Section>
);
