import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { CalendarPost } from '#domain/blog/calendar/calendar-post.ts';
import { newestFirst, oldestFirst } from '../runtime/table/newest-first.ts';
import type { Page, PageRequest } from '../runtime/table/page.ts';
import { calendarPartition, calendarPosition } from './items.ts';

/** How the calendar is read: its posts lie in the index by their months, so that a month costs the same with ten posts and with ten thousand. */
export const calendarStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  /** Posts of a month, the first of it first; without a month those that have no day, the last added first. */
  posts: (month: string | undefined, page: PageRequest): Promise<Page<CalendarPost>> => {
    const listing = {
      TableName,
      index: 'gsi1',
      partitions: [calendarPartition(month)],
      rowOf: (item: unknown) => CalendarPost.parse(item),
      positionOf: calendarPosition,
    };
    return month === undefined ? newestFirst(client, listing, page) : oldestFirst(client, listing, page);
  },
});

export type CalendarStore = ReturnType<typeof calendarStore>;
