import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Drawer } from '#domain/billing/drawers/drawer.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { transact } from '../../runtime/table/transact.ts';
import { putVersion, type Write } from '../../runtime/table/writes.ts';

const drawerKey = (id: string) => ({ pk: `DRAWER#${id}`, sk: 'DRAWER' });
/** What a person has open at a counter: its version lets one of two who open or close win. */
const tillKey = ({ by, counter }: Pick<Drawer, 'by' | 'counter'>) => ({
  pk: `TILL#${by}`,
  sk: `COUNTER#${counter}`,
});
const dayPartition = (day: string): string => `DRAWERS#${day}`;

/** The bags of drivers that nobody has counted yet, in one partition of the index. */
const OPEN_BAGS = 'BAGS#OPEN';
/** A bag that was counted is in the list of its day, as every drawer. */
const listOf = ({ counter, closed, openedAt }: Drawer): string =>
  counter === 'ROAD' && closed === undefined ? OPEN_BAGS : dayPartition(newYorkDay(Date.parse(openedAt)));

const toDrawer = (item: unknown): Drawer => Drawer.parse(item);
const itemOf = (drawer: Drawer) => ({
  ...drawerKey(drawer.id),
  gsi1pk: listOf(drawer),
  gsi1sk: `${drawer.openedAt}#${drawer.id}`,
  ...drawer,
});

/** What a person has open at a counter. */
export interface Till {
  readonly version: number;
  /** The id of the open drawer. */
  readonly open?: string;
}

const listed = async (
  client: DynamoDBDocumentClient,
  TableName: string,
  partition: string,
): Promise<readonly Drawer[]> =>
  (
    await queryItems(client, {
      TableName,
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :pk',
      ExpressionAttributeValues: { ':pk': partition },
    })
  ).map(toDrawer);

/** Reads and writes the drawers of counters, and the bags of drivers. */
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
  write: async (drawer: Drawer, till: Till, events: readonly PublishedEvent[]): Promise<boolean> => {
    const open = drawer.closed === undefined ? { open: drawer.id } : {};
    const next = { ...tillKey(drawer), version: till.version + 1, ...open };
    const also = events.map((event) => outboxItem(TableName, event));
    // A bag may be put into the drawer in between, which leaves the till as it is.
    const writes = { till: putVersion(TableName, next), drawer: putVersion(TableName, itemOf(drawer)) };
    return (await transact(client, writes, { also })) === undefined;
  },
  /** For a transaction: that this is still what its person has open. */
  openCheck: (drawer: Pick<Drawer, 'id' | 'by' | 'counter'>): Write => ({
    ConditionCheck: {
      TableName,
      Key: tillKey(drawer),
      ConditionExpression: '#open = :open',
      ExpressionAttributeNames: { '#open': 'open' },
      ExpressionAttributeValues: { ':open': drawer.id },
    },
  }),
  /** Writes a bag that was counted with the drawer that has its money. False when somebody else wrote one of them in between. */
  writeBag: async (
    { bag, drawer }: { readonly bag: Drawer; readonly drawer: Drawer },
    till: Till,
    events: readonly PublishedEvent[],
  ): Promise<boolean> =>
    (await transact(
      client,
      {
        till: putVersion(TableName, { ...tillKey(bag), version: till.version + 1 }),
        bag: putVersion(TableName, itemOf(bag)),
        drawer: putVersion(TableName, itemOf(drawer)),
      },
      { also: events.map((event) => outboxItem(TableName, event)) },
    )) === undefined,
  /** The drawers that were opened on a New York day, the first one first. */
  ofDay: (day: string): Promise<readonly Drawer[]> => listed(client, TableName, dayPartition(day)),
  /** The bags of drivers that nobody has counted yet, the first one first. */
  openBags: (): Promise<readonly Drawer[]> => listed(client, TableName, OPEN_BAGS),
});

export type DrawerStore = ReturnType<typeof drawerStore>;
