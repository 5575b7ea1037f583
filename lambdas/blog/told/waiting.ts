import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Watched } from '#domain/blog/monitoring/watched.ts';
import { postTasks } from '#domain/blog/tasks.ts';
import { taskEvents } from '#events/blog/task-events.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { oldestFirst } from '../../runtime/table/newest-first.ts';
import type { PageRequest } from '../../runtime/table/page.ts';
import type { Waiting } from '../../runtime/task-source.ts';
import { foundList, watchedKey } from '../monitoring/watch-items.ts';

/** What waits at posts. It needs `GetItem` on the table and `Query` on its index. */
const posts = (client: DynamoDBDocumentClient, TableName: string) => ({
  of: async (id: string) => {
    const item = await getItem(client, TableName, watchedKey(id));
    return item === undefined ? [] : postTasks(Watched.parse(item));
  },
  open: async (page: PageRequest) => {
    const rows = await oldestFirst(
      client,
      {
        TableName,
        index: 'gsi1',
        partitions: [foundList('PRICE'), foundList('CUTOFF')],
        rowOf: ({ id, gsi1sk }) => ({ id: String(id), position: String(gsi1sk) }),
        positionOf: ({ position }) => position,
      },
      page,
    );
    return { ...rows, items: rows.items.map(({ id }) => id) };
  },
});

/** What the domain tells the list of tasks. */
export const waiting: Waiting<'BLOG_TABLE'> = {
  table: 'BLOG_TABLE',
  sources: (client, table) => ({ post: posts(client, table) }),
  events: taskEvents,
};
