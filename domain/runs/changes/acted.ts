import { newYorkDay } from '../../kernel/new-york.ts';
import { ok, type Result } from '../../kernel/result.ts';
import { type FlightLoad, withList } from '../airport/flight-load.ts';
import type { RunAct } from '../desk/run-form.ts';
import { isOpenStop, type RunState, runMayBecome } from '../lifecycle.ts';
import type { Run, Stop } from '../run.ts';
import { withWindows } from '../telling/told-stop.ts';
import { type Assigned, blocked } from './saved.ts';
import { type By, next, notPossible, type Stepped, type StepRefusal, unchangedSince } from './step.ts';
import { fitting, remeasured, timed } from './timed.ts';

/** Who acts and when, on which version. */
export interface ActBy extends By {
  readonly version: number;
}

/** What an act follows from: who goes with what, and the flight of an airport run as it is now. */
export interface ActFacts extends Assigned {
  readonly flight?: FlightLoad | undefined;
}

/** A run after an act. */
export type Acted = Result<Run, 'OUTSIDE_HOURS', StepRefusal>;

const messages: Readonly<Record<RunState, string>> = {
  PLANNED: 'Only a run that its driver has not begun can be taken back.',
  RELEASED: 'Only a run that is planned can be given to its driver.',
  UNDER_WAY: 'Only a run that its driver has can begin.',
  ENDED: 'Only a run that is under way can end.',
  CANCELLED: 'A run that has begun cannot be canceled. Take its stops off, or hand it over.',
};

const becoming = (before: Run, to: RunState, change: Partial<Run>, by: By): Stepped =>
  runMayBecome(before.state, to)
    ? ok(next(before, { state: to, ...change }, by))
    : notPossible(before, messages[to]);

/** Stops of which something was still to be done, off the run. */
const stopsOff = (
  stops: readonly Stop[],
  isOff: (stop: Stop) => boolean,
  because: string,
  { at }: Pick<By, 'at'>,
): Stop[] =>
  stops.map((stop) =>
    isOpenStop(stop.state) && isOff(stop) ? { ...stop, state: 'TAKEN_OFF', endedAt: at, because } : stop,
  );

const all = () => true;

/** The load of a flight that is not brought to its airline any more. */
const airportOff = ({ airport }: Run, because: string, { at }: Pick<By, 'at'>): Pick<Run, 'airport'> =>
  airport === undefined || !isOpenStop(airport.state)
    ? {}
    : { airport: { ...airport, state: 'TAKEN_OFF', endedAt: at, because } };

/** Whether something of a run is still to be done. */
const hasOpen = ({ stops, airport }: Run): boolean =>
  [...stops, ...(airport === undefined ? [] : [airport])].some(({ state }) => isOpenStop(state));

/** A run without stops that are taken off: another time for the others as long as nobody was told one. */
export const withTimes = (run: Run, facts: Assigned): Run =>
  run.state === 'PLANNED' ? timed(run, facts) : remeasured(run, facts);

const takenOff = (before: Run, { stops, because }: Of<'TAKE_OFF'>, by: ActBy, facts: Assigned): Stepped => {
  if (before.state === 'ENDED' || before.state === 'CANCELLED')
    return notPossible(before, 'This run is over.');
  const asked = before.stops.filter(({ id }) => stops.includes(id));
  if (asked.length < stops.length || asked.some(({ state }) => state === 'DONE' || state === 'FAILED'))
    return notPossible(before, 'Only stops that are still to come can be taken off.');
  const after = next(
    before,
    { stops: stopsOff(before.stops, ({ id }) => stops.includes(id), because, by) },
    by,
  );
  return ok(withTimes(after, facts));
};

/** From when on another van or driver has a run: what was driven before stays with the first. */
const hoursLeft = ({ state, hours }: Run, { at }: By): Run['hours'] =>
  state === 'UNDER_WAY' && hours.from < at && at < hours.to ? { ...hours, from: at } : hours;

/** Whoever had it may have been offline: what happened until now still counts. */
const earlierDrivers = ({ driverId, earlierDrivers = [] }: Run, next: string, { at }: By) =>
  driverId === next ? earlierDrivers : [...earlierDrivers, { driverId, until: at }];

const handedOver = (
  before: Run,
  { vehicleId, driverId }: Of<'HAND_OVER'>,
  by: ActBy,
  facts: Assigned,
): Acted => {
  if (before.state === 'ENDED' || before.state === 'CANCELLED')
    return notPossible(before, 'This run is over.');
  const after = next(
    before,
    {
      vehicleId,
      driverId,
      earlierDrivers: earlierDrivers(before, driverId, by),
      hours: hoursLeft(before, by),
    },
    by,
  );
  const refused = blocked(facts, after.hours);
  if (refused !== undefined) return refused;
  // Whoever takes over on the road has what is left of it: its times are the driver's.
  return before.state === 'UNDER_WAY' ? ok(after) : fitting(withTimes(after, facts), facts);
};

/** Its driver has it, and the people of its stops are told when we come. */
const givenToDriver = (before: Run, change: Partial<Run>, by: ActBy): Stepped => {
  const after = becoming(before, 'RELEASED', { releasedAt: by.at, ...change }, by);
  return after.ok ? ok(withWindows(after.value, before, by.at)) : after;
};

const released = (before: Run, by: ActBy, facts: ActFacts): Stepped => {
  if (!hasOpen(before)) return notPossible(before, 'This run has no stops. Cancel it.');
  if (before.day < newYorkDay(Date.parse(by.at))) return notPossible(before, 'The day of this run is over.');
  const refused = blocked(facts, before.hours);
  if (refused !== undefined) return refused;
  const { airport } = before;
  if (airport === undefined) return givenToDriver(before, {}, by);
  const listed = withList(airport, facts.flight);
  if (typeof listed === 'string') return notPossible(before, listed);
  return givenToDriver(before, { airport: listed }, by);
};

const takenBack = (before: Run, by: ActBy): Stepped => {
  const { releasedAt: _, ...rest } = before;
  return becoming(rest, 'PLANNED', {}, by);
};

type Of<Kind extends RunAct['kind']> = Extract<RunAct, { readonly kind: Kind }>;

/** Whether an act was done already: the request came twice, or its answer was lost. */
const isDone = ({ state, stops, vehicleId, driverId }: Run, act: RunAct): boolean => {
  switch (act.kind) {
    case 'RELEASE':
      return state === 'RELEASED';
    case 'TAKE_BACK':
      return state === 'PLANNED';
    case 'CANCEL':
      return state === 'CANCELLED';
    case 'END':
      return state === 'ENDED';
    case 'TAKE_OFF':
      return act.stops.every((id) => stops.some((stop) => stop.id === id && stop.state === 'TAKEN_OFF'));
    case 'HAND_OVER':
      return act.vehicleId === vehicleId && act.driverId === driverId;
  }
};

/**
 * A run after an act of dispatch. What is not driven any more is off it, and open again for other runs.
 * @param facts of the van and the driver that it has, or gets with `HAND_OVER`.
 */
export const acted = (before: Run, act: RunAct, by: ActBy, facts: ActFacts): Acted => {
  if (isDone(before, act)) return ok(before);
  const seen = unchangedSince(before, by.version);
  if (!seen.ok) return seen;
  switch (act.kind) {
    case 'RELEASE':
      return released(before, by, facts);
    case 'TAKE_BACK':
      return takenBack(before, by);
    case 'CANCEL': {
      const { because } = act;
      const off = { stops: stopsOff(before.stops, all, because, by), ...airportOff(before, because, by) };
      return becoming(before, 'CANCELLED', { because, ...off }, by);
    }
    case 'TAKE_OFF':
      return takenOff(before, act, by, facts);
    case 'HAND_OVER':
      return handedOver(before, act, by, facts);
    case 'END': {
      // Only its driver may say that a run is back of which nobody has heard that it left.
      if (before.state !== 'UNDER_WAY') return notPossible(before, messages.ENDED);
      const because = 'The van came back without it.';
      const off = { stops: stopsOff(before.stops, all, because, by), ...airportOff(before, because, by) };
      return becoming(before, 'ENDED', { endedAt: by.at, ...off }, by);
    }
  }
};
