import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { expiresInDays } from './clock.ts';

/** One write of a transaction; several stores may each give theirs. */
export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** Longer than a stream keeps records and an operator needs to notice, so that nothing unsent expires. In days. */
const OUTBOX_KEPT = 8;

/** An event as its publisher composed it. */
export interface PublishedEvent {
  readonly id: string;
  readonly type: string;
  readonly source: string;
}

/** Puts an event beside the change it speaks of, in the same transaction; the table's stream carries it to the relay. */
export const outboxItem = (table: string, event: PublishedEvent, now: Date): TransactItem => ({
  Put: {
    TableName: table,
    Item: {
      pk: `OUTBOX#${event.id}`,
      sk: 'EVENT',
      outbox: true,
      event: JSON.stringify(event),
      detailType: event.type,
      source: event.source,
      expires_at: expiresInDays(now, OUTBOX_KEPT),
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});
