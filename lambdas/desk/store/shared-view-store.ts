import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type DeskList, presenceOf } from '#domain/desk/presence.ts';
import { SharedView } from '#domain/desk/shared-view.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { transact } from '../../runtime/table/transact.ts';
import { putVersion, type Write } from '../../runtime/table/writes.ts';

const SHARED = 'SHARED';
const keyOf = (list: DeskList) => ({ pk: `SHARED#${list}`, sk: SHARED });

/** All shared views of a list are one item, so that the limit and the names hold whoever shares at the same time. */
const StoredShared = z.object({ views: z.array(SharedView), version: z.int() });
type StoredShared = z.infer<typeof StoredShared>;

/** The views of each list that colleagues share. */
export const sharedViewStore = (client: DynamoDBDocumentClient, table: string) => {
  const of = async (list: DeskList): Promise<StoredShared> => {
    const item = await getItem(client, table, keyOf(list));
    return item ? StoredShared.parse(item) : { views: [], version: 0 };
  };
  return {
    of,
    /** Those of all lists. */
    ofAll: async (): Promise<readonly SharedView[]> => {
      const lists = Object.keys(presenceOf) as readonly DeskList[];
      return (await Promise.all(lists.map(of))).flatMap(({ views }) => views);
    },
    /** Writes the next version with its event, and what else belongs to it. False when somebody else wrote in between. */
    keep: async (
      list: DeskList,
      views: StoredShared,
      event: PublishedEvent,
      own?: Write,
    ): Promise<boolean> => {
      const shared = putVersion(table, { ...keyOf(list), ...views });
      const also = [outboxItem(table, event)];
      const refused =
        own === undefined
          ? await transact(client, { shared }, { also, tries: 1 })
          : await transact(client, { shared, own }, { also, tries: 1 });
      return refused === undefined;
    },
  };
};

export type SharedViewStore = ReturnType<typeof sharedViewStore>;
