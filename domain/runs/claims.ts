import { keepsItsVan, type StopState } from './lifecycle.ts';
import type { Run, Span } from './run.ts';

/** The hours in which a van or a driver is on runs of one day, by the ids of the runs. */
export type HoursTaken = Readonly<Record<string, Span>>;

const overlap = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

/** The run that has a van or a driver in some of these hours; undefined while none has. Where one ends, the next may begin. */
export const takenBy = (taken: HoursTaken, hours: Span, runId: string): string | undefined =>
  Object.entries(taken).find(([id, span]) => id !== runId && overlap(span, hours))?.[0];

/** What is taken once a run has these hours, or none of them any more. */
export const hoursAfter = (taken: HoursTaken, runId: string, hours: Span | undefined): HoursTaken => {
  const { [runId]: _, ...others } = taken;
  return hours === undefined ? others : { ...others, [runId]: hours };
};

/** A day of a van or of a driver. */
export interface ClaimedDay {
  readonly what: 'vehicle' | 'driver';
  readonly id: string;
  readonly day: string;
}

const daysOf = (run: Run | undefined): readonly (ClaimedDay & { readonly hours: Span })[] =>
  run === undefined || !keepsItsVan(run.state)
    ? []
    : [
        { what: 'vehicle', id: run.vehicleId, day: run.day, hours: run.hours },
        { what: 'driver', id: run.driverId, day: run.day, hours: run.hours },
      ];

/** What a change of a run does to one day of a van or driver: these hours are taken, or given back where there are none. */
export interface DayChange extends ClaimedDay {
  readonly hours: Span | undefined;
}

const isSameDay = (one: ClaimedDay, other: ClaimedDay): boolean =>
  one.what === other.what && one.id === other.id && one.day === other.day;

/** What brings the days of vans and drivers from one version of a run to the next. None where nothing changes. */
export const dayChanges = (before: Run | undefined, after: Run): readonly DayChange[] => {
  const [was, is] = [daysOf(before), daysOf(after)];
  const given = was
    .filter((one) => !is.some((other) => isSameDay(one, other)))
    .map((one) => ({ ...one, hours: undefined }));
  const taken = is.filter(({ hours, ...one }) => {
    const known = was.find((other) => isSameDay(one, other))?.hours;
    return known?.from !== hours.from || known.to !== hours.to;
  });
  return [...given, ...taken];
};

/** A visit, or the load of a flight, that a run has from now on, in this state, or has not any more. */
export interface VisitChange {
  /** The id of a stop or of a flight. */
  readonly stop: string;
  readonly state: StopState;
}

/** What a run has to itself. A flight that the airline did not take is open for another run. */
const claimedBy = (run: Run | undefined): readonly VisitChange[] => {
  if (run === undefined) return [];
  const { stops, airport } = run;
  return [
    ...stops.map(({ id, state }) => ({ stop: id, state })),
    ...(airport === undefined
      ? []
      : [
          {
            stop: airport.flight,
            state: airport.state === 'FAILED' ? ('TAKEN_OFF' as const) : airport.state,
          },
        ]),
  ];
};

/** What brings the claims of visits from one version of a run to the next: a stop that is off the run, or left it, is open for others. */
export const visitChanges = (before: Run | undefined, after: Run): readonly VisitChange[] => {
  const [had, has] = [claimedBy(before), claimedBy(after)];
  const was = new Map(had.map(({ stop, state }) => [stop, state]));
  const gone = had
    .filter(({ stop, state }) => state !== 'TAKEN_OFF' && !has.some((one) => one.stop === stop))
    .map(({ stop }): VisitChange => ({ stop, state: 'TAKEN_OFF' }));
  return [...gone, ...has.filter(({ stop, state }) => (was.get(stop) ?? 'TAKEN_OFF') !== state)];
};
