/** The route of a request, with its path parameters still encoded as sent. */
export interface RouteMatch<Route> {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

interface Compiled<Route> {
  readonly route: Route;
  readonly method: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  /** Sorts before all less specific routes: whole matches first, then, segment by segment, a literal before a parameter. */
  readonly rank: string;
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const greedyRank = 'c';
const parameter = /^\{([A-Za-z0-9._-]+)(\+?)\}$/;

const compileSegment = (segment: string): { source: string; rank: string; name?: string } => {
  const found = parameter.exec(segment);
  if (found === null) return { source: escapeRegExp(segment), rank: 'a' };
  const greedy = found[2] === '+';
  return { source: greedy ? '(.+)' : '([^/]+)', rank: greedy ? greedyRank : 'b', name: String(found[1]) };
};

const compile = <Route extends { readonly routeKey: string }>(route: Route): Compiled<Route> => {
  if (route.routeKey === '$default') {
    return { route, method: 'ANY', pattern: /^/, names: [], rank: '2' };
  }
  const parsed = /^([A-Z]+) (\/.*)$/.exec(route.routeKey);
  if (parsed === null) throw new Error(`the route key ${route.routeKey} is not METHOD /path`);
  const method = String(parsed[1]);
  const segments = String(parsed[2]).slice(1).split('/').map(compileSegment);
  const methodRank = method === 'ANY' ? '.2' : '.1';
  return {
    route,
    method,
    pattern: new RegExp(`^/${segments.map(({ source }) => source).join('/')}$`),
    names: segments.flatMap(({ name }) => name ?? []),
    rank: `${segments.some(({ rank }) => rank === greedyRank) ? 1 : 0}${segments.map(({ rank }) => rank).join('')}${methodRank}`,
  };
};

/**
 * Finds the route of a method and path with AWS's precedence: literal segments, then parameters, then greedy parameters, then
 * `$default`. If two paths are equal, the route that names the method comes before ANY.
 */
export const createRouter = <Route extends { readonly routeKey: string }>(
  routes: readonly Route[],
): ((method: string, path: string) => RouteMatch<Route> | undefined) => {
  const inOrder = routes.map(compile).toSorted((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0));
  return (method, path) => {
    for (const { route, method: wanted, pattern, names } of inOrder) {
      if (wanted !== 'ANY' && wanted !== method) continue;
      const found = pattern.exec(path);
      if (found === null) continue;
      return { route, params: Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])) };
    }
    return undefined;
  };
};
