import type { Booking, Place, SlotTimes } from '../booking.ts';
import type { BookingFields } from '../booking-form.ts';
import { type By, noneToCome, stateOf, withVisit } from './step.ts';

/** What the server knows of a booking beside what was typed. */
export interface Known extends By {
  readonly reference: string;
  readonly ownerId: string;
  /** The place of the ZIP code; absent where goods are brought. */
  readonly place?: Pick<Place, 'zip' | 'town' | 'miles'> | undefined;
  readonly slot?: SlotTimes | undefined;
  /** The slot in which empty barrels are brought. */
  readonly firstSlot?: SlotTimes | undefined;
  readonly price?: Booking['price'];
  readonly heldBy?: Booking['heldBy'];
  readonly flight?: Booking['flight'];
  /** True where nobody has to say yes to it. */
  readonly confirms: boolean;
  /** How the consent to search was given. */
  readonly consent: NonNullable<Booking['searchConsent']>['how'];
}

type Form = Omit<BookingFields, 'slot' | 'firstSlot'>;

const placeOf = ({ street = '', stairs, access = '' }: Form, place: Known['place']): Place | undefined =>
  place && {
    ...place,
    stairs,
    ...(street === '' ? {} : { street }),
    ...(access === '' ? {} : { access }),
  };

const visitsOf = ({ slot, firstSlot }: Known, before: Booking['visits']): Booking['visits'] => {
  const first = firstSlot === undefined ? before : withVisit(before, 'FIRST', firstSlot);
  return [...(slot === undefined ? first : withVisit(first, 'MAIN', slot))];
};

const typed = (form: Form, known: Known) => {
  const { way, to, name, phone, goods, emptyBarrels, photos, note = '', shipments, priced } = form;
  const { by, at, price, heldBy, flight, consent } = known;
  const place = way === 'PICKUP' ? placeOf(form, known.place) : undefined;
  return {
    way,
    to,
    name,
    phone,
    goods,
    photos,
    shipments,
    ...(place === undefined ? {} : { place }),
    ...(emptyBarrels === undefined ? {} : { emptyBarrels }),
    ...(note === '' ? {} : { note }),
    ...(priced === undefined ? {} : { priced }),
    ...(price === undefined ? {} : { price }),
    ...(heldBy === undefined ? {} : { heldBy }),
    ...(flight === undefined ? {} : { flight }),
    ...(form.searchConsent ? { searchConsent: { at, by, how: consent } } : {}),
  };
};

/** A new booking: confirmed where nobody has to say yes and nothing is missing, else a request. */
export const made = (form: Form, known: Known): Booking => {
  const { reference, ownerId, by, at, confirms } = known;
  const booking: Booking = {
    reference,
    ownerId,
    version: 1,
    state: 'REQUESTED',
    ...typed(form, known),
    visits: visitsOf(known, []),
    createdAt: at,
    createdBy: by,
    changedAt: at,
  };
  return { ...booking, state: stateOf(booking, confirms) };
};

/**
 * A request that is completed by what its customer sends now: the pickup was sold with a shipment, and street and time come later. It
 * keeps its reference, and the shipments that it had.
 */
export const completedBy = (before: Booking, form: Form, known: Known): Booking => {
  const shipments = [...new Set([...before.shipments, ...form.shipments])];
  const booking: Booking = {
    ...before,
    ...typed({ ...form, shipments }, known),
    version: before.version + 1,
    visits: visitsOf(known, noneToCome(before.visits, known)),
    changedAt: known.at,
  };
  return { ...booking, state: stateOf(booking, known.confirms) };
};

/** Whether a booking is a request that its customer can complete: nobody has chosen a time yet. */
export const isToComplete = ({ state, visits }: Pick<Booking, 'state' | 'visits'>): boolean =>
  state === 'REQUESTED' && !visits.some((visit) => visit.state === 'PLANNED');

/**
 * A request whose goods come with another booking: that one has its shipments now. What is left of it stays a request; without any
 * shipment it is over.
 */
export const takenOver = (before: Booking, by: Booking, { at }: Pick<Known, 'at'>): Booking => {
  if (!isToComplete(before)) return before;
  const left = before.shipments.filter((number) => !by.shipments.includes(number));
  if (left.length === before.shipments.length) return before;
  const after = { ...before, shipments: left, version: before.version + 1, changedAt: at };
  return left.length > 0
    ? after
    : {
        ...after,
        state: 'CANCELLED',
        visits: noneToCome(before.visits, { at }),
        endedBecause: `It comes with booking ${by.reference}.`,
        closedAt: at,
      };
};
