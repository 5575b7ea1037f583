import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { type Begun, forgetBegun, keepBegun, leadsTo, readBegun } from './begun.ts';
import { BEGUN_KEY } from './begun-key.ts';
import { readDraft, writeDraft } from './local-drafts.ts';
import { lookUpBegun } from './look-up-begun.ts';
import { takeBegun } from './take-begun.ts';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown, input: object) => Promise<unknown>);
const DAY_MS = 86_400_000;

let secrets = 0;
/** Each test has its own, because a promise is kept for each. */
const begunNow = (change: Partial<Begun> = {}): Begun => {
  secrets += 1;
  const begun = {
    id: 'a-draft',
    secret: String(secrets).padStart(22, 'a'),
    words: 'your $385.00 barrel',
    path: '/dashboard/create-shipment?draft=a-draft',
    timestamp: Date.now() - 1000,
    ...change,
  };
  keepBegun(begun);
  return begun;
};

beforeEach(() => {
  localStorage.clear();
  calling.mockReset();
  vi.unstubAllGlobals();
});

test('what was begun is known for seven days, and only what this site has written', () => {
  const begun = begunNow();
  expect(readBegun()).toEqual(begun);
  begunNow({ timestamp: Date.now() - 7 * DAY_MS });
  expect(readBegun()).toBeUndefined();
  for (const change of [
    { path: 'https://evil.example/' },
    { path: '/admin' },
    { secret: 'short' },
    { id: 1 },
  ]) {
    localStorage.setItem(BEGUN_KEY, JSON.stringify({ ...begun, ...change }));
    expect(readBegun()).toBeUndefined();
  }
});

test('one that was begun since is not forgotten with the one before', () => {
  const first = begunNow();
  const second = begunNow();
  forgetBegun(first);
  expect(readBegun()).toEqual(second);
  forgetBegun(second);
  expect(readBegun()).toBeUndefined();
});

test('a path goes on with it when it names its draft', () => {
  expect(leadsTo({ id: 'a' }, '/booking?to=GY&draft=a')).toBe(true);
  expect(leadsTo({ id: 'a' }, '/dashboard')).toBe(false);
});

test('the link of a letter is looked up where this device knows nothing of it', async () => {
  const fetched = vi.fn(async () =>
    Response.json({ id: 'b', words: 'your box', total: 1, timestamp: Date.now() }),
  );
  vi.stubGlobal('fetch', fetched);
  expect(await lookUpBegun('no secret')).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
  const secret = 'b'.repeat(22);
  expect(await lookUpBegun(secret)).toMatchObject({ id: 'b', path: '/dashboard/create-shipment?draft=b' });
  expect(await lookUpBegun(secret)).toEqual(readBegun());
  expect(fetched).toHaveBeenCalledOnce();
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'GUEST_DRAFT_GONE', message: 'Gone.' }, { status: 404 }),
  );
  expect(await lookUpBegun('c'.repeat(22))).toBeUndefined();
});

const theirs = (timestamp: number, data: object = { price: { to: 'GY' } }) => ({
  draft: { id: 'a-draft', data, timestamp, version: 1, savedAt: '' },
});

test('it is taken once, and this device and the account have the same version of it', async () => {
  const begun = begunNow();
  writeDraft({ id: begun.id, data: { price: { to: 'GY', zip: '1122' } }, timestamp: begun.timestamp });
  calling.mockResolvedValue(theirs(begun.timestamp));
  const taken = await Promise.all([takeBegun(begun, 'ann'), takeBegun(begun, 'ann')]);
  expect(calling).toHaveBeenCalledOnce();
  expect(taken[0]).toBe(taken[1]);
  expect(readDraft(begun.id)).toMatchObject({
    timestamp: begun.timestamp,
    data: { price: { zip: '1122' }, owner: 'ann', kept: begun.timestamp },
  });
  expect(readBegun()).toBeUndefined();
});

test('of two versions the newer one stays', async () => {
  const begun = begunNow();
  const typed = { id: begun.id, data: { price: { to: 'TT' } }, timestamp: begun.timestamp + 500 };
  writeDraft(typed);
  calling.mockResolvedValueOnce(theirs(begun.timestamp));
  expect(await takeBegun(begun, 'ann')).toMatchObject({ ...typed, data: { kept: begun.timestamp } });
  const again = begunNow();
  calling.mockResolvedValueOnce(theirs(again.timestamp + 9000, { price: { to: 'JM' } }));
  expect(await takeBegun(again, 'ann')).toMatchObject({ data: { price: { to: 'JM' } } });
});

test('a refusal ends it, a failure does not', async () => {
  const begun = begunNow();
  writeDraft({ id: begun.id, data: { price: {} }, timestamp: begun.timestamp });
  const error = (status: number) => new ApiError(status, { code: 'X', message: 'No.', correlationId: 'c' });
  calling.mockRejectedValueOnce(error(503));
  await expect(takeBegun(begun, 'ann')).rejects.toThrow();
  expect(readBegun()).toEqual(begun);
  calling.mockRejectedValueOnce(error(409));
  await expect(takeBegun(begun, 'ann')).rejects.toThrow();
  expect(readBegun()).toBeUndefined();
  expect(readDraft(begun.id)).toBeDefined();
});
