import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Drawer } from '#domain/billing/drawers/drawer.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { writeTogether } from '../../runtime/table/transact.ts';
import { putVersion } from '../../runtime/table/writes.ts';

const drawerKey = (id: string) => ({ pk: `DRAWER#${id}`, sk: 'DRAWER' });
/** What a person has open at a counter: its version lets one of two who open or close win. */
const tillKey = ({ by, counter }: Pick<Drawer, 'by' | 'counter'>) => ({
  pk: `TILL#${by}`,
  sk: `COUNTER#${counter}`,
});
const dayPartition = (day: string): string => `DRAWERS#${day}`;

const toDrawer = (item: unknown): Drawer => Drawer.parse(item);
const itemOf = (drawer: Drawer) => ({
  ...drawerKey(drawer.id),
  gsi1pk: dayPartition(newYorkDay(Date.parse(drawer.openedAt))),
  gsi1sk: `${drawer.openedAt}#${drawer.id}`,
  ...drawer,
});

/** What a person has open at a counter. */
export interface Till {
  readonly version: number;
  /** The id of the open drawer. */
  readonly open?: string;
}

/** Reads and writes the drawers of counters. */
export const drawerStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  find: async (id: string): Promise<Drawer | undefined> => {
    const item = await getItem(client, TableName, drawerKey(id));
    return item && toDrawer(item);
  },
  till: async (whose: Pick<Drawer, 'by' | 'counter'>): Promise<Till> => {
    const { version = 0, open } = (await getItem(client, TableName, tillKey(whose))) ?? {};
    return { version: Number(version), ...(open === undefined ? {} : { open: String(open) }) };
  },
  /** Writes a drawer that was opened or closed, with what its person has open now. False when they did something else in between. */
  write: (drawer: Drawer, till: Till, events: readonly PublishedEvent[]): Promise<boolean> => {
    const open = drawer.closed === undefined ? { open: drawer.id } : {};
    const next = { ...tillKey(drawer), version: till.version + 1, ...open };
    return writeTogether(client, putVersion(TableName, next), [
      putVersion(TableName, itemOf(drawer)),
      ...events.map((event) => outboxItem(TableName, event)),
    ]);
  },
  /** The drawers that were opened on a New York day, the first one first. */
  ofDay: async (day: string): Promise<readonly Drawer[]> =>
    (
      await queryItems(client, {
        TableName,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :pk',
        ExpressionAttributeValues: { ':pk': dayPartition(day) },
      })
    ).map(toDrawer),
});

export type DrawerStore = ReturnType<typeof drawerStore>;
