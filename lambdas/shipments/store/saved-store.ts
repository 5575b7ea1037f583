import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { SavedConsignee } from '#domain/shipments/customer/saved/consignee-book.ts';
import { SavedDraft } from '#domain/shipments/customer/saved/draft.ts';
import { expires } from '../../runtime/table/expires.ts';
import { getItem, type Item } from '../../runtime/table/get-item.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { write } from '../../runtime/table/write.ts';
import { put, putNew, putVersion, type Write } from '../../runtime/table/writes.ts';

/** What was dropped is no longer shown. Its time to live deletes it. */
const isThere = (item: Item): boolean => item.dropped !== true;

type Kind = 'DRAFT' | 'CONSIGNEE';
const keyIn = (kind: Kind, ownerId: string, id: string) => ({ pk: `KEPT#${ownerId}`, sk: `${kind}#${id}` });

/** The items of one person: the owner is in the key, so nobody reads those of another. */
const keptOf = (client: DynamoDBDocumentClient, TableName: string, kind: Kind) => {
  const keyOf = (ownerId: string, id: string) => keyIn(kind, ownerId, id);
  return {
    keyOf,
    find: async (ownerId: string, id: string): Promise<Item | undefined> => {
      const item = await getItem(client, TableName, keyOf(ownerId, id));
      return item && isThere(item) ? item : undefined;
    },
    all: (ownerId: string, limit: number): Promise<readonly Item[]> =>
      queryItems(
        client,
        {
          TableName,
          ConsistentRead: true,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :kind)',
          ExpressionAttributeValues: { ':pk': `KEPT#${ownerId}`, ':kind': `${kind}#` },
        },
        { limit, keep: isThere },
      ),
    /** False for a draft that was booked: it has ended already, and for longer. */
    drop: (ownerId: string, id: string, now: Date): Promise<boolean> =>
      write(client, {
        Put: {
          TableName,
          Item: { ...keyOf(ownerId, id), dropped: true, expires_at: expires(now, 'over') },
          ConditionExpression: 'attribute_not_exists(booked)',
        },
      }),
  };
};

/**
 * What ends the draft of a booking in the transaction that books it; nothing where none is named. As long as the key of the booking makes
 * no second one, no copy that was under way brings the draft back.
 */
export const draftEnding =
  (TableName: string) =>
  (ownerId: string, id: string | undefined, now: Date): readonly Write[] =>
    id === undefined
      ? []
      : [
          put(TableName, {
            ...keyIn('DRAFT', ownerId, id),
            dropped: true,
            booked: true,
            expires_at: expires(now, 'claim'),
          }),
        ];

export type EndsDraft = ReturnType<typeof draftEnding>;

/** The typed data is one text: numbers and depth are then of no concern to the table. Drafts before 24 November 2026 have it as a map. */
const draftOf = ({ data, ...item }: Item): SavedDraft =>
  SavedDraft.parse({ ...item, data: typeof data === 'string' ? JSON.parse(data) : data });

/** Unfinished shipments that are kept with the account. */
export const draftStore = (client: DynamoDBDocumentClient, TableName: string) => {
  const { keyOf, find, all, drop } = keptOf(client, TableName, 'DRAFT');
  const itemOf = (ownerId: string, draft: SavedDraft, now: Date) => ({
    ...keyOf(ownerId, draft.id),
    ...draft,
    data: JSON.stringify(draft.data),
    expires_at: expires(now, 'draft'),
  });
  return {
    drop,
    /** The write of a draft whose id the person never had; one that was dropped stays dropped. */
    firstOf: (ownerId: string, draft: SavedDraft, now: Date): Write =>
      putNew(TableName, itemOf(ownerId, draft, now)),
    /** Drafts of a person that are not too old, the last one saved first. Deletion by time to live may be late. */
    all: async (ownerId: string, limit: number, now: Date): Promise<readonly SavedDraft[]> => {
      const items = await all(ownerId, limit);
      return items
        .filter(({ expires_at }) => Number(expires_at) * 1000 > now.getTime())
        .map(draftOf)
        .toSorted((one, other) => other.timestamp - one.timestamp);
    },
    find: async (ownerId: string, id: string): Promise<SavedDraft | undefined> => {
      const item = await find(ownerId, id);
      return item && draftOf(item);
    },
    /** Keeps a draft unless a newer one is kept under its id, or it was booked. */
    save: (ownerId: string, draft: SavedDraft, now: Date): Promise<boolean> =>
      write(client, {
        Put: {
          TableName,
          Item: itemOf(ownerId, draft, now),
          ConditionExpression:
            'attribute_not_exists(booked) AND (attribute_not_exists(#timestamp) OR #timestamp <= :timestamp)',
          ExpressionAttributeNames: { '#timestamp': 'timestamp' },
          ExpressionAttributeValues: { ':timestamp': draft.timestamp },
        },
      }),
  };
};

/** The book of receivers of each sender. */
export const consigneeBook = (client: DynamoDBDocumentClient, TableName: string) => {
  const { keyOf, find, all, drop } = keptOf(client, TableName, 'CONSIGNEE');
  return {
    drop,
    all: async (ownerId: string, limit: number): Promise<readonly SavedConsignee[]> =>
      (await all(ownerId, limit))
        .map((item) => SavedConsignee.parse(item))
        .toSorted((one, other) => one.consignee.name.localeCompare(other.consignee.name)),
    find: async (ownerId: string, id: string): Promise<SavedConsignee | undefined> => {
      const item = await find(ownerId, id);
      return item && SavedConsignee.parse(item);
    },
    /** Writes the next version of an entry. False when another one was written in between. */
    save: (ownerId: string, entry: SavedConsignee): Promise<boolean> =>
      write(client, putVersion(TableName, { ...keyOf(ownerId, entry.id), ...entry })),
  };
};

export type DraftStore = ReturnType<typeof draftStore>;
export type ConsigneeBook = ReturnType<typeof consigneeBook>;
