import { expires } from './expires.ts';
import { putNew, type Write } from './writes.ts';

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
    expires_at: expires(new Date(event.time), 'outbox'),
  });
