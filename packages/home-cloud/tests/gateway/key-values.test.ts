import {
  CloudFrontKeyValueStore,
  type UpdateKeysCommandInput,
} from '@aws-sdk/client-cloudfront-keyvaluestore';
import '@aws-sdk/signature-v4a';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyValueApi } from '#src/gateway/key-values/api.ts';
import type { KeyValueStore } from '#src/gateway/key-values/key-value-store.ts';
import { openKeyValueRegistry } from '#src/gateway/key-values/registry.ts';
import { type Listeners, listenOnLoopback } from '#src/gateway/listeners.ts';
import { openState, type State } from '#src/state/state.ts';
import { reachingKeyValues } from '../clients.ts';
import { refused } from '../refused.ts';

const KvsARN = 'arn:aws:cloudfront::000000000000:key-value-store/pages';
let clock = { now: () => 1_000_000 };
let state: State;
let store: KeyValueStore;
let listeners: Listeners;
let client: CloudFrontKeyValueStore;

beforeEach(async () => {
  state = openState(':memory:');
  store = openKeyValueRegistry(state, { now: () => clock.now() }).open('pages').store;
  listeners = await listenOnLoopback(
    0,
    keyValueApi((arn) => (arn === KvsARN ? store : undefined)),
  );
  client = new CloudFrontKeyValueStore(reachingKeyValues(`http://localhost:${listeners.port}`));
});
afterEach(async () => {
  client.destroy();
  await listeners.stop();
  state.close();
  clock = { now: () => 1_000_000 };
});

const etag = async () => (await client.describeKeyValueStore({ KvsARN })).ETag;
const update = async (change: Omit<UpdateKeysCommandInput, 'KvsARN' | 'IfMatch'>, IfMatch?: string) =>
  client.updateKeys({ KvsARN, IfMatch: IfMatch ?? (await etag()), ...change });
const list = (more: object = {}) => client.listKeys({ KvsARN, ...more });
const keys = (count: number) => Array.from({ length: count }, (_, at) => `/page-${100 + at}`);

describe('a new store', () => {
  it('is empty and ready', async () => {
    expect(await client.describeKeyValueStore({ KvsARN })).toMatchObject({
      KvsARN,
      ItemCount: 0,
      TotalSizeInBytes: 0,
      Status: 'READY',
      Created: new Date(1_000_000),
      ETag: expect.stringMatching(/^KV[0-9A-F]{12}$/),
    });
    expect((await list()).Items).toEqual([]);
  });

  it('is found by its own ARN only', async () => {
    const other = { KvsARN: 'arn:aws:cloudfront::000000000000:key-value-store/other' };
    await refused(client.describeKeyValueStore(other), 'ResourceNotFoundException');
  });
});

describe('changes', () => {
  it('put and delete atomically, and edge functions see it at once', async () => {
    await update({
      Puts: [
        { Key: '/about', Value: '/a' },
        { Key: '/rates', Value: '/b' },
      ],
    });
    clock = { now: () => 2_000_000 };
    const answer = await update({ Puts: [{ Key: '/', Value: '/c' }], Deletes: [{ Key: '/about' }] });
    expect(answer).toMatchObject({
      ItemCount: 2,
      TotalSizeInBytes: '/c//b/rates'.length,
      ETag: await etag(),
    });
    expect(store.entries()).toEqual([
      ['/', '/c'],
      ['/rates', '/b'],
    ]);
    await refused(client.getKey({ KvsARN, Key: '/about' }), 'ResourceNotFoundException');
    expect(await client.getKey({ KvsARN, Key: '/rates' })).toMatchObject({ Value: '/b' });
    const described = await client.describeKeyValueStore({ KvsARN });
    expect(described.LastModified).toEqual(new Date(2_000_000));
  });

  it('of single keys are the same', async () => {
    const put = await client.putKey({ KvsARN, Key: '/about', Value: '/a', IfMatch: await etag() });
    expect(put).toMatchObject({ ItemCount: 1, ETag: await etag() });
    await client.deleteKey({ KvsARN, Key: '/about', IfMatch: put.ETag });
    expect(store.get('/about')).toBeUndefined();
  });

  it('without the current ETag are refused completely', async () => {
    const before = await etag();
    await update({ Puts: [{ Key: '/about', Value: '/a' }] });
    await refused(
      update({ Puts: [{ Key: '/about', Value: '/stale' }] }, before),
      'ConflictException',
      'Pre-Condition failed',
    );
    expect(store.get('/about')).toBe('/a');
  });

  it('survive a restart', async () => {
    await update({ Puts: [{ Key: '/about', Value: '/a' }] });
    const again = openKeyValueRegistry(state, clock).open('pages');
    expect([again.isNew, again.store.get('/about'), again.store.state().etag]).toEqual([
      false,
      '/a',
      await etag(),
    ]);
  });
});

describe('limits', () => {
  it('are 50 keys a change', async () => {
    const fifty = keys(50).map((Key) => ({ Key, Value: '/x' }));
    expect((await update({ Puts: fifty })).ItemCount).toBe(50);
    await refused(update({ Puts: [...fifty, { Key: '/one-more', Value: '/x' }] }), 'ValidationException');
  });

  it.each([
    ['a key', { Key: `/${'k'.repeat(512)}`, Value: '/x' }],
    ['a value', { Key: '/x', Value: 'v'.repeat(1025) }],
    ['an empty key', { Key: '', Value: '/x' }],
  ])('hold for %s', async (_what, pair) => {
    await refused(update({ Puts: [pair] }), 'ValidationException');
  });

  it('refuse to delete a missing key, together with the rest of the change', async () => {
    await refused(
      update({ Puts: [{ Key: '/about', Value: '/a' }], Deletes: [{ Key: '/nowhere' }] }),
      'ResourceNotFoundException',
    );
    expect(store.entries()).toEqual([]);
  });
});

describe('listing', () => {
  it('has pages of 10, or of at most 50', async () => {
    await update({ Puts: keys(12).map((Key) => ({ Key, Value: '/x' })) });
    const first = await list();
    const second = await list({ NextToken: first.NextToken });
    expect([first.Items?.length, second.Items?.length, second.NextToken]).toEqual([10, 2, undefined]);
    const all = [...(first.Items ?? []), ...(second.Items ?? [])].map(({ Key }) => Key);
    expect(all).toEqual(keys(12));
    await refused(list({ MaxResults: 51 }), 'ValidationException');
  });
});
