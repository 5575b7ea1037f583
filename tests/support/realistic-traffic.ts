import type { AnyClientBatch } from '#domain/telemetry/batch.ts';
import { businessEventNames, metricNames } from '#domain/telemetry/catalogue.ts';
import { businessBatch, errorsBatch, performanceBatch } from './client-batches.ts';

const routes = [
  '/',
  '/auth/login',
  '/auth/register',
  '/dashboard',
  '/customer/profile',
  '/admin/mailboxes',
  '/admin/mailboxes/:number',
  '/staff/notifications',
] as const;

const fingerprints = Array.from({ length: 5 }, (_, at) => `3f2a9c0d1b7e485${at}`);

export interface Traffic {
  readonly batches: number;
  readonly recordsEach: number;
  /** When the first batch is received. Another one follows every twenty milliseconds. */
  readonly from: Date;
  /** Number of the first batch, so that batches of several calls are different. */
  readonly firstAt: number;
}

/**
 * Reports of customers' browsers in realistic shares: of a hundred batches 85 are measurements, 13 business events
 * and 2 errors, these of five groups; eight routes; two hundred people. `random` gives numbers from 0 to 1.
 */
export const realisticTraffic = (
  random: () => number,
  { batches, recordsEach, from, firstAt }: Traffic,
): readonly AnyClientBatch[] => {
  const pick = <Value>(values: readonly [Value, ...Value[]] | readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) throw new Error('Nothing to pick from.');
    return value;
  };
  const records = <Value>(make: () => Value) => Array.from({ length: recordsEach }, make);
  return Array.from({ length: batches }, (_, index) => {
    const at = firstAt + index;
    const receivedAt = new Date(from.getTime() + index * 20).toISOString();
    const person = `person ${Math.floor(random() * 200)}`;
    const share = (index + 0.5) / batches;
    if (share < 0.02)
      return errorsBatch(
        at,
        receivedAt,
        person,
        records(() => pick(fingerprints)),
      );
    if (share < 0.15)
      return businessBatch(
        at,
        receivedAt,
        person,
        records(() => pick(businessEventNames)),
      );
    const values = records(
      () => [pick(metricNames), pick(routes), Math.round(random() ** 3 * 60_000) / 10] as const,
    );
    return performanceBatch(at, receivedAt, values);
  });
};
