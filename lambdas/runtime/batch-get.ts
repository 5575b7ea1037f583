import { BatchGetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** As many keys as one call takes. */
const KEYS_PER_CALL = 100;

const getChunk = async (
  client: DynamoDBDocumentClient,
  table: string,
  keys: readonly Key[],
): Promise<Record<string, unknown>[]> => {
  const found: Record<string, unknown>[] = [];
  let left: Record<string, unknown>[] = keys.map(({ pk, sk }) => ({ pk, sk }));
  while (left.length > 0) {
    const { Responses, UnprocessedKeys } = await client.send(
      new BatchGetCommand({ RequestItems: { [table]: { Keys: left } } }),
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
  keys: readonly Key[],
): Promise<readonly Record<string, unknown>[]> => {
  const chunks = Array.from({ length: Math.ceil(keys.length / KEYS_PER_CALL) }, (_, index) =>
    keys.slice(index * KEYS_PER_CALL, (index + 1) * KEYS_PER_CALL),
  );
  return (await Promise.all(chunks.map((chunk) => getChunk(client, table, chunk)))).flat();
};
