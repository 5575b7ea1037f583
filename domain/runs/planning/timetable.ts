import type { DayToPlan, Hours, Load, PlannedRun, PlannedVisit } from './day.ts';
import { PARTS_OF_MILE } from './problem-of.ts';
import { afterLunch, homeForLunch, opening } from './search/clock.ts';
import { type Amounts, at, farOf, longOf, type Problem, type Vehicle } from './search/problem.ts';
import { lengthOf, loadsOf } from './search/route.ts';

/** Where in a run lunch is: before or after a place, the yard being place 0. */
interface LunchPlace {
  readonly place: number;
  readonly isBefore: boolean;
}

/** A run that is driven to its end, whatever is late then. */
interface Driven {
  readonly visits: readonly Pick<PlannedVisit, 'arrives' | 'begins' | 'leaves' | 'lateMinutes'>[];
  readonly leavesAt: number;
  readonly backAt: number;
  readonly lunch?: Hours;
}

/** When a stop begins, and how late that is: in the next of its windows, or at once when all are over. */
const beginning = (windows: readonly (readonly [number, number])[], from: number) => {
  const opens = opening(windows, from);
  const last = windows.at(-1)?.[1] ?? from;
  return opens === Number.POSITIVE_INFINITY
    ? { begins: from, lateMinutes: from - last }
    : { begins: opens, lateMinutes: 0 };
};

/** The first drive is not begun before it has to be. */
const leavingLate = (
  { visits, ...driven }: Driven,
  drive: number,
  lunchBefore: Hours | undefined,
): Driven => {
  const [first, ...later] = visits;
  if (first === undefined) return { visits, ...driven };
  const leavesAt = Math.max(driven.leavesAt, (lunchBefore?.from ?? first.begins) - drive);
  return { ...driven, leavesAt, visits: [{ ...first, arrives: leavesAt + drive }, ...later] };
};

/** Drives a run with lunch at a place; undefined when it is too late for lunch there. */
const driven = (
  problem: Problem,
  vehicle: Vehicle,
  stops: readonly number[],
  lunchAt: LunchPlace | undefined,
): Driven | undefined => {
  let free = vehicle.leaves;
  let lunch: Hours | undefined;
  const eat = (place: number, isBefore: boolean) => {
    if (lunchAt?.place !== place || lunchAt.isBefore !== isBefore) return;
    free = afterLunch(vehicle.lunch, free);
    lunch = { from: free - (vehicle.lunch?.minutes ?? 0), to: free };
  };
  eat(0, false);
  const leavesAt = free;
  const visits = stops.map((stop, index) => {
    const { windows, service } = at(problem.tasks, stop);
    const arrives = free + longOf(problem, index === 0 ? vehicle.start : at(stops, index - 1), stop);
    free = arrives;
    eat(index + 1, true);
    const { begins, lateMinutes } = beginning(windows, free);
    free = begins + service;
    const visit = { arrives, begins, leaves: free, lateMinutes };
    eat(index + 1, false);
    return visit;
  });
  const backAt = free + longOf(problem, stops.at(-1) ?? vehicle.start, vehicle.end);
  if (backAt === Number.POSITIVE_INFINITY) return undefined;
  const isFirst = lunchAt?.place === 1 && lunchAt.isBefore;
  const drive = longOf(problem, vehicle.start, stops[0] ?? vehicle.end);
  const all = { visits, leavesAt, backAt, ...(lunch && { lunch }) };
  return leavingLate(all, drive, isFirst ? lunch : undefined);
};

const lunchMissed = ({ lunch, leaves }: Vehicle, run: Driven): boolean =>
  run.lunch === undefined && leaves <= homeForLunch(lunch) && run.backAt > homeForLunch(lunch);

const lateIn = ({ back }: Vehicle, { visits, backAt }: Driven): number =>
  visits.reduce((sum, { lateMinutes }) => sum + lateMinutes, Math.max(0, backAt - back));

/** The run with lunch where it makes the least late, and nobody wait for it who need not. Without lunch, where lunch would make something later. */
const bestDriven = (problem: Problem, vehicle: Vehicle, stops: readonly number[]): Driven | undefined => {
  const places: readonly LunchPlace[] = stops.flatMap((_stop, index) => [
    { place: index + 1, isBefore: true },
    { place: index + 1, isBefore: false },
  ]);
  const lunches = vehicle.lunch === undefined ? [] : [...places, { place: 0, isBefore: false }];
  const [first, ...others] = [undefined, ...lunches].flatMap(
    (lunch) => driven(problem, vehicle, stops, lunch) ?? [],
  );
  const badness = (run: Driven) => [
    lateIn(vehicle, run),
    Number(lunchMissed(vehicle, run)),
    run.backAt,
    run.visits.reduce((sum, { begins }) => sum + begins, 0),
  ];
  return others.reduce((best, run) => (isLess(badness(run), badness(best ?? run)) ? run : best), first);
};

const isLess = (one: readonly number[], other: readonly number[]): boolean => {
  const place = one.findIndex((value, index) => value !== other[index]);
  return place >= 0 && at(one, place) < at(other, place);
};

/** Weights have at most three decimals. */
const rounded = (amount: number): number => Math.round(amount * 1000) / 1000;
const loadOf = ([lb, cubicFeet, pieces]: Amounts): Load => ({
  lb: rounded(lb),
  cubicFeet: rounded(cubicFeet),
  pieces,
});

const overOf = ({ carries }: Vehicle, loads: readonly Amounts[]): Load => {
  const over = (kind: 0 | 1 | 2) => Math.max(0, ...loads.map((load) => load[kind] - carries[kind]));
  return loadOf([over(0), over(1), over(2)]);
};

/** When a van is where with its stops in this order, what is on it, and what of that is too late or too much. */
export const timetable = (
  { stops: named, vans }: DayToPlan,
  problem: Problem,
  van: number,
  stops: readonly number[],
): PlannedRun => {
  const vehicle = at(problem.vans, van);
  const run = bestDriven(problem, vehicle, stops);
  if (run === undefined) throw new Error('A run without lunch can always be driven');
  const loads = loadsOf(problem, stops);
  const from = (index: number) => (index === 0 ? vehicle.start : at(stops, index - 1));
  return {
    van: at(vans, van).id,
    leavesAt: run.leavesAt,
    visits: run.visits.map((visit, index) => ({
      stop: at(named, at(stops, index)).id,
      ...visit,
      miles: farOf(problem, from(index), at(stops, index)) / PARTS_OF_MILE,
      onVan: loadOf(at(loads, index + 1)),
    })),
    backAt: run.backAt,
    miles: lengthOf(problem, van, stops) / PARTS_OF_MILE,
    ...(run.lunch && { lunch: run.lunch }),
    lunchMissed: lunchMissed(vehicle, run),
    overtimeMinutes: Math.max(0, run.backAt - vehicle.back),
    over: overOf(vehicle, loads),
  };
};
