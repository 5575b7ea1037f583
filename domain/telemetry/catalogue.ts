/**
 * The names of everything that browsers report. Sender, endpoint, counters and screens use this one list. A record with
 * another name is stored as it is and counted under `OTHER` or `other`, so that nobody can fill the counters with invented
 * names.
 */

/** The kinds of record, with the names of their paths under /api. */
export const telemetryKinds = ['errors', 'performance', 'business'] as const;
export type TelemetryKind = (typeof telemetryKinds)[number];

/** The unit of a metric and, for the web vitals, the thresholds of good and poor (web.dev/vitals, 75th percentile). */
export interface MetricDefinition {
  readonly title: string;
  readonly unit: 'ms' | 'score' | 'KB' | 'count';
  readonly good?: number;
  readonly poor?: number;
}

/** Every metric a browser may report. */
export const metrics = {
  LCP: { title: 'Largest Contentful Paint', unit: 'ms', good: 2500, poor: 4000 },
  INP: { title: 'Interaction to Next Paint', unit: 'ms', good: 200, poor: 500 },
  CLS: { title: 'Cumulative Layout Shift', unit: 'score', good: 0.1, poor: 0.25 },
  FCP: { title: 'First Contentful Paint', unit: 'ms', good: 1800, poor: 3000 },
  TTFB: { title: 'Time to First Byte', unit: 'ms', good: 800, poor: 1800 },
  DNS: { title: 'Name lookup', unit: 'ms' },
  CONNECT: { title: 'Connection and TLS', unit: 'ms' },
  DOWNLOAD: { title: 'Document download', unit: 'ms' },
  DOM_READY: { title: 'Document ready', unit: 'ms' },
  LOAD: { title: 'Page loaded', unit: 'ms' },
  BLOCKED: { title: 'Main thread blocked', unit: 'ms' },
  TRANSFER: { title: 'Bytes transferred', unit: 'KB' },
  ASSET: { title: 'File of the page loaded', unit: 'ms' },
  API: { title: 'API call', unit: 'ms' },
  DROPPED: { title: 'Records dropped by the browser', unit: 'count' },
  OTHER: { title: 'Names we do not know', unit: 'count' },
} as const satisfies Readonly<Record<string, MetricDefinition>>;
export type MetricName = keyof typeof metrics;
export const metricNames = Object.keys(metrics) as readonly MetricName[];
/** Counts measurements whose name or unit is not in the catalogue. */
export const OTHER_METRIC = 'OTHER' satisfies MetricName;
/** The metrics that our own pages send. */
export type OwnMetricName = Exclude<MetricName, typeof OTHER_METRIC>;
export const ownMetricNames = metricNames.filter((name): name is OwnMetricName => name !== OTHER_METRIC);

/** The Core Web Vitals, and two metrics that explain them, in the order in which they are shown. */
export const webVitals = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const satisfies readonly MetricName[];

/** Every business event, with its name for people. */
export const businessEvents = {
  visit: 'Visit',
  registration_started: 'Registration started',
  registration_completed: 'Registration completed',
  signed_in: 'Signed in',
  address_copied: 'U.S. address copied',
  contact_tapped: 'Call or e-mail tapped',
  quote_requested: 'Quote requested',
  booking_created: 'Booking created',
  post_opened: 'Post opened',
  post_left: 'Post left',
  post_clicked: 'Link in a post followed',
  page_missed: 'Address without a page opened',
  other: 'Other events',
} as const;
export type BusinessEventName = keyof typeof businessEvents;
export const businessEventNames = Object.keys(businessEvents) as readonly BusinessEventName[];
/** Counts events whose name is not in the catalogue. */
export const OTHER_EVENT = 'other' satisfies BusinessEventName;
export type OwnEventName = Exclude<BusinessEventName, typeof OTHER_EVENT>;
export const ownEventNames = businessEventNames.filter((name): name is OwnEventName => name !== OTHER_EVENT);

/** The steps from visitor to customer, in order. */
export const funnelSteps = [
  'visit',
  'quote_requested',
  'registration_completed',
  'booking_created',
] as const satisfies readonly BusinessEventName[];
export type FunnelStep = (typeof funnelSteps)[number];
