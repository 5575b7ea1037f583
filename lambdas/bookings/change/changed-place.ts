import type { Booking } from '#domain/bookings/booking.ts';
import type { BookingChange } from '#domain/bookings/booking-form.ts';
import type { ChangeKnown } from '#domain/bookings/changes/changed.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { type PlaceDeps, type PlaceRefusal, placeOf, priceOf } from './pickup-price.ts';

/** Where a changed booking is and what it costs then; nothing where neither ZIP code nor stairs are others than before. */
export const changedPlace = async (
  deps: PlaceDeps,
  { way, place: known }: Booking,
  { zip = known?.zip, stairs }: Pick<BookingChange, 'zip' | 'stairs'>,
  now: Date,
): Promise<Result<Pick<ChangeKnown, 'place' | 'price'>, never, PlaceRefusal>> => {
  const isSame = zip === known?.zip && stairs === (known?.stairs ?? false);
  if (way === 'DROP_OFF' || zip === undefined || isSame) return ok({});
  const place = await placeOf(deps, zip);
  if (!place.ok) return place;
  const price = await priceOf(deps, place.value, stairs, now);
  return price.ok ? ok({ place: place.value, price: price.value }) : price;
};
