import * as z from 'zod/mini';
import { type DestinationCode, destinationCodes } from '../../kernel/destination-codes.ts';
import { estimate } from '../../quotes/make-estimate.ts';
import type { PublishedRateCard, RateCard } from '../../quotes/rate-card.ts';
import { estimateRequestOf } from '../form/price.ts';
import { measuredGoods } from '../measuring.ts';
import type { Shipment } from '../shipment.ts';
import { TrackingNumber } from '../tracking-number.ts';

/** A shipment that closed, by the rate card that priced it and by one that is tried on it. Amounts are in cents. */
export const TrialRow = z.object({
  number: TrackingNumber,
  to: z.enum(destinationCodes),
  /** By the card that priced it. */
  before: z.number(),
  /** By the card that is tried; absent where that has no price for it, with the reason. */
  after: z.optional(z.number()),
  noPrice: z.optional(z.string()),
});
export type TrialRow = z.infer<typeof TrialRow>;

/**
 * What a shipment costs by its own rate card and by another: each time the price that the engine gives for its goods, as they were declared,
 * or as they were measured where the sender paid for that. What our desk or a quote agreed on besides is in neither, so the
 * difference is that of the cards. Undefined where its own card gives no price, or where nothing of it flew.
 * The price group of its sender counts in both, each time by what the card gives it.
 * @param own the rate card of its promise.
 */
export const tried = (
  shipment: Shipment,
  own: PublishedRateCard,
  card: RateCard,
  deliveryTowns: readonly string[],
): TrialRow | undefined => {
  const { number, to, pickupMiles, charged, state, promise } = shipment;
  const { priceGroup } = promise;
  if (state === 'CANCELLED') return undefined;
  const request = {
    ...estimateRequestOf(shipment, { pickupMiles, deliveryTowns }),
    ...(charged === undefined ? {} : { goods: measuredGoods(shipment) }),
  };
  const before = estimate(request, { ...own, priceGroup });
  if (!before.ok) return undefined;
  const after = estimate(request, { ...own, card, priceGroup });
  return {
    number,
    to,
    before: before.value.total,
    ...(after.ok ? { after: after.value.total } : { noPrice: after.refusal.message }),
  };
};

/** What a trial comes to, in cents: of the shipments that have a price by both cards. */
export interface TrialSum {
  readonly shipments: number;
  readonly before: number;
  readonly after: number;
  /** How many cost more, and how many less. */
  readonly dearer: number;
  readonly cheaper: number;
  /** How many the tried card has no price for. They are in none of the other figures. */
  readonly noPrice: number;
}

const nothing: TrialSum = { shipments: 0, before: 0, after: 0, dearer: 0, cheaper: 0, noPrice: 0 };

const added = (sum: TrialSum, { before, after }: TrialRow): TrialSum =>
  after === undefined
    ? { ...sum, noPrice: sum.noPrice + 1 }
    : {
        ...sum,
        shipments: sum.shipments + 1,
        before: sum.before + before,
        after: sum.after + after,
        dearer: sum.dearer + (after > before ? 1 : 0),
        cheaper: sum.cheaper + (after < before ? 1 : 0),
      };

/** The sums of a trial: of all, and of each destination that has some, in the order of our destinations. */
export const trialSums = (
  rows: readonly TrialRow[],
): {
  readonly all: TrialSum;
  readonly byDestination: readonly (TrialSum & { readonly to: DestinationCode })[];
} => ({
  all: rows.reduce(added, nothing),
  byDestination: destinationCodes.flatMap((to) => {
    const own = rows.filter((row) => row.to === to);
    return own.length === 0 ? [] : [{ to, ...own.reduce(added, nothing) }];
  }),
});

/** The shipments whose price changes most, up or down, those first. */
export const mostChanged = (rows: readonly TrialRow[], most: number): readonly TrialRow[] => {
  const changeOf = ({ before, after = before }: TrialRow): number => Math.abs(after - before);
  return rows
    .filter((row) => changeOf(row) > 0)
    .toSorted((one, other) => changeOf(other) - changeOf(one))
    .slice(0, most);
};
