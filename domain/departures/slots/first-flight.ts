import type { DestinationCode } from '../../kernel/destinations.ts';
import type { PublishedSchedule } from '../published/published-schedule.ts';
import { type NextDeparture, nextDeparture } from '../schedule/departure.ts';
import type { Schedule } from '../schedule/schedule.ts';
import { atDock, bookableSlots, type Slot, type SlotRules } from './slots.ts';

/** How goods come to the dock, as far as their flight depends on it: brought there, picked up by us, or there already. */
export type WayToDock = 'DROP_OFF' | 'PICKUP' | 'MAILBOX';

/** How goods come, from what a price was asked for with. */
export const wayOf = ({
  pickup,
  mailbox,
}: {
  readonly pickup: boolean;
  readonly mailbox: boolean;
}): WayToDock => {
  if (pickup) return 'PICKUP';
  return mailbox ? 'MAILBOX' : 'DROP_OFF';
};

/** A schedule with the flights that differ from its rule, where they are known. */
type PickupSchedule = Schedule & Pick<PublishedSchedule, 'changes' | 'added'>;

/** The first time window in which the van can still be booked. Undefined where the schedule has none at all. */
export const firstSlot = (schedule: SlotRules, now: Date): Slot | undefined =>
  bookableSlots(schedule, 'PICKUP', now)[0];

/** When goods can be at the dock at the earliest: now, or when the van is back from the first pickup that can still be booked. */
export const earliestAtDock = (schedule: SlotRules, way: WayToDock, now: Date): Date => {
  const slot = way === 'PICKUP' ? firstSlot(schedule, now) : undefined;
  return slot === undefined ? now : atDock(schedule, slot);
};

/** The flight that goods make, with what decides it. */
export interface FirstFlight {
  readonly flight: NextDeparture;
  /** For goods that we pick up: the first time window. */
  readonly slot?: Slot;
  /** Until when it has to be booked, or brought, to make this flight. */
  readonly before: Date;
}

/**
 * The flight that goods make from how they come to the dock (trade.md, The weekly cycle). Every screen and the booking ask here, so that one
 * price has one flight.
 */
export const firstFlight = (
  schedule: PickupSchedule,
  to: DestinationCode,
  way: WayToDock,
  now: Date,
): FirstFlight => {
  const slot = way === 'PICKUP' ? firstSlot(schedule, now) : undefined;
  const flight = nextDeparture(schedule, to, earliestAtDock(schedule, way, now), way === 'MAILBOX');
  return slot === undefined ? { flight, before: flight.cutoff } : { flight, slot, before: slot.bookBy };
};
