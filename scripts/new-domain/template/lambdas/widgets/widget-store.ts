import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Widget } from '#domain/widgets/widget.ts';
import { OthersKeptWriting } from '../runtime/aggregate/until-written.ts';
import { writeVersion } from '../runtime/aggregate/write-version.ts';
import { getItem } from '../runtime/table/get-item.ts';
import { newestFirst } from '../runtime/table/newest-first.ts';
import type { PublishedEvent } from '../runtime/table/outbox.ts';
import type { Page, PageRequest } from '../runtime/table/page.ts';

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
    const refused = await writeVersion(client, TableName, { item, events: [event] });
    if (refused === 'busy') throw new OthersKeptWriting(`Widget ${added.id}`);
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
