import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { HistoryQuestion } from '#domain/history/endpoints.ts';
import type { HistoryEntry } from '#domain/history/entry.ts';
import { addDays, newYorkInstant } from '#domain/kernel/new-york.ts';
import { cut, type Page, type PageRequest } from '../../runtime/table/page.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { write } from '../../runtime/table/write.ts';
import { put } from '../../runtime/table/writes.ts';
import {
  dayPartition,
  entryIn,
  itemsOf,
  positionOf,
  type Subject,
  subjectPartition,
} from './history-items.ts';

/** Before and after every position, which begins with the year. */
const ALWAYS = { from: '0', to: '~' } as const;

const midnight = (day: string): string => newYorkInstant(day, '00:00').toISOString();

/** The partition of a question, and the part of it that is asked for. */
const placeOf = ({ day, ...subject }: Partial<Subject> & Pick<HistoryQuestion, 'day'>, today: string) => {
  const isAny = subject.person === undefined && subject.thing === undefined;
  if (isAny) return { pk: dayPartition(day ?? today), ...ALWAYS };
  const pk = subjectPartition(subject as Subject);
  return day === undefined ? { pk, ...ALWAYS } : { pk, from: midnight(day), to: midnight(addDays(day, 1)) };
};

/** The lines of the history in their table. */
export const historyStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  /** Stores a line. Safe to repeat. */
  put: async (entry: HistoryEntry): Promise<void> => {
    await Promise.all(itemsOf(entry).map((Item) => write(client, put(TableName, Item))));
  },
  /** A page of the answer, newest first. `today` is asked for when the question names nothing. */
  page: async (
    question: HistoryQuestion,
    today: string,
    { after, limit }: PageRequest,
  ): Promise<Page<HistoryEntry>> => {
    const { pk, from, to } = placeOf(question as Partial<Subject>, today);
    const items = await queryItems(
      client,
      {
        TableName,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
        ScanIndexForward: false,
        ExclusiveStartKey: after === undefined ? undefined : { pk, sk: after },
      },
      // One more than the page shows, to know whether there is another page.
      { limit: limit + 1 },
    );
    return cut(items.map(entryIn), limit, positionOf);
  },
});

export type HistoryStore = ReturnType<typeof historyStore>;
