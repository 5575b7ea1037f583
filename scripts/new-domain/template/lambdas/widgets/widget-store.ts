import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Widget } from '#domain/widgets/widget.ts';
import { getItem } from '../runtime/table/get-item.ts';
import { newestFirst } from '../runtime/table/newest-first.ts';
import { outboxItem, type PublishedEvent } from '../runtime/table/outbox.ts';
import type { Page, PageRequest } from '../runtime/table/page.ts';
import { transact } from '../runtime/table/transact.ts';
import { putNew } from '../runtime/table/writes.ts';

/** All widgets are in one partition of the index, in the order in which they were added. */
const WIDGETS = 'WIDGETS';
const keyOf = (id: string) => ({ pk: `WIDGET#${id}`, sk: 'WIDGET' });
const listPosition = ({ addedAt, id }: Widget): string => `${addedAt}#${id}`;

/** Parsing removes the keys and checks the item against the domain's schema. */
const toWidget = (item: unknown): Widget => Widget.parse(item);

/** The only place that knows how widgets are stored. */
export const widgetStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  find: async (id: string): Promise<Widget | undefined> => {
    const item = await getItem(client, TableName, keyOf(id));
    return item && toWidget(item);
  },
  /** Writes a widget and its event together; false when the id exists. */
  add: async (added: Widget, event: PublishedEvent): Promise<boolean> => {
    const item = { ...keyOf(added.id), gsi1pk: WIDGETS, gsi1sk: listPosition(added), ...added };
    const refused = await transact(
      client,
      { taken: putNew(TableName, item) },
      { also: [outboxItem(TableName, event)] },
    );
    if (refused === 'busy')
      throw new Error('The widget could not be added: others kept writing the same items.');
    return refused === undefined;
  },
  newest: (page: PageRequest): Promise<Page<Widget>> =>
    newestFirst(
      client,
      { TableName, index: 'gsi1', partitions: [WIDGETS], rowOf: toWidget, positionOf: listPosition },
      page,
    ),
});

export type WidgetStore = ReturnType<typeof widgetStore>;
