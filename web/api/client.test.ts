import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#domain/kernel/endpoint.ts';
import { pageQuery } from '#domain/kernel/page.ts';
import { ApiError } from './api-error.ts';
import { urlOf } from './call.ts';
import { api } from './client.ts';
import { accessToken } from './token.ts';

vi.mock('./token.ts', () => ({ accessToken: vi.fn() }));

const item = endpoint('GET /api/items/{id}', {
  summary: 'One item.',
  access: 'signed-in',
  params: z.object({ id: z.string() }),
  query: z.object({ ...pageQuery, search: z.optional(z.string()) }),
  reply: z.object({ name: z.string() }),
});
const create = endpoint('POST /api/items', {
  summary: 'A new item.',
  access: 'signed-in',
  headers: z.object({ 'idempotency-key': z.uuid(), 'x-viewer-address': z.optional(z.string()) }),
  body: z.object({ name: z.string() }),
  reply: z.object({ name: z.string() }),
});

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const fetching = vi.fn<typeof fetch>();
const sentToken = (call: number) => new Headers(fetching.mock.calls[call]?.[1]?.headers).get('authorization');

beforeEach(() => {
  vi.stubGlobal('fetch', fetching);
  vi.mocked(accessToken).mockImplementation(async ({ fresh = false } = {}) => (fresh ? 'fresh' : 'old'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetching.mockReset();
});

test('parameters are escaped, and empty and absent query values are left out', () => {
  expect(
    urlOf('/api/items/{id}', { params: { id: 'a/b' }, query: { search: '', cursor: undefined, limit: 8 } }),
  ).toBe('/api/items/a%2Fb?limit=8');
});

test('a reply is parsed by its contract, and an invalid reply is an error', async () => {
  fetching.mockResolvedValueOnce(json(200, { name: 'barrel', extra: 1 }));
  await expect(api(item, { params: { id: '1' } })).resolves.toEqual({ name: 'barrel' });
  fetching.mockResolvedValueOnce(json(200, { name: 7 }));
  await expect(api(item, { params: { id: '1' } })).rejects.toThrow();
});

test('a body is sent as JSON with the access token', async () => {
  fetching.mockResolvedValueOnce(json(200, { name: 'barrel' }));
  const key = '019366a1-0000-7000-8000-000000000000';
  await api(create, { body: { name: 'barrel' }, headers: { 'idempotency-key': key } });
  expect(fetching.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"name":"barrel"}' });
  expect(sentToken(0)).toBe('Bearer old');
  expect(new Headers(fetching.mock.calls[0]?.[1]?.headers).get('idempotency-key')).toBe(key);
});

test('after a 401 the token is refreshed and the call is repeated once', async () => {
  fetching.mockResolvedValueOnce(json(401, {})).mockResolvedValueOnce(json(200, { name: 'barrel' }));
  await expect(api(item, { params: { id: '1' } })).resolves.toEqual({ name: 'barrel' });
  expect(sentToken(1)).toBe('Bearer fresh');
});

test('a second 401 is an error', async () => {
  fetching.mockImplementation(async () => json(401, {}));
  await expect(api(item, { params: { id: '1' } })).rejects.toMatchObject({
    status: 401,
    code: 'UNAUTHORIZED',
  });
  expect(fetching).toHaveBeenCalledTimes(2);
});

test('after a change of rights the token of the same second is refused, too, and that of the next one is taken', async () => {
  vi.useFakeTimers();
  const ended = { code: 'SESSION_ENDED', message: 'Your session has ended.', correlationId: 'c-1' };
  fetching
    .mockResolvedValueOnce(json(401, ended))
    .mockResolvedValueOnce(json(401, ended))
    .mockResolvedValueOnce(json(200, { name: 'barrel' }));
  const answer = api(item, { params: { id: '1' } });
  await vi.advanceTimersByTimeAsync(999);
  expect(fetching).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  await expect(answer).resolves.toEqual({ name: 'barrel' });
  vi.useRealTimers();
});

test('a session that was ended for good is told as such at once', async () => {
  vi.mocked(accessToken).mockImplementation(async ({ fresh = false } = {}) => (fresh ? undefined : 'old'));
  fetching.mockImplementation(async () =>
    json(401, { code: 'SESSION_ENDED', message: 'x', correlationId: '' }),
  );
  await expect(api(item, { params: { id: '1' } })).rejects.toMatchObject({ code: 'SESSION_ENDED' });
  expect(fetching).toHaveBeenCalledTimes(1);
});

test('a problem keeps its code, its message and its correlation id', async () => {
  const problem = { code: 'ITEM_GONE', message: 'It has flown.', correlationId: 'c-1' };
  fetching.mockResolvedValueOnce(json(404, problem));
  const error = await api(item, { params: { id: '1' } }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 404, code: 'ITEM_GONE', message: 'It has flown.', problem });
});

test('a page of the firewall becomes a problem with its status', async () => {
  fetching.mockResolvedValueOnce(new Response('<html>slow down</html>', { status: 429 }));
  await expect(api(item, { params: { id: '1' } })).rejects.toMatchObject({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    message: 'Please wait a moment and try again.',
  });
});

test('without a connection the status is 0 and the message says what to do', async () => {
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(api(item, { params: { id: '1' } })).rejects.toMatchObject({
    status: 0,
    message: 'We could not reach the server. Check your connection and try again.',
  });
});
