import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { enquiryTasks } from '#domain/enquiries/tasks.ts';
import { enquiryTopics } from '#domain/enquiries/topics.ts';
import { tasksAbout } from '#domain/kernel/derived-task.ts';
import { taskEvents } from '#events/enquiries/task-events.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { oldestFirst } from '../../runtime/table/newest-first.ts';
import type { PageRequest } from '../../runtime/table/page.ts';
import type { Waiting } from '../../runtime/task-source.ts';
import { ENQUIRY, listPosition, partitionOf, statusPartition, toEnquiry } from '../store/enquiry-items.ts';

/** What waits in enquiries. It needs `GetItem` on the table and `Query` on its index. */
const enquiries = (client: DynamoDBDocumentClient, TableName: string) => ({
  of: async (reference: string) => {
    const item = await getItem(client, TableName, { pk: partitionOf(reference), sk: ENQUIRY });
    if (item === undefined) return [];
    const enquiry = toEnquiry(item);
    const { userId, topic } = enquiry;
    const whose = userId === undefined ? {} : { customer: userId };
    return tasksAbout({ ...whose, what: enquiryTopics[topic] }, enquiryTasks(enquiry));
  },
  open: async (page: PageRequest) => {
    const rows = await oldestFirst(
      client,
      {
        TableName,
        index: 'gsi1',
        partitions: [statusPartition('NEW'), statusPartition('OPEN')],
        rowOf: toEnquiry,
        positionOf: listPosition,
      },
      page,
    );
    return { ...rows, items: rows.items.map(({ reference }) => reference) };
  },
});

/** What the domain tells the list of tasks. */
export const waiting: Waiting<'ENQUIRIES_TABLE'> = {
  table: 'ENQUIRIES_TABLE',
  sources: (client, table) => ({ enquiry: enquiries(client, table) }),
  events: taskEvents,
};
