import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { getItems } from '../../runtime/batch-get.ts';
import { outboxItem, type PublishedEvent, type TransactItem } from '../../runtime/outbox.ts';
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

const writesOf = (TableName: string, { fingerprint, group, sample }: GroupAlarm): TransactItem[] => {
  const Item = { ...groupKey(fingerprint), ...group };
  if (group.version > 1) {
    const Put = {
      TableName,
      Item,
      ConditionExpression: '#version = :before',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':before': group.version - 1 },
    };
    return [{ Put }];
  }
  return [
    { Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' } },
    { Put: { TableName, Item: { ...sampleKey(fingerprint), ...sample } } },
  ];
};

/** Where a lost race shows: our own condition, or another transaction on the same item. */
const lost = new Set(['ConditionalCheckFailed', 'TransactionConflict']);

/** The fold's part of the groups in the Monitoring table; people's decisions are written elsewhere, by the same version. */
export const groupStore = (client: DynamoDBDocumentClient, TableName: string): GroupStore => ({
  read: async (fingerprints) => {
    const items = await getItems(client, TableName, fingerprints.map(groupKey));
    return new Map(items.map((item) => [fingerprintOf(item.pk), GroupItem.parse(item)]));
  },
  readNow: async (fingerprint) => {
    const { pk, sk } = groupKey(fingerprint);
    const { Item } = await client.send(new GetCommand({ TableName, Key: { pk, sk }, ConsistentRead: true }));
    return Item && GroupItem.parse(Item);
  },
  raise: async (alarm) => {
    const TransactItems = [...writesOf(TableName, alarm), outboxItem(TableName, alarm.event, alarm.now)];
    try {
      await client.send(new TransactWriteCommand({ TransactItems }));
      return true;
    } catch (failure) {
      if (!(failure instanceof TransactionCanceledException)) throw failure;
      if (failure.CancellationReasons?.some(({ Code }) => Code !== undefined && lost.has(Code))) return false;
      throw failure;
    }
  },
});
