import type { AcceptedError, AcceptedEvent, AcceptedMetric, Facts, RecordsOf } from './batch.ts';
import { type BusinessEventName, type MetricName, metrics, type TelemetryKind } from './catalogue.ts';
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

/** More than this between a browser's clock and ours, and the clock is wrong. In milliseconds. */
const SKEW = 24 * 60 * 60 * 1000;

/** Where a record says whose page load and which page, among its facts. */
const ownFacts: ReadonlySet<string> = new Set(['sessionId', 'url', 'userAgent']);

/** Names are words: digits in a row are somebody's code or number, and what is scrubbed in a text is no name. */
const isName = (name: string): boolean => !/\d{6}/.test(name) && scrubLine(name) === name;

const factsOf = (sent: Facts | undefined): { facts?: Facts } => {
  const kept = Object.entries(sent ?? {}).filter(([name]) => !ownFacts.has(name) && isName(name));
  if (kept.length === 0) return {};
  return { facts: Object.fromEntries(kept.map(([name, value]) => [name, scrubFact(name, value)])) };
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

interface Circumstances {
  readonly timestamp: number | string;
  readonly sessionId: unknown;
  readonly url: unknown;
  readonly facts: Facts | undefined;
}

const common = ({ timestamp, sessionId, url, facts }: Circumstances, now: Date) => {
  const at = typeof timestamp === 'number' ? timestamp : Date.parse(timestamp);
  return {
    at,
    ...(Math.abs(at - now.getTime()) > SKEW ? { skewed: true as const } : {}),
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

const acceptError = ({ message, stack, context }: ErrorRecord, now: Date): AcceptedError => {
  const traits = {
    message: scrubLine(message),
    ...scrubbed('stack', stack, scrubLines),
    ...scrubbed('component', context.component, scrubLines),
  };
  return {
    ...common({ ...context, facts: context.metadata }, now),
    fingerprint: fingerprintOf(traits),
    ...traits,
    ...scrubbed('action', context.action, scrubLine),
  };
};

/** Nobody acts on less than a millisecond or a kilobyte; a score needs its four places. */
const rounded = (name: MetricName, value: number): number =>
  metrics[name].unit === 'score' ? Math.round(value * 1e4) / 1e4 : Math.round(value);

const acceptMetric = ({ name, value, timestamp, metadata }: PerformanceMetric, now: Date): AcceptedMetric => {
  // The schema lets names of the catalogue through only.
  const metric = name as MetricName;
  const circumstances = { timestamp, sessionId: metadata?.sessionId, url: metadata?.url, facts: metadata };
  return { ...common(circumstances, now), name: metric, value: rounded(metric, value) };
};

const acceptEvent = ({ event, timestamp, properties }: BusinessEvent, now: Date): AcceptedEvent => {
  const circumstances = {
    timestamp,
    sessionId: properties?.sessionId,
    url: properties?.url,
    facts: properties,
  };
  return { ...common(circumstances, now), event: event as BusinessEventName };
};

/** How a sent record becomes one that is kept: scrubbed, its page a route, its clock judged against `now`. */
export const acceptRecord: {
  readonly [Kind in TelemetryKind]: (sent: SentRecords[Kind], now: Date) => RecordsOf[Kind];
} = { errors: acceptError, performance: acceptMetric, business: acceptEvent };
