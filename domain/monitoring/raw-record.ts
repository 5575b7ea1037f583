import type { AnyClientBatch, RecordsOf } from '../telemetry/batch.ts';
import { businessEvents, metrics, type TelemetryKind } from '../telemetry/catalogue.ts';
import type { RawRecord } from './endpoints.ts';

type AnyRecord = RecordsOf[TelemetryKind];

/** An instant as ISO 8601. A browser may send one outside of the calendar; then the time of arrival is used. */
const instant = (milliseconds: number, otherwise: string): string => {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? otherwise : date.toISOString();
};

/** The details that have a value. Facts stay under one name, because browsers choose their names and could hide our own. */
const definedOnly = (details: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));

const common = (batch: AnyClientBatch, record: AnyRecord, index: number) => ({
  id: `${batch.id}.${index}`,
  receivedAt: batch.receivedAt,
  occurredAt: instant(record.at, batch.receivedAt),
  skewed: record.skewed ?? false,
  route: record.route,
  sessionId: record.sessionId,
  ...(batch.userId === undefined ? {} : { userId: batch.userId }),
  verified: batch.verified,
  userAgent: batch.userAgent,
});

/** The records of a batch as they are shown, in the order of the browser. */
export const rawRecordsOf = (batch: AnyClientBatch): readonly RawRecord[] => {
  switch (batch.kind) {
    case 'errors':
      return batch.records.map((record, index) => {
        const { fingerprint, message, stack, component, action, facts } = record;
        const details = definedOnly({ fingerprint, stack, component, action, facts });
        return { ...common(batch, record, index), kind: batch.kind, title: message, details };
      });
    case 'performance':
      return batch.records.map((record, index) => {
        const { name, called, value, unit = metrics[name].unit, facts } = record;
        const details = definedOnly({ metric: called ?? name, value, unit, facts });
        const title = called ?? metrics[name].title;
        return { ...common(batch, record, index), kind: batch.kind, title, details };
      });
    case 'business':
      return batch.records.map((record, index) => {
        const { event, called, facts } = record;
        const details = definedOnly({ event: called ?? event, facts });
        return {
          ...common(batch, record, index),
          kind: batch.kind,
          title: called ?? businessEvents[event],
          details,
        };
      });
  }
};
