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
import { postAt, routeOf } from './route-of.ts';
import { isSecretName, scrubFact, scrubId, scrubLine, scrubLines } from './scrub.ts';

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

/** Names that every store can hold, and that are nothing special to JavaScript. */
const isStorableName = (name: string): boolean =>
  /^[^\p{C}]{1,64}$/u.test(name) && !/^(__proto__|constructor|prototype)$/.test(name);

/** True for a harmless name: without long digits, which may be a code or a phone number, and without personal data. */
const isName = (name: string): boolean =>
  isStorableName(name) && !/\d{6}/.test(name) && scrubLine(name) === name;

/** Numbers that no store can hold are kept as text. DynamoDB takes up to 1e125, and JSON has no infinity. */
const isStorable = (value: number): boolean =>
  value === 0 || (Math.abs(value) <= Number.MAX_SAFE_INTEGER && Math.abs(value) >= 1e-100);

const scalar = (name: string, value: unknown): string | number | boolean | null => {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null)
    return scrubFact(name, value);
  const number = Number(value);
  return scrubFact(name, isStorable(number) ? number : String(number));
};

/** A nested value without personal data, part by part. What is below the name of a secret is one. */
const scrubDeep = (name: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return scalar(name, value);
  if (isSecretName(name)) return '[secret]';
  if (Array.isArray(value)) return value.map((part) => scrubDeep(name, part));
  return Object.fromEntries(
    Object.entries(value).flatMap(([part, inner]) =>
      isName(part) ? [[part, scrubDeep(part, inner)] as const] : [],
    ),
  );
};

/** A fact as it is stored: flat, so that every store and every query can read it. A nested value is its JSON. */
const factOf = (name: string, value: unknown): string | number | boolean | null =>
  typeof value === 'object' && value !== null
    ? scrubLine(JSON.stringify(scrubDeep(name, value)))
    : scalar(name, value);

type SentFacts = Readonly<Record<string, unknown>>;

const factsOf = (sent: SentFacts | undefined): { facts?: Facts } => {
  const kept = Object.entries(sent ?? {}).filter(([name]) => !recordFields.has(name) && isName(name));
  if (kept.length === 0) return {};
  return { facts: Object.fromEntries(kept.map(([name, value]) => [name, factOf(name, value)])) };
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

interface Context {
  readonly timestamp: number | string | undefined;
  readonly sessionId: unknown;
  readonly url: unknown;
  readonly facts: SentFacts | undefined;
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

/** What a client adds to the context is a fact like those of its metadata. */
const contextOf = ({
  timestamp,
  sessionId,
  url,
  userAgent: _ofTheBatch,
  component: _ofTheRecord,
  action: _ofTheRecordToo,
  metadata,
  ...others
}: ErrorRecord['context']): Context => ({
  timestamp,
  sessionId,
  url,
  facts: { ...others, ...metadata },
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

/** The largest value that a metric of the catalogue can have: eleven days in milliseconds. */
const MOST_MEASURED = 1e9;
const MOST_ROUNDED = 1e12;

/** Rounds to whole milliseconds, kilobytes and counts. A score, and possibly an unknown unit, needs four decimals. */
const rounded = (unit: string, value: number): number => {
  // Above this, numbers are whole anyway, and the largest ones could not be multiplied.
  if (Math.abs(value) > MOST_ROUNDED) return value;
  return unit === 'ms' || unit === 'KB' || unit === 'count'
    ? Math.round(value)
    : Math.round(value * 1e4) / 1e4;
};

const isMetric = (name: string): name is MetricName => Object.hasOwn(metrics, name);
const isEvent = (name: string): name is BusinessEventName => Object.hasOwn(businessEvents, name);

/** What was measured on the page of a post says which: the route does not. Events say themselves to which post they belong. */
const withPost = (facts: SentFacts | undefined): SentFacts | undefined => {
  const post = postAt(text(facts?.url));
  return post === undefined ? facts : { ...facts, post };
};

const acceptMetric = (sent: PerformanceMetric, now: Date): AcceptedMetric => {
  const { name, unit, value, timestamp, metadata } = sent;
  const context = {
    timestamp,
    sessionId: metadata?.sessionId,
    url: metadata?.url,
    facts: withPost(metadata),
  };
  // A known name with another unit, or a value that cannot be, would distort the statistics of its metric.
  const isPossible = value >= 0 && value <= MOST_MEASURED;
  const known = isMetric(name) && metrics[name].unit === unit && isPossible;
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
