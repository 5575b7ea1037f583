import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { searchPartition } from '#domain/kernel/search.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { getItems } from '../../runtime/table/get-items.ts';
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
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': searchPartition(prefix), ':prefix': prefix },
        Limit: limit,
      }),
    );
    return { items: Items.map((item) => Entry.parse(item)), isCut: LastEvaluatedKey !== undefined };
  },
  all: async (numbers) => (await getItems(client, TableName, numbers.map(numberKey))).map(toMailbox),
});
