import type { WholeCustomer } from '#domain/customers/endpoints.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import { useNames } from '#web/session/use-names.ts';
import { Section } from '#web/ui/layout/section.tsx';

/** Which colleagues opened this page on which days; nothing where nobody else did. */
export const Looks = ({ looks }: Pick<WholeCustomer, 'looks'>) => {
  const nameOf = useNames(looks.map(({ by }) => by));
  if (looks.length === 0) return null;
  const days = Map.groupBy(looks, ({ day }) => day);
  return (
    <Section title="Who else looked here" className="grid gap-2">
      <ul className="grid gap-1">
        {[...days].map(([day, ofDay]) => (
          <li key={day}>
            {dayWords(day)}: {ofDay.map(({ by }) => nameOf(by)).join(', ')}
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">Kept for a year.</p>
    </Section>
  );
};
