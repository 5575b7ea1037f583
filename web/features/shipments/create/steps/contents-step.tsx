import { liabilityFor } from '#domain/carriage/carrier-liability.ts';
import { exportFilingAbove } from '#domain/carriage/export-filing.ts';
import { dollars } from '#domain/kernel/money.ts';
import {
  declaredValueOf,
  MOST_COMMODITIES,
  mayBeOneKind,
  valueOfKind,
} from '#domain/shipments/form/commodities.ts';
import { Extra } from '#web/price-form/fields/extra.tsx';
import { Button } from '#web/ui/button.tsx';
import { lineOf } from '../draft/form-of.ts';
import { emptyLine } from '../draft/typed.ts';
import type { Wizard } from '../use-wizard.ts';
import { CommodityRow } from './commodity-row.tsx';
import { SafetyFields } from './safety-fields.tsx';

/** What the airline pays for a loss, said only where that is less than the goods cost. */
const withoutInsurance = (grossLb: number, value: number): string => {
  const most = liabilityFor(grossLb);
  return grossLb > 0 && most < value
    ? ` Without it, the airline pays about ${dollars(most)} at most if all of it is lost.`
    : '';
};

const Insurance = ({ wizard, value }: { readonly wizard: Wizard; readonly value: number }) => {
  const { insurance } = wizard.rateCard.card;
  const without = withoutInsurance(wizard.live.price?.grossLb ?? 0, value);
  const problem = wizard.problemOf('insured');
  return (
    <div>
      <Extra
        id="insured"
        label="Insure it"
        note={`${insurance.percent}% of its value, minimum ${dollars(insurance.minimum)}.${without}`}
        wanted={wizard.typed.price.insured}
        onChange={(insured) => wizard.change((typed) => ({ ...typed, price: { ...typed.price, insured } }))}
      />
      {problem ? <p className="font-semibold text-wrong">{problem}</p> : null}
    </div>
  );
};

/** Customs count goods of one kind together, and only the sender knows which lines are the same goods. */
const OneKind = () => (
  <p className="border-s-4 border-time bg-time-wash px-3 py-2 text-sm">
    The list is worth more than {exportFilingAbove} in all. If some lines are the same kind of goods, put them
    into one line: goods of one kind for more than {exportFilingAbove} need an export filing, which we do for
    you.
  </p>
);

/** What is inside with its value, insurance, and what is dangerous. */
export const ContentsStep = ({ wizard }: { readonly wizard: Wizard }) => {
  const { typed, change, focusOn } = wizard;
  const lines = typed.lines.map(lineOf).filter(({ quantity, unitValue }) => quantity * unitValue > 0);
  const add = () => {
    change((before) => ({
      ...before,
      lines: [...before.lines, emptyLine(Math.max(0, ...before.lines.map(({ id }) => id)) + 1)],
    }));
    focusOn(`commodities.${typed.lines.length}.description`);
  };
  return (
    <div className="grid gap-6">
      <p className="text-ink-soft">
        List what is in the boxes and barrels, one line per kind. Customs there reads this list.
      </p>
      {typed.lines.map((line, index) => (
        <CommodityRow
          key={line.id}
          wizard={wizard}
          line={line}
          index={index}
          ofKind={valueOfKind(lineOf(line), lines)}
        />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button id="add-item" look="plain" disabled={typed.lines.length >= MOST_COMMODITIES} onClick={add}>
          Add an item
        </Button>
        <p className="text-lg font-bold tabular-nums">Total value {dollars(declaredValueOf(lines))}</p>
      </div>
      {mayBeOneKind(lines) ? <OneKind /> : null}
      <Insurance wizard={wizard} value={declaredValueOf(lines)} />
      <SafetyFields wizard={wizard} />
    </div>
  );
};
