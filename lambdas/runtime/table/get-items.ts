import { BatchGetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Pause, pauseOf } from '../pause.ts';
import type { Item, ItemKey } from './get-item.ts';

/** Limit of DynamoDB for one call. */
const KEYS_PER_CALL = 100;
/** A throttled table catches up within a few calls. With more, the caller would time out first. */
const MAX_CALLS = 10;

interface BatchReading {
  /** True for a strongly consistent read, at double the price. */
  readonly consistent?: boolean;
  /** Waits before the unprocessed keys are requested again. */
  readonly pause?: Pause;
}

const getChunk = async (
  client: DynamoDBDocumentClient,
  table: string,
  keys: readonly ItemKey[],
  { consistent = false, pause = pauseOf(25) }: BatchReading,
): Promise<Item[]> => {
  const found: Item[] = [];
  let left: Item[] = keys.map(({ pk, sk }) => ({ pk, sk }));
  for (let call = 1; left.length > 0; call += 1) {
    if (call > MAX_CALLS) throw new Error(`${table} left ${left.length} keys unread.`);
    if (call > 1) await pause(call - 1);
    const { Responses, UnprocessedKeys } = await client.send(
      new BatchGetCommand({ RequestItems: { [table]: { Keys: left, ConsistentRead: consistent } } }),
    );
    found.push(...(Responses?.[table] ?? []));
    left = UnprocessedKeys?.[table]?.Keys ?? [];
  }
  return found;
};

/**
 * Reads the items of any number of different keys, in no particular order. Items that do not exist are left out. Each
 * hundred keys are one call.
 */
export const getItems = async (
  client: DynamoDBDocumentClient,
  table: string,
  keys: readonly ItemKey[],
  reading: BatchReading = {},
): Promise<readonly Item[]> => {
  const chunks = Array.from({ length: Math.ceil(keys.length / KEYS_PER_CALL) }, (_, index) =>
    keys.slice(index * KEYS_PER_CALL, (index + 1) * KEYS_PER_CALL),
  );
  return (await Promise.all(chunks.map((chunk) => getChunk(client, table, chunk, reading)))).flat();
};
