/**
 * How often something happened on each route. It holds a few routes by name and counts all further ones together, so that an item
 * never grows beyond one write unit.
 */
export type RouteCounts = Readonly<Record<string, number>>;

/** Routes with a count of their own. An error rarely happens on more. */
const ROUTES_KEPT = 4;

/** The name of all further routes; no route is empty. */
export const FURTHER_ROUTES = '';

/** The counts with some more times on a route. */
export const withRoute = (counted: RouteCounts, route: string, times: number): RouteCounts => {
  const named = Object.keys(counted).filter((known) => known !== FURTHER_ROUTES);
  const name = named.includes(route) || named.length < ROUTES_KEPT ? route : FURTHER_ROUTES;
  return { ...counted, [name]: (counted[name] ?? 0) + times };
};

/** The counts of several days together, the most frequent first and the further routes last. */
export const routeCounts = (
  days: readonly RouteCounts[],
): readonly { readonly name: string; readonly count: number }[] => {
  const sums = new Map<string, number>();
  for (const [name, count] of days.flatMap((day) => Object.entries(day)))
    sums.set(name, (sums.get(name) ?? 0) + count);
  return [...sums]
    .map(([name, count]) => ({ name, count }))
    .toSorted(
      (one, other) =>
        Number(one.name === FURTHER_ROUTES) - Number(other.name === FURTHER_ROUTES) ||
        other.count - one.count,
    );
};
