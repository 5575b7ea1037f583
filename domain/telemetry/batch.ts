import type { BusinessEventName, MetricName, TelemetryKind } from './catalogue.ts';

/** Kinds of batch in the store: the three that browsers send, and the events of the bus for the lake. */
export const batchKinds = ['errors', 'performance', 'business', 'events'] as const;
export type BatchKind = (typeof batchKinds)[number];

export type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** Fields of every accepted record. Personal data is removed, and the page is one of our routes, without a query string. */
interface AcceptedRecord {
  /** The time by the clock of the browser, in milliseconds since 1970. */
  readonly at: number;
  /** True when the browser's clock is more than a day off the server's. */
  readonly skewed?: true;
  readonly sessionId: string;
  /** Route pattern, `/admin/mailboxes/:number`, or `(other)`. */
  readonly route: string;
  readonly facts?: Facts;
}

export interface AcceptedError extends AcceptedRecord {
  readonly fingerprint: string;
  readonly message: string;
  readonly stack?: string;
  readonly component?: string;
  readonly action?: string;
}

export interface AcceptedMetric extends AcceptedRecord {
  readonly name: MetricName;
  /** The name that the browser sent, when name or unit is not in the catalogue; `unit` likewise. */
  readonly called?: string;
  readonly unit?: string;
  readonly value: number;
}

export interface AcceptedEvent extends AcceptedRecord {
  readonly event: BusinessEventName;
  /** The name that the browser sent, when it is not in the catalogue. */
  readonly called?: string;
}

export interface RecordsOf {
  readonly errors: AcceptedError;
  readonly performance: AcceptedMetric;
  readonly business: AcceptedEvent;
}

/** The records of one request of one browser. A batch is queued, stored, folded and read as a unit. */
export interface ClientBatch<Kind extends TelemetryKind = TelemetryKind> {
  readonly id: string;
  readonly kind: Kind;
  /** Server time, ISO 8601 UTC. All statistics use it. */
  readonly receivedAt: string;
  /** Keyed hash for counting people: of the verified user, or of network address and browser for one day. */
  readonly person: string;
  /** User id from the token. When `verified` is false, it is only a claim of the browser. */
  readonly userId?: string;
  readonly verified: boolean;
  readonly userAgent: string;
  readonly records: readonly RecordsOf[Kind][];
}

/** A batch of any kind. */
export type AnyClientBatch = { readonly [Kind in TelemetryKind]: ClientBatch<Kind> }[TelemetryKind];
