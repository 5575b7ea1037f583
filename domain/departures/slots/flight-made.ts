import type { DestinationCode } from '../../kernel/destinations.ts';
import type { PublishedSchedule } from '../published/published-schedule.ts';
import { type NextDeparture, nextDeparture } from '../schedule/departure.ts';
import type { Schedule } from '../schedule/schedule.ts';
import { atDock, bookableSlots, type Slot, type SlotRules } from './slots.ts';

/** The ids of the slots in which nothing more fits. */
export type FullSlots = ReadonlySet<string>;

const NONE_FULL: FullSlots = new Set();

/** The slot in which goods come. */
export type ComingSlot = Pick<Slot, 'way' | 'day' | 'from' | 'to' | 'bookBy'>;

/** How goods come to the dock, as far as their flight depends on it. */
export type Coming =
  /** Brought there, by their sender or by whoever delivers them; in a slot at its end, otherwise from now on. */
  | { readonly way: 'DROP_OFF'; readonly slot?: ComingSlot | undefined }
  /** Picked up by us in a slot. While none is chosen, the earliest one that is free. */
  | { readonly way: 'PICKUP'; readonly slot?: ComingSlot | undefined }
  /** All of it is there already, or in a mailbox: the booking cutoff counts. */
  | { readonly way: 'HERE' };

/** How goods come, from what a price was asked for with. */
export const comingFor = ({
  pickup,
  mailbox,
}: {
  readonly pickup: boolean;
  readonly mailbox: boolean;
}): Coming => {
  if (pickup) return { way: 'PICKUP' };
  return { way: mailbox ? 'HERE' : 'DROP_OFF' };
};

/** A schedule with the flights that differ from its rule, where they are known. */
export type FlightsAndSlots = Schedule & Pick<PublishedSchedule, 'changes' | 'added'>;

/** The first time window in which the van can still be booked. Undefined where the schedule has none at all, or all are full. */
export const firstSlot = (schedule: SlotRules, now: Date, full: FullSlots = NONE_FULL): Slot | undefined =>
  bookableSlots(schedule, 'PICKUP', now).find(({ id }) => !full.has(id));

/** The slot in which goods come: the chosen one until it is over, then the earliest free one of the van. */
const slotOf = (schedule: SlotRules, coming: Coming, now: Date, full: FullSlots): ComingSlot | undefined => {
  if (coming.way === 'HERE') return undefined;
  if (coming.slot !== undefined && now < coming.slot.to) return coming.slot;
  return coming.way === 'PICKUP' ? firstSlot(schedule, now, full) : undefined;
};

/**
 * When goods are at the dock at the earliest: now, or when the van is back with them. While every slot is full, not before the van is
 * back from the last of them.
 */
export const atDockFrom = (
  schedule: SlotRules,
  coming: Coming,
  now: Date,
  full: FullSlots = NONE_FULL,
): Date => {
  const slot = slotOf(schedule, coming, now, full);
  if (slot !== undefined) return atDock(schedule, slot);
  const last = coming.way === 'PICKUP' ? bookableSlots(schedule, 'PICKUP', now).at(-1) : undefined;
  return last === undefined ? now : atDock(schedule, last);
};

/** The flight that goods make, with what decides it. */
export interface FlightMade {
  readonly flight: NextDeparture;
  /** In which they are picked up or brought: the chosen one, or the earliest free one of the van. */
  readonly slot?: ComingSlot;
  /** Until when it has to be booked, or brought, to make this flight. */
  readonly before: Date;
}

/**
 * The flight that goods make from how they come to the dock (trade.md, The weekly cycle). Every screen, letter and booking asks here, so
 * that one price has one flight. `full` are the slots that nobody can have any more; whoever leaves them out counts every slot as free.
 */
export const flightMade = (
  schedule: FlightsAndSlots,
  to: DestinationCode,
  coming: Coming,
  now: Date,
  full: FullSlots = NONE_FULL,
): FlightMade => {
  const slot = slotOf(schedule, coming, now, full);
  const from = atDockFrom(schedule, coming, now, full);
  const flight = nextDeparture(schedule, to, from, coming.way === 'HERE');
  return slot === undefined ? { flight, before: flight.cutoff } : { flight, slot, before: slot.bookBy };
};

/** Whether goods make a flight. A cutoff is exclusive: at that instant the flight is missed. */
export const makesFlight = (
  schedule: SlotRules,
  { cargoCutoff, bookingCutoff }: { readonly cargoCutoff: string; readonly bookingCutoff: string },
  coming: Coming,
  now: Date,
  full: FullSlots = NONE_FULL,
): boolean =>
  atDockFrom(schedule, coming, now, full) < new Date(coming.way === 'HERE' ? bookingCutoff : cargoCutoff);
