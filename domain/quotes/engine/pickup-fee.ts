import { ok, type Refusal, type Result, refuse } from '../../kernel/result.ts';
import type { PickupArea } from '../cards/rate-card-fields.ts';
import type { EstimateLine } from '../estimate.ts';
import type { RateCard } from '../rate-card.ts';

/** Where the van goes, and what waits for it. Miles are great-circle miles from the dock, to a tenth. */
export interface PickupAsked {
  readonly miles: number;
  /** Without one there are no tolls, because nobody knows yet which bridges are on the way. */
  readonly zip?: string | undefined;
  readonly stairs?: boolean | undefined;
}

/** The lines of a price that are about its pickup. */
export const pickupLineCodes: readonly EstimateLine['code'][] = ['PU', 'PT', 'stairs'];

/** Refuses a pickup that is farther away than the van goes. */
export const pickupTooFar = (farthest: number) =>
  refuse(
    'PICKUP_TOO_FAR',
    `We pick up within ${farthest} miles of our dock. You can bring the goods to us, or send them.`,
    { farthest },
  );

/** The area with the longest beginning of a ZIP code: `11201` is nearer to the point than `112`. */
const pickupAreaOf = (areas: readonly PickupArea[], zip: string): PickupArea | undefined =>
  areas
    .filter((area) => zip.startsWith(area.zip))
    .toSorted((one, other) => other.zip.length - one.zip.length)[0];

const tollLines = ({ pickupAreas = [] }: Pick<RateCard, 'pickupAreas'>, zip: string | undefined) => {
  const area = zip === undefined ? undefined : pickupAreaOf(pickupAreas, zip);
  return area === undefined || area.toll === 0
    ? []
    : [{ code: 'PT', text: `Tolls to ${area.name}`, amount: area.toll } as const];
};

/**
 * What a pickup costs, line by line, by miles and by the area of its ZIP code. Everything that prices a pickup asks here: the price of a
 * shipment as well as a booking. Refused beyond the last band of miles.
 */
export const pickupFee = (
  card: Pick<RateCard, 'pickup' | 'pickupAreas' | 'stairs'>,
  { miles, zip, stairs = false }: PickupAsked,
): Result<readonly EstimateLine[], never, Refusal<'PICKUP_TOO_FAR', { farthest: number }>> => {
  const band = miles >= 0 ? card.pickup.find(({ toMiles }) => miles <= toMiles) : undefined;
  if (band === undefined) return pickupTooFar(Math.max(...card.pickup.map(({ toMiles }) => toMiles)));
  return ok([
    { code: 'PU', text: `Pickup, up to ${band.toMiles} miles`, amount: band.price },
    ...tollLines(card, zip),
    ...(stairs
      ? ([{ code: 'stairs', text: 'Stairs or liftgate at pickup', amount: card.stairs }] as const)
      : []),
  ]);
};
