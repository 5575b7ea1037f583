import * as z from 'zod/mini';
import type { Slot } from '../departures/slots/slots.ts';
import type { Booking, SlotTimes, Visit } from './booking.ts';
import { plannedVisits, poundsIn } from './visits.ts';

/** How long a place is held for somebody who confirms. */
export const HOLD_MINUTES = 5;

/** What one booking, or one person who confirms, takes of a slot. */
export const Claim = z.object({
  /** Pounds. */
  lb: z.number(),
  /** Until when it is held, ISO 8601. Absent for a booking, whose place stays. */
  until: z.optional(z.string()),
});
export type Claim = z.infer<typeof Claim>;

/** What is taken of a slot, by the name of the claim. */
export type Claims = Readonly<Record<string, Claim>>;

/** How much a slot takes. Absent: as much as comes. */
export type Capacity = Pick<Slot, 'places' | 'lb'>;

/** A wish for a place. */
export interface Want extends Claim {
  /** The name under which it is kept: of a visit, or of whoever holds it. */
  readonly claim: string;
  /** The name of a claim whose place it takes over, such as the hold of whoever books now. */
  readonly instead?: string | undefined;
}

/** The name of the place that somebody holds. Each person holds one place of a slot. */
export const holdClaim = (holder: string): string => `HOLD#${holder}`;

/** The name of the place of a visit. */
export const visitClaim = ({ reference }: Pick<Booking, 'reference'>, { number }: Pick<Visit, 'number'>) =>
  `${reference}#${number}`;

/** Until when a place is held from now on. */
export const heldUntil = (now: Date): string => new Date(now.getTime() + HOLD_MINUTES * 60_000).toISOString();

/** A slot as a booking keeps it. */
export const timesOf = ({ id, day, from, to, bookBy }: Slot): SlotTimes => ({
  id,
  day,
  from: from.toISOString(),
  to: to.toISOString(),
  bookBy: bookBy.toISOString(),
});

/** What is still claimed: a place that was held lapses by the clock, exclusive, and nobody has to sweep it away. */
export const standing = (claims: Claims, now: Date): Claims =>
  Object.fromEntries(
    Object.entries(claims).filter(([, { until }]) => until === undefined || now < new Date(until)),
  );

/** How much of a slot is taken now. Requests that wait for staff are among it, like places that are held. */
export const takenOf = (claims: Claims, now: Date) => {
  const all = Object.values(standing(claims, now));
  return {
    taken: all.length,
    takenLb: all.reduce((sum, { lb }) => sum + lb, 0),
    held: all.filter(({ until }) => until !== undefined).length,
  };
};

const fits = (taken: number, capacity: number | undefined): boolean =>
  capacity === undefined || taken <= capacity;

/**
 * What is claimed of a slot once somebody has a place in it; undefined when nothing more fits, neither for customers nor for the desk. A
 * claim of the same name, or the one that it takes the place of, is replaced. One that needs no more than before is always kept, also
 * where the settings allow less now than what was promised.
 */
export const claimed = (
  { places, lb }: Capacity,
  claims: Claims,
  { claim, instead, ...want }: Want,
  now: Date,
): Claims | undefined => {
  const standingNow = standing(claims, now);
  const before = [claim, instead].flatMap((name) => (name === undefined ? [] : (standingNow[name] ?? [])));
  const others = Object.fromEntries(
    Object.entries(standingNow).filter(([name]) => name !== claim && name !== instead),
  );
  const after = { ...others, [claim]: want };
  if (before.some((known) => want.lb <= known.lb)) return after;
  const { taken, takenLb } = takenOf(after, now);
  const isPlaceKnown = before.length > 0;
  return (isPlaceKnown || fits(taken, places)) && fits(takenLb, lb) ? after : undefined;
};

/** What is claimed of a slot once a claim is given back. */
export const released = (claims: Claims, claim: string, now: Date): Claims =>
  Object.fromEntries(Object.entries(standing(claims, now)).filter(([name]) => name !== claim));

/** Whether so many pounds, and one more place, still fit. */
export const hasRoom = (capacity: Capacity, claims: Claims, lb: number, now: Date): boolean =>
  claimed(capacity, claims, { claim: '', lb }, now) !== undefined;

/** What a change of a booking does to one slot. */
export interface SlotChange {
  readonly slot: SlotTimes;
  /** Names of claims that are given back. */
  readonly gives: readonly string[];
  readonly takes: readonly Want[];
}

interface Taken {
  readonly name: string;
  readonly slot: SlotTimes;
  readonly lb: number;
}

const takenBy = (booking: Booking | undefined): readonly Taken[] =>
  booking === undefined
    ? []
    : plannedVisits(booking).map((visit) => ({
        name: visitClaim(booking, visit),
        slot: visit.slot,
        lb: poundsIn(booking, visit),
      }));

/**
 * What brings the slots from one version of a booking to the next: one change for each slot, and none where nothing changes.
 * @param holder whose held places a new visit takes over.
 */
export const slotChanges = (
  before: Booking | undefined,
  after: Booking,
  holder?: string,
): readonly SlotChange[] => {
  const [was, is] = [takenBy(before), takenBy(after)];
  const given = was.filter(({ name }) => !is.some((one) => one.name === name));
  const wanted = is.filter(({ name, lb }) => !was.some((one) => one.name === name && one.lb === lb));
  const slots = new Map([...given, ...wanted].map(({ slot }) => [slot.id, slot]));
  const instead = holder === undefined ? {} : { instead: holdClaim(holder) };
  return [...slots.values()].map((slot) => ({
    slot,
    gives: given.filter((one) => one.slot.id === slot.id).map(({ name }) => name),
    takes: wanted
      .filter((one) => one.slot.id === slot.id)
      .map(({ name, lb }) => ({ claim: name, lb, ...instead })),
  }));
};

/** What is claimed of a slot after a change; undefined when what is wanted does not fit. */
export const claimsAfter = (
  capacity: Capacity,
  claims: Claims,
  { gives, takes }: Pick<SlotChange, 'gives' | 'takes'>,
  now: Date,
): Claims | undefined =>
  takes.reduce<Claims | undefined>(
    (sum, want) => sum && claimed(capacity, sum, want, now),
    gives.reduce((sum, claim) => released(sum, claim, now), standing(claims, now)),
  );
