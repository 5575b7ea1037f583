import type { Booking, Visit } from '../../bookings/booking.ts';
import { type BookingState, isInVain, keepsPlace } from '../../bookings/lifecycle.ts';
import { mainVisit } from '../../bookings/visits.ts';
import type { Shipment } from '../shipment.ts';
import { type NotFetched, withoutPickup } from './without-pickup.ts';

/** What bookings tell of one that brings goods of a shipment. */
export interface BookingNews {
  readonly reference: string;
  readonly version: number;
  readonly way: 'PICKUP' | 'DROP_OFF';
  readonly state: BookingState;
  /** The visit that fetches the goods, or in which they are brought. Undefined while there is none. */
  readonly visit: Pick<Visit, 'slot'> | undefined;
  /** The town in which the van comes: `Brooklyn, NY`. */
  readonly town?: string | undefined;
  /** The consent to a search that its owner gave for all that the booking brings. */
  readonly consent: Shipment['searchConsent'];
  /** Whether the visit costs the fee for a missed pickup. Undefined where it was not in vain. */
  readonly costs?: boolean | undefined;
  /** Whether the shipment is still one of the booking. */
  readonly isOf: boolean;
  /** Set where the pickup was canceled because all of it came to our dock before. */
  readonly notNeeded?: NotFetched | undefined;
}

const notNeededOf = (booking: Booking): NotFetched | undefined => {
  const { notNeeded, feeFor, visits } = booking;
  if (notNeeded === undefined) return undefined;
  const main = mainVisit(booking);
  return {
    slot: main?.state === 'CANCELLED' ? main.slot : undefined,
    isLate: visits.some(({ number, state }) => number === feeFor && state === 'CANCELLED'),
  };
};

/** What a booking tells the shipment with that number. */
export const newsOf = (booking: Booking, number: string): BookingNews => ({
  reference: booking.reference,
  version: booking.version,
  way: booking.way,
  state: booking.state,
  visit: mainVisit(booking),
  town: booking.place?.town,
  consent: booking.searchConsent,
  costs: isInVain(booking.state) ? booking.feeFor !== undefined : undefined,
  isOf: booking.shipments.includes(number),
  notNeeded: notNeededOf(booking),
});

type Consent = NonNullable<Shipment['searchConsent']>;

type Known = Pick<NonNullable<Shipment['pickup']>, 'booking' | 'slot'>;
type Kept = Known & Pick<NonNullable<Shipment['coming']>, 'booking'>;

/** Whether a shipment knows this or more already, or its goods come by another booking since. */
const isPassed = ({ booking: known }: Known, { reference, version, state, isOf }: BookingNews): boolean => {
  if (known?.reference === reference) return isOf && version <= known.version;
  return !isOf || (known !== undefined && state === 'CANCELLED');
};

/** A visit in vain and a canceled one leave no slot to wait for. One that took place keeps its own. */
const keptOf = ({ reference, version, state, visit, town, costs }: BookingNews): Kept => {
  const booking = {
    reference,
    state,
    version,
    ...(town === undefined ? {} : { town }),
    ...(costs === undefined ? {} : { costs }),
  };
  if (visit === undefined || !(keepsPlace(state) || state === 'COMPLETED')) return { booking };
  const { id, day, from, to } = visit.slot;
  return { slot: { id, day, from, to }, booking };
};

/** Whether it is one and the same yes: the form of the shipment has it from the booking, where the same person gave it before. */
const isSameYes = (own: Consent, booked: Consent): boolean =>
  own.by === booked.by && own.how === 'ONLINE' && booked.how === 'ONLINE' && booked.at < own.at;

/**
 * Whoever agreed to a search of what a booking brings agreed to it for its shipments, at that time. Any other consent that a shipment has by
 * itself stays.
 */
const agreedBy = (
  { searchConsent: own }: Shipment,
  { consent, isOf }: BookingNews,
): Pick<Shipment, 'searchConsent'> =>
  consent !== undefined && isOf && (own === undefined || isSameYes(own, consent))
    ? { searchConsent: consent }
    : {};

/**
 * A shipment with what its booking tells: in its pickup where its price has one and the van comes, otherwise beside it. Undefined when
 * there is nothing to change: events come in any order, and twice.
 */
export const withBooking = (before: Shipment, news: BookingNews): Shipment | undefined => {
  const { pickup, coming, ...rest } = { ...before, ...agreedBy(before, news) };
  const isInPickup = pickup !== undefined && news.way === 'PICKUP';
  if (isPassed((isInPickup ? pickup : coming) ?? {}, news)) return undefined;
  if (news.notNeeded && news.isOf)
    return {
      ...withoutPickup({ ...before, ...rest }, news.notNeeded),
      coming: { way: news.way, ...keptOf(news) },
    };
  if (isInPickup) {
    const { booking: _booking, slot: _slot, ...place } = pickup;
    const others = coming === undefined ? rest : { ...rest, coming };
    return { ...others, pickup: news.isOf ? { ...place, ...keptOf(news) } : place };
  }
  const others = pickup === undefined ? rest : { ...rest, pickup };
  return news.isOf ? { ...others, coming: { way: news.way, ...keptOf(news) } } : others;
};
