import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Search } from '#domain/kernel/search.ts';
import type { WidgetStatus } from '#domain/widgets/lifecycle.ts';
import { searchTerms, Widget, widgetTasks } from '#domain/widgets/widget.ts';
import { taskEvents } from '#events/widgets/task-events.ts';
import { writeVersion } from '../runtime/aggregate/write-version.ts';
import type { Holds } from '../runtime/holds.ts';
import { expires } from '../runtime/table/expires.ts';
import { getItem } from '../runtime/table/get-item.ts';
import { getItems } from '../runtime/table/get-items.ts';
import { newestFirst, oldestFirst } from '../runtime/table/newest-first.ts';
import type { PublishedEvent } from '../runtime/table/outbox.ts';
import type { Page, PageRequest } from '../runtime/table/page.ts';
import { countItems } from '../runtime/table/query.ts';
import { searchEntries, searchPage } from '../runtime/table/search-items.ts';
import { writeTogether } from '../runtime/table/transact.ts';
import { put, type Write } from '../runtime/table/writes.ts';
import type { Waiting } from '../runtime/task-source.ts';

const keyOf = (id: string) => ({ pk: `WIDGET#${id}`, sk: 'WIDGET' });
/** The widgets of a status are one partition of the index, in the order in which they were added. */
const statusPartition = (status: WidgetStatus): string => `STATUS#${status}`;
const listPosition = ({ addedAt, id }: Widget): string => `${addedAt}#${id}`;

/** An open widget stays. The days of its class are counted from the day on which nothing is left to do. */
const widgetItem = (widget: Widget) => ({
  ...keyOf(widget.id),
  gsi1pk: statusPartition(widget.status),
  gsi1sk: listPosition(widget),
  ...widget,
  ...(widget.status === 'OPEN' ? {} : { expires_at: expires(new Date(widget.changedAt), 'widgets') }),
});

/** Parsing removes the keys and checks the item against the domain's schema. */
const toWidget = (item: unknown): Widget => Widget.parse(item);

/** The only place that knows how widgets are stored. */
export const widgetStore = (client: DynamoDBDocumentClient, TableName: string) => {
  const listing = (statuses: readonly WidgetStatus[]) => ({
    TableName,
    index: 'gsi1',
    partitions: statuses.map(statusPartition),
    rowOf: toWidget,
    positionOf: listPosition,
  });
  /** The writes that bring what finds a widget from one version to the next. */
  const searchWrites = (after: Widget, before?: Widget): readonly Write[] =>
    searchEntries(
      after.id,
      before === undefined ? [] : searchTerms(before),
      searchTerms(after),
      new Date(after.changedAt),
    ).map((entry) => put(TableName, entry));
  return {
    find: async (id: string): Promise<Widget | undefined> => {
      const item = await getItem(client, TableName, keyOf(id));
      return item && toWidget(item);
    },
    /** Writes the next version of a widget, its event and what finds it together. False when somebody else wrote in between. */
    write: async (after: Widget, before: Widget | undefined, event: PublishedEvent): Promise<boolean> => {
      const next = { item: widgetItem(after), events: [event], also: searchWrites(after, before) };
      return (await writeVersion(client, TableName, next)) === undefined;
    },
    newest: (statuses: readonly WidgetStatus[], page: PageRequest): Promise<Page<Widget>> =>
      newestFirst(client, listing(statuses), page),
    /** Open widgets that a search finds. Undefined for a position of another search. */
    matching: async (search: Search, page: PageRequest): Promise<Page<Widget> | undefined> => {
      const ids = await searchPage(client, TableName, search, page);
      if (ids === undefined) return undefined;
      const items = (await getItems(client, TableName, ids.items.map(keyOf))).map(toWidget);
      const found = new Map(items.map((widget) => [widget.id, widget]));
      return { ...ids, items: ids.items.flatMap((id) => found.get(id) ?? []) };
    },
    /** Open widgets, the oldest first. */
    open: (page: PageRequest): Promise<Page<Widget>> => oldestFirst(client, listing(['OPEN']), page),
    /** How many widgets are open. It stops counting at `limit`. */
    countOpen: (limit: number): Promise<number> =>
      countItems(
        client,
        {
          TableName,
          IndexName: 'gsi1',
          KeyConditionExpression: 'gsi1pk = :open',
          ExpressionAttributeValues: { ':open': statusPartition('OPEN') },
        },
        limit,
      ),
    /** Writes what finds a widget again. False when the widget was changed in between. */
    makeFound: (widget: Widget): Promise<boolean> =>
      writeTogether(
        client,
        {
          ConditionCheck: {
            TableName,
            Key: keyOf(widget.id),
            ConditionExpression: '#version = :version',
            ExpressionAttributeNames: { '#version': 'version' },
            ExpressionAttributeValues: { ':version': widget.version },
          },
        },
        searchWrites(widget),
      ),
  };
};

export type WidgetStore = ReturnType<typeof widgetStore>;

/** What the domain tells the list of tasks. The sources need `GetItem` on the table and `Query` on its index. */
export const waiting: Waiting<'WIDGETS_TABLE'> = {
  table: 'WIDGETS_TABLE',
  sources: (client, table) => {
    const store = widgetStore(client, table);
    return {
      widget: {
        of: async (id) => {
          const widget = await store.find(id);
          return widget === undefined ? [] : widgetTasks(widget);
        },
        open: async (page) => {
          const rows = await store.open(page);
          return { ...rows, items: rows.items.map(({ id }) => id) };
        },
      },
    };
  },
  events: taskEvents,
};

/** What widgets hold of people. */
export const holds = {
  Widgets: {
    kinds: {
      'WIDGET#/WIDGET': ['open', 'widgets'],
      'SEARCH#/': ['open', 'over'],
      'PROCESSES/': ['open', 'process'],
      'REBUILD/WALK': 'register',
    },
    ofPeople: { nothing: 'Widgets, and the ids of the staff who added them or marked all as done.' },
  },
} as const satisfies Holds;
