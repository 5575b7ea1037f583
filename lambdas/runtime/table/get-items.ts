import { BatchGetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Pause, pauseOf } from '../pause.ts';
import type { Item, ItemKey } from './get-item.ts';

/** As many keys as one call takes. */
const KEYS_PER_CALL = 100;
/** A table that is busy catches up within a few; more would only outlast whoever waits. */
const MOST_CALLS = 10;

interface BatchReading {
  /** True to read what is there now, at double the price. */
  readonly consistent?: boolean;
  /** Waits before what was left unread is asked for again. */
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
    if (call > MOST_CALLS) throw new Error(`${table} left ${left.length} keys unread.`);
    if (call > 1) await pause(call - 1);
    const { Responses, UnprocessedKeys } = await client.send(
      new BatchGetCommand({ RequestItems: { [table]: { Keys: left, ConsistentRead: consistent } } }),
    );
    found.push(...(Responses?.[table] ?? []));
    left = UnprocessedKeys?.[table]?.Keys ?? [];
  }
  return found;
};

/** The items of any number of different keys, in no order; what is not there is left out. A hundred keys are one call. */
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
