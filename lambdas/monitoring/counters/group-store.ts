import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { getItem } from '../../runtime/table/get-item.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { transact } from '../../runtime/table/transact.ts';
import { putVersion } from '../../runtime/table/writes.ts';
import { GroupItem, groupKey, type SampleItem, sampleKey } from './group-items.ts';

/** A change of a group that people are told of. */
interface GroupAlarm {
  readonly fingerprint: string;
  /** The group as it is to be, one version on. */
  readonly group: GroupItem;
  /** Written with a group that is new. */
  readonly sample: SampleItem;
  readonly event: PublishedEvent;
  readonly now: Date;
}

export interface GroupStore {
  /** The groups that are there, by fingerprint. May be a moment old: whoever writes on an old one is told so. */
  read(fingerprints: readonly string[]): Promise<ReadonlyMap<string, GroupItem>>;
  /** One group as it is now. */
  readNow(fingerprint: string): Promise<GroupItem | undefined>;
  /** Writes group and event together, or neither; false where somebody else has changed the group meanwhile. */
  raise(alarm: GroupAlarm): Promise<boolean>;
}

const fingerprintOf = (pk: unknown): string => String(pk).slice(groupKey('').pk.length);

/** The fold's part of the groups in the Monitoring table; people's decisions are written elsewhere, by the same version. */
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
