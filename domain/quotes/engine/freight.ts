import { type Cents, dollars, percentOf, roundCents } from '../../kernel/money.ts';
import type { CustomerGroup } from '../cards/customer-group.ts';
import type { EstimateLine, EstimateRequest } from '../estimate.ts';
import type { RateCard } from '../rate-card.ts';
import type { Barrels, Boxes, Pieces } from './pieces.ts';

/** The rounding errors of sums are far smaller than this, and two different weights differ by far more. */
const ROUNDING_ERROR = 1e-7;

/** Rounds started pounds up, but ignores a rounding error. */
const startedLb = (pounds: number): number => Math.ceil(pounds - ROUNDING_ERROR);

/** Actual or dimensional weight of one box, whichever is more. */
const countedLb = ({ grossLb, dimensionalLb }: Boxes): number => Math.max(grossLb, dimensionalLb);

/**
 * Chargeable weight of the boxes in pounds, rounded up once for the shipment or for each box, as the card says. At
 * least one pound, but zero without boxes.
 */
export const chargeableLbOf = (boxes: readonly Boxes[], { roundUp }: Pick<RateCard, 'roundUp'>): number => {
  if (boxes.length === 0) return 0;
  const counted = boxes.map((box) => {
    const each = countedLb(box);
    return box.quantity * (roundUp === 'piece' ? startedLb(each) : each);
  });
  return Math.max(1, startedLb(counted.reduce((sum, pounds) => sum + pounds, 0)));
};

/** The highest discount up to this weight. A break never gives less than a lower one. */
const percentOffAt = (breaks: RateCard['breaks'], pounds: number): number =>
  Math.max(0, ...breaks.filter(({ fromLb }) => fromLb <= pounds).map(({ percentOff }) => percentOff));

/**
 * The discount for weight. Billing a shipment as a heavier weight with a lower rate may cost less (as with IATA's rate
 * classes N and Q). Then the lower price is charged, so that more weight never costs less.
 */
const breakLine = (
  chargeableLb: number,
  perLb: Cents,
  breaks: RateCard['breaks'],
): EstimateLine | undefined => {
  const billedAs = (pounds: number) => {
    const percent = percentOffAt(breaks, pounds);
    const full = roundCents(pounds * perLb);
    return { pounds, percent, cost: full - percentOf(full, percent) };
  };
  const heavier = breaks.filter(({ fromLb }) => fromLb > chargeableLb).map(({ fromLb }) => billedAs(fromLb));
  const best = [billedAs(chargeableLb), ...heavier].reduce((least, next) =>
    next.cost < least.cost ? next : least,
  );
  const amount = best.cost - roundCents(chargeableLb * perLb);
  if (amount === 0) return undefined;
  const text =
    best.pounds > chargeableLb
      ? `Billed as ${best.pounds} lb with ${best.percent}% off, because that costs less`
      : `${best.percent}% off for ${chargeableLb} lb`;
  return { code: 'break', text, amount };
};

const boxLines = (boxes: readonly Boxes[], perLb: Cents, card: RateCard): readonly EstimateLine[] => {
  if (boxes.length === 0) return [];
  const pounds = chargeableLbOf(boxes, card);
  const text = `Freight, ${pounds} lb × ${dollars(perLb)}`;
  const off = breakLine(pounds, perLb, card.breaks);
  return [{ code: 'freight', text, amount: roundCents(pounds * perLb) }, ...(off ? [off] : [])];
};

/** Pounds of one barrel above the weight that its flat price includes. */
const extraLbOf = ({ grossLb, barrel }: Barrels): number =>
  Math.max(0, startedLb(grossLb - barrel.includedLb));

/** Barrels have a flat price, their equivalent in pounds at the lane's rate, plus each started pound above the included weight. */
const barrelLines = (barrels: Barrels, perLb: Cents): readonly EstimateLine[] => {
  const { barrel, quantity } = barrels;
  const times = quantity > 1 ? `${quantity} × ` : '';
  const flat = roundCents(quantity * barrel.equivalentLb * perLb);
  const extraLb = extraLbOf(barrels);
  const lines: EstimateLine[] = [
    {
      code: 'barrel',
      text: `${times}${barrel.name}, flat price up to ${barrel.includedLb} lb${times && ' each'}`,
      amount: flat,
    },
  ];
  if (extraLb > 0) {
    const text = `${times}${extraLb} lb over ${barrel.includedLb} lb × ${dollars(perLb)}`;
    lines.push({ code: 'barrel-extra', text, amount: roundCents(quantity * extraLb * perLb) });
  }
  return lines;
};

/** Pounds that are charged at the rate of the lane, boxes and barrels together. */
export const billedLbOf = ({ boxes, barrels }: Pieces, card: RateCard): number =>
  barrels.reduce(
    (sum, each) => sum + each.quantity * (each.barrel.equivalentLb + extraLbOf(each)),
    chargeableLbOf(boxes, card),
  );

export const sumOf = (lines: readonly EstimateLine[]): Cents =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** What the price group of a customer takes off the freight; nothing without a group, or where it gives nothing. */
const groupLine = (
  freight: Cents,
  service: EstimateRequest['service'],
  group: CustomerGroup | undefined,
): readonly EstimateLine[] => {
  const percent = group && (service === 'express' ? group.expressPercent : group.standardPercent);
  const off = percentOf(freight, percent ?? 0);
  return group === undefined || off === 0
    ? []
    : [{ code: 'group', text: `${group.name}, ${percent}% off freight`, amount: -off }];
};

/**
 * Freight lines: boxes with their discount, barrels, the difference to the minimum, express on the sum, then what the price group of the
 * customer takes off all of them.
 */
export const freightLines = (
  { boxes, barrels }: Pieces,
  { to, mailbox, service }: Pick<EstimateRequest, 'to' | 'mailbox' | 'service'>,
  card: RateCard,
  group: CustomerGroup | undefined,
): readonly EstimateLine[] => {
  const perLb = card.perLb[to];
  const lines = [...boxLines(boxes, perLb, card), ...barrels.flatMap((each) => barrelLines(each, perLb))];
  const missing = card.minimumFreight - sumOf(lines);
  if (!mailbox && missing > 0) {
    lines.push({
      code: 'minimum',
      text: `Up to the minimum charge of ${dollars(card.minimumFreight)}`,
      amount: missing,
    });
  }
  if (service === 'express') {
    const text = `Express, ${card.expressPercent}% of the freight`;
    lines.push({ code: 'express', text, amount: percentOf(sumOf(lines), card.expressPercent) });
  }
  return [...lines, ...groupLine(sumOf(lines), service, group)];
};
