import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Watched } from '#domain/blog/monitoring/watched.ts';
import { commentTasks, postTasks } from '#domain/blog/tasks.ts';
import { taskEvents } from '#events/blog/task-events.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { namesInLists } from '../../runtime/table/names-in-lists.ts';
import type { TaskSource, Waiting } from '../../runtime/task-source.ts';
import { commentStore } from '../comments/comment-store.ts';
import { COMMENTED, postKey } from '../items.ts';
import { foundList, watchedKey } from '../monitoring/watch-items.ts';

/** The ids of the posts in lists of the index, page by page. */
const idsIn =
  (client: DynamoDBDocumentClient, TableName: string, partitions: readonly string[]): TaskSource['open'] =>
  (page) =>
    namesInLists(client, { TableName, partitions, name: 'id', order: 'oldest first' }, page);

/** What waits at posts. It needs `GetItem` on the table and `Query` on its index. */
const posts = (client: DynamoDBDocumentClient, TableName: string): TaskSource => ({
  of: async (id) => {
    const item = await getItem(client, TableName, watchedKey(id));
    return item === undefined ? [] : postTasks(Watched.parse(item));
  },
  open: idsIn(client, TableName, [foundList('PRICE'), foundList('CUTOFF')]),
});

/** The comments on posts that are open. */
const comments = (client: DynamoDBDocumentClient, TableName: string): TaskSource => ({
  of: async (id) => {
    const [kept, post] = await Promise.all([
      commentStore(client, TableName).find(id),
      getItem(client, TableName, postKey(id)),
    ]);
    return commentTasks(kept.comments, String(post?.title ?? ''));
  },
  open: idsIn(client, TableName, [COMMENTED]),
});

/** What the domain tells the list of tasks. */
export const waiting: Waiting<'BLOG_TABLE'> = {
  table: 'BLOG_TABLE',
  sources: (client, table) => ({ post: posts(client, table), comments: comments(client, table) }),
  events: taskEvents,
};
