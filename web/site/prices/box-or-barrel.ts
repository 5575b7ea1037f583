import type { DestinationCode } from '#domain/kernel/destinations.ts';
import type { Barrel } from '#domain/quotes/rate-card.ts';
import type { Site } from '../page.ts';
import { barrel, boxes, priceOf, priceOfBoxes } from './example-price.ts';

/** A box so small that its weight counts and not its size, in inches. */
const DENSE = [12, 12, 12] as const;

/**
 * From how many pounds a dense box costs more than a barrel with the same goods, up to what the barrel includes. Undefined where it never
 * does, and where the barrel has no price.
 */
export const barrelCheaperFromLb = (
  site: Pick<Site, 'rateCards'>,
  to: DestinationCode,
  { code, includedLb }: Pick<Barrel, 'code' | 'includedLb'>,
): number | undefined => {
  const flat = priceOf(site, to, [barrel(code, includedLb)]);
  if (flat === undefined) return undefined;
  return Array.from({ length: includedLb }, (_, index) => index + 1).find(
    (weight) => priceOfBoxes(site, to, [boxes({ size: DENSE, weight })]).total > flat.total,
  );
};
