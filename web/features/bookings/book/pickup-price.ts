import { type PickupAsked, pickupFee } from '#domain/quotes/engine/pickup-fee.ts';
import type { EstimateLine } from '#domain/quotes/estimate.ts';
import type { RateCard } from '#domain/quotes/rate-card.ts';

/** What a pickup costs by itself, in cents; undefined where we do not come. */
export const pickupPrice = (
  card: RateCard,
  asked: PickupAsked,
): { readonly lines: readonly EstimateLine[]; readonly total: number } | undefined => {
  const fee = pickupFee(card, asked);
  if (!fee.ok) return undefined;
  return { lines: fee.value, total: fee.value.reduce((sum, { amount }) => sum + amount, 0) };
};
