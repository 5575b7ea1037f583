import type { Booking, Visit } from '../../bookings/booking.ts';
import { isOpenStop } from '../lifecycle.ts';
import type { Run, Stop } from '../run.ts';
import { notReadyBecause, type VisitKnown, visitToMake } from '../visits/visit-to-make.ts';
import { withTimes } from './acted.ts';
import type { Assigned } from './saved.ts';
import { type By, next } from './step.ts';

const ends: Readonly<Record<Exclude<Visit['state'], 'PLANNED'>, string>> = {
  DONE: 'It is done already.',
  RESCHEDULED: 'It was moved to another time.',
  FAILED: 'It was noted that this visit failed.',
  NO_SHOW: 'It was noted that this visit was missed.',
  CANCELLED: 'It was canceled.',
};

/** Why nobody drives to a stop any more by what its booking says now; undefined while somebody does. */
const offBecause = (
  { visit: number }: Stop,
  booking: Booking | undefined,
  known: VisitKnown,
): string | undefined => {
  const visit = booking?.visits.find((one) => one.number === number);
  if (booking === undefined || visit === undefined) return 'There is no such booking any more.';
  return visit.state === 'PLANNED' ? notReadyBecause({ booking }, known) : ends[visit.state];
};

/** A stop with the facts of its booking as they are now. */
const upToDate = (stop: Stop, booking: Booking, known: VisitKnown): Stop => {
  const visit = booking.visits.find(({ number }) => number === stop.visit);
  const now = visit && visitToMake({ booking, visit }, known);
  if (now === undefined) return stop;
  const { brings: _brings, takes: _takes, barrels: _barrels, note: _note, ...kept } = stop;
  return { ...kept, ...now };
};

const factsOf = ({ stops }: Pick<Run, 'stops'>): string =>
  JSON.stringify(
    stops.map(({ id, state, position, place, goods, barrels, minutes, shipments, to }) => [
      ...[id, state, position.latitude, position.longitude, place.zip, place.town, place.stairs],
      ...[goods.map(({ kind, barrel, quantity, weightLb }) => [kind, barrel, quantity, weightLb])],
      ...[barrels?.map(({ barrel, quantity }) => [barrel, quantity]), minutes, shipments, to],
    ]),
  );

/** What a run follows its bookings by. */
export interface FollowFacts extends Assigned {
  readonly known: VisitKnown;
  readonly bookings: ReadonlyMap<string, Booking>;
}

/**
 * A run after something happened to bookings that it has: whoever canceled or moved is off it with the reason, and what is fetched, where,
 * and how long that takes is as their bookings say now. The same run where nothing of that is new. Names, phones and the way to the door
 * are the booking's alone, and are read there.
 */
export const followed = (before: Run, facts: FollowFacts, by: By): Run => {
  const stops = before.stops.map((stop): Stop => {
    if (!isOpenStop(stop.state)) return stop;
    const booking = facts.bookings.get(stop.booking);
    const because = offBecause(stop, booking, facts.known);
    if (because !== undefined) return { ...stop, state: 'TAKEN_OFF', endedAt: by.at, because };
    return booking === undefined ? stop : upToDate(stop, booking, facts.known);
  });
  return factsOf({ stops }) === factsOf(before) ? before : withTimes(next(before, { stops }, by), facts);
};
