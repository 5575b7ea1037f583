import { useMemo } from 'react';
import type { CustomerCard } from '#domain/quotes/cards/customer-card.ts';
import type { Estimate } from '#domain/quotes/estimate.ts';
import { EstimateRequest } from '#domain/quotes/estimate-request.ts';
import { estimate } from '#domain/quotes/make-estimate.ts';
import { addedCharges, estimateRequestOf, underPromise } from '#domain/shipments/form/price.ts';
import { withoutThrowing } from '#web/telemetry/without-throwing.ts';
import { formOf } from '../draft/form-of.ts';
import type { TypedShipment } from '../draft/typed.ts';

/** The price as far as it can be computed. */
export interface LivePrice {
  readonly price?: Estimate;
  /** What is promised for it, in cents: the price of the quote while nothing that has a price was changed. */
  readonly total?: number | undefined;
  /** The charges that the form adds to those of an accepted quote; undefined where its price does not count, or not any more. */
  readonly added?: ReturnType<typeof addedCharges>;
  /** Why there is none although boxes and barrels are complete. */
  readonly problem?: string;
}

const requestIn = (json: string): EstimateRequest | undefined => {
  const parsed = EstimateRequest.safeParse(withoutThrowing(() => JSON.parse(json)));
  return parsed.success ? (parsed.data as EstimateRequest) : undefined;
};

/** What the form adds to the charges of the quote, while it changes none of them; the server goes by the same rule. */
const addedToQuote = (
  promised: EstimateRequest | undefined,
  price: Estimate,
  card: CustomerCard,
): LivePrice['added'] => {
  const then = promised && estimate(promised, card);
  return then?.ok ? addedCharges(then.value.lines, price.lines) : undefined;
};

/** The price of what was typed so far, computed on this device by the engine and the request that the server uses. */
export const useLivePrice = (
  typed: TypedShipment,
  rateCard: CustomerCard,
  pickupMiles: number | undefined,
  deliveryTowns: readonly string[],
): LivePrice =>
  useMemo(() => {
    const form = formOf(typed, rateCard.card);
    if (form.goods.length === 0) return {};
    // A line that is not complete yet has no value.
    const commodities = form.commodities.filter(({ quantity, unitValue }) => quantity * unitValue > 0);
    const asked = estimateRequestOf({ ...form, commodities }, { pickupMiles, deliveryTowns });
    const promised = requestIn(typed.quoted.request);
    const answer = estimate(underPromise(asked, promised), rateCard);
    if (!answer.ok) return { problem: answer.refusal.message };
    const added = addedToQuote(promised, answer.value, rateCard);
    if (added === undefined) return { price: answer.value, total: answer.value.total };
    const total = added.reduce((sum, { amount }) => sum + amount, typed.quoted.total);
    // Our desk looked at these boxes and barrels for the quote.
    return { price: { ...answer.value, review: [] }, total, added };
  }, [typed, rateCard, pickupMiles, deliveryTowns]);
