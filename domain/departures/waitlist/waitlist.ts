import * as z from 'zod/mini';
import { byTurn } from '../express-first.ts';
import type { FlightRecord, Load } from '../flight.ts';
import { flightState } from '../lifecycle.ts';
import { placeProblem } from '../places.ts';

/** A shipment on the list of a full flight. Instants are ISO 8601 in UTC, weights thousandths of a pound. */
export const WaitlistEntry = z.object({
  /** The number of the shipment. */
  number: z.string(),
  load: z.object({ thousandthsLb: z.int(), pieces: z.int() }),
  /** Express goes first. Absent on entries from before it was kept. */
  service: z.optional(z.enum(['standard', 'express'])),
  /** When it joined. Among those of one service the list is in this order. */
  since: z.string(),
  /** A place is held for it until this instant, exclusive. Absent while it waits. */
  offeredUntil: z.optional(z.string()),
});
export type WaitlistEntry = z.infer<typeof WaitlistEntry>;

/** A shipment on the list, as staff see it in order. */
export const ListedWaiting = z.extend(WaitlistEntry, {
  /** 1 for the first of those that still wait; absent once a place is held. */
  position: z.optional(z.int()),
});
export type ListedWaiting = z.infer<typeof ListedWaiting>;

/** Whose turn it is to get what becomes free. */
const inTurn = <Entry extends WaitlistEntry>(entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted(byTurn);

/** The list in the order in which places are given. Those with a held place have no position any more. */
export const listedInOrder = (entries: readonly WaitlistEntry[]): ListedWaiting[] => {
  let position = 0;
  return inTurn(entries).map((entry) => {
    if (entry.offeredUntil !== undefined) return entry;
    position += 1;
    return { ...entry, position };
  });
};

/**
 * Until when a place is held that is offered now: the hours of the setting, and never past the cargo cutoff, for goods that are
 * not at the dock by then miss the flight.
 */
export const heldUntil = (
  { cargoCutoff }: Pick<FlightRecord, 'cargoCutoff'>,
  hours: number,
  now: Date,
): string => {
  const until = new Date(now.getTime() + hours * 3_600_000).toISOString();
  return until < cargoCutoff ? until : cargoCutoff;
};

/** Whether a held place can still be taken: until the instant, exclusive. */
export const isStillHeld = ({ offeredUntil }: Pick<WaitlistEntry, 'offeredUntil'>, now: Date): boolean =>
  offeredUntil !== undefined && now.toISOString() < offeredUntil;

/** Whether a place was held and its time is over. The place is given to the next one then. */
export const hasLapsed = ({ offeredUntil }: Pick<WaitlistEntry, 'offeredUntil'>, now: Date): boolean =>
  offeredUntil !== undefined && offeredUntil <= now.toISOString();

/** The list of a flight is open as long as goods can still reach the dock in time. */
export const isListOpen = (
  flight: Pick<FlightRecord, 'recorded' | 'opensAt' | 'cargoCutoff' | 'bookingCutoff'>,
  now: Date,
): boolean => flightState(flight, now) === 'OPEN';

/** Whether a load fits in what is free. */
export const fitsIn = (load: Load, free: Load): boolean =>
  load.thousandthsLb <= free.thousandthsLb && load.pieces <= free.pieces;

/** Who gets a place of what is free: the first of those who wait, in their turn, whose whole load fits. */
export const firstThatFits = (waiting: readonly WaitlistEntry[], free: Load): WaitlistEntry | undefined =>
  inTurn(waiting).find(({ load, offeredUntil }) => offeredUntil === undefined && fitsIn(load, free));

/** Why a shipment cannot wait for a flight. */
export type WaitProblem = 'FLIGHT_CLOSED' | 'FLIGHT_HAS_SPACE' | 'TOO_MUCH_FOR_FLIGHT' | 'WAITLIST_FULL';

/** How many can wait for a flight, so that its page and every run of the schedule read a list of bounded length. */
export const WAITLIST_LIMIT = 100;

/** Why a load cannot wait for a place; undefined when it can. More than the whole flight carries would wait in vain. */
export const waitProblem = (
  flight: Pick<
    FlightRecord,
    'recorded' | 'opensAt' | 'cargoCutoff' | 'bookingCutoff' | 'free' | 'waiting' | 'capacity'
  >,
  load: Load,
  now: Date,
): WaitProblem | undefined => {
  if (!isListOpen(flight, now)) return 'FLIGHT_CLOSED';
  const { lb, pieces } = flight.capacity;
  if (!fitsIn(load, { thousandthsLb: lb * 1000, pieces })) return 'TOO_MUCH_FOR_FLIGHT';
  if (placeProblem(flight, load, { now, onHand: false }) === undefined) return 'FLIGHT_HAS_SPACE';
  return (flight.waiting ?? 0) < WAITLIST_LIMIT ? undefined : 'WAITLIST_FULL';
};
