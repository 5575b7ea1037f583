import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { getItem } from '../../runtime/table/get-item.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { writeTogether } from '../../runtime/table/transact.ts';
import { putVersion } from '../../runtime/table/writes.ts';
import { GroupItem, groupKey, type SampleItem, sampleKey } from './group-items.ts';

/** A change of a group that is announced. */
interface GroupAlarm {
  readonly fingerprint: string;
  /** The next version of the group. */
  readonly group: GroupItem;
  /** The example, written only with a new group. */
  readonly sample: SampleItem;
  readonly event: PublishedEvent;
}

const fingerprintOf = (pk: unknown): string => String(pk).slice(groupKey('').pk.length);

/**
 * Error groups, as the fold reads and writes them. Decisions of staff are written by `group-details-store.ts`, with the
 * same optimistic lock.
 */
export const groupStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  /** The existing groups, by fingerprint. Eventually consistent: a write on an old version is refused. */
  read: async (fingerprints: readonly string[]): Promise<ReadonlyMap<string, GroupItem>> => {
    const items = await getItems(client, TableName, fingerprints.map(groupKey));
    return new Map(items.map((item) => [fingerprintOf(item.pk), GroupItem.parse(item)]));
  },
  /** One group, strongly consistent. */
  readNow: async (fingerprint: string): Promise<GroupItem | undefined> => {
    const item = await getItem(client, TableName, groupKey(fingerprint));
    return item && GroupItem.parse(item);
  },
  /** Writes group and event in one transaction. False when somebody else has changed the group in between. */
  raise: ({ fingerprint, group, sample, event }: GroupAlarm): Promise<boolean> => {
    const next = putVersion(TableName, { ...groupKey(fingerprint), ...group });
    const example = { Put: { TableName, Item: { ...sampleKey(fingerprint), ...sample } } };
    const also = [...(group.version === 1 ? [example] : []), outboxItem(TableName, event)];
    return writeTogether(client, next, also, { tries: 1 });
  },
});

export type GroupStore = ReturnType<typeof groupStore>;
