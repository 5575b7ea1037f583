import {
  type Free,
  freeAfter,
  freeAtYard,
  isInTime,
  type Latest,
  latestAtYard,
  latestBefore,
} from './hours.ts';
import { type Amounts, at, farOf, longOf, mayServe, type Problem, type Task } from './problem.ts';

/** What one van does on a day that can be done as it stands: its stops in order, and what is needed to ask whether one more fits in. */
export interface Route {
  readonly van: number;
  readonly stops: readonly number[];
  readonly far: number;
  /** When the driver is free after each place, the yard first. */
  readonly free: readonly Free[];
  /** By when the driver must be at each place: each stop, then the yard. */
  readonly latest: readonly Latest[];
  /** The most that is on the van up to each place, and from each place on, the yard first. */
  readonly before: readonly Amounts[];
  readonly after: readonly Amounts[];
}

const most = (one: Amounts, other: Amounts): Amounts => [
  Math.max(one[0], other[0]),
  Math.max(one[1], other[1]),
  Math.max(one[2], other[2]),
];

/** Weights are decimals, and sums of decimals are off by little. */
const TOLERANCE = 1e-6;

/** Whether a load with something more on it is not more than a van carries. */
export const holds = (carries: Amounts, load: Amounts, more: Amounts): boolean =>
  load[0] + more[0] <= carries[0] + TOLERANCE &&
  load[1] + more[1] <= carries[1] + TOLERANCE &&
  load[2] + more[2] <= carries[2] + TOLERANCE;

/** No load. */
export const nothing: Amounts = [0, 0, 0];

const plus = (one: Amounts, other: Amounts): Amounts => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
];

/** A load after a stop: without what stays there, with what is taken along. */
export const afterStop = (load: Amounts, { brings, takes }: Task): Amounts => [
  load[0] - brings[0] + takes[0],
  load[1] - brings[1] + takes[1],
  load[2] - brings[2] + takes[2],
];

/** What is on the van when it leaves the yard, and after each stop. */
export const loadsOf = ({ tasks }: Problem, stops: readonly number[]): readonly Amounts[] => {
  let load = stops.reduce((sum, stop) => plus(sum, at(tasks, stop).brings), nothing);
  return [
    load,
    ...stops.map((stop) => {
      load = afterStop(load, at(tasks, stop));
      return load;
    }),
  ];
};

/** The places of a route in order: yard, stops, yard. */
const placesOf = ({ vans }: Problem, van: number, stops: readonly number[]): readonly number[] => [
  at(vans, van).start,
  ...stops,
  at(vans, van).end,
];

/** How far a van drives for its stops. One that has none stays in the yard. */
export const lengthOf = (problem: Problem, van: number, stops: readonly number[]): number => {
  if (stops.length === 0) return 0;
  const places = placesOf(problem, van, stops);
  return stops.reduce(
    (sum, _stop, index) => sum + farOf(problem, at(places, index + 1), at(places, index + 2)),
    farOf(problem, at(places, 0), at(places, 1)),
  );
};

const hasTurns = ({ tasks }: Problem, stops: readonly number[]): boolean => {
  let turn = Number.NEGATIVE_INFINITY;
  return stops.every((stop) => {
    const { turn: own = turn } = at(tasks, stop);
    const isInTurn = own >= turn;
    turn = own;
    return isInTurn;
  });
};

const hoursOf = (problem: Problem, van: number, stops: readonly number[]) => {
  const vehicle = at(problem.vans, van);
  const places = placesOf(problem, van, stops);
  const drive = (index: number) => longOf(problem, at(places, index), at(places, index + 1));
  const free = [freeAtYard(vehicle)];
  stops.forEach((stop, index) => {
    free.push(freeAfter(at(problem.tasks, stop), vehicle, at(free, index), drive(index)));
  });
  const latest: Latest[] = [];
  latest[stops.length] = latestAtYard(vehicle);
  for (let index = stops.length - 1; index >= 0; index--)
    latest[index] = latestBefore(
      at(problem.tasks, at(stops, index)),
      vehicle,
      at(latest, index + 1),
      drive(index + 1),
    );
  return { free, latest, inTime: isInTime(at(free, 0), drive(0), at(latest, 0)) };
};

const mostBefore = (loads: readonly Amounts[]): readonly Amounts[] => {
  let top = nothing;
  return loads.map((load) => {
    top = most(top, load);
    return top;
  });
};

/** The route of a van over stops in this order; undefined when it cannot be driven so. */
export const routeOf = (problem: Problem, van: number, stops: readonly number[]): Route | undefined => {
  const { free, latest, inTime } = hoursOf(problem, van, stops);
  const loads = loadsOf(problem, stops);
  const before = mostBefore(loads);
  const isHeld = holds(at(problem.vans, van).carries, at(before, stops.length), nothing);
  const isAllowed = stops.every((stop) => mayServe(at(problem.tasks, stop), van));
  if (!(inTime && isHeld && isAllowed && hasTurns(problem, stops))) return undefined;
  const after = mostBefore(loads.toReversed()).toReversed();
  return { van, stops, far: lengthOf(problem, van, stops), free, latest, before, after };
};

/** A place in a route where one more stop fits, and how much further the van then drives. */
export interface Opening {
  readonly index: number;
  readonly extra: number;
}

/** From which place to which a stop with a turn can be: after those that come first, before those that come later. */
const turnsAround = ({ tasks }: Problem, { stops }: Route, { turn }: Task): readonly [number, number] => {
  if (turn === undefined) return [0, stops.length];
  const turns = stops.map((stop) => at(tasks, stop).turn);
  const later = turns.findIndex((other) => other !== undefined && other > turn);
  return [
    turns.findLastIndex((other) => other !== undefined && other < turn) + 1,
    later < 0 ? stops.length : later,
  ];
};

const fitsAt = (
  problem: Problem,
  route: Route,
  task: Task,
  drives: readonly [number, number],
  index: number,
) => {
  const vehicle = at(problem.vans, route.van);
  return (
    holds(vehicle.carries, at(route.before, index), task.brings) &&
    holds(vehicle.carries, at(route.after, index), task.takes) &&
    isInTime(freeAfter(task, vehicle, at(route.free, index), drives[0]), drives[1], at(route.latest, index))
  );
};

/**
 * Where a stop fits into a route with the least further to drive; undefined when it fits nowhere.
 * @param skips says of each place whether it is passed over.
 */
export const bestOpening = (
  problem: Problem,
  route: Route,
  stop: number,
  limit = Number.POSITIVE_INFINITY,
  skips?: () => boolean,
): Opening | undefined => {
  const task = at(problem.tasks, stop);
  if (!mayServe(task, route.van)) return undefined;
  const { start, end } = at(problem.vans, route.van);
  const [first, last] = turnsAround(problem, route, task);
  let best: Opening | undefined;
  for (let index = first; index <= last; index++) {
    const from = index === 0 ? start : at(route.stops, index - 1);
    const to = index === route.stops.length ? end : at(route.stops, index);
    const saved = route.stops.length === 0 ? 0 : farOf(problem, from, to);
    const extra = farOf(problem, from, stop) + farOf(problem, stop, to) - saved;
    if (extra >= (best?.extra ?? limit) || skips?.()) continue;
    const drives = [longOf(problem, from, stop), longOf(problem, stop, to)] as const;
    if (fitsAt(problem, route, task, drives, index)) best = { index, extra };
  }
  return best;
};
