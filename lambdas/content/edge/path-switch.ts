// The client signs for every region at once (SigV4A) and finds the signer only where this was imported.
import '@aws-sdk/signature-v4a';
import {
  type CloudFrontKeyValueStoreClient,
  CloudFrontKeyValueStoreServiceException,
  DescribeKeyValueStoreCommand,
  paginateListKeys,
  UpdateKeysCommand,
} from '@aws-sdk/client-cloudfront-keyvaluestore';
import type { Pause } from '../../runtime/pause.ts';
import { isPublished, type LivePaths } from '../site-files.ts';

/** CloudFront takes so many keys in one change. */
const KEYS_PER_CHANGE = 50;
const MOST_TRIES = 5;

type Change = readonly [path: string, address: string | undefined];

/** Somebody else changed the store between our look and our change. AWS documents the first and has been seen to say the second. */
const cameBetween = (failure: unknown): boolean =>
  failure instanceof CloudFrontKeyValueStoreServiceException &&
  (failure.name === 'ConflictException' || /pre-condition/i.test(failure.message));

/** What has to change so that these paths, and of ours no others, are served. */
const changesTo = (wanted: LivePaths, there: ReadonlyMap<string, string>): readonly Change[] => [
  ...Object.entries(wanted).filter(([path, address]) => there.get(path) !== address),
  ...[...there]
    .filter(([path, address]) => isPublished(address) && wanted[path] === undefined)
    .map(([path]) => [path, undefined] as const),
];

/** The store of the edge's function that rewrites paths to objects. */
const edgeStore = (client: CloudFrontKeyValueStoreClient, KvsARN: string) => ({
  look: async () => {
    const { ETag } = await client.send(new DescribeKeyValueStoreCommand({ KvsARN }));
    const there = new Map<string, string>();
    for await (const { Items = [] } of paginateListKeys({ client }, { KvsARN, MaxResults: KEYS_PER_CHANGE }))
      for (const { Key = '', Value = '' } of Items) there.set(Key, Value);
    return { seen: ETag, there };
  },
  change: async (seen: string | undefined, changes: readonly Change[]): Promise<string | undefined> => {
    const { ETag } = await client.send(
      new UpdateKeysCommand({
        KvsARN,
        IfMatch: seen,
        Puts: changes.flatMap(([Key, Value]) => (Value === undefined ? [] : [{ Key, Value }])),
        Deletes: changes.flatMap(([Key, Value]) => (Value === undefined ? [{ Key }] : [])),
      }),
    );
    return ETag;
  },
});

/**
 * Switches paths of the edge to published objects and takes back those that are as built again; answers how many paths changed.
 * Fifty at a time become visible together, which is more than the site has, and each page by itself is always whole.
 * Begins anew where somebody else changed the store meanwhile.
 */
export const switchPaths =
  (client: CloudFrontKeyValueStoreClient, storeArn: string, pause: Pause) =>
  async (wanted: LivePaths): Promise<number> => {
    const store = edgeStore(client, storeArn);
    for (let attempt = 1; ; attempt += 1) {
      try {
        const { seen, there } = await store.look();
        const changes = changesTo(wanted, there);
        let version = seen;
        for (let from = 0; from < changes.length; from += KEYS_PER_CHANGE)
          version = await store.change(version, changes.slice(from, from + KEYS_PER_CHANGE));
        return changes.length;
      } catch (failure) {
        if (!cameBetween(failure) || attempt === MOST_TRIES) throw failure;
        await pause(attempt);
      }
    }
  };
