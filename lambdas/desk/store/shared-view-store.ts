import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type DeskList, presenceOf } from '#domain/desk/presence.ts';
import { SharedView } from '#domain/desk/shared-view.ts';
import { writeVersion } from '../../runtime/aggregate/write-version.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';
import type { Write } from '../../runtime/table/writes.ts';

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
      const version = { item: { ...keyOf(list), ...views }, events: [event] };
      return (
        (await writeVersion<string>(client, table, version, own === undefined ? {} : { own })) === undefined
      );
    },
  };
};

export type SharedViewStore = ReturnType<typeof sharedViewStore>;
