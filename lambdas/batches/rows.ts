import type { LakeRow, tableOfKind } from '#domain/lake/tables.ts';
import type { AnyClientBatch, BatchKind, RecordsOf } from '#domain/telemetry/batch.ts';
import { metrics, type TelemetryKind } from '#domain/telemetry/catalogue.ts';
import { AnyEvent } from '#events/envelope.ts';
import { decodeBatch, decodeEvent } from './codec.ts';

type RowOf<Kind extends BatchKind> = LakeRow<(typeof tableOfKind)[Kind]>;
type AnyRecord = RecordsOf[TelemetryKind];

/** Milliseconds to ISO 8601. Null for an instant outside the calendar, which a browser may send. */
const instant = (milliseconds: number): string | null => {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
};

const sent = (batch: AnyClientBatch, record: AnyRecord, index: number) => ({
  batch_id: batch.id,
  record: index,
  received_at: batch.receivedAt,
  occurred_at: instant(record.at),
  skewed: record.skewed ?? false,
  session_id: record.sessionId,
  person: batch.person,
  user_id: batch.userId ?? null,
  verified: batch.verified,
  user_agent: batch.userAgent,
  route: record.route,
  facts: record.facts === undefined ? null : JSON.stringify(record.facts),
});

type TelemetryRow = { readonly [Kind in TelemetryKind]: RowOf<Kind> }[TelemetryKind];

/** The rows of a batch, one for each record. */
export const telemetryRows = (batch: AnyClientBatch): readonly TelemetryRow[] => {
  switch (batch.kind) {
    case 'errors':
      return batch.records.map(
        (record, index): RowOf<'errors'> => ({
          ...sent(batch, record, index),
          fingerprint: record.fingerprint,
          message: record.message,
          stack: record.stack ?? null,
          component: record.component ?? null,
          action: record.action ?? null,
        }),
      );
    case 'performance':
      return batch.records.map(
        (record, index): RowOf<'performance'> => ({
          ...sent(batch, record, index),
          name: record.called ?? record.name,
          value: record.value,
          unit: record.unit ?? metrics[record.name].unit,
        }),
      );
    case 'business':
      return batch.records.map(
        (record, index): RowOf<'business'> => ({
          ...sent(batch, record, index),
          event: record.called ?? record.event,
        }),
      );
  }
};

const eventRow = (event: AnyEvent): RowOf<'events'> => ({
  event_id: event.id,
  occurred_at: event.time,
  source: event.source,
  type: event.type,
  subject: event.subject,
  aggregate_version: event.aggregateVersion,
  correlation_id: event.correlationId,
  data: JSON.stringify(event.data),
});

/** The rows of a stored batch, with exactly the columns of the table of its kind. Throws when the body cannot be decoded. */
export const rowsOf = (kind: BatchKind, body: Uint8Array): readonly (TelemetryRow | RowOf<'events'>)[] =>
  kind === 'events' ? [eventRow(AnyEvent.parse(decodeEvent(body)))] : telemetryRows(decodeBatch(body));
