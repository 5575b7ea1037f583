import { expiresInDays } from '../clock.ts';
import { putNew, type Write } from './writes.ts';

/** Longer than a stream keeps records and an operator needs to notice, so that nothing unsent expires. */
const OUTBOX_KEPT_DAYS = 8;

/** An event as its publisher composed it. */
export interface PublishedEvent {
  readonly id: string;
  readonly type: string;
  readonly source: string;
}

/** Puts an event beside the change it speaks of, in the same transaction; the table's stream carries it to the relay. */
export const outboxItem = (table: string, event: PublishedEvent, now: Date): Write =>
  putNew(table, {
    pk: `OUTBOX#${event.id}`,
    sk: 'EVENT',
    outbox: true,
    event: JSON.stringify(event),
    detailType: event.type,
    source: event.source,
    expires_at: expiresInDays(now, OUTBOX_KEPT_DAYS),
  });
