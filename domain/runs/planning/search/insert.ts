import { at, type Problem } from './problem.ts';
import { bestOpening, type Opening, type Route, routeOf } from './route.ts';

/** A route for each van, and the stops that no van does. */
export interface Solution {
  readonly routes: readonly Route[];
  readonly absent: readonly number[];
}

/** How far all vans drive. */
export const farIn = ({ routes }: Solution): number => routes.reduce((sum, { far }) => sum + far, 0);

/** Where a stop fits into any of the routes with the least further to drive. */
const cheapest = (problem: Problem, routes: readonly Route[], stop: number, skips?: () => boolean) => {
  let best: (Opening & { readonly route: number }) | undefined;
  for (let route = 0; route < routes.length; route++) {
    const opening = bestOpening(problem, at(routes, route), stop, best?.extra, skips);
    if (opening !== undefined) best = { ...opening, route };
  }
  return best;
};

/**
 * The solution after each of its absent stops, one after the other, was put where it costs the least. What fits nowhere stays absent.
 * @param order the absent stops in the order in which they are tried.
 */
export const inserted = (
  problem: Problem,
  { routes }: Solution,
  order: readonly number[],
  skips?: () => boolean,
): Solution => {
  const next = [...routes];
  const absent = order.filter((stop) => {
    const place = cheapest(problem, next, stop, skips);
    if (place === undefined) return true;
    const { van, stops } = at(next, place.route);
    const longer = routeOf(problem, van, stops.toSpliced(place.index, 0, stop));
    if (longer === undefined) return true;
    next[place.route] = longer;
    return false;
  });
  return { routes: next, absent };
};
