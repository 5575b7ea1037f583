import { holidayOn } from '../../departures/schedule/business-days.ts';
import { slotSettings } from '../../departures/slots/slot-settings.ts';
import { type Slot, type SlotRules, slotWithId } from '../../departures/slots/slots.ts';
import type { DestinationCode } from '../../kernel/destinations.ts';
import { dayWords } from '../../shipments/tracking/local-times.ts';
import type { Booking, Visit } from '../booking.ts';
import type { BookingState } from '../lifecycle.ts';
import type { PromisedFlight } from '../promised-flight.ts';
import { countingVisits } from '../visits.ts';

/** What decides whether bookings can stay as they are: the settings, and the flight that goods of a slot make by them. */
export interface Rules {
  readonly slots: SlotRules;
  readonly flightOf: (to: DestinationCode, slot: Slot) => PromisedFlight;
}

/** Why a booking cannot stay as it is. */
export type Touch = Pick<NonNullable<Booking['touched']>, 'because' | 'by' | 'purpose'>;

/** States in which a visit can be moved. Whoever is on the way to somebody goes there. */
const movable: readonly BookingState[] = ['REQUESTED', 'CONFIRMED', 'ASSIGNED'];

/** Visits that can still be moved: planned ones that are not over. */
export const movableVisits = (booking: Pick<Booking, 'state' | 'visits'>, now: Date): readonly Visit[] =>
  movable.includes(booking.state)
    ? countingVisits(booking).filter(({ state, slot }) => state === 'PLANNED' && now < new Date(slot.to))
    : [];

const isClosed = (rules: SlotRules, way: Booking['way'], day: string): boolean => {
  const { closedDays, extraDays } = slotSettings(rules);
  const closed = closedDays.find(({ date }) => date === day);
  if (closed !== undefined) return way === 'PICKUP' || closed.dock === true;
  const isOpened = way === 'PICKUP' && extraDays.some(({ date }) => date === day);
  return !isOpened && holidayOn(rules.holidays, day) !== undefined;
};

/** What customers are told when their slot is no more. Why the house is closed is its own affair. */
const slotSentence = (rules: SlotRules, way: Booking['way'], day: string): string => {
  const words = dayWords(day);
  if (way === 'PICKUP')
    return isClosed(rules, way, day)
      ? `We do not pick up on ${words}.`
      : `Our pickup times on ${words} have changed.`;
  return isClosed(rules, way, day)
    ? `Our dock is closed on ${words}.`
    : `The hours of our dock on ${words} have changed.`;
};

/** Whether the settings still have a slot, at the hours that were promised. */
const isKept = (rules: SlotRules, { slot }: Visit): boolean =>
  slotWithId(rules, slot.id)?.to.toISOString() === slot.to;

const flightTouch = ({ to, flight, visits }: Booking, rules: Rules, now: Date): Touch | undefined => {
  const main = visits.findLast(({ purpose, state }) => purpose === 'MAIN' && state === 'PLANNED');
  const slot = main && slotWithId(rules.slots, main.slot.id);
  if (flight === undefined || slot === undefined || slot.to <= now) return undefined;
  const made = rules.flightOf(to, slot);
  const touch = { by: 'flight', purpose: 'MAIN' } as const;
  if (made.departureId === flight.departureId && made.day !== flight.day)
    return {
      ...touch,
      because: `The flight of ${dayWords(flight.day)} leaves on ${dayWords(made.day)} now.`,
    };
  // Goods that make an earlier flight than the promised one are no reason to move anybody.
  if (made.departureId === flight.departureId || made.day < flight.day) return undefined;
  return {
    ...touch,
    because: `Your time does not make the flight on ${dayWords(flight.day)} any more.`,
  };
};

/**
 * Why a booking cannot stay as it is: the settings do not have the slot of a visit any more, or have it at other hours, or goods that come
 * in it do not make the promised flight. Undefined where it can stay. A slot that takes less now than it did keeps whom it has.
 */
export const touchOf = (booking: Booking, rules: Rules, now: Date): Touch | undefined => {
  const visits = movableVisits(booking, now);
  const gone = visits.find((visit) => !isKept(rules.slots, visit));
  if (gone !== undefined)
    return {
      by: 'schedule',
      purpose: gone.purpose,
      because: slotSentence(rules.slots, booking.way, gone.slot.day),
    };
  return visits.length === 0 ? undefined : flightTouch(booking, rules, now);
};
