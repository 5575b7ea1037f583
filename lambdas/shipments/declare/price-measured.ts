import { ok, type Result } from '#domain/kernel/result.ts';
import type { Estimate } from '#domain/quotes/estimate.ts';
import { estimate } from '#domain/quotes/make-estimate.ts';
import type { EstimateRefusal } from '#domain/quotes/no-price.ts';
import { estimateRequestOf } from '#domain/shipments/form/price.ts';
import { declaredGoods, measuredGoods, needsYes, unroundedLbOf } from '#domain/shipments/measuring.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { type PriceDeps, promisedCard } from './price-form.ts';

/** Pounds to a thousandth, as a scale shows them. */
const shownLb = (pounds: number): number => Math.round(pounds * 1000) / 1000;

/** What measured goods cost, beside what was promised for the declared ones. Amounts are in cents, weights in pounds. */
export interface MeasuredPrice
  extends Pick<NonNullable<Shipment['charged']>, 'total' | 'lines' | 'rateCardVersion'> {
  readonly declaredLb: number;
  readonly measuredLb: number;
  /** They weigh more than the tolerance over what was declared, and cost more. */
  readonly needsYes: boolean;
}

const linesOf = ({ lines }: Pick<Estimate, 'lines'>) =>
  lines.map(({ code, text, amount }) => ({ code, text, amount }));

/** The lines for what was measured. A price that staff or a quote made is kept, with the difference as a line of its own. */
const chargedLines = (promise: Shipment['promise'], declared: Estimate, measured: Estimate) =>
  JSON.stringify(linesOf(declared)) === JSON.stringify(promise.lines)
    ? linesOf(measured)
    : [
        ...promise.lines,
        {
          code: 'reweigh',
          text: 'Difference for the measured weight and size',
          amount: measured.total - declared.total,
        },
      ];

/** Prices a shipment as it was measured, by the rate card of its promise (trade.md, The price). */
export const priceMeasured = async (
  { readSetting, rateCards }: Pick<PriceDeps, 'readSetting' | 'rateCards'>,
  shipment: Shipment,
): Promise<Result<MeasuredPrice, never, EstimateRefusal>> => {
  const { promise, to, pickupMiles } = shipment;
  const [card, { destinations }] = await Promise.all([
    promisedCard(rateCards, promise),
    readSetting('capabilities'),
  ]);
  const { deliveryTowns } = destinations[to];
  const request = estimateRequestOf(shipment, { pickupMiles, deliveryTowns });
  const declared = estimate(request, card);
  if (!declared.ok) return declared;
  const goods = measuredGoods(shipment);
  const measured = estimate({ ...request, goods }, card);
  if (!measured.ok) return measured;
  const { dimDivisor } = card.card;
  const declaredLb = shownLb(unroundedLbOf(declaredGoods(shipment), dimDivisor));
  const measuredLb = shownLb(unroundedLbOf(goods, dimDivisor));
  const total = promise.total + measured.value.total - declared.value.total;
  return ok({
    total,
    lines: chargedLines(promise, declared.value, measured.value),
    rateCardVersion: promise.rateCardVersion,
    declaredLb,
    measuredLb,
    needsYes: total > promise.total && needsYes(shipment.pieces, { declaredLb, measuredLb }),
  });
};
