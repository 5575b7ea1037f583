import { type Customs, customs } from '../carriage/customs/customs.ts';
import { jamaicaCharges, jamaicaRates, trinidadTaxes } from '../carriage/customs/landed-cost.ts';
import type { DestinationCode } from '../kernel/destinations.ts';
import { type Cents, roundCents, usDollars } from '../kernel/money.ts';

/** What customs may charge for goods of one kind, in cents. */
interface Charge {
  readonly kind: string;
  readonly amount: Cents;
}

/** What is known about the charges of customs for a quote: figures where those of the country are complete, otherwise none. */
export interface LandedCost {
  readonly charges: readonly Charge[];
  /** Who reported the figures, and when. */
  readonly sources: readonly string[];
  /** What nobody has confirmed, one sentence each. */
  readonly unknown: readonly string[];
  /** Who decides and answers questions. */
  readonly authority: Customs['authority'];
  /** True when there would be figures if the value of the goods was known. */
  readonly needsValue: boolean;
  /** True when the charges are those of some of the goods, and of the others nothing is known. */
  readonly isPart: boolean;
}

/** One line of a packing list, its value in cents. */
interface ListedGoods {
  readonly description: string;
  readonly value: Cents;
}

/** What the charges are computed from, in cents. */
export interface PricedGoods {
  readonly to: DestinationCode;
  /** Value of all goods, if it was given. */
  readonly value: Cents | undefined;
  readonly lines: readonly { readonly code: string; readonly amount: Cents }[];
  /** The packing list, where there is one: then only kinds of goods that are on it get a figure. */
  readonly goods?: readonly ListedGoods[] | undefined;
}

/** Lines that are freight: what customs counts into the landed value. */
const freightCodes = [
  'freight',
  'break',
  'barrel',
  'barrel-extra',
  'minimum',
  'express',
  'group',
  'MY',
  'SC',
  'desk',
];

const sumOf = (lines: PricedGoods['lines'], codes: readonly string[]): Cents =>
  lines.reduce((sum, { code, amount }) => (codes.includes(code) ? sum + amount : sum), 0);

/** The range of duty that carriers report for Trinidad and Tobago. */
const TRINIDAD_DUTY = { lowest: 0, highest: 30 };

const isOfKind =
  ({ says }: (typeof jamaicaRates.kinds)[number]) =>
  ({ description }: ListedGoods): boolean =>
    says.test(description);

/** What Jamaica may charge for what is on a packing list. Whether anything is charged depends on the value of the whole. */
const jamaicaListed = (goods: readonly ListedGoods[], value: Cents): readonly Charge[] => {
  if (value <= jamaicaRates.freeUpTo)
    return [{ kind: `Goods worth ${usDollars(jamaicaRates.freeUpTo)} or less`, amount: 0 }];
  return jamaicaRates.kinds.flatMap((one) => {
    const worth = goods.filter(isOfKind(one)).reduce((sum, line) => sum + line.value, 0);
    return worth > 0 ? [{ kind: one.kind, amount: roundCents((worth * one.percent) / 100) }] : [];
  });
};

/** How the charges of a country are computed. */
interface Figures {
  readonly chargesOf: (priced: PricedGoods, value: Cents) => readonly Charge[];
  /** Whether some of the goods are of no kind that we have a figure for. */
  readonly hasOthers?: (priced: PricedGoods) => boolean;
}

/** The countries whose figures are complete enough for an amount. */
const figures: Readonly<Partial<Record<DestinationCode, Figures>>> = {
  JM: {
    chargesOf: ({ goods }, value) =>
      goods
        ? jamaicaListed(goods, value)
        : jamaicaRates.kinds.map(({ kind, percent }) => ({ kind, amount: jamaicaCharges(value, percent) })),
    hasOthers: ({ value = 0, goods = [] }) =>
      value > jamaicaRates.freeUpTo &&
      goods.some((line) => !jamaicaRates.kinds.some((kind) => isOfKind(kind)(line))),
  },
  TT: {
    chargesOf: ({ lines }, value) => {
      const goods = { goods: value, freight: sumOf(lines, freightCodes), insurance: sumOf(lines, ['IN']) };
      return Object.values(TRINIDAD_DUTY).map((dutyPercent) => ({
        kind: `Goods with ${dutyPercent}% duty`,
        amount: trinidadTaxes({ ...goods, dutyPercent }).total,
      }));
    },
  },
};

/** What customs at the destination may charge, as far as it is known (trade.md, Customs). */
export const landedCost = (goods: PricedGoods): LandedCost => {
  const { authority, unknown, facts } = customs[goods.to];
  const known = figures[goods.to];
  const charges = goods.value === undefined ? [] : (known?.chargesOf(goods, goods.value) ?? []);
  const sources =
    charges.length > 0 ? facts.map(({ source, dated }) => `${source} (${dated.toLowerCase()})`) : [];
  return {
    charges,
    sources: [...new Set(sources)],
    unknown,
    authority,
    needsValue: known !== undefined && goods.value === undefined,
    isPart: charges.length > 0 && known?.hasOthers?.(goods) === true,
  };
};
