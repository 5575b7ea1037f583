// The client signs for every region at once (SigV4A) and needs this import to find the signer.
import '@aws-sdk/signature-v4a';
import {
  type CloudFrontKeyValueStoreClient,
  CloudFrontKeyValueStoreServiceException,
  DescribeKeyValueStoreCommand,
  paginateListKeys,
  UpdateKeysCommand,
} from '@aws-sdk/client-cloudfront-keyvaluestore';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import type { Pause } from '../../runtime/pause.ts';
import { isPublished, type LivePaths } from '../site-files.ts';

/** Limit of CloudFront for one update. */
const KEYS_PER_CHANGE = 50;

type Change = readonly [path: string, address: string | undefined];

/** True when somebody else changed the store after we read it. AWS documents the exception; the message was seen as well. */
const isConflict = (failure: unknown): boolean =>
  failure instanceof CloudFrontKeyValueStoreServiceException &&
  (failure.name === 'ConflictException' || /pre-condition/i.test(failure.message));

/** The updates that make the store serve exactly the wanted paths. Only paths that publishing wrote are deleted. */
const changesTo = (wanted: LivePaths, there: ReadonlyMap<string, string>): readonly Change[] => [
  ...Object.entries(wanted).filter(([path, address]) => there.get(path) !== address),
  ...[...there]
    .filter(([path, address]) => isPublished(address) && wanted[path] === undefined)
    .map(([path]) => [path, undefined] as const),
];

/** The key value store of the edge function that rewrites paths to objects. */
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
 * Makes the edge serve the wanted paths from published objects, and all others from the build. Returns how many paths
 * changed. Up to fifty become visible at once, which is more than the site has. Starts again when somebody else changed
 * the store in between (optimistic lock by ETag).
 */
export const switchPaths =
  (client: CloudFrontKeyValueStoreClient, storeArn: string, pause: Pause) =>
  (wanted: LivePaths): Promise<number> => {
    const store = edgeStore(client, storeArn);
    const change = async () => {
      try {
        const { seen, there } = await store.look();
        const changes = changesTo(wanted, there);
        let version = seen;
        for (let from = 0; from < changes.length; from += KEYS_PER_CHANGE)
          version = await store.change(version, changes.slice(from, from + KEYS_PER_CHANGE));
        return changes.length;
      } catch (failure) {
        if (isConflict(failure)) return again;
        throw failure;
      }
    };
    return untilWritten('The paths of the edge', change, { pause });
  };
