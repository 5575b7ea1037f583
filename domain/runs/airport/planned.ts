import * as z from 'zod/mini';
import { FlightId } from '../../departures/flight-id.ts';
import type { Position } from '../../departures/slots/distance.ts';
import { milesBetween } from '../../departures/slots/distance.ts';
import { CalendarDay } from '../../kernel/calendar-day.ts';
import { newYorkDay } from '../../kernel/new-york.ts';
import { dateWords } from '../../kernel/new-york-words.ts';
import { ok, type Result, refuse } from '../../kernel/result.ts';
import { type Assigned, blocked, fixedBecause } from '../changes/saved.ts';
import { type By, next, notPossible, type StepRefusal, unchangedSince } from '../changes/step.ts';
import { VanOfDay } from '../desk/run-form.ts';
import { spanOn } from '../planning/minutes.ts';
import type { DriveSetting } from '../planning/planning-setting.ts';
import type { Run } from '../run.ts';
import { type Dock, type FlightLoad, flightFacts } from './flight-load.ts';
import type { Trip } from './trip.ts';

/** An airport run as dispatch sets it: which flight, on which day, with which van and driver, from when until when. */
export const AirportForm = z.strictObject({ flight: FlightId, day: CalendarDay, ...VanOfDay.shape });
export type AirportForm = z.infer<typeof AirportForm>;

/** Minutes at the dock of an airline: to wait, unload, and get the receipt. An assumption. */
const DOCK_MINUTES = 45;
const MINUTE_MS = 60_000;

/** What a form becomes an airport run with. */
export interface AirportFacts extends Assigned {
  readonly load: FlightLoad | undefined;
  readonly dock: Dock | undefined;
  readonly acceptBy: string | undefined;
}

/** A form for an airport run under an id that the device made. */
export interface AirportSaving extends By {
  readonly id: string;
  /** 0 for a new run. */
  readonly version: number;
  readonly form: AirportForm;
}

type Refusals = {
  readonly code: 'RUN_NOT_FOUND' | 'OUTSIDE_HOURS' | 'FLIGHT_NOT_FOUND' | 'FLIGHT_LEFT' | 'DOCK_UNKNOWN';
};

const later = (at: string, minutes: number): string =>
  new Date(Date.parse(at) + minutes * MINUTE_MS).toISOString();

/** Miles of one way, and its minutes rounded up, as other drives are reckoned. */
const drive = (yard: Position, dock: Position, { roadFactor, milesPerHour }: DriveSetting) => {
  const miles = milesBetween(yard, dock) * roadFactor;
  return { miles, minutes: Math.ceil((60 * miles) / milesPerHour) };
};

const isSaid = (run: Run, form: AirportForm): boolean => {
  const { from, to } = spanOn(form.day, form);
  return (
    run.airport?.flight === form.flight &&
    run.day === form.day &&
    run.vehicleId === form.vehicleId &&
    run.driverId === form.driverId &&
    run.hours.from === from &&
    run.hours.to === to
  );
};

const fixed = (before: Run, form: AirportForm): string | undefined =>
  before.airport?.flight === form.flight
    ? fixedBecause(before, form)
    : 'A run stays with its flight. Make another one.';

const made = (
  before: Run | undefined,
  { id, form, by, at }: AirportSaving,
  airport: Trip,
  miles: number,
): Run => {
  const { day, vehicleId, driverId } = form;
  const said = { vehicleId, driverId, hours: spanOn(day, form), stops: [], miles, airport };
  return before === undefined
    ? { id, version: 1, day, state: 'PLANNED', ...said, createdAt: at, createdBy: by, changedAt: at }
    : next(before, said, { at });
};

/** The trip that a form becomes, with its times; a refusal where it cannot be driven. */
const tripOf = (before: Run | undefined, { form }: AirportSaving, facts: AirportFacts) => {
  const { load, dock, acceptBy } = facts;
  if (load === undefined || acceptBy === undefined)
    return refuse('FLIGHT_NOT_FOUND', 'There is no such flight.');
  const { recorded, day } = load.flight;
  if (recorded !== 'SCHEDULED' && recorded !== 'MANIFESTED')
    return refuse('FLIGHT_LEFT', 'The airline has this flight already, or it is canceled.');
  if (dock === undefined)
    return refuse(
      'DOCK_UNKNOWN',
      'Nobody knows where the dock of this airline is. Set its address with a ZIP code in the settings of the flights.',
    );
  if (form.day > day)
    return refuse('OUTSIDE_HOURS', `This flight leaves on ${dateWords(day)}. Choose that day or one before.`);
  const { from, to } = spanOn(form.day, form);
  const { miles, minutes } = drive(facts.yard, dock.position, facts.planning);
  const arrivesAt = later(from, minutes);
  const backAt = later(arrivesAt, DOCK_MINUTES + minutes);
  if (backAt > to)
    return refuse(
      'OUTSIDE_HOURS',
      `The van would be back ${Math.ceil((Date.parse(backAt) - Date.parse(to)) / MINUTE_MS)} minutes after its hours.`,
    );
  const { list, scanned = [] } = before?.airport ?? {};
  const trip: Trip = {
    ...flightFacts(load),
    ...{ dock: dock.address, acceptBy, arrivesAt, scanned, state: 'PLANNED' },
    ...(list && { list }),
  };
  return ok({ trip, miles: 2 * miles });
};

/**
 * An airport run as dispatch sets it. That it is there after the acceptance deadline, or that the load is more than the van carries, is
 * shown and not refused: another time or a second van may be on its way. The same run where it says all of that already.
 */
export const airportRun = (
  before: Run | undefined,
  saving: AirportSaving,
  facts: AirportFacts,
): Result<Run, Refusals['code'], StepRefusal> => {
  const { form, version, at } = saving;
  if (before === undefined && version > 0) return refuse('RUN_NOT_FOUND', 'There is no such run.');
  if (before !== undefined) {
    if (isSaid(before, form)) return ok(before);
    const seen = unchangedSince(before, version);
    if (!seen.ok) return seen;
    const why = fixed(before, form);
    if (why !== undefined) return notPossible(before, why);
  }
  if (form.day < newYorkDay(Date.parse(at)))
    return refuse('OUTSIDE_HOURS', 'This day is over. Plan today or a later day.');
  if (form.to <= form.from) return refuse('OUTSIDE_HOURS', 'The hours end before they begin.');
  const refused = blocked(facts, spanOn(form.day, form));
  if (refused !== undefined) return refused;
  const trip = tripOf(before, saving, facts);
  return trip.ok ? ok(made(before, saving, trip.value.trip, trip.value.miles)) : trip;
};
