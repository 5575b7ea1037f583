import { BatchExecuteStatementCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Clock } from '../../runtime/clock.ts';
import { type StoredBatch, toItem } from './batch-keys.ts';

/** What became of one batch; `stored` too when it was there already. */
export type Insertion = { readonly stored: true } | { readonly stored: false; readonly reason: string };

/** Stores batches, each only if it is absent: what is sent again changes nothing. Answers in the order given. */
export type InsertBatches = (batches: readonly StoredBatch[]) => Promise<readonly Insertion[]>;

/** An item of the table with what its insertion is called. */
export interface NewItem {
  readonly pk: string;
  readonly sk: string;
  readonly [attribute: string]: unknown;
}

/** As many statements as one call takes. */
const STATEMENTS_PER_CALL = 25;

const insertion = (table: string, item: NewItem) => {
  const names = Object.keys(item);
  return {
    Statement: `INSERT INTO "${table}" VALUE {${names.map((name) => `'${name}': ?`).join(', ')}}`,
    Parameters: names.map((name) => item[name]),
  };
};

const insertionOf = (
  error: { Code?: string | undefined; Message?: string | undefined } | undefined,
): Insertion => {
  if (!error || error.Code === 'DuplicateItem') return { stored: true };
  return { stored: false, reason: `${error.Code ?? 'UnknownError'}: ${error.Message ?? ''}` };
};

/**
 * Inserts items, up to 25 in one call: DynamoDB bills the items, and the calls are what takes time. PartiQL, because
 * BatchWriteItem knows no condition and a transaction costs double. An item given twice is sent once.
 */
export const insertItems = async (
  client: DynamoDBDocumentClient,
  table: string,
  items: readonly NewItem[],
): Promise<readonly Insertion[]> => {
  const nameOf = ({ pk, sk }: NewItem) => JSON.stringify([pk, sk]);
  const distinct = [...new Map(items.map((item) => [nameOf(item), item])).values()];
  const outcomes = new Map<string, Insertion>();
  for (let at = 0; at < distinct.length; at += STATEMENTS_PER_CALL) {
    const chunk = distinct.slice(at, at + STATEMENTS_PER_CALL);
    const { Responses = [] } = await client.send(
      new BatchExecuteStatementCommand({ Statements: chunk.map((item) => insertion(table, item)) }),
    );
    for (const [index, item] of chunk.entries())
      outcomes.set(nameOf(item), insertionOf(Responses[index]?.Error));
  }
  return items.map((item) => outcomes.get(nameOf(item)) ?? { stored: false, reason: 'Not answered.' });
};

/** The house's way of storing batches whose hour is sure: it follows from their id. */
export const insertBatches =
  (client: DynamoDBDocumentClient, table: string, clock: Clock): InsertBatches =>
  (batches) => {
    const now = clock();
    return insertItems(
      client,
      table,
      batches.map((batch) => toItem(batch, now)),
    );
  };
