import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { tasksAbout } from '#domain/kernel/derived-task.ts';
import { requestInWords } from '#domain/quotes/quote-words.ts';
import { quoteTasks } from '#domain/quotes/tasks.ts';
import { taskEvents } from '#events/quotes/task-events.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { namesInLists } from '../../runtime/table/names-in-lists.ts';
import type { PageRequest } from '../../runtime/table/page.ts';
import type { Waiting } from '../../runtime/task-source.ts';
import { quoteKey, taskPartition, toQuote } from '../store/quote-items.ts';

/** What waits in quotes. It needs `GetItem` on the table and `Query` on its index. */
const quotes = (client: DynamoDBDocumentClient, TableName: string) => ({
  of: async (reference: string) => {
    const item = await getItem(client, TableName, quoteKey(reference));
    if (item === undefined) return [];
    const quote = toQuote(item);
    const { ownerId, request } = quote;
    const whose = ownerId === undefined ? {} : { customer: ownerId };
    return tasksAbout({ ...whose, what: requestInWords(request) }, quoteTasks(quote));
  },
  open: (page: PageRequest) =>
    namesInLists(
      client,
      {
        TableName,
        partitions: [taskPartition('price'), taskPartition('reply')],
        name: 'reference',
        order: 'oldest first',
      },
      page,
    ),
});

/** What the domain tells the list of tasks. */
export const waiting: Waiting<'QUOTES_TABLE'> = {
  table: 'QUOTES_TABLE',
  sources: (client, table) => ({ quote: quotes(client, table) }),
  events: taskEvents,
};
