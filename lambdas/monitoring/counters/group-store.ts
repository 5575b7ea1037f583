import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { getItem } from '../../runtime/table/get-item.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { transact } from '../../runtime/table/transact.ts';
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
  readonly now: Date;
}

export interface GroupStore {
  /** The existing groups, by fingerprint. Eventually consistent: a write on an old version is refused. */
  read(fingerprints: readonly string[]): Promise<ReadonlyMap<string, GroupItem>>;
  /** One group, strongly consistent. */
  readNow(fingerprint: string): Promise<GroupItem | undefined>;
  /** Writes group and event in one transaction. False when somebody else has changed the group in between. */
  raise(alarm: GroupAlarm): Promise<boolean>;
}

const fingerprintOf = (pk: unknown): string => String(pk).slice(groupKey('').pk.length);

/**
 * Error groups, as the fold reads and writes them. Decisions of staff are written by `group-details-store.ts`, with the
 * same optimistic lock.
 */
export const groupStore = (client: DynamoDBDocumentClient, TableName: string): GroupStore => ({
  read: async (fingerprints) => {
    const items = await getItems(client, TableName, fingerprints.map(groupKey));
    return new Map(items.map((item) => [fingerprintOf(item.pk), GroupItem.parse(item)]));
  },
  readNow: async (fingerprint) => {
    const item = await getItem(client, TableName, groupKey(fingerprint));
    return item && GroupItem.parse(item);
  },
  raise: async ({ fingerprint, group, sample, event, now }) => {
    const Item = { ...sampleKey(fingerprint), ...sample };
    const refused = await transact(
      client,
      { changed: putVersion(TableName, { ...groupKey(fingerprint), ...group }) },
      {
        also: [
          ...(group.version === 1 ? [{ Put: { TableName, Item } }] : []),
          outboxItem(TableName, event, now),
        ],
        tries: 1,
      },
    );
    return refused === undefined;
  },
});
