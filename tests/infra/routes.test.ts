import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpointsByFunction } from '#domain/endpoints.ts';
import { type Endpoint, endpoint } from '#domain/kernel/endpoint.ts';
import { type ApiRoute, routePlan } from '#infra/api/route-plan.ts';
import { endpointFinder } from '#lambdas/runtime/http/find-endpoint.ts';
import { chosenRoute, type KeyedRoute, readings } from '../support/chosen-route.ts';

/** Endpoints by their names, by the function that answers them. */
type Tables = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

const plans = new WeakMap<Tables, readonly ApiRoute[]>();
const planOf = (tables: Tables): readonly ApiRoute[] => {
  const plan =
    plans.get(tables) ??
    routePlan(Object.entries(tables).map(([owner, of]) => ({ owner, endpoints: Object.values(of) })));
  plans.set(tables, plan);
  return plan;
};

/** `open GET /api/x` is for anyone. Its name is the text itself. */
const table = (...keys: readonly string[]): Readonly<Record<string, Endpoint>> =>
  Object.fromEntries(
    keys.map((key) => {
      const access = key.startsWith('open ') ? 'anyone' : 'signed-in';
      const contract = { summary: 'A test.', access, reply: z.object({}) } as const;
      return [key, endpoint(key.replace('open ', '') as Parameters<typeof endpoint>[0], contract)];
    }),
  );

describe('the plan of routes', () => {
  const keysOf = (tables: Tables): string[] =>
    planOf(tables).map(
      ({ method, path, owner, open }) => `${owner}: ${open ? 'open ' : ''}${method} ${path}`,
    );
  const ofA = (...keys: string[]) => keysOf({ a: table(...keys) });

  it('has one route for a prefix and one for all below it', () => {
    expect(ofA('GET /api/x', 'POST /api/x', 'GET /api/x/{id}', 'POST /api/x/{id}/y/{z}')).toEqual([
      'a: ANY /api/x',
      'a: ANY /api/x/{proxy+}',
    ]);
  });

  it('keeps the routes of endpoints where a greedy one would not make them fewer', () => {
    expect(ofA('GET /api/x', 'GET /api/y/{id}', 'PUT /api/y/{id}', 'POST /api/z/{id}/y')).toEqual([
      'a: GET /api/x',
      'a: ANY /api/y/{id}',
      'a: POST /api/z/{id}/y',
    ]);
  });

  it('keeps a route for each open endpoint, and a greedy one beside them asks for a token', () => {
    const closed = ['GET /api/x', 'GET /api/x/{id}', 'GET /api/x/{id}/b'];
    expect(ofA('open GET /api/x/new', 'open POST /api/x', ...closed)).toEqual([
      'a: GET /api/x',
      'a: open POST /api/x',
      'a: open GET /api/x/new',
      'a: ANY /api/x/{proxy+}',
    ]);
  });

  it('gives a shared prefix to who answers the prefix itself, and the other one routes of its own', () => {
    const a = table('GET /api/x', 'GET /api/x/{id}', 'POST /api/x/{id}/o');
    const b = table('GET /api/x/{id}/p', 'POST /api/x/{id}/p');
    expect(keysOf({ a, b })).toEqual(['a: GET /api/x', 'b: ANY /api/x/{id}/p', 'a: ANY /api/x/{proxy+}']);
  });

  it('lets no route take a request that is for another one’s endpoint', () => {
    const a = table('GET /api/x', 'GET /api/x/y', 'GET /api/x/z/{id}', 'POST /api/x/z/{id}');
    expect(keysOf({ a })).toEqual(['a: GET /api/x', 'a: ANY /api/x/{proxy+}']);
    const b = table('GET /api/x/{id}', 'POST /api/x/z/w');
    expect(keysOf({ a, b })).toEqual([
      'a: GET /api/x',
      'a: GET /api/x/y',
      'b: POST /api/x/z/w',
      'b: GET /api/x/{id}',
      'a: ANY /api/x/{proxy+}',
    ]);
  });

  it('leads nowhere with a path that is nobody’s, so that no function starts for it', () => {
    const plan = planOf(endpointsByFunction);
    for (const path of [
      '/api',
      '/api/',
      '/api/nowhere',
      '/api/desk',
      '/api/desk/nowhere',
      '/',
      '/x/api/tasks',
    ])
      for (const reading of readings)
        expect(chosenRoute(plan, { method: 'GET', path }, reading)).toBeUndefined();
  });
});

/** What answers a request, if every endpoint had a route of its own. */
const meant = (tables: Tables, asked: KeyedRoute) =>
  chosenRoute(
    Object.entries(tables).flatMap(([owner, of]) =>
      Object.entries(of).map(([name, { method, path, access }]) => ({
        method,
        path,
        name: `${owner}.${name}`,
        open: access === 'anyone',
      })),
    ),
    asked,
    'the path first',
  );

/** What answers it by the plan: the endpoint that the function behind the chosen route finds. */
const answering = (tables: Tables, asked: KeyedRoute, reading: (typeof readings)[number]) => {
  const route = chosenRoute(planOf(tables), asked, reading);
  if (route === undefined) return undefined;
  const found = endpointFinder(tables[route.owner] ?? {})({
    routeKey: `${route.method} ${route.path}`,
    rawPath: asked.path,
    pathParameters: {},
    requestContext: { http: { method: asked.method } },
  });
  return found && { name: `${route.owner}.${found.name}`, open: route.open };
};

const expectSame = (tables: Tables, asked: KeyedRoute): void => {
  const wanted = meant(tables, asked);
  for (const reading of readings) {
    const { name, open } = answering(tables, asked, reading) ?? {};
    expect([name, open], `${asked.method} ${asked.path}, ${reading}`).toEqual([wanted?.name, wanted?.open]);
  }
};

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const everyEndpoint = Object.entries(endpointsByFunction).flatMap(([domain, of]) =>
  Object.entries<Endpoint>(of).map(([name, { method, path }]) => ({
    name: `${domain}.${name}`,
    method,
    path,
  })),
);
const wordsInPaths = [...new Set(everyEndpoint.flatMap(({ path }) => path.split('/').slice(1)))].filter(
  (word) => !word.startsWith('{'),
);
const segment = fc.oneof(
  fc.constantFrom(...wordsInPaths),
  fc.constantFrom('10001', '..', '', 'a b', '%2F', '__proto__', '{id}', '{proxy+}'),
);

describe('a request', () => {
  it.each(everyEndpoint)('$method $path reaches $name', ({ name, method, path }) => {
    const asked = { method, path: path.replaceAll(/\{\w+\}/g, '10001') };
    for (const reading of readings) expect(answering(endpointsByFunction, asked, reading)?.name).toBe(name);
  });

  it('of any path and method reaches what it would if every endpoint had a route of its own', () => {
    const template = fc.constantFrom(...everyEndpoint.map(({ path }) => path));
    const filled = fc
      .tuple(template, fc.infiniteStream(segment))
      .map(([path, some]) => path.replaceAll(/\{\w+\}/g, () => some.next().value ?? ''));
    const random = fc.array(segment, { maxLength: 6 }).map((some) => `/api/${some.join('/')}`);
    fc.assert(
      fc.property(fc.constantFrom(...methods, 'HEAD'), fc.oneof(filled, random), (method, path) =>
        expectSame(endpointsByFunction, { method, path }),
      ),
      { numRuns: 300 },
    );
  });

  it('still does when any part of a domain moves to another function', () => {
    const moved = fc
      .constantFrom(...everyEndpoint)
      .chain(({ name, path, method }) =>
        fc.tuple(
          fc.constant({ path, method }),
          fc.subarray(everyEndpoint.filter((one) => one.name.split('.')[0] === name.split('.')[0])),
        ),
      );
    fc.assert(
      fc.property(moved, ([asked, part]) => {
        const names = new Set(part.map(({ name }) => name));
        const tables = Map.groupBy(
          Object.entries(endpointsByFunction).flatMap(([domain, of]) =>
            Object.entries<Endpoint>(of).map(([name, one]) => ({ domain, name, one })),
          ),
          ({ domain, name }) => (names.has(`${domain}.${name}`) ? 'moved' : domain),
        );
        expectSame(
          Object.fromEntries(
            [...tables].map(([owner, all]) => [
              owner,
              Object.fromEntries(all.map(({ name, one }) => [name, one])),
            ]),
          ),
          { method: asked.method, path: asked.path.replaceAll(/\{\w+\}/g, '10001') },
        );
      }),
      { numRuns: 30 },
    );
  });

  it('does so with any endpoints of any functions', () => {
    const path = fc
      .array(fc.constantFrom('a', 'b', '{p}'), { minLength: 1, maxLength: 4 })
      .map((some) => some.map((one, at) => (one === '{p}' ? `{p${at}}` : one)).join('/'));
    const key = fc
      .tuple(fc.constantFrom('', '', 'open '), fc.constantFrom('GET', 'POST'), path)
      .map(([open, method, rest]) => `${open}${method} /api/${rest}`);
    const declared = fc.uniqueArray(fc.tuple(fc.constantFrom('one', 'two', 'three'), key), {
      minLength: 2,
      maxLength: 12,
      selector: ([, text]) => text.replace('open ', ''),
    });
    const given = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(declared, fc.constantFrom('GET', 'POST', 'PUT'), given, (some, method, segments) => {
        const byOwner = Map.groupBy(some, ([owner]) => owner);
        const tables = Object.fromEntries(
          [...byOwner].map(([owner, all]) => [owner, table(...all.map(([, text]) => text))]),
        );
        expectSame(tables, { method, path: `/api/${segments.join('/')}` });
      }),
      { numRuns: 2000 },
    );
  });
});
