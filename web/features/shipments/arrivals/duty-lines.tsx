import { dollars } from '#domain/kernel/money.ts';
import { type CustomsForm, dutyKinds } from '#domain/shipments/customs/customs-entry.ts';
import { Button } from '#web/ui/button.tsx';
import { PlainInput, PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { dutyNames } from './words.ts';

type Line = CustomsForm['lines'][number];

/** A charge of customs as it is typed. */
export interface TypedLine extends Omit<Line, 'amount'> {
  readonly id: number;
  readonly amount: string;
}

const CENTS = 100;

/** Charges to be typed on. */
export const typedLines = (lines: readonly Line[]): TypedLine[] =>
  lines.map((line, id) => ({ ...line, id, amount: (line.amount / CENTS).toFixed(2) }));

/** In cents; undefined for what is no amount of dollars. */
const centsOf = (typed: string): number | undefined => {
  const text = typed.replaceAll(',', '').replace('$', '').trim();
  return /^\d+(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * CENTS) : undefined;
};

/** The charges as they are kept, or what is wrong with one. */
export const writtenLines = (lines: readonly TypedLine[]): Line[] | string => {
  const written = lines.map(({ kind, text, amount }) => ({
    kind,
    text: text.trim(),
    amount: centsOf(amount),
  }));
  if (written.some(({ text }) => text === '')) return 'Say what each charge is for.';
  const known = written.flatMap(({ amount, ...line }) => (amount === undefined ? [] : [{ ...line, amount }]));
  return known.length === written.length ? known : 'Enter each amount in U.S. dollars, like 29.00.';
};

const sumOf = (lines: readonly TypedLine[]): number =>
  lines.reduce((sum, { amount }) => sum + (centsOf(amount) ?? 0), 0);

/** What customs charge, line by line, in U.S. dollars. */
export const DutyLines = ({
  lines,
  onChange,
}: {
  readonly lines: readonly TypedLine[];
  readonly onChange: (lines: readonly TypedLine[]) => void;
}) => {
  const edit = (id: number, change: Partial<TypedLine>): void =>
    onChange(lines.map((line) => (line.id === id ? { ...line, ...change } : line)));
  const add = (): void => {
    const id = Math.max(-1, ...lines.map((line) => line.id)) + 1;
    onChange([...lines, { id, kind: 'DUTY', text: '', amount: '' }]);
  };
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 font-semibold">Duty and tax, in U.S. dollars</legend>
      {lines.map(({ id, kind, text, amount }, place) => (
        <div
          key={id}
          className="grid gap-3 border-t border-rule pt-3 sm:grid-cols-[8rem_1fr_8rem_auto] sm:items-end"
        >
          <PlainSelect
            label="Kind"
            required
            value={kind}
            onChange={({ target }) => edit(id, { kind: target.value as Line['kind'] })}
          >
            {dutyKinds.map((one) => (
              <option key={one} value={one}>
                {dutyNames[one]}
              </option>
            ))}
          </PlainSelect>
          <PlainInput
            label="What for"
            required
            maxLength={80}
            value={text}
            onChange={({ target }) => edit(id, { text: target.value })}
          />
          <PlainInput
            label="Amount"
            required
            inputMode="decimal"
            value={amount}
            onChange={({ target }) => edit(id, { amount: target.value })}
          />
          <Button look="quiet" onClick={() => onChange(lines.filter((line) => line.id !== id))}>
            Remove<span className="sr-only"> charge {place + 1}</span>
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button look="plain" onClick={add}>
          Add a charge
        </Button>
        {lines.length === 0 ? null : (
          <p>
            Together: <strong>{dollars(sumOf(lines))}</strong>
          </p>
        )}
      </div>
    </fieldset>
  );
};
