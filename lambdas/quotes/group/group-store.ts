import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { KeptGroup, noGroup } from '#domain/quotes/kept-group/kept-group.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { writeTogether } from '../../runtime/table/transact.ts';
import { putVersion } from '../../runtime/table/writes.ts';

/** The partition of the price group of an id. */
export const groupPartition = (userId: string): string => `GROUP#${userId}`;
const keyOf = (userId: string) => ({ pk: groupPartition(userId), sk: 'GROUP' });

/** Parsing removes the keys and checks the item against the domain's schema. */
export const toKeptGroup = (item: unknown): KeptGroup => KeptGroup.parse(item);

/** Reads and writes which price group people are in (strongly consistent). A function that only reads needs `GetItem` on the table. */
export const groupStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  /** What is kept under each of these ids, in their order. */
  findAll: (ids: readonly string[]): Promise<readonly KeptGroup[]> =>
    Promise.all(
      ids.map(async (id) => {
        const item = await getItem(client, TableName, keyOf(id));
        return item === undefined ? noGroup(id) : toKeptGroup(item);
      }),
    ),
  /** Writes the next version with its event. False when somebody else wrote in between. */
  write: (kept: KeptGroup, event: PublishedEvent): Promise<boolean> =>
    writeTogether(client, putVersion(TableName, { ...keyOf(kept.userId), ...kept }), [
      outboxItem(TableName, event),
    ]),
});

export type GroupStore = ReturnType<typeof groupStore>;
