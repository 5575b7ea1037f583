import { at, mayServe, type Problem, type Task, type Vehicle } from './search/problem.ts';
import { bestOpening, type Route, routeOf } from './search/route.ts';
import { emptyRoutes } from './search/solve.ts';

/** Why a stop is in no run. */
export const leftOutReasons = [
  'NO_VAN',
  'TOO_FAR',
  'ORDER',
  'WEIGHT',
  'VOLUME',
  'PIECES',
  'WINDOW',
  'SHIFT',
  'DAY_FULL',
] as const;
type LeftOutReason = (typeof leftOutReasons)[number];

/** Why one stop is in no run: by itself already, or only beside the others. */
export interface WhyLeftOut {
  readonly reason: LeftOutReason;
  readonly alone: boolean;
}

interface Words {
  readonly alone: string;
  readonly besideOthers: string;
}

const same = (words: string): Words => ({ alone: words, besideOthers: words });

const words: Readonly<Record<LeftOutReason, Words>> = {
  NO_VAN: same('No van that may go there works on this day'),
  WEIGHT: {
    alone: 'It is heavier than a van can carry',
    besideOthers: 'With the other stops the vans would be too heavy',
  },
  VOLUME: {
    alone: 'It needs more space than a van has',
    besideOthers: 'With the other stops the vans have no space left',
  },
  PIECES: {
    alone: 'It has more pieces than a van can carry',
    besideOthers: 'With the other stops the vans would have too many pieces',
  },
  WINDOW: {
    alone: 'No van can be there in its time window',
    besideOthers: 'With the other stops no van can be there in its time window',
  },
  TOO_FAR: same('It is too far: no van can go there and be back before its shift ends'),
  ORDER: same('The order that was fixed leaves no place for it'),
  SHIFT: same('With the other stops no van would be back before its shift ends'),
  DAY_FULL: same('No van has time for it between the other stops'),
};

/** Why a stop is in no run, for dispatch. */
export const leftOutWords = ({ reason, alone }: WhyLeftOut): string =>
  words[reason][alone ? 'alone' : 'besideOthers'];

/** What is changed to see whether it alone is in the way. */
interface Without {
  readonly reason: LeftOutReason;
  readonly task?: (task: Task) => Task;
  readonly vehicle?: (vehicle: Vehicle) => Vehicle;
}

const carryingAny =
  (kind: 0 | 1 | 2) =>
  (vehicle: Vehicle): Vehicle => {
    const [lb, feet, pieces] = vehicle.carries;
    const any = (which: 0 | 1 | 2, most: number) => (which === kind ? Number.POSITIVE_INFINITY : most);
    return { ...vehicle, carries: [any(0, lb), any(1, feet), any(2, pieces)] };
  };

const atAnyTime = (task: Task): Task => ({
  ...task,
  windows: [[Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]],
});

const allDay = ({ lunch: _none, ...vehicle }: Vehicle): Vehicle => ({
  ...vehicle,
  leaves: Number.NEGATIVE_INFINITY,
  back: Number.POSITIVE_INFINITY,
});

const load: readonly Without[] = [
  { reason: 'WEIGHT', vehicle: carryingAny(0) },
  { reason: 'VOLUME', vehicle: carryingAny(1) },
  { reason: 'PIECES', vehicle: carryingAny(2) },
];
const window: Without = { reason: 'WINDOW', task: atAnyTime };
const inTheWayAlone: readonly Without[] = [...load, window, { reason: 'TOO_FAR', vehicle: allDay }];
const inTheWay: readonly Without[] = [
  { reason: 'ORDER', task: ({ turn: _none, ...task }) => task },
  ...load,
  window,
  { reason: 'SHIFT', vehicle: allDay },
];

/** Whether a stop fits into one of the routes when something is not in the way. */
const fits = (
  problem: Problem,
  routes: readonly Route[],
  stop: number,
  { task = (same) => same, vehicle = (same) => same }: Omit<Without, 'reason'> = {},
): boolean => {
  const changed: Problem = {
    ...problem,
    tasks: problem.tasks.with(stop, task(at(problem.tasks, stop))),
    vans: problem.vans.map(vehicle),
  };
  return routes.some(({ van, stops }) => {
    const route = routeOf(changed, van, stops);
    return route !== undefined && bestOpening(changed, route, stop) !== undefined;
  });
};

const isTooMuch = (problem: Problem, stop: number, kind: 0 | 1 | 2): boolean => {
  const { brings, takes, van } = at(problem.tasks, stop);
  return problem.vans.every(
    ({ carries }, index) =>
      (van !== undefined && van !== index) || Math.max(brings[kind], takes[kind]) > carries[kind],
  );
};

/** Why no van can do a stop even when it is the only one; undefined when one can. */
export const whyNever = (problem: Problem, stop: number): WhyLeftOut | undefined => {
  const task = at(problem.tasks, stop);
  if (!problem.vans.some((_van, van) => mayServe(task, van))) return { reason: 'NO_VAN', alone: true };
  const routes = emptyRoutes(problem);
  if (fits(problem, routes, stop)) return undefined;
  const single = inTheWayAlone.find((without) => fits(problem, routes, stop, without));
  const kind = ([0, 1, 2] as const).find((each) => isTooMuch(problem, stop, each));
  const several = kind === undefined ? 'TOO_FAR' : at(load, kind).reason;
  return { reason: single?.reason ?? several, alone: true };
};

/** Why a stop that a van could do has no place beside the others: what alone is in the way, if there is such a thing. */
export const whyNotBeside = (problem: Problem, routes: readonly Route[], stop: number): WhyLeftOut => ({
  reason: inTheWay.find((without) => fits(problem, routes, stop, without))?.reason ?? 'DAY_FULL',
  alone: false,
});
