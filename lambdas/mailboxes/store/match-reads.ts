import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { searchPartition } from '#domain/kernel/search.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { queryItems } from '../../runtime/table/query.ts';
import type { MatchReads } from '../matching/match-label.ts';
import { numberKey, toMailbox } from './mailbox-items.ts';

const Entry = z.object({ number: z.string(), terms: z.array(z.string()) });

/** What the matcher of labels reads, by keys and eventually consistent: half the price, and nobody prints a label in that second. */
export const matchReads = (client: DynamoDBDocumentClient, TableName: string): MatchReads => ({
  find: async (number) => {
    const item = await getItem(client, TableName, numberKey(number), { consistent: false });
    return item && toMailbox(item);
  },
  entries: async (prefix, limit) => {
    const read = await queryItems(
      client,
      {
        TableName,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': searchPartition(prefix), ':prefix': prefix },
      },
      // One more than asked for, to know whether there are more.
      { limit: limit + 1 },
    );
    return { items: read.slice(0, limit).map((item) => Entry.parse(item)), isCut: read.length > limit };
  },
  all: async (numbers) => (await getItems(client, TableName, numbers.map(numberKey))).map(toMailbox),
});
