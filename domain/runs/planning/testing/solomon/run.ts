import { farIn } from '../../search/insert.ts';
import type { Problem, Task } from '../../search/problem.ts';
import { type Effort, solve, usualEffort } from '../../search/solve.ts';
import { classes } from './places.ts';
import type { Published } from './published.ts';
import { clustered } from './windows-clustered.ts';
import { mixed } from './windows-mixed.ts';
import { random } from './windows-random.ts';

const VEHICLES = 25;

/** All published problems but one. */
export const published: readonly Published[] = [...clustered, ...random, ...mixed];

const numbersIn = (text: string, between: string): readonly (readonly number[])[] =>
  text.split(' ').map((each) => each.split(between).map(Number));

const classOf = (name: string) => classes[name.slice(0, -2) as keyof typeof classes];

/** Distances as the literature has them: cut to one decimal, and counted in tenths. A minute is one of distance. */
const tenthsBetween = ([x = 0, y = 0]: readonly number[], [toX = 0, toY = 0]: readonly number[]): number =>
  Math.floor(10 * Math.hypot(x - toX, y - toY) + 1e-9);

/** A published problem with its first customers, and as many vehicles as it likes. */
const problemOf = ({ name, windows }: Published, customers: number): Problem => {
  const { depot, customers: places, capacity, back, service } = classOf(name);
  const all = numbersIn(places, ',').slice(0, customers);
  const open = numbersIn(windows, '-');
  const tasks = all.map(([, , demand = 0], index): Task => {
    const [from = 0, to = 0] = open[index] ?? [];
    return {
      windows: [[10 * from, 10 * to]],
      service: 10 * service,
      brings: [demand, 0, 0],
      takes: [0, 0, 0],
    };
  });
  const points = [...all, depot];
  const far = Float64Array.from(points.flatMap((one) => points.map((other) => tenthsBetween(one, other))));
  const van = {
    carries: [capacity, 0, 0],
    leaves: 0,
    back: 10 * back,
    start: customers,
    end: customers,
  } as const;
  return { tasks, vans: Array.from({ length: VEHICLES }, () => van), far, long: far, places: points.length };
};

/** How much longer the routes of a problem are than the shortest known ones, in percent. Infinity when a customer is left out. */
const gapOf = (problem: Published, customers: 25 | 100, effort: Effort): number => {
  const solution = solve(problemOf(problem, customers), effort);
  if (solution.absent.length > 0) return Number.POSITIVE_INFINITY;
  const known = 10 * (customers === 25 ? problem.of25 : problem.of100);
  return (100 * (farIn(solution) - known)) / known;
};

/** What is found for some problems: how much longer the routes are than the shortest known ones, in percent. */
interface Gaps {
  readonly mean: number;
  readonly least: number;
  readonly worst: number;
}

/** Solves problems with their first 25 customers or with all hundred, and compares with the shortest known routes. */
export const gapsOf = (
  problems: readonly Published[],
  customers: 25 | 100,
  effort: Effort = usualEffort,
): Gaps => {
  const gaps = problems.map((problem) => gapOf(problem, customers, effort));
  return {
    mean: gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length,
    least: Math.min(...gaps),
    worst: Math.max(...gaps),
  };
};
