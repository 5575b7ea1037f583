import { allEndpoints } from '#domain/endpoints.ts';
import { type Access, admits } from '#domain/kernel/access.ts';
import type { EndpointContract } from '#domain/kernel/endpoint.ts';
import type { Role } from '#domain/kernel/role.ts';

export interface Route {
  readonly title: string;
  readonly method: string;
  readonly path: string;
  readonly access: Access;
  readonly hasBody: boolean;
  /** Names of the path parameters. */
  readonly params: readonly string[];
  /** Names of the query parameters. */
  readonly query: readonly string[];
  /** Whether caches may keep that something is not there. */
  readonly keepsRefusals: boolean;
}

/** Every route of the product, from the declared endpoints, so that a new one is tested automatically. */
export const routes: readonly Route[] = Object.values(allEndpoints).flatMap((record) =>
  Object.values<EndpointContract & { method: string; path: string }>(record).map(
    ({ method, path, access, body, query, refusalCacheSeconds }) => ({
      title: `${method} ${path}`,
      method,
      path,
      access,
      hasBody: body !== undefined,
      params: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
      query: Object.keys((query as { shape?: object } | undefined)?.shape ?? {}),
      keepsRefusals: refusalCacheSeconds !== undefined,
    }),
  ),
);

/** Whether somebody with these roles may call a route, by its declaration; without roles, somebody who is not signed in. */
export const isOpenTo = ({ access }: Route, ...roles: readonly Role[]): boolean =>
  admits(access, roles.length === 0 ? undefined : { roles });

const kindOf = (access: Access): string =>
  typeof access === 'string' && access.includes('.') ? 'a permission' : JSON.stringify(access);

/** One route of each kind of access; permissions are one kind. */
export const oneOfEachAccess: readonly Route[] = [
  ...new Map(routes.map((route) => [kindOf(route.access), route])).values(),
];

/** Valid values for all path parameters, so that a test checks access and not validation. */
const filledWith = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '10001');

/** Calls a route, with a token and path parameters if they are given. */
export const callRoute = (
  url: string,
  { method, path, hasBody }: Pick<Route, 'method' | 'path' | 'hasBody'>,
  {
    token,
    params = {},
    body = {},
  }: { token?: string; params?: Readonly<Record<string, string>>; body?: unknown } = {},
): Promise<Response> =>
  fetch(url + filledWith(path, params), {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
    },
    ...(hasBody ? { body: JSON.stringify(body) } : {}),
  });
