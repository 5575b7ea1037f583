import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#domain/kernel/endpoint.ts';
import { endpointFinder } from './find-endpoint.ts';

const contract = { summary: 'A test.', access: 'signed-in', reply: z.object({}) } as const;
const find = endpointFinder({
  list: endpoint('GET /api/things', contract),
  show: endpoint('GET /api/things/{id}', contract),
  change: endpoint('PUT /api/things/{id}', contract),
  open: endpoint('GET /api/things/open', contract),
  part: endpoint('GET /api/things/{id}/parts/{n}', contract),
  parts: endpoint('GET /api/things/{id}/parts/all', contract),
} satisfies Record<string, Endpoint>);

const ask = (method: string, rawPath: string, routeKey = 'ANY /api/things/{proxy+}') =>
  find({
    routeKey,
    rawPath,
    pathParameters: { proxy: 'not read' },
    requestContext: { http: { method } },
  });

test.each([
  ['GET', '/api/things', 'list', {}],
  ['GET', '/api/things/7', 'show', { id: '7' }],
  ['PUT', '/api/things/7', 'change', { id: '7' }],
  ['GET', '/api/things/open', 'open', {}],
  ['PUT', '/api/things/open', 'change', { id: 'open' }],
  ['GET', '/api/things/7/parts/2', 'part', { id: '7', n: '2' }],
  ['GET', '/api/things/7/parts/all', 'parts', { id: '7' }],
  // API Gateway has decoded the path once. What still looks encoded is what the caller meant.
  ['GET', '/api/things/a b%2Fc', 'show', { id: 'a b%2Fc' }],
  ['GET', '/api/things/__proto__', 'show', { id: '__proto__' }],
])('%s %s is for %s', (method, path, name, params) => {
  const found = ask(method, path);
  expect([found?.name, found?.params]).toEqual([name, params]);
});

test.each([
  ['DELETE', '/api/things/7'],
  ['HEAD', '/api/things/7'],
  ['get', '/api/things/7'],
  ['GET', '/api/things/'],
  ['GET', '/api/things//parts/2'],
  ['GET', '/api/things/7/parts/2/more'],
  ['GET', '//api/things/7'],
  ['GET', '/API/things/7'],
  ['GET', '/'],
  ['GET', ''],
])('%s %s is for none', (method, path) => {
  expect(ask(method, path)).toBeUndefined();
});

test('a route of an endpoint’s own is for that endpoint, with the parameters that API Gateway read', () => {
  const found = find({
    routeKey: 'GET /api/things/{id}',
    rawPath: '/api/things/open',
    pathParameters: { id: 'open' },
    requestContext: { http: { method: 'GET' } },
  });
  expect([found?.name, found?.params]).toEqual(['show', { id: 'open' }]);
});
