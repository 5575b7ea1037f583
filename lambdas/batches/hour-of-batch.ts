import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { BATCH_KEPT_DAYS } from '#domain/telemetry/batch.ts';
import { type Clock, expiresInDays } from '../runtime/clock.ts';
import { getItem } from '../runtime/table/get-item.ts';
import { insertItems } from '../runtime/table/insert-items.ts';
import { claimKeyOf, hourOf, instantOf, keyOf } from './batch-keys.ts';
import type { BatchLabel } from './codec.ts';

/** The hour a batch is stored under: the same however often it comes. */
export type HourOfBatch = (batch: Omit<BatchLabel, 'n'>) => Promise<string>;

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/**
 * The hour is that of the id's own time, so that a batch sent again meets itself. Where a browser's clock is more than
 * a day off it is the server's, and a claim remembers it for the next delivery. Claims are asked for a batch that is a
 * day old, or an hour ahead: between that hour and the day ahead the claim says the id's own hour, so that a batch
 * that comes again once time has caught up with its clock still meets itself.
 */
export const hourOfBatch = (client: DynamoDBDocumentClient, table: string, clock: Clock): HourOfBatch => {
  const claimed = async (id: string, hour: string): Promise<string> => {
    const key = claimKeyOf(id);
    const expires_at = expiresInDays(clock(), BATCH_KEPT_DAYS);
    const [claim] = await insertItems(client, table, [{ ...key, hour, expires_at }]);
    if (!claim?.stored) throw new Error(`The hour could not be claimed. ${claim?.reason ?? ''}`);
    return String((await getItem(client, table, key))?.hour ?? hour);
  };

  return async ({ id, kind, receivedAt }) => {
    const made = instantOf(id);
    const own = hourOf(made);
    const age = clock().getTime() - made.getTime();
    if (age <= DAY && age >= -HOUR) return own;
    const received = new Date(receivedAt);
    const isFar = Math.abs(received.getTime() - made.getTime()) > DAY;
    // Stored while it was young, and sent again because the browser never heard of it.
    if (isFar && (await getItem(client, table, keyOf({ kind, hour: own, id })))) return own;
    return claimed(id, isFar ? hourOf(received) : own);
  };
};
