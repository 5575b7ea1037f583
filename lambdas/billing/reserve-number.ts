import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { FIRST_INVOICE, invoiceNumberOf } from '#domain/billing/invoice.ts';
import { type Pause, pauseOf } from '../runtime/pause.ts';
import { getItem } from '../runtime/table/get-item.ts';
import { leaseNumbers } from '../runtime/table/lease-numbers.ts';
import { write } from '../runtime/table/write.ts';
import { putNew } from '../runtime/table/writes.ts';
import { COUNTER, reservedKey } from './invoice-items.ts';

/** Whoever was first has counted within a few of them, unless it has died. */
const TRIES = 8;

/**
 * The number of the next invoice of a shipment or a person. Several events of one shipment are heard at the same time, as when its pieces land: one of
 * them counts and the others wait for its number, so that none is given out that nobody uses. When the first one has died, another
 * counts, and the number of the first stays a gap.
 */
export const reserveNumber =
  (client: DynamoDBDocumentClient, TableName: string, pause: Pause = pauseOf(25)) =>
  async (of: string): Promise<string> => {
    const key = reservedKey(of);
    const reserved = async (): Promise<string | undefined> => {
      const { number } = (await getItem(client, TableName, key)) ?? {};
      return number === undefined ? undefined : String(number);
    };
    const isFirst = await write(client, putNew(TableName, key));
    for (let attempt = 1; !isFirst && attempt <= TRIES; attempt += 1) {
      const number = await reserved();
      if (number !== undefined) return number;
      await pause(attempt);
    }
    const counted = await leaseNumbers(client, TableName, { key: COUNTER, first: FIRST_INVOICE, size: 1 });
    const number = invoiceNumberOf(counted);
    const kept = await write(client, {
      Put: {
        TableName,
        Item: { ...key, number },
        ConditionExpression: 'attribute_not_exists(#number)',
        ExpressionAttributeNames: { '#number': 'number' },
      },
    });
    // Somebody else was as patient and faster, or the answer was lost.
    return kept ? number : ((await reserved()) ?? number);
  };
