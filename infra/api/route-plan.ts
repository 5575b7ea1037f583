import type { Endpoint } from '#domain/kernel/endpoint.ts';
import { greedyBelow, isGreedy, isParameter, overlap, segmentsOf, specificity } from './path-template.ts';

/** The endpoints that one function answers. */
export interface Answering {
  readonly owner: string;
  readonly endpoints: readonly Endpoint[];
}

/** A route of the API and the function that it leads to. */
export interface ApiRoute {
  readonly method: Endpoint['method'] | 'ANY';
  readonly path: string;
  readonly owner: string;
  /** True where anyone may call, so that no token is asked for. */
  readonly open: boolean;
}

/** The endpoints of one path that one function answers, all of them protected or all open. */
interface Unit {
  readonly owner: string;
  readonly path: string;
  readonly methods: readonly Endpoint['method'][];
  readonly open: boolean;
}

/** A beginning of paths, of words alone. */
interface Prefix {
  readonly path: string;
  readonly children: Map<string, Prefix>;
  /** What is answered at this path. */
  readonly here: Unit[];
  /** What has a parameter after this path. */
  readonly below: Unit[];
}

const unitsOf = ({ owner, endpoints }: Answering): Unit[] =>
  [...Map.groupBy(endpoints, ({ path, access }) => `${access === 'anyone'} ${path}`).values()].flatMap(
    (same) =>
      same.slice(0, 1).map(({ path, access }) => ({
        owner,
        path,
        methods: same.map(({ method }) => method),
        open: access === 'anyone',
      })),
  );

const newPrefix = (path: string): Prefix => ({ path, children: new Map(), here: [], below: [] });

const childOf = (prefix: Prefix, segment: string): Prefix => {
  const child = prefix.children.get(segment) ?? newPrefix(`${prefix.path}/${segment}`);
  prefix.children.set(segment, child);
  return child;
};

const treeOf = (units: readonly Unit[]): Prefix => {
  const root = newPrefix('');
  for (const unit of units) {
    const segments = segmentsOf(unit.path);
    const parameter = segments.findIndex(isParameter);
    const words = parameter === -1 ? segments : segments.slice(0, parameter);
    const prefix = words.reduce(childOf, root);
    (parameter === -1 ? prefix.here : prefix.below).push(unit);
  }
  return root;
};

/**
 * The routes of one path: one for all methods where nobody else answers such a path, so that AWS has no choice between a route that
 * names the method and one that names the path better. Else, and where anyone may call, one for each.
 */
const explicitRoutes = (units: readonly Unit[], { owner, path, methods, open }: Unit): ApiRoute[] => {
  const alone = units.filter((other) => overlap(other.path, path)).length === 1;
  const named = alone && !open && methods.length > 1 ? (['ANY'] as const) : methods;
  return named.map((method) => ({ method, path, owner, open }));
};

const allOf = (prefix: Prefix): Unit[] => [
  ...prefix.here,
  ...prefix.below,
  ...[...prefix.children.values()].flatMap(allOf),
];

const onlyOne = (units: readonly Unit[]): string | undefined => {
  const owners = new Set(units.map(({ owner }) => owner));
  return owners.size === 1 ? units[0]?.owner : undefined;
};

/**
 * To whom everything below a prefix may go: to who answers the prefix itself, else to the only one below it. What is no more than
 * `/api` belongs to nobody, so that an unknown path is refused without a function.
 */
const ownerOf = (prefix: Prefix): string | undefined =>
  segmentsOf(prefix.path).length < 2
    ? undefined
    : onlyOne(prefix.here.length > 0 ? prefix.here : allOf(prefix));

/** The fewest routes for everything from a prefix on, when what is not named below it goes to `inherited`. */
const fewest = (units: readonly Unit[], prefix: Prefix, inherited: string | undefined): ApiRoute[] => {
  const explicit = (some: readonly Unit[], covered: string | undefined) =>
    some.filter(({ owner }) => owner !== covered).flatMap((unit) => explicitRoutes(units, unit));
  const here = explicit(prefix.here, inherited);
  const under = (covered: string | undefined): ApiRoute[] => [
    ...explicit(prefix.below, covered),
    ...[...prefix.children.values()].flatMap((child) => fewest(units, child, covered)),
  ];
  const owner = ownerOf(prefix);
  const without = [...here, ...under(inherited)];
  if (owner === undefined || owner === inherited) return without;
  const greedy: ApiRoute = { method: 'ANY', path: greedyBelow(prefix.path), owner, open: false };
  const withGreedy = [...here, greedy, ...under(owner)];
  return withGreedy.length < without.length ? withGreedy : without;
};

/** True when API Gateway would let a route take a request that is for an endpoint of a greedy route. */
const takesFrom = (route: ApiRoute, { owner, path, methods }: Unit): boolean => {
  if (!overlap(route.path, path)) return false;
  if (isGreedy(route.path)) return route.owner !== owner;
  const sameMethod = route.method === 'ANY' || methods.includes(route.method);
  return sameMethod && specificity(path) < specificity(route.path);
};

/** Adds routes of their own for endpoints whose greedy route would lose a request to another route. */
const withoutThefts = (units: readonly Unit[], routes: readonly ApiRoute[]): readonly ApiRoute[] => {
  const named = new Set(routes.map(({ path, owner, open }) => `${owner} ${path} ${open}`));
  const more = units
    .filter(({ owner, path, open }) => !named.has(`${owner} ${path} ${open}`))
    .filter((unit) => routes.some((route) => takesFrom(route, unit)))
    .flatMap((unit) => explicitRoutes(units, unit));
  return more.length === 0 ? routes : withoutThefts(units, [...routes, ...more]);
};

/**
 * The routes of the API. What anyone may call has a route each. What needs a token has one greedy route for a prefix where that
 * makes fewer routes, and the function finds the endpoint by the path. API Gateway prefers a match of the whole path to a greedy
 * one, and the longer greedy one to the shorter, so a function that answers a part of a prefix gets routes of its own.
 */
export const routePlan = (answering: readonly Answering[]): readonly ApiRoute[] => {
  const units = answering.flatMap(unitsOf);
  const [open = [], closed = []] = [true, false].map((which) => units.filter((unit) => unit.open === which));
  const routes = [
    ...open.flatMap((unit) => explicitRoutes(units, unit)),
    ...fewest(units, treeOf(closed), undefined),
  ];
  return withoutThefts(units, routes).toSorted((one, other) =>
    `${one.path} ${one.method}` < `${other.path} ${other.method}` ? -1 : 1,
  );
};
