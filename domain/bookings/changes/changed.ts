import { ok } from '../../kernel/result.ts';
import type { Booking, Place } from '../booking.ts';
import type { BookingChange } from '../booking-form.ts';
import { type BookingState, keepsPlace } from '../lifecycle.ts';
import { missingOf } from '../missing.ts';
import { firstVisit } from '../visits.ts';
import { type By, ended, next, notPossible, type Stepped, stateOf, unchangedSince } from './step.ts';

const changeable: readonly BookingState[] = ['REQUESTED', 'CONFIRMED', 'ASSIGNED', 'FAILED', 'NO_SHOW'];

/** Whether facts for the day may change: not while somebody is at the door, nor when it is over. */
export const isChangeable = ({ state }: Pick<Booking, 'state'>): boolean => changeable.includes(state);

/** What the server knows of a change. */
export interface ChangeKnown extends By {
  /** The place of the ZIP code. */
  readonly place?: Pick<Place, 'zip' | 'town' | 'miles'> | undefined;
  readonly price?: Booking['price'];
  /** True where nobody has to say yes to a request that is complete now. */
  readonly confirms: boolean;
  /** The consent to search was signed at our counter or read out to us. */
  readonly signed?: boolean | undefined;
}

/** What decides how far and how long we drive, and what it costs: a van is planned by it. */
const planOf = ({ place, goods, emptyBarrels }: Pick<Booking, 'place' | 'goods' | 'emptyBarrels'>): string =>
  JSON.stringify([place?.zip, place?.street, place?.stairs, goods, emptyBarrels]);

/** Everything that a change can change, as one text. */
const saidOf = (booking: Booking): string => {
  const { name, phone, place, note, photos, searchConsent } = booking;
  return JSON.stringify([planOf(booking), name, phone, place?.access, note, photos, searchConsent?.at]);
};

/** The visits after a change: nobody drives with empty barrels that are not wanted any more. */
const visitsAfter = (before: Booking, { emptyBarrels }: BookingChange, by: By): Booking['visits'] => {
  const first = firstVisit(before);
  return emptyBarrels?.how === 'FIRST' || first?.state !== 'PLANNED'
    ? before.visits
    : ended(before.visits, first.number, 'CANCELLED', by);
};

const afterChange = (before: Booking, change: BookingChange, known: ChangeKnown): Booking => {
  const { version: _, zip: __, name, phone, stairs, photos, goods, emptyBarrels, ...texts } = change;
  const { street = '', access = '', note = '' } = texts;
  const { place: _place, note: _note, emptyBarrels: _barrels, ...rest } = before;
  const at = known.place ?? before.place;
  const place = at && {
    zip: at.zip,
    miles: at.miles,
    ...(at.town === undefined ? {} : { town: at.town }),
    stairs,
    ...(street === '' ? {} : { street }),
    ...(access === '' ? {} : { access }),
  };
  return next(
    rest,
    {
      name,
      phone,
      photos,
      goods,
      visits: visitsAfter(before, change, known),
      ...(place === undefined ? {} : { place }),
      ...(note === '' ? {} : { note }),
      ...(emptyBarrels === undefined ? {} : { emptyBarrels }),
      ...(known.price === undefined ? {} : { price: known.price }),
      ...(known.signed && before.searchConsent === undefined
        ? { searchConsent: { at: known.at, by: known.by, how: 'AT_COUNTER' as const } }
        : {}),
    },
    known,
  );
};

/** What is complete now is confirmed where nobody has to say yes. Was it complete before, it waits for our yes, whatever else is changed. */
export const stateAfter = (before: Booking, after: Booking, confirms: boolean): BookingState => {
  const isIncomplete = missingOf(after).length > 0;
  if (before.state !== 'REQUESTED')
    return keepsPlace(before.state) && isIncomplete ? 'REQUESTED' : before.state;
  return missingOf(before).length > 0 ? stateOf(after, confirms) : before.state;
};

/**
 * A booking after its customer or the desk changed what we need to know on the day. A request that is complete now is confirmed where
 * nobody has to say yes; one that needs a visit with empty barrels now is a request again, until that has a time. The same booking where
 * it says all of that already: the request came twice, or its answer was lost.
 */
export const changed = (before: Booking, change: BookingChange, known: ChangeKnown): Stepped => {
  const after = afterChange(before, change, known);
  if (saidOf(after) === saidOf(before)) return ok(before);
  const seen = unchangedSince(before, change.version);
  if (!seen.ok) return seen;
  if (!isChangeable(before)) return notPossible(before, 'This booking cannot be changed any more.');
  if (after.heldBy !== undefined && costsOther(before, after))
    return notPossible(
      before,
      `This pickup was paid with shipment ${after.heldBy}, for its ZIP code and stairs. Change them on the page of the shipment.`,
    );
  if (before.state !== 'REQUESTED' && missingOf(after).includes('street'))
    return notPossible(before, 'Give the street and number where we pick it up.');
  return ok({ ...after, state: stateAfter(before, after, known.confirms) });
};

/** What a pickup costs depends on how far it is, and whether there are stairs. */
const costsOther = (before: Booking, after: Booking): boolean =>
  before.place?.zip !== after.place?.zip || (!before.place?.stairs && after.place?.stairs === true);

/** Whether a change touches what a van is planned by. */
export const changesPlan = (before: Booking, change: BookingChange): boolean => {
  const place = before.place && {
    ...before.place,
    zip: change.zip ?? before.place.zip,
    street: change.street === '' ? undefined : change.street,
    stairs: change.stairs,
  };
  return planOf(before) !== planOf({ ...change, place: place as Place });
};
