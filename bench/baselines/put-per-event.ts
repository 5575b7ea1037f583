import { randomUUID } from 'node:crypto';
import type { AnyClientBatch } from '#domain/telemetry/batch.ts';

/** The events of a batch as items of a table with one item for each event. */
export const eventItems = ({ records, kind, receivedAt, person, userAgent }: AnyClientBatch) =>
  records.map((record) => ({
    pk: `${kind}#${receivedAt.slice(0, 13)}`,
    sk: `${receivedAt}#${randomUUID()}`,
    receivedAt,
    person,
    userAgent,
    verified: false,
    ...record,
    expires_at: Math.floor(Date.parse(receivedAt) / 1000) + 30 * 86_400,
  }));
