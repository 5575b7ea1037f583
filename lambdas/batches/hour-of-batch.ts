import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Clock } from '../runtime/clock.ts';
import { expires } from '../runtime/table/expires.ts';
import { getItem } from '../runtime/table/get-item.ts';
import { insertItems } from '../runtime/table/insert-items.ts';
import { claimKeyOf, hourOf, instantOf, keyOf } from './batch-keys.ts';
import type { BatchLabel } from './codec.ts';

/** Returns the hour under which a batch is stored. It is the same for every delivery of the batch. */
export type HourOfBatch = (batch: Omit<BatchLabel, 'n'>) => Promise<string>;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The hour comes from the time in the batch's id, so that a second delivery finds the first one. When the browser's clock
 * is off by more than a day, the hour comes from the server's clock, and a claim stores it for the next delivery. A claim
 * is also made for a batch between an hour and a day ahead: it stores the hour of the id, so that a delivery after that
 * time still finds the first one.
 */
export const hourOfBatch = (client: DynamoDBDocumentClient, table: string, clock: Clock): HourOfBatch => {
  const claimed = async (id: string, hour: string): Promise<string> => {
    const key = claimKeyOf(id);
    const expires_at = expires(clock(), 'record');
    const [claim] = await insertItems(client, table, [{ ...key, hour, expires_at }]);
    if (!claim?.stored) throw new Error(`The hour could not be claimed. ${claim?.reason ?? ''}`);
    return String((await getItem(client, table, key))?.hour ?? hour);
  };

  return async ({ id, kind, receivedAt }) => {
    const made = instantOf(id);
    const own = hourOf(made);
    const age = clock().getTime() - made.getTime();
    if (age <= DAY_MS && age >= -HOUR_MS) return own;
    const received = new Date(receivedAt);
    const isFar = Math.abs(received.getTime() - made.getTime()) > DAY_MS;
    // It was stored in time, but the browser did not get the answer and sent it again.
    if (isFar && (await getItem(client, table, keyOf({ kind, hour: own, id })))) return own;
    return claimed(id, isFar ? hourOf(received) : own);
  };
};
