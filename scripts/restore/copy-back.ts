import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, GetCommand, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb';

type Item = Readonly<Record<string, unknown>>;

export interface CopyBack {
  /** The table as it was, restored under another name. */
  readonly from: string;
  /** The table in use. */
  readonly to: string;
  /** Only items whose partition key begins with this. Empty: all items. */
  readonly pk: string;
  /** False: only lists what is missing. */
  readonly write: boolean;
}

export interface Copied {
  readonly examined: number;
  /** Keys of the items that only the old table has. With `write`, they have been written. */
  readonly missing: readonly string[];
}

/** Items examined up or written at the same time. */
const ITEMS_AT_ONCE = 25;

const keyOf = ({ pk, sk }: Item): { readonly pk: unknown; readonly sk: unknown } => ({ pk, sk });

/** An outbox item's event is already published. Written again, it would be published again. */
const isPublished = ({ outbox }: Item): boolean => outbox === true;

const isMissing = async (client: DynamoDBDocumentClient, table: string, item: Item): Promise<boolean> => {
  const { Item: found } = await client.send(
    new GetCommand({ TableName: table, Key: keyOf(item), ConsistentRead: true, ProjectionExpression: 'pk' }),
  );
  return found === undefined;
};

/** Writes an item unless its key exists, because the existing item is newer than the restored one. */
const putIfMissing = async (client: DynamoDBDocumentClient, table: string, item: Item): Promise<boolean> => {
  try {
    await client.send(
      new PutCommand({ TableName: table, Item: item, ConditionExpression: 'attribute_not_exists(pk)' }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
};

const inChunks = <One>(all: readonly One[]): One[][] =>
  Array.from({ length: Math.ceil(all.length / ITEMS_AT_ONCE) }, (_, index) =>
    all.slice(index * ITEMS_AT_ONCE, (index + 1) * ITEMS_AT_ONCE),
  );

/**
 * Copies items that a table has lost from a restored copy of it. Existing items stay unchanged, so the command can be stopped
 * at any time and repeated.
 */
export const copyBack = async (
  client: DynamoDBDocumentClient,
  { from, to, pk, write }: CopyBack,
): Promise<Copied> => {
  const missing: string[] = [];
  let examined = 0;
  for await (const { Items = [] } of paginateScan({ client }, { TableName: from })) {
    const wanted = Items.filter((item) => String(item.pk).startsWith(pk) && !isPublished(item));
    examined += wanted.length;
    for (const chunk of inChunks(wanted)) {
      const were = await Promise.all(
        chunk.map((item) => (write ? putIfMissing(client, to, item) : isMissing(client, to, item))),
      );
      missing.push(...chunk.filter((_, index) => were[index]).map((item) => `${item.pk} ${item.sk}`));
    }
  }
  return { examined, missing };
};
