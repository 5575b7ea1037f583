import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Clock } from '../clock.ts';
import type { Log } from '../logger.ts';
import type { Item } from '../table/get-item.ts';
import { queryItems } from '../table/query.ts';

/** Where a thing is in a list of what is to be done later: first its instant, then whatever tells it from others of that instant. */
export const duePosition = (at: string, id: string): string => `${at}#${id}`;

/** The keys of an item that is on a due list of the sparse index. It is written in the transaction that makes the thing due. */
export const dueKeys = (list: string, at: string, id: string) => ({
  gsi1pk: list,
  gsi1sk: duePosition(at, id),
});

/** A due list in the table of its domain. */
interface Place {
  readonly TableName: string;
  readonly partition: string;
  /** The sparse index in which it lies. */
  readonly index: 'gsi1';
}

/** Something that is due. */
interface Due {
  readonly position: string;
  readonly item: Item;
}

/** Reads what is due at an instant, behind a position, the longest due first. */
export type DueList = (now: Date, after: string | undefined, limit: number) => Promise<readonly Due[]>;

/** A due list. Only its domain reads it, so that its grants stay with the domain. */
export const dueList =
  (client: DynamoDBDocumentClient, { TableName, partition, index }: Place): DueList =>
  async (now, after, limit) => {
    const items = await queryItems(
      client,
      {
        TableName,
        IndexName: index,
        KeyConditionExpression: `${index}pk = :partition AND ${index}sk BETWEEN :first AND :now`,
        ExpressionAttributeValues: {
          ':partition': partition,
          // A space sorts before all that is in a position, `$` after the `#` behind the instant: what is due at this very instant is in.
          ':first': after === undefined ? '0' : `${after} `,
          ':now': `${now.toISOString()}$`,
        },
      },
      { limit },
    );
    return items.map((item) => ({ position: String(item[`${index}sk`]), item }));
  };

/** So many are read at once. */
const AT_ONCE = 25;
/** One more item than this would not be over before the function's time is. */
const ITEM_NEEDS_MS = 10_000;

interface Work {
  readonly due: DueList;
  /** Does what is due and takes it off the list. It may be called again for the same: it looks first whether there is something to do. */
  readonly handle: (item: Item) => Promise<unknown>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
}

/**
 * Does what is due, the longest due first, as far as time allows; the next run goes on. A run looks at each item once, so that one
 * that fails keeps no other waiting, and one that the index still lists although it is done is not done again and again. What failed
 * stays on the list for the next run.
 */
export const workDueList = async (
  { due, handle, clock, log }: Work,
  millisecondsLeft: () => number,
): Promise<{ readonly done: number; readonly failed: number }> => {
  const counts = { done: 0, failed: 0 };
  let after: string | undefined;
  for (;;) {
    const found = await due(clock(), after, AT_ONCE);
    if (found.length === 0) return counts;
    for (const { position, item } of found) {
      if (millisecondsLeft() < ITEM_NEEDS_MS) return counts;
      after = position;
      try {
        await handle(item);
        counts.done += 1;
      } catch (failure) {
        counts.failed += 1;
        log.error('What was due could not be done', { due: position, failure });
      }
    }
  }
};
