import { milesBetween, type Position } from '../../departures/slots/distance.ts';
import { isOpenStop } from '../lifecycle.ts';
import type { PlanningFacts } from '../planning/board-day.ts';
import type { Run, Stop } from '../run.ts';
import { expectedWindow } from './arrival-window.ts';

const MINUTE_MS = 60_000;
/** A time is told anew only when the van comes so much later than the last one that was told. */
const LATER_MINUTES = 15;

/** Where a van was, and when, as its phone said. */
export interface SeenAt {
  readonly at: string;
  readonly position: Position;
}

const after = (at: string, minutes: number): string =>
  new Date(Date.parse(at) + minutes * MINUTE_MS).toISOString();
const latest = (...instants: readonly string[]): string => instants.toSorted().at(-1) ?? '';

const driveMinutes = (from: Position, to: Position, { planning }: PlanningFacts): number =>
  Math.ceil((60 * milesBetween(from, to) * planning.roadFactor) / planning.milesPerHour);

/** The stop to which the van drives, or drives when it is done where it is; undefined where there is none, or the run is not on the road. */
export const whoIsNext = ({ state, stops }: Pick<Run, 'state' | 'stops'>): Stop | undefined =>
  state === 'UNDER_WAY'
    ? (stops.find((stop) => stop.state === 'NEXT') ?? stops.find((stop) => stop.state === 'PLANNED'))
    : undefined;

/** From where the van drives to who is next, and when: from the door where it stands, where it was seen, where it was last, or the yard. */
const leaving = (run: Run, facts: PlanningFacts, now: string, seen: SeenAt | undefined) => {
  const standing = run.stops.find(({ state }) => state === 'ARRIVED');
  const next = whoIsNext(run);
  if (standing !== undefined && next?.state !== 'NEXT')
    return {
      at: latest(now, after(standing.arrivedAt ?? now, standing.minutes)),
      position: standing.position,
    };
  const said = { at: next?.nextAt ?? now, position: wasLast(run)?.position ?? facts.yard };
  return seen !== undefined && seen.at >= said.at ? seen : said;
};

const wasLast = ({ stops }: Pick<Run, 'stops'>): Stop | undefined =>
  stops
    .filter(({ state }) => !isOpenStop(state) && state !== 'TAKEN_OFF')
    .toSorted((one, other) => (one.endedAt ?? '').localeCompare(other.endedAt ?? ''))
    .at(-1);

/** When the van is expected at who is next: not before now, and not before the slot that they were promised. ISO 8601. */
const arrivesAt = (run: Run, next: Stop, facts: PlanningFacts, now: string, seen?: SeenAt): string => {
  const { at, position } = leaving(run, facts, now, seen);
  return latest(after(at, driveMinutes(position, next.position, facts)), now, next.window.from);
};

/**
 * A run on the road with what who is next is told: when we come, once the driver is on the way to them, and another time only if the van
 * comes more than fifteen minutes later than they were told last. Nobody else is told anything. The same run where there is nothing to tell.
 * @param now ISO 8601.
 */
export const tellingNext = (run: Run, facts: PlanningFacts, now: string, seen?: SeenAt): Run => {
  const next = whoIsNext(run);
  if (next === undefined) return run;
  const arrives = arrivesAt(run, next, facts, now, seen);
  const isNews = next.state === 'NEXT' && (next.told?.at ?? '') < (next.nextAt ?? '');
  const isLater = next.told !== undefined && arrives > after(next.told.to, LATER_MINUTES);
  if (!isNews && !isLater) return run;
  const told = { what: isNews ? 'NEXT' : 'LATER', ...expectedWindow(arrives), at: now } as const;
  return { ...run, stops: run.stops.map((stop) => (stop.id === next.id ? { ...stop, told } : stop)) };
};
