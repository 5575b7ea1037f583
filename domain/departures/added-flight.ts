import * as z from 'zod/mini';
import { CalendarDay } from '../kernel/calendar-day.ts';
import { type DestinationCode, destinationCodes, destinations } from '../kernel/destinations.ts';
import { addDays, newYorkDay, newYorkInstant, onNewYorkClocks } from '../kernel/new-york.ts';
import { USUAL_DEPARTURE_TIME } from './departure-time.ts';
import type { FlightRecord } from './flight.ts';
import {
  Aircraft,
  CarrierName,
  DepartureTime,
  FlightCapacity,
  FlightNumber,
  type FlightsSetting,
} from './flights-setting.ts';
import { LocalTime, type OverrideProblem, timingProblems } from './override.ts';
import { holidayOn } from './schedule/business-days.ts';
import { departureLike } from './schedule/departure.ts';
import type { Schedule } from './schedule/schedule.ts';
import { AirportCode } from './schedule/schedule-fields.ts';

/** A flight that staff add beside those of the schedule. Times are those of New York. */
export const AddedFlight = z.strictObject({
  to: z.enum(destinationCodes),
  originAirport: AirportCode,
  day: CalendarDay,
  departureTime: DepartureTime,
  cargoCutoff: LocalTime,
  bookingCutoff: LocalTime,
  eta: z.strictObject({ from: CalendarDay, to: CalendarDay }),
  carrier: CarrierName,
  flightNumber: FlightNumber,
  /** Passenger aircraft unless given. */
  aircraft: z.optional(Aircraft),
  capacity: FlightCapacity,
});
export type AddedFlight = z.infer<typeof AddedFlight>;

/** What the schedule's rule proposes for a flight of a lane on a day. Who flies it is for people to say. */
export const ProposedFlight = z.extend(z.omit(AddedFlight, { carrier: true, flightNumber: true }), {
  carrier: z.optional(CarrierName),
});
export type ProposedFlight = z.infer<typeof ProposedFlight>;

/** How far ahead a flight can be added. */
const MOST_DAYS_AHEAD = 365;

const localTime = (instant: Date) => {
  const clocks = onNewYorkClocks(instant).toISOString();
  return { day: clocks.slice(0, 10), time: clocks.slice(11, 16) };
};

/** The flight that the rule of a lane would have on a day, with as many days between cutoffs and departure as its weekly flight has. */
export const proposedFlight = (
  { schedule, setting }: { readonly schedule: Schedule; readonly setting: FlightsSetting },
  to: DestinationCode,
  day: string,
): ProposedFlight => {
  const { originAirport, cargoCutoff, bookingCutoff, eta } = departureLike(schedule, to, day);
  const { carrier, departureTime = USUAL_DEPARTURE_TIME, aircraft, capacity } = setting.lanes[to];
  return {
    to,
    originAirport,
    day,
    departureTime,
    cargoCutoff: localTime(cargoCutoff),
    bookingCutoff: localTime(bookingCutoff),
    eta,
    ...(carrier === undefined ? {} : { carrier }),
    ...(aircraft === undefined ? {} : { aircraft }),
    capacity,
  };
};

const closed = (schedule: Schedule, day: string, to?: DestinationCode): string | undefined =>
  holidayOn(schedule.holidays, day, to)?.name;

const dayProblem = (schedule: Schedule, { to, day }: AddedFlight, now: Date): string | undefined => {
  const today = newYorkDay(now);
  if (day < today) return 'Choose today or a later day';
  if (day > addDays(today, MOST_DAYS_AHEAD)) return 'Choose a day within a year';
  const holiday = closed(schedule, day, to);
  return holiday === undefined
    ? undefined
    : `${holiday}: no flights to ${destinations[to].country} leave on this day. Choose another day`;
};

const cutoffProblem = (
  schedule: Schedule,
  { day, time }: AddedFlight['cargoCutoff'],
  now: Date,
): string | undefined => {
  if (newYorkInstant(day, time) <= now) return 'This time is over. Choose a later one';
  const holiday = closed(schedule, day);
  return holiday === undefined ? undefined : `${holiday}: our dock is closed. Choose another day`;
};

/** What is wrong with a flight that staff want to add, field by field. The form and the API share this. */
export const addedFlightProblems = (
  schedule: Schedule,
  flight: AddedFlight,
  now: Date,
): readonly OverrideProblem[] => {
  const aboutDay = dayProblem(schedule, flight, now);
  const cutoffs = (['cargoCutoff', 'bookingCutoff'] as const).flatMap((field) => {
    const message = cutoffProblem(schedule, flight[field], now);
    return message === undefined ? [] : [{ field, message }];
  });
  return [
    ...(aboutDay === undefined ? [] : [{ field: 'day' as const, message: aboutDay }]),
    ...cutoffs,
    ...timingProblems(flight),
  ];
};

/** The flight as it is stored. It can be booked at once, and neither schedule nor settings change it. */
export const addedFlight = (
  { cargoCutoff, bookingCutoff, aircraft, capacity, ...flight }: AddedFlight,
  id: string,
  at: string,
): FlightRecord => ({
  ...flight,
  id,
  usualDay: flight.day,
  destinationAirport: destinations[flight.to].airport,
  cargoCutoff: newYorkInstant(cargoCutoff.day, cargoCutoff.time).toISOString(),
  bookingCutoff: newYorkInstant(bookingCutoff.day, bookingCutoff.time).toISOString(),
  ...(aircraft === 'ALL_CARGO' ? { aircraft } : {}),
  opensAt: at,
  capacity,
  free: { thousandthsLb: capacity.lb * 1000, pieces: capacity.pieces },
  shipments: 0,
  recorded: 'SCHEDULED',
  byHand: ['capacity', 'flight', 'timing'],
  version: 1,
  changedAt: at,
});
