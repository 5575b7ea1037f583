import * as z from 'zod/mini';
import { destinationCodes } from '../../kernel/destinations.ts';
import { addDays, newYorkDay, weekdayOf, weekOf } from '../../kernel/new-york.ts';
import { type FlightRecord, FlightTiming } from '../flight.ts';
import { FlightId, isAddedFlight } from '../flight-id.ts';
import { WEEKS_PLANNED } from '../flights-setting.ts';
import { isSameTiming, timingOf } from '../planning.ts';
import { type FlightSchedule, ruleChangeKey } from '../schedule/flight-rule.ts';
import type { Schedule } from '../schedule/schedule.ts';
import type { AddedDeparture, PublishedSchedule, RuleChange } from './published-schedule.ts';

/** A flight in `departures.json`, the file with the flights of the next eight weeks that can still be booked. */
export const PublishedDeparture = z.extend(FlightTiming, {
  id: FlightId,
  to: z.enum(destinationCodes),
  destinationAirport: z.string(),
  carrier: z.optional(z.string()),
  flightNumber: z.optional(z.string()),
});
export type PublishedDeparture = z.infer<typeof PublishedDeparture>;

const changeOf = ({ usualDay, recorded, ...flight }: FlightRecord): RuleChange => {
  const isCancelled = recorded === 'CANCELLED';
  return {
    departureDay: flight.day,
    movedBy: flight.movedBy === undefined ? null : { holiday: flight.movedBy, usualDay },
    originAirport: flight.originAirport,
    cargoCutoff: isCancelled ? 0 : Date.parse(flight.cargoCutoff),
    bookingCutoff: isCancelled ? 0 : Date.parse(flight.bookingCutoff),
    eta: flight.eta,
  };
};

/** The usual days of a lane from last week on. A flight of last week may leave later than usual. */
const usualDays = (departs: number, now: Date): readonly string[] => {
  const today = newYorkDay(now);
  const first = addDays(today, ((departs - weekdayOf(today) + 7) % 7) - 7);
  return Array.from({ length: WEEKS_PLANNED + 1 }, (_, week) => addDays(first, 7 * week));
};

/** The flights that differ from the schedule's rule, by lane and usual day of the rule. */
export const changesOfRule = (
  schedule: FlightSchedule,
  flights: readonly FlightRecord[],
  now: Date,
): Readonly<Record<string, RuleChange>> => {
  const at = now.toISOString();
  const known = new Map(
    flights
      .filter(({ id }) => !isAddedFlight(id))
      .map((flight) => [`${flight.to} ${weekOf(flight.usualDay)}`, flight]),
  );
  const changes = destinationCodes.flatMap((to) =>
    usualDays(schedule.lanes[to].departs, now).flatMap((usualDay) => {
      const flight = known.get(`${to} ${weekOf(usualDay)}`);
      const rule = timingOf(schedule, to, usualDay);
      const isPast = rule.bookingCutoff <= at && (flight?.bookingCutoff ?? '') <= at;
      if (!flight || isPast || (flight.recorded !== 'CANCELLED' && isSameTiming(flight, rule))) return [];
      return [[ruleChangeKey(to, usualDay), changeOf(flight)] as const];
    }),
  );
  return Object.fromEntries(changes);
};

/** The flights that staff added and that can still be booked, for pages and countdowns. */
export const addedToRule = (flights: readonly FlightRecord[], now: Date): readonly AddedDeparture[] =>
  flights
    .filter(
      ({ id, recorded, bookingCutoff }) =>
        isAddedFlight(id) && recorded === 'SCHEDULED' && bookingCutoff > now.toISOString(),
    )
    .map(({ id, to, day, originAirport, cargoCutoff, bookingCutoff, eta }) => ({
      id,
      to,
      departureDay: day,
      originAirport,
      cargoCutoff: Date.parse(cargoCutoff),
      bookingCutoff: Date.parse(bookingCutoff),
      eta,
    }));

/** A schedule as everybody reads it: the rule, with the flights that differ from it. In most weeks it is the schedule itself. */
export const asPublished = (
  schedule: Schedule,
  flights: readonly FlightRecord[],
  now: Date,
): PublishedSchedule => {
  const changes = changesOfRule(schedule, flights, now);
  const added = addedToRule(flights, now);
  const differs = {
    ...(Object.keys(changes).length > 0 ? { changes } : {}),
    ...(added.length > 0 ? { added: [...added] } : {}),
  };
  return Object.keys(differs).length > 0 ? { ...schedule, ...differs } : schedule;
};

/** The flights that can still be booked, by their booking cutoff, for `departures.json`. */
export const publishedDepartures = (
  flights: readonly FlightRecord[],
  now: Date,
): readonly PublishedDeparture[] =>
  flights
    .filter(({ recorded, bookingCutoff }) => recorded === 'SCHEDULED' && bookingCutoff > now.toISOString())
    .toSorted(
      (one, other) => one.bookingCutoff.localeCompare(other.bookingCutoff) || one.id.localeCompare(other.id),
    )
    .map((flight) => PublishedDeparture.parse(flight));
