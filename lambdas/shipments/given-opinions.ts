import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Page, PageRequest } from '../runtime/table/page.ts';
import { monthsUntil } from './booked-shipments.ts';
import { type OpinionOf, opinionStore } from './store/opinion-store.ts';

/**
 * How senders found their shipments, for the functions of other domains that count it. A function needs `GetItem`, `BatchGetItem` and
 * `Query` on the table, and queries its index.
 */
export const givenOpinions = (client: DynamoDBDocumentClient, table: string) => {
  const { find, ofMonth } = opinionStore(client, table);
  return {
    /** That of a shipment as it is now (strongly consistent); undefined while nothing was said. */
    find: async (number: string): Promise<OpinionOf | undefined> => {
      const opinion = await find(number);
      return opinion && { ...opinion, number };
    },
    /** Lists of those that were given first in each of the last months. Whoever reads them hears of the newest by their event. */
    lists: (now: Date, months: number): readonly ((page: PageRequest) => Promise<Page<OpinionOf>>)[] =>
      monthsUntil(now, months).map((month) => (page) => ofMonth(month, page)),
  };
};
