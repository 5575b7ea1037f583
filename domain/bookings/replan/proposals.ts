import type { SlotWay } from '../../departures/slots/slot-id.ts';
import { bookableSlots, type Slot, slotWithId } from '../../departures/slots/slots.ts';
import type { DestinationCode } from '../../kernel/destinations.ts';
import type { Booking, SlotTimes, Visit } from '../booking.ts';
import type { PromisedFlight } from '../promised-flight.ts';
import { type Claims, claimed, timesOf, visitClaim } from '../slot-claims.ts';
import { poundsIn } from '../visits.ts';
import { movableVisits, type Rules, type Touch } from './touch.ts';

/** A booking that cannot stay as it is, and why. */
export interface Touched {
  readonly booking: Booking;
  readonly touch: Touch;
}

/** What is proposed for a booking. Empty where no slot of the next weeks has room. */
export interface Proposal {
  readonly proposed?: SlotTimes;
  readonly flight?: PromisedFlight;
}

/** The same rule, which is asked once for a lane and a slot: many are touched at once, and all look at the same slots. */
const askedOnce = (flightOf: Rules['flightOf']): Rules['flightOf'] => {
  const known = new Map<string, PromisedFlight>();
  return (to: DestinationCode, slot: Slot) => {
    const key = `${to} ${slot.id}`;
    const flight = known.get(key) ?? flightOf(to, slot);
    known.set(key, flight);
    return flight;
  };
};

/** What is free, and when. */
export interface Planning extends Rules {
  /** What is taken of a slot. */
  readonly claims: (id: string) => Claims;
  readonly now: Date;
}

const touchedVisit = ({ booking, touch }: Touched, now: Date): Visit | undefined =>
  movableVisits(booking, now).find(({ purpose }) => purpose === touch.purpose);

/** Whether a visit can be in a slot beside the other one of its booking: empty barrels come first. */
const isInOrder = (booking: Booking, { purpose }: Visit, slot: Slot, now: Date): boolean => {
  const other = movableVisits(booking, now).find((visit) => visit.purpose !== purpose);
  if (other === undefined) return true;
  return purpose === 'FIRST' ? slot.to <= new Date(other.slot.from) : new Date(other.slot.to) <= slot.from;
};

/** How far a slot is from what a customer chose. Smaller is better, from the first number on that differs. */
type Rank = readonly [missed: number, flightDay: number, distance: number, from: number];

/** The promised flight first, then the next ones, and an earlier one at last: goods are seldom ready sooner. */
const missedBy = (made: PromisedFlight, promised: PromisedFlight | undefined): number => {
  if (promised === undefined || made.departureId === promised.departureId) return 0;
  return made.day > promised.day ? 1 : 2;
};

const rankOf = (
  visit: Visit,
  slot: Slot,
  made: PromisedFlight,
  promised: PromisedFlight | undefined,
): Rank => {
  const missed = visit.purpose === 'FIRST' ? 0 : missedBy(made, promised);
  return [
    missed,
    missed === 0 ? 0 : Date.parse(made.day),
    Math.abs(slot.from.getTime() - Date.parse(visit.slot.from)),
    slot.from.getTime(),
  ];
};

const compareRanks = (one: Rank, other: Rank): number =>
  one.map((each, place) => each - (other[place] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** The slots that a visit could have, the best first: those that can be booked, and the one that it has if there still is one. */
const candidatesOf = (
  { booking }: Touched,
  visit: Visit,
  { slots: rules, flightOf, now }: Planning,
  bookable: readonly Slot[],
) => {
  const own = slotWithId(rules, visit.slot.id);
  const isListed = own === undefined || bookable.some(({ id }) => id === own.id);
  return (isListed ? bookable : [own, ...bookable])
    .filter((slot) => isInOrder(booking, visit, slot, now))
    .map((slot) => {
      const made = flightOf(booking.to, slot);
      return { slot, made, rank: rankOf(visit, slot, made, booking.flight) };
    })
    .toSorted((one, other) => compareRanks(one.rank, other.rank));
};

const turnOf = (touched: Touched, now: Date): string => {
  const { createdAt, reference } = touched.booking;
  return `${touchedVisit(touched, now)?.slot.from} ${createdAt} ${reference}`;
};

/**
 * Proposes a slot for everybody who cannot stay, so that all proposals fit together: whose slot is the earliest comes first, of these who
 * booked first. The same bookings, settings and places give the same proposals. Returns them by the reference.
 */
export const proposalsFor = (touched: readonly Touched[], given: Planning): ReadonlyMap<string, Proposal> => {
  const planning = { ...given, flightOf: askedOnce(given.flightOf) };
  const { now, slots: rules } = planning;
  const taken = new Map<string, Claims>();
  const bookable = {
    PICKUP: bookableSlots(rules, 'PICKUP', now),
    DROP_OFF: bookableSlots(rules, 'DROP_OFF', now),
  } as const satisfies Record<SlotWay, readonly Slot[]>;
  const propose = (one: Touched): Proposal => {
    const { booking } = one;
    const visit = touchedVisit(one, now);
    if (visit === undefined) return {};
    const want = { claim: visitClaim(booking, visit), lb: poundsIn(booking, visit) };
    for (const { slot, made } of candidatesOf(one, visit, planning, bookable[booking.way])) {
      const after = claimed(slot, taken.get(slot.id) ?? planning.claims(slot.id), want, now);
      if (after === undefined) continue;
      taken.set(slot.id, after);
      const flight = visit.purpose === 'FIRST' ? booking.flight : made;
      return { proposed: timesOf(slot), ...(flight === undefined ? {} : { flight }) };
    }
    return {};
  };
  const inTurn = touched.toSorted((one, other) => (turnOf(one, now) < turnOf(other, now) ? -1 : 1));
  return new Map(inTurn.map((one) => [one.booking.reference, propose(one)]));
};
