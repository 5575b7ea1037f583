// The client signs for every region at once (SigV4A) and needs this import to find the signer.
import '@aws-sdk/signature-v4a';
import {
  type CloudFrontKeyValueStoreClient,
  CloudFrontKeyValueStoreServiceException,
  DescribeKeyValueStoreCommand,
  paginateListKeys,
  UpdateKeysCommand,
} from '@aws-sdk/client-cloudfront-keyvaluestore';
import { isOfBlog } from '#domain/kernel/paths.ts';
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

/** The updates that make the store serve exactly the wanted paths. Only paths of the site that publishing wrote are deleted. */
const changesTo = (wanted: LivePaths, there: ReadonlyMap<string, string>): readonly Change[] => [
  ...Object.entries(wanted).filter(([path, address]) => there.get(path) !== address),
  ...[...there]
    .filter(([path, address]) => isPublished(address) && !isOfBlog(path) && wanted[path] === undefined)
    .map(([path]) => [path, undefined] as const),
];

/** Tries again when somebody else changed the store in between. */
const whenNobodyElseChanges = (change: () => Promise<number>) => async () => {
  try {
    return await change();
  } catch (failure) {
    if (isConflict(failure)) return again;
    throw failure;
  }
};

/** The key value store of the edge function that rewrites paths to objects. */
const edgeStore = (client: CloudFrontKeyValueStoreClient, KvsARN: string) => {
  const version = async () => (await client.send(new DescribeKeyValueStoreCommand({ KvsARN }))).ETag;
  return {
    version,
    look: async () => {
      const seen = await version();
      const there = new Map<string, string>();
      for await (const { Items = [] } of paginateListKeys(
        { client },
        { KvsARN, MaxResults: KEYS_PER_CHANGE },
      ))
        for (const { Key = '', Value = '' } of Items) there.set(Key, Value);
      return { seen, there };
    },
    /** Makes all changes, fifty at once, if nobody else has changed the store since. Returns how many there were. */
    change: async (seen: string | undefined, changes: readonly Change[]): Promise<number> => {
      let IfMatch = seen;
      for (let from = 0; from < changes.length; from += KEYS_PER_CHANGE) {
        const some = changes.slice(from, from + KEYS_PER_CHANGE);
        const { ETag } = await client.send(
          new UpdateKeysCommand({
            KvsARN,
            IfMatch,
            Puts: some.flatMap(([Key, Value]) => (Value === undefined ? [] : [{ Key, Value }])),
            Deletes: some.flatMap(([Key, Value]) => (Value === undefined ? [{ Key }] : [])),
          }),
        );
        IfMatch = ETag;
      }
      return changes.length;
    },
  };
};

/**
 * Says for some paths what the edge serves, and leaves all others as they are. Costs the same however many there are. Up to fifty become
 * visible at once.
 */
export const pointPaths =
  (client: CloudFrontKeyValueStoreClient, storeArn: string, pause: Pause) =>
  (paths: LivePaths): Promise<number> => {
    const store = edgeStore(client, storeArn);
    return untilWritten(
      'The paths of the blog',
      whenNobodyElseChanges(async () => store.change(await store.version(), Object.entries(paths))),
      { pause },
    );
  };

/**
 * Makes the edge serve the wanted paths from published objects, and all others from the build. Returns how many paths
 * changed. Up to fifty become visible at once, which is more than the site has. Starts again when somebody else changed
 * the store in between (optimistic lock by ETag).
 */
export const switchPaths =
  (client: CloudFrontKeyValueStoreClient, storeArn: string, pause: Pause) =>
  (wanted: LivePaths): Promise<number> => {
    const store = edgeStore(client, storeArn);
    return untilWritten(
      'The paths of the edge',
      whenNobodyElseChanges(async () => {
        const { seen, there } = await store.look();
        return store.change(seen, changesTo(wanted, there));
      }),
      { pause },
    );
  };
