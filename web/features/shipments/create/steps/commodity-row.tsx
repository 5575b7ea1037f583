import {
  EXPORT_FILING_ABOVE,
  EXPORT_FILING_NEAR,
  exportFilingAbove,
} from '#domain/carriage/export-filing.ts';
import { rulesFor } from '#domain/carriage/item-check.ts';
import { type Cents, dollars } from '#domain/kernel/money.ts';
import { Button } from '#web/ui/button.tsx';
import { PlainChoice } from '#web/ui/forms/plain-choice.tsx';
import type { TypedLine, TypedShipment } from '../draft/typed.ts';
import { TypedInput } from '../fields/typed-input.tsx';
import type { Wizard } from '../use-wizard.ts';
import { RuleNotice } from './rule-notice.tsx';

/** Countries where goods that people send are often made, and those that we fly to, as ISO 3166 alpha-2. */
const codes =
  'US CA MX CN VN IN BD PK LK ID TH MY PH KH JP KR TW TR IT ES PT FR DE GB NL PL BR CO PE DO GT HN SV HT GY JM TT BB SR'.split(
    ' ',
  );

/** The countries by name, the United States first. `chosen` is offered, too. */
const originOptions = (chosen: string): readonly { readonly value: string; readonly label: string }[] => {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const all = codes.includes(chosen) || !/^[A-Z]{2}$/.test(chosen) ? codes : [...codes, chosen];
  return all
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .toSorted((one, other) =>
      one.value === 'US' ? -1 : other.value === 'US' ? 1 : one.label.localeCompare(other.label),
    );
};

const withLine = (typed: TypedShipment, id: number, part: Partial<TypedLine>): TypedShipment => ({
  ...typed,
  lines: typed.lines.map((line) => (line.id === id ? { ...line, ...part } : line)),
});

/** What our list says about the words of a line, while it is typed. A word can mean something else. */
const ItemRule = ({
  line,
  at,
  onEdit,
}: {
  readonly line: TypedLine;
  readonly at: string;
  readonly onEdit: (part: Partial<TypedLine>) => void;
}) => {
  const [rule] = rulesFor(line.description);
  if (rule === undefined) return null;
  return (
    <RuleNotice rule={rule}>
      {rule.verdict === 'never' ? (
        <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
          <input
            id={`${at}.notThat`}
            type="checkbox"
            checked={line.notThat}
            onChange={({ target }) => onEdit({ notThat: target.checked })}
            className="check size-6"
          />
          This is something else. Please look at it before it flies.
        </label>
      ) : null}
    </RuleNotice>
  );
};

/** What the number is for, by how near the goods are to the limit of the law. */
const filingHint = (ofKind: Cents, price: Cents): string => {
  const number = 'If you know the ten digits, give them. If not, leave it empty and we find them.';
  const filing = `an export filing. We file it for ${dollars(price)}, with your EIN (tax number) and signature, which we ask for after you book.`;
  return ofKind > EXPORT_FILING_ABOVE
    ? `Goods of one kind for more than ${exportFilingAbove} need ${filing} ${number}`
    : `Goods of this kind come to ${dollars(ofKind)}. Above ${exportFilingAbove} to one receiver on one flight they need ${filing} ${number}`;
};

/** The export number, asked for where a filing is needed or near. */
const ScheduleB = ({
  wizard,
  line,
  at,
  ofKind,
  onEdit,
}: {
  readonly wizard: Wizard;
  readonly line: TypedLine;
  readonly at: string;
  readonly ofKind: Cents;
  readonly onEdit: (part: Partial<TypedLine>) => void;
}) => {
  const { exportFiling } = wizard.rateCard.card;
  return (
    <TypedInput
      wizard={wizard}
      field={`${at}.scheduleB`}
      label="Schedule B number"
      hint={filingHint(ofKind, exportFiling.price)}
      inputMode="numeric"
      value={line.scheduleB}
      onType={(scheduleB) => onEdit({ scheduleB })}
    />
  );
};

/** One line of the packing list. */
export const CommodityRow = ({
  wizard,
  line,
  index,
  ofKind,
}: {
  readonly wizard: Wizard;
  readonly line: TypedLine;
  readonly index: number;
  /** What the line and all others of its kind are worth together, in cents. */
  readonly ofKind: Cents;
}) => {
  const at = `commodities.${index}`;
  const onEdit = (part: Partial<TypedLine>) => wizard.change((typed) => withLine(typed, line.id, part));
  const field = (name: string) => ({ wizard, field: `${at}.${name}` });
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-label border border-edge p-4">
      <legend className="px-1 font-display text-lg font-extrabold">Item {index + 1}</legend>
      <TypedInput
        {...field('description')}
        label="What is it?"
        required
        value={line.description}
        onType={(description) => onEdit({ description })}
      />
      <ItemRule line={line} at={at} onEdit={onEdit} />
      <div className="grid grid-cols-2 gap-3">
        <TypedInput
          {...field('quantity')}
          label="How many"
          inputMode="numeric"
          required
          value={line.quantity}
          onType={(quantity) => onEdit({ quantity })}
        />
        <TypedInput
          {...field('value')}
          label="Value of one, $"
          inputMode="decimal"
          required
          value={line.value}
          onType={(value) => onEdit({ value })}
        />
      </div>
      <PlainChoice
        id={`${at}.origin`}
        label="Where was it made?"
        placeholder="I do not know"
        value={line.origin}
        options={originOptions(line.origin)}
        onChange={({ target }) => onEdit({ origin: target.value })}
      />
      {ofKind > EXPORT_FILING_NEAR || line.scheduleB ? (
        <ScheduleB wizard={wizard} line={line} at={at} ofKind={ofKind} onEdit={onEdit} />
      ) : null}
      {wizard.typed.lines.length > 1 ? (
        <div>
          <Button
            look="quiet"
            onClick={() => {
              wizard.change((typed) => ({
                ...typed,
                lines: typed.lines.filter(({ id }) => id !== line.id),
              }));
              wizard.focusOn('add-item');
            }}
          >
            Remove<span className="sr-only"> item {index + 1}</span>
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
};
