/** A route as API Gateway knows it. */
export interface KeyedRoute {
  readonly method: string;
  readonly path: string;
}

/**
 * What AWS leaves open: whether the method or the words of the path decide first between two routes that match the whole path. The
 * routes must lead to the same place either way.
 */
export const readings = ['the method first', 'the path first'] as const;
export type Reading = (typeof readings)[number];

const segmentsOf = (path: string): string[] => path.slice(1).split('/');
const isParameter = (segment: string): boolean => /^\{\w+\}$/.test(segment);

const matchesWhole = (template: string, path: string): boolean => {
  const [wanted, given] = [segmentsOf(template), segmentsOf(path)];
  return (
    wanted.length === given.length &&
    wanted.every((one, at) => (isParameter(one) ? given[at] !== '' : one === given[at]))
  );
};

const GREEDY = '/{proxy+}';
const isGreedy = ({ path }: KeyedRoute): boolean => path.endsWith(GREEDY);
const prefixOf = ({ path }: KeyedRoute): string => path.slice(0, -GREEDY.length);

const words = ({ path }: KeyedRoute): string =>
  segmentsOf(path)
    .map((segment) => (isParameter(segment) ? 'b' : 'a'))
    .join('');
const order = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const methodRank = ({ method }: KeyedRoute): string => (method === 'ANY' ? 'b' : 'a');

/**
 * The route that API Gateway chooses for a request: a match of the whole path and the method, else the most specific greedy
 * route, whose variable is never empty.
 */
export const chosenRoute = <Route extends KeyedRoute>(
  routes: readonly Route[],
  { method, path }: KeyedRoute,
  reading: Reading,
): Route | undefined => {
  const forMethod = routes.filter((route) => route.method === method || route.method === 'ANY');
  const rank = (route: Route): string =>
    reading === 'the path first' ? words(route) + methodRank(route) : methodRank(route) + words(route);
  const [whole] = forMethod
    .filter((route) => !isGreedy(route) && matchesWhole(route.path, path))
    .toSorted((one, other) => order(rank(one), rank(other)));
  const [greedy] = forMethod
    .filter((route) => isGreedy(route) && path.startsWith(`${prefixOf(route)}/`))
    .filter((route) => path.length > prefixOf(route).length + 1)
    .toSorted((one, other) => other.path.length - one.path.length);
  return whole ?? greedy;
};
