import { expiresInDays } from '../clock.ts';
import { putNew, type Write } from './writes.ts';

/** Longer than a stream keeps its records and an operator needs to react, so that no unsent event expires. */
const OUTBOX_KEPT_DAYS = 8;

/** An event as its publisher composed it. */
export interface PublishedEvent {
  readonly id: string;
  readonly type: string;
  readonly source: string;
  /** When it happened, ISO 8601. */
  readonly time: string;
}

/** The write that stores an event in the same transaction as the change. The stream of the table carries it to the relay. */
export const outboxItem = (table: string, event: PublishedEvent): Write =>
  putNew(table, {
    pk: `OUTBOX#${event.id}`,
    sk: 'EVENT',
    outbox: true,
    event: JSON.stringify(event),
    detailType: event.type,
    source: event.source,
    expires_at: expiresInDays(new Date(event.time), OUTBOX_KEPT_DAYS),
  });
