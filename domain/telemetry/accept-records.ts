import type { AcceptedError, AcceptedEvent, AcceptedMetric, Facts, RecordsOf } from './batch.ts';
import {
  type BusinessEventName,
  businessEvents,
  type MetricName,
  metrics,
  OTHER_EVENT,
  OTHER_METRIC,
  type TelemetryKind,
} from './catalogue.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { BusinessEvent, ErrorRecord, PerformanceMetric } from './records.ts';
import { routeOf } from './route-of.ts';
import { scrubFact, scrubId, scrubLine, scrubLines } from './scrub.ts';

/** What a browser sends, by kind. */
export interface SentRecords {
  readonly errors: ErrorRecord;
  readonly performance: PerformanceMetric;
  readonly business: BusinessEvent;
}

/** A browser clock that differs by more than this is wrong. */
const MAX_SKEW_MS = 24 * 60 * 60 * 1000;

/** Facts that are stored as fields of the record or of the batch. */
const recordFields: ReadonlySet<string> = new Set(['sessionId', 'url', 'userAgent']);

/** True for a harmless name: without long digits, which may be a code or a phone number, and without personal data. */
const isName = (name: string): boolean => !/\d{6}/.test(name) && scrubLine(name) === name;

const factsOf = (sent: Facts | undefined): { facts?: Facts } => {
  const kept = Object.entries(sent ?? {}).filter(([name]) => !recordFields.has(name) && isName(name));
  if (kept.length === 0) return {};
  return { facts: Object.fromEntries(kept.map(([name, value]) => [name, scrubFact(name, value)])) };
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

interface Context {
  readonly timestamp: number | string | undefined;
  readonly sessionId: unknown;
  readonly url: unknown;
  readonly facts: Facts | undefined;
}

const common = ({ timestamp, sessionId, url, facts }: Context, now: Date) => {
  const at = typeof timestamp === 'string' ? Date.parse(timestamp) : (timestamp ?? now.getTime());
  return {
    at,
    ...(Math.abs(at - now.getTime()) > MAX_SKEW_MS ? { skewed: true as const } : {}),
    sessionId: scrubId(text(sessionId)).slice(0, 64),
    route: routeOf(text(url)),
    ...factsOf(facts),
  };
};

const scrubbed = <Name extends string>(
  name: Name,
  value: string | undefined,
  scrub: (text: string) => string,
) => (value ? { [name]: scrub(value) } : {}) as { [Key in Name]?: string };

const contextOf = ({ timestamp, sessionId, url, metadata }: ErrorRecord['context']): Context => ({
  timestamp,
  sessionId,
  url,
  facts: metadata,
});

const acceptError = ({ message, stack, context }: ErrorRecord, now: Date): AcceptedError => {
  const traits = {
    message: scrubLine(message),
    ...scrubbed('stack', stack, scrubLines),
    ...scrubbed('component', context.component, scrubLines),
  };
  return {
    ...common(contextOf(context), now),
    fingerprint: fingerprintOf(traits),
    ...traits,
    ...scrubbed('action', context.action, scrubLine),
  };
};

/** Rounds to whole milliseconds, kilobytes and counts. A score, and possibly an unknown unit, needs four decimals. */
const rounded = (unit: string, value: number): number =>
  unit === 'ms' || unit === 'KB' || unit === 'count' ? Math.round(value) : Math.round(value * 1e4) / 1e4;

const isMetric = (name: string): name is MetricName => Object.hasOwn(metrics, name);
const isEvent = (name: string): name is BusinessEventName => Object.hasOwn(businessEvents, name);

const acceptMetric = (sent: PerformanceMetric, now: Date): AcceptedMetric => {
  const { name, unit, value, timestamp, metadata } = sent;
  const context = { timestamp, sessionId: metadata?.sessionId, url: metadata?.url, facts: metadata };
  // A known name with another unit would distort the statistics of its metric.
  const known = isMetric(name) && metrics[name].unit === unit;
  return {
    ...common(context, now),
    ...(known ? { name } : { name: OTHER_METRIC, called: scrubLine(name), unit: scrubLine(unit) }),
    value: rounded(unit, value),
  };
};

const acceptEvent = ({ event, timestamp, properties }: BusinessEvent, now: Date): AcceptedEvent => {
  const context = {
    timestamp,
    sessionId: properties?.sessionId,
    url: properties?.url,
    facts: properties,
  };
  return {
    ...common(context, now),
    ...(isEvent(event) ? { event } : { event: OTHER_EVENT, called: scrubLine(event) }),
  };
};

/** Accepts a record: removes personal data, replaces the page by its route, and compares its clock with `now`. */
export const acceptRecord: {
  readonly [Kind in TelemetryKind]: (sent: SentRecords[Kind], now: Date) => RecordsOf[Kind];
} = { errors: acceptError, performance: acceptMetric, business: acceptEvent };
