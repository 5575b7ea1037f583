import * as z from 'zod/mini';
import { valueName } from './numbers.ts';

const count = z.int();

/** How long something took: how often it was measured, the middle of it, and within how long nine of ten were done. */
const Spread = z.object({ measured: count, middle: count, nineOfTen: count });
export type Spread = z.infer<typeof Spread>;

/** What is counted of flights. Money is in cents. How each figure is counted is in docs/decisions/0143. */
export const Figures = z.object({
  /** Of one flight: those with a piece on it. Of several together: each once. */
  shipments: count,
  pieces: count,
  /** As weighed, or as declared until then. */
  thousandthsLb: count,
  /** The weight or the size of each box, whichever counts more; barrels by weight. Before anything is rounded up. */
  chargeableThousandthsLb: count,
  /** Pieces that have landed at their destination. */
  landed: count,
  /** Shipments with an invoice on which something is charged. */
  billed: count,
  /** What is charged without sales tax, less what was credited. */
  revenue: count,
  /** The part of what is charged that is storage. */
  storage: count,
  /** Days from the check-in of the last piece to the day on which the last one was ready. Absent where nothing was measured. */
  transit: z.optional(Spread),
  /** Shipments that were ready on or before the last day that their sender was told, and after it. */
  onTime: count,
  late: count,
  /** Hours that began between the check-in of a piece and its last weighing, and its first screening. */
  weighed: z.optional(Spread),
  screened: z.optional(Spread),
});
export type Figures = z.infer<typeof Figures>;

export type Numbers = Readonly<Record<string, number>>;

/** The numbers of several flights together. */
export const addedUp = (all: readonly Numbers[]): Numbers => {
  const sum: Record<string, number> = {};
  for (const numbers of all)
    for (const [name, value] of Object.entries(numbers)) sum[name] = (sum[name] ?? 0) + value;
  return sum;
};

type Measure = Parameters<typeof valueName>[0];

/** The least value that at least this share of all does not exceed. Values come in their order. */
const shareWithin = (values: readonly (readonly [value: number, times: number])[], share: number): number => {
  const all = values.reduce((sum, [, times]) => sum + times, 0);
  let passed = 0;
  for (const [value, times] of values) {
    passed += times;
    if (passed >= all * share) return value;
  }
  return 0;
};

const MIDDLE = 0.5;
const NINE_OF_TEN = 0.9;

const spreadOf = (numbers: Numbers, measure: Measure): Spread | undefined => {
  const before = valueName(measure, 0).slice(0, -1);
  const values = Object.entries(numbers)
    .filter(([name, times]) => name.startsWith(before) && times > 0)
    .map(([name, times]) => [Number(name.slice(before.length)), times] as const)
    .toSorted(([one], [other]) => one - other);
  const measured = values.reduce((sum, [, times]) => sum + times, 0);
  if (measured === 0) return undefined;
  return {
    measured,
    middle: shareWithin(values, MIDDLE),
    nineOfTen: shareWithin(values, NINE_OF_TEN),
  };
};

/** The figures of one flight: it also counts shipments that are counted with another flight and have a piece here. */
export const figuresOfFlight = (numbers: Numbers): Figures => {
  const figures = figuresFrom(numbers);
  return { ...figures, shipments: figures.shipments + (numbers.others ?? 0) };
};

/** The figures of several flights together, from their numbers. */
export const figuresFrom = (numbers: Numbers): Figures => {
  const of = (name: string): number => numbers[name] ?? 0;
  const spread = (measure: Measure) => {
    const found = spreadOf(numbers, measure);
    return found === undefined ? {} : { [measure]: found };
  };
  return {
    shipments: of('shipments'),
    pieces: of('pieces'),
    thousandthsLb: of('thousandthsLb'),
    chargeableThousandthsLb: of('chargeable'),
    landed: of('landed'),
    billed: of('billed'),
    revenue: of('revenue'),
    storage: of('storage'),
    ...spread('transit'),
    onTime: of('onTime'),
    late: of('late'),
    ...spread('weighed'),
    ...spread('screened'),
  };
};
