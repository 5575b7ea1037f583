import type { Booking, Place } from '#domain/bookings/booking.ts';
import type { placeRefusals } from '#domain/bookings/refusals.ts';
import { milesBetween } from '#domain/departures/slots/distance.ts';
import type { RefusalsOf } from '#domain/kernel/endpoint.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { pickupFee, pickupTooFar } from '#domain/quotes/engine/pickup-fee.ts';
import type { PublishedRateCard } from '#domain/quotes/rate-card.ts';
import type { FindZipCode } from '../../quotes/index.ts';
import type { ReadSetting } from '../../settings/index.ts';

export interface PlaceDeps {
  readonly readSetting: ReadSetting;
  readonly findZipCode: FindZipCode;
  /** The rate card in force at an instant. */
  readonly readRateCard: (now: Date) => Promise<PublishedRateCard>;
}

export type PlaceRefusal = RefusalsOf<typeof placeRefusals>;
/** A place where we come, by its ZIP code. */
export type FoundPlace = Pick<Place, 'zip' | 'town' | 'miles'>;

/** Where a ZIP code is, refused beyond our radius. The browser does not decide the miles. */
export const placeOf = async (
  { readSetting, findZipCode }: PlaceDeps,
  zip: string,
): Promise<Result<FoundPlace, never, PlaceRefusal>> => {
  const found = findZipCode(zip);
  if (found === undefined)
    return refuse('ZIP_CODE_NOT_FOUND', `We do not know the ZIP code ${zip}. Check its five digits.`);
  const [{ facility }, { pickup }] = await Promise.all([readSetting('brand'), readSetting('schedule')]);
  const miles = milesBetween(facility, found);
  return miles <= pickup.radiusMiles
    ? ok({ zip, town: `${found.city}, ${found.state}`, miles })
    : pickupTooFar(pickup.radiusMiles);
};

/** What a pickup costs with the rate card in force: by miles, tolls of its area, and stairs. */
export const priceOf = async (
  { readRateCard }: PlaceDeps,
  { zip, miles }: FoundPlace,
  stairs: boolean,
  now: Date,
): Promise<Result<NonNullable<Booking['price']>, never, PlaceRefusal>> => {
  const { card, version } = await readRateCard(now);
  const lines = pickupFee(card, { miles, zip, stairs });
  if (!lines.ok) return lines;
  return ok({
    lines: lines.value.map(({ code, text, amount }) => ({ code, text, amount })),
    total: lines.value.reduce((sum, { amount }) => sum + amount, 0),
    rateCardVersion: version,
  });
};
