import { BatchExecuteStatementCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { ItemKey } from './get-item.ts';
import type { NewItem as AnyItem } from './writes.ts';

/** Result for one item: stored (now or before), or the reason why not. */
export type Insertion = { readonly stored: true } | { readonly stored: false; readonly reason: string };

type NewItem = ItemKey & AnyItem;

/** Limit of DynamoDB for one call. */
const STATEMENTS_PER_CALL = 25;

const insertionOf = (table: string, item: NewItem) => {
  const entries = Object.entries(item);
  return {
    Statement: `INSERT INTO "${table}" VALUE {${entries.map(([name]) => `'${name}': ?`).join(', ')}}`,
    Parameters: entries.map(([, value]) => value),
  };
};

const failed = (name = 'Error', message = ''): Insertion => ({
  stored: false,
  reason: `${name}: ${message}`,
});

const insertTogether = async (
  client: DynamoDBDocumentClient,
  table: string,
  items: readonly NewItem[],
): Promise<readonly Insertion[]> => {
  const Statements = items.map((item) => insertionOf(table, item));
  try {
    const { Responses } = await client.send(new BatchExecuteStatementCommand({ Statements }));
    return items.map((_, at) => {
      const answer = Responses?.[at];
      if (!answer) return failed('NoAnswer', 'DynamoDB did not answer for it.');
      const { Code, Message } = answer.Error ?? {};
      return Code === undefined || Code === 'DuplicateItem' ? { stored: true } : failed(Code, Message);
    });
  } catch (failure) {
    const { name, message } = failure instanceof Error ? failure : new Error(String(failure));
    return items.map(() => failed(name, message));
  }
};

/**
 * Inserts items that do not exist yet, up to 25 in one call. It uses PartiQL, because BatchWriteItem has no conditions and
 * a transaction costs double. Duplicates are sent once, and an item that fails does not affect the others.
 */
export const insertItems = async (
  client: DynamoDBDocumentClient,
  table: string,
  items: readonly NewItem[],
): Promise<readonly Insertion[]> => {
  const nameOf = ({ pk, sk }: NewItem) => JSON.stringify([pk, sk]);
  const distinct = new Map(items.map((item) => [nameOf(item), item]));
  const waiting = [...distinct.values()];
  const calls: Promise<readonly Insertion[]>[] = [];
  for (let at = 0; at < waiting.length; at += STATEMENTS_PER_CALL)
    calls.push(insertTogether(client, table, waiting.slice(at, at + STATEMENTS_PER_CALL)));
  const insertions = (await Promise.all(calls)).flat();
  const outcomes = new Map([...distinct.keys()].map((name, at) => [name, insertions[at]]));
  return items.map((item) => outcomes.get(nameOf(item)) ?? failed());
};
