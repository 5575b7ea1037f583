import { type Free, freeAfter, freeAtYard, isInTime, latestAtYard } from './hours.ts';
import { at, farOf, longOf, mayServe, type Problem, type Vehicle } from './problem.ts';
import { afterStop, holds, loadsOf, nothing } from './route.ts';

/** Up to so many stops of one van the best order is found by trying all that matters. */
export const EXACT_STOPS = 12;

/** A way to have done some of the stops. */
interface Way extends Free {
  readonly far: number;
  readonly stop: number;
  readonly before?: Way;
}

/** Whether one way leaves nothing for which the other would be better. */
const isAsGood = (one: Way, other: Way): boolean =>
  one.far <= other.far && one.hungry <= other.hungry && one.fed <= other.fed;

const orderOf = (way: Way | undefined): readonly number[] =>
  way === undefined ? [] : [...orderOf(way.before), way.stop];

/** Adds a way to those that end with the same stop, unless one of them is as good. */
const keep = (ways: Way[], way: Way): void => {
  if (ways.some((other) => isAsGood(other, way))) return;
  let kept = 0;
  for (const other of ways) if (!isAsGood(way, other)) ways[kept++] = other;
  ways.length = kept;
  ways.push(way);
};

/** For each stop, as bits, those that come before it by their turns. */
const firstOf = ({ tasks }: Problem, stops: readonly number[]): readonly number[] =>
  stops.map((stop) => {
    const { turn } = at(tasks, stop);
    if (turn === undefined) return 0;
    return stops.reduce((bits, other, bit) => {
      const { turn: theirs } = at(tasks, other);
      return theirs !== undefined && theirs < turn ? bits | (1 << bit) : bits;
    }, 0);
  });

/** Says whether a van holds what is on it when a set of stops is done: that follows from the set alone. */
const holdsAfter = (problem: Problem, { carries }: Vehicle, stops: readonly number[]) => {
  const [leaving = nothing] = loadsOf(problem, stops);
  return (done: number): boolean => {
    const load = stops.reduce(
      (sum, stop, bit) => ((done & (1 << bit)) === 0 ? sum : afterStop(sum, at(problem.tasks, stop))),
      leaving,
    );
    return holds(carries, load, nothing);
  };
};

/** All that is asked again and again while ways become longer. */
interface Search {
  readonly problem: Problem;
  readonly vehicle: Vehicle;
  readonly stops: readonly number[];
  readonly first: readonly number[];
  /** The ways to have done a set of stops, the set as bits. */
  readonly ways: Map<number, Way[][]>;
}

/** Adds to the ways those that go on from one of them to a stop. */
const goOn = ({ problem, vehicle, stops, first, ways }: Search, done: number, way: Way | undefined): void => {
  const from = way?.stop ?? vehicle.start;
  stops.forEach((stop, bit) => {
    if ((done & (1 << bit)) !== 0 || (at(first, bit) & ~done) !== 0) return;
    const free = way ?? freeAtYard(vehicle);
    const next = freeAfter(at(problem.tasks, stop), vehicle, free, longOf(problem, from, stop));
    if (next.hungry === Number.POSITIVE_INFINITY && next.fed === Number.POSITIVE_INFINITY) return;
    const set = done | (1 << bit);
    const ending = ways.get(set) ?? stops.map(() => []);
    ways.set(set, ending);
    const far = (way?.far ?? 0) + farOf(problem, from, stop);
    keep(at(ending, bit), { ...next, far, stop, ...(way === undefined ? {} : { before: way }) });
  });
};

const shortest = ({ problem, vehicle, ways }: Search, all: number): Way | undefined => {
  let best: Way | undefined;
  const farBack = (way: Way) => way.far + farOf(problem, way.stop, vehicle.end);
  for (const way of (ways.get(all) ?? []).flat()) {
    const isBack = isInTime(way, longOf(problem, way.stop, vehicle.end), latestAtYard(vehicle));
    if (isBack && (best === undefined || farBack(way) < farBack(best))) best = way;
  }
  return best;
};

/**
 * The shortest order in which one van can do all of these stops, up to `EXACT_STOPS` of them; undefined when there is none. Of every set
 * of stops that ends with the same one it keeps the ways that are shorter or earlier than the others.
 */
export const bestOrder = (
  problem: Problem,
  van: number,
  stops: readonly number[],
): readonly number[] | undefined => {
  if (stops.length === 0) return [];
  if (!stops.every((stop) => mayServe(at(problem.tasks, stop), van))) return undefined;
  const vehicle = at(problem.vans, van);
  const isHeld = holdsAfter(problem, vehicle, stops);
  const search: Search = { problem, vehicle, stops, first: firstOf(problem, stops), ways: new Map() };
  const all = (1 << stops.length) - 1;
  if (!isHeld(0)) return undefined;
  goOn(search, 0, undefined);
  for (let done = 1; done < all; done++) {
    const ways = search.ways.get(done)?.flat() ?? [];
    if (ways.length > 0 && isHeld(done)) for (const way of ways) goOn(search, done, way);
    search.ways.delete(done);
  }
  const best = isHeld(all) ? shortest(search, all) : undefined;
  return best && orderOf(best);
};
