import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, GetCommand, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb';

type Item = Readonly<Record<string, unknown>>;

export interface CopyBack {
  /** The table as it was, restored under another name. */
  readonly from: string;
  /** The table in use. */
  readonly to: string;
  /** Only items whose partition key begins so; all of them when empty. */
  readonly pk: string;
  /** False only looks what is missing. */
  readonly write: boolean;
}

export interface Copied {
  readonly looked: number;
  /** Items of the old table that the one in use does not have; written when asked to. */
  readonly missing: readonly string[];
}

/** Items looked up or written at the same time. */
const SIDE_BY_SIDE = 25;

const keyOf = ({ pk, sk }: Item): { readonly pk: unknown; readonly sk: unknown } => ({ pk, sk });

/** Outbox items have told what they had to tell: written again, they would tell it again. */
const isToldAlready = ({ outbox }: Item): boolean => outbox === true;

const isMissing = async (client: DynamoDBDocumentClient, table: string, item: Item): Promise<boolean> => {
  const { Item: found } = await client.send(
    new GetCommand({ TableName: table, Key: keyOf(item), ConsistentRead: true, ProjectionExpression: 'pk' }),
  );
  return found === undefined;
};

/** Writes an item unless there is one under its key, which is newer than the restored one. */
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
  Array.from({ length: Math.ceil(all.length / SIDE_BY_SIDE) }, (_, index) =>
    all.slice(index * SIDE_BY_SIDE, (index + 1) * SIDE_BY_SIDE),
  );

/**
 * Brings back items that a table has lost from a copy of it as it was. What the table in use has stays as it is, so the
 * work can be cut off anywhere and begun again.
 */
export const copyBack = async (
  client: DynamoDBDocumentClient,
  { from, to, pk, write }: CopyBack,
): Promise<Copied> => {
  const missing: string[] = [];
  let looked = 0;
  for await (const { Items = [] } of paginateScan({ client }, { TableName: from })) {
    const wanted = Items.filter((item) => String(item.pk).startsWith(pk) && !isToldAlready(item));
    looked += wanted.length;
    for (const chunk of inChunks(wanted)) {
      const were = await Promise.all(
        chunk.map((item) => (write ? putIfMissing(client, to, item) : isMissing(client, to, item))),
      );
      missing.push(...chunk.filter((_, index) => were[index]).map((item) => `${item.pk} ${item.sk}`));
    }
  }
  return { looked, missing };
};
