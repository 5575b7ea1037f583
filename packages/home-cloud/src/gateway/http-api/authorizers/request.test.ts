import { expect, it } from 'vitest';
import type { WireRequest } from '../../wire.ts';
import { createRequestAuthorizer } from './request.ts';

const properties = {
  ApiId: 'api1',
  AuthorizerType: 'REQUEST',
  Name: 'door',
  AuthorizerUri: 'arn',
  AuthorizerPayloadFormatVersion: '2.0',
  EnableSimpleResponses: true,
  AuthorizerResultTtlInSeconds: 60,
  IdentitySource: ['$request.header.X-Door', '$request.header.x-key'],
} as const;

const withAnswer = (answer: (event: Record<string, unknown>) => unknown, change: object = {}) => {
  let now = 1_000_000;
  const asked: Record<string, unknown>[] = [];
  const authorize = createRequestAuthorizer(
    { ...properties, IdentitySource: [...properties.IdentitySource], ...change },
    async (event) => {
      asked.push(event as Record<string, unknown>);
      return answer(event as Record<string, unknown>);
    },
    { now: () => now },
  );
  return {
    asked,
    later: (ms: number) => {
      now += ms;
    },
    ask: (headers: Record<string, string>) =>
      authorize({ headers } as WireRequest, () => ({ routeKey: 'GET /x' })),
  };
};

it('refuses a request without an identity source with 401 and asks nobody', async () => {
  const door = withAnswer(() => ({ isAuthorized: true }));
  for (const headers of [{}, { 'x-door': 'a' }, { 'x-door': 'a', 'x-key': '' }, { 'x-key': 'a' }])
    expect(await door.ask(headers as Record<string, string>)).toEqual({ ok: false, status: 401 });
  expect(door.asked).toEqual([]);
});

it('gives the function the event of the route and the values, and the integration what it answers', async () => {
  const door = withAnswer(() => ({ isAuthorized: true, context: { who: 'edge' } }));
  expect(await door.ask({ 'x-door': 'a', 'x-key': 'b' })).toEqual({
    ok: true,
    authorizer: { lambda: { who: 'edge' } },
  });
  expect(door.asked).toEqual([{ routeKey: 'GET /x', identitySource: ['a', 'b'] }]);
});

it('keeps an answer for the values of the identity sources, a refusal as well, and forgets it in time', async () => {
  const door = withAnswer(({ identitySource }) => ({ isAuthorized: String(identitySource) === 'a,b' }));
  const statuses = async () => [
    (await door.ask({ 'x-door': 'a', 'x-key': 'b' })).ok,
    await door.ask({ 'x-door': 'b', 'x-key': 'a' }),
  ];
  for (let turn = 0; turn < 3; turn += 1)
    expect(await statuses()).toEqual([true, { ok: false, status: 403 }]);
  expect(door.asked).toHaveLength(2);
  door.later(60_000);
  await statuses();
  expect(door.asked).toHaveLength(4);
});

it('asks for each request when answers are not kept', async () => {
  const door = withAnswer(() => ({ isAuthorized: true }), { AuthorizerResultTtlInSeconds: 0 });
  for (let turn = 0; turn < 2; turn += 1) await door.ask({ 'x-door': 'a', 'x-key': 'b' });
  expect(door.asked).toHaveLength(2);
});

it.each([
  ['throws', () => Promise.reject(new Error('no secret'))],
  ['says neither yes nor no', () => ({ isAuthorized: 'yes' })],
  ['says nothing', () => undefined],
])('answers 500 when the function %s, and asks again', async (_, answer) => {
  const door = withAnswer(answer);
  for (let turn = 0; turn < 2; turn += 1)
    expect(await door.ask({ 'x-door': 'a', 'x-key': 'b' })).toEqual({ ok: false, status: 500 });
  expect(door.asked).toHaveLength(2);
});
