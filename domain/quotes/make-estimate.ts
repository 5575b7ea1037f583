import { ok, type Result } from '../kernel/result.ts';
import { type CustomerCard, groupIn } from './cards/customer-card.ts';
import { adviceFor } from './engine/advice.ts';
import { assumptionsOf } from './engine/assumptions.ts';
import { extraLines } from './engine/extras.ts';
import { billedLbOf, chargeableLbOf, freightLines, sumOf } from './engine/freight.ts';
import { grossLbOf, measure, type Pieces } from './engine/pieces.ts';
import type { Estimate, EstimateRequest, ReviewReason } from './estimate.ts';
import type { EstimateRefusal } from './no-price.ts';
import type { RateCard } from './rate-card.ts';

const reviewOf = (
  { boxes, barrels }: Pieces,
  { oversize, barrelLimits }: RateCard,
): readonly ReviewReason[] => {
  const oversized = boxes.some(
    ({ grossLb, longestIn }) => grossLb > oversize.aboveLb || longestIn > oversize.aboveIn,
  );
  const heavy = barrels.some(({ grossLb }) => grossLb > barrelLimits.reviewAboveLb);
  return [...(oversized ? (['OVERSIZE_BOX'] as const) : []), ...(heavy ? (['HEAVY_BARREL'] as const) : [])];
};

/** Pounds as shown, without the rounding error of a sum. */
const shownLb = (pounds: number): number => Math.round(pounds * 1000) / 1000;

/**
 * The price of flying goods, line by line (trade.md, The price), with one version of the prices and the price group of the
 * customer. The same request with the same card and group always gives the same result. Without a price, the message of the
 * refusal says what to do.
 */
export const estimate = (
  request: EstimateRequest,
  forCustomer: CustomerCard,
): Result<Estimate, never, EstimateRefusal> => {
  const { version, card } = forCustomer;
  const group = groupIn(forCustomer);
  const measured = measure(request.goods, card);
  if (!measured.ok) return measured;
  const pieces = measured.value;
  const extras = extraLines(request, billedLbOf(pieces, card), card);
  if (!extras.ok) return extras;
  const lines = [...freightLines(pieces, request, card, group), ...extras.value];
  const { boxes, barrels } = pieces;
  return ok({
    lines,
    total: sumOf(lines),
    chargeableLb: chargeableLbOf(boxes, card),
    grossLb: shownLb(grossLbOf([...boxes, ...barrels])),
    dimensionalLb: shownLb(boxes.reduce((sum, box) => sum + box.quantity * box.dimensionalLb, 0)),
    review: reviewOf(pieces, card),
    assumptions: assumptionsOf(pieces, request, card),
    advice: adviceFor(pieces, request, card, group),
    rateCardVersion: version,
    ...(group === undefined ? {} : { priceGroup: group.code }),
  });
};
