import * as z from 'zod/mini';
import { CalendarDay } from '../kernel/calendar-day.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../kernel/page.ts';
import { businessEventNames, funnelSteps, metricNames, telemetryKinds } from '../telemetry/catalogue.ts';
import { Fingerprint, GroupDecision, GroupState } from './groups/error-group.ts';

/** First and last New York day, both included; at most 31 days, in server time. */
const range = { from: CalendarDay, to: CalendarDay };
const badRange = { BAD_RANGE: 400 } as const;

/** How many days before today the overview compares: two weeks, so that each day has the same weekday before it. */
export const ERROR_DAYS_BEFORE = 14;

const Kind = z.enum(telemetryKinds);

/** The last day of the range, and the same hours of the day before. */
const Change = z.object({ count: z.number(), before: z.number() });

const GroupSummary = z.object({
  fingerprint: Fingerprint,
  message: z.string(),
  route: z.string(),
  state: GroupState,
  count: z.number(),
  /** Estimated, about 7% off. */
  people: z.number(),
  firstSeenAt: z.string(),
  lastSeenAt: z.string(),
  /** Count per day of the range, oldest first. */
  trend: z.array(z.number()),
  change: Change,
});
export type GroupSummary = z.infer<typeof GroupSummary>;

/** A part of a group's errors. */
const Part = z.object({ name: z.string(), count: z.number() });
export type Part = z.infer<typeof Part>;

const Group = z.extend(z.omit(GroupSummary, { change: true }), {
  stack: z.optional(z.string()),
  component: z.optional(z.string()),
  action: z.optional(z.string()),
  userAgent: z.string(),
  facts: z.optional(z.record(z.string(), z.unknown())),
  /** The last thirty days, oldest first. */
  days: z.array(z.object({ day: z.string(), count: z.number() })),
  /** Count per hour of the last day of the thirty, New York time. */
  hours: z.array(z.number()),
  /** Of the thirty days, the most frequent first. */
  browsers: z.array(Part),
  /** The same by route; an empty name stands for all further routes. */
  routes: z.array(Part),
  /** People with the error on the last day it was seen, and all visitors of that day; both estimated. */
  lastDay: z.optional(z.object({ day: z.string(), people: z.number(), visitors: z.number() })),
  stateChangedAt: z.optional(z.string()),
  /** User id of the person who decided, or `system`. */
  stateChangedBy: z.optional(z.string()),
  /** Sent with a decision, which is refused when somebody else has decided in between (optimistic lock). */
  version: z.number(),
});
export type Group = z.infer<typeof Group>;

/** Errors over time. The groups in `top` are part of the total. */
const Timeline = z.object({
  step: z.enum(['hour', 'day']),
  /** New York days, or hours such as `2026-11-21T14`. */
  starts: z.array(z.string()),
  total: z.array(z.number()),
  top: z.array(z.object({ fingerprint: Fingerprint, message: z.string(), counts: z.array(z.number()) })),
});

/** One stored record of any kind. */
const RawRecord = z.object({
  id: z.string(),
  kind: Kind,
  receivedAt: z.string(),
  /** The time by the clock of the browser. */
  occurredAt: z.string(),
  /** True when the browser's clock was more than a day off. */
  skewed: z.boolean(),
  title: z.string(),
  route: z.string(),
  sessionId: z.string(),
  userId: z.optional(z.string()),
  verified: z.boolean(),
  userAgent: z.string(),
  /** Everything else in the record: stack, value, facts. */
  details: z.record(z.string(), z.unknown()),
});
export type RawRecord = z.infer<typeof RawRecord>;

const MetricStatistics = z.object({
  metric: z.enum(metricNames),
  samples: z.number(),
  p50: z.number(),
  p75: z.number(),
  p95: z.number(),
  /** 75th percentile per day of the range, oldest first; null on days without a sample. */
  daily: z.array(z.nullable(z.number())),
});
export type MetricStatistics = z.infer<typeof MetricStatistics>;

const Export = z.object({
  id: z.string(),
  kind: Kind,
  from: CalendarDay,
  to: CalendarDay,
  format: z.enum(['csv', 'ndjson']),
  state: z.enum(['queued', 'done', 'failed']),
  requestedAt: z.string(),
  records: z.optional(z.number()),
  /** Why it failed, for the person who requested it. */
  problem: z.optional(z.string()),
  /** Valid for five minutes from this reply. Present when the export is done and not expired. */
  link: z.optional(z.string()),
  /** When the file itself is deleted. */
  expiresAt: z.optional(z.string()),
});
export type Export = z.infer<typeof Export>;

/** A queue of messages that failed. SQS counts approximately. */
const FailedQueue = z.object({ name: z.string(), waiting: z.int() });
export type FailedQueue = z.infer<typeof FailedQueue>;

/** The endpoints of the monitoring. Analysts look at it and decide about errors; files to take away are for admins alone. */
export const monitoringEndpoints = {
  errorGroups: endpoint('GET /api/monitoring/error-groups', {
    summary:
      'Error groups seen in a range of days, the most recent first, at most 500, and errors over time.',
    access: 'monitoring.read',
    query: z.object({
      ...range,
      state: z.optional(GroupState),
      /** Only what happened in this hour, New York time; for a single day. */
      hour: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(23))),
    }),
    reply: z.object({
      days: z.array(z.string()),
      groups: z.array(GroupSummary),
      truncated: z.boolean(),
      timeline: Timeline,
      /** All groups of the list together. */
      change: Change,
    }),
    refusals: badRange,
  }),
  errorDays: endpoint('GET /api/monitoring/error-days', {
    summary: 'How many errors browsers reported today and on each of the 14 days before, the oldest first.',
    access: 'monitoring.read',
    reply: z.object({ days: z.array(z.object({ day: CalendarDay, count: z.number() })) }),
  }),
  errorGroup: endpoint('GET /api/monitoring/error-groups/{fingerprint}', {
    summary: 'One error group with a sample of it and how often it happened.',
    access: 'monitoring.read',
    params: z.object({ fingerprint: Fingerprint }),
    reply: Group,
    refusals: { GROUP_NOT_FOUND: 404 },
  }),
  decide: endpoint('POST /api/monitoring/error-groups/{fingerprint}/decision', {
    summary: 'Resolves, ignores or reopens an error group.',
    access: 'monitoring.manage',
    params: z.object({ fingerprint: Fingerprint }),
    body: z.strictObject({ decision: GroupDecision, version: z.int() }),
    reply: z.object({ state: GroupState, version: z.number() }),
    refusals: { GROUP_NOT_FOUND: 404, GROUP_CHANGED: 409 },
  }),
  groupRecords: endpoint('GET /api/monitoring/error-groups/{fingerprint}/records', {
    summary: 'The records of one error group, newest first.',
    access: 'monitoring.read',
    params: z.object({ fingerprint: Fingerprint }),
    query: z.object(pageQuery),
    reply: pageOf(RawRecord),
    refusals: { INVALID_CURSOR: 400 },
  }),
  records: endpoint('GET /api/monitoring/records', {
    summary:
      'Records of one kind of one day, newest first; one that came late is at the hour when its browser first sent it.',
    access: 'monitoring.read',
    query: z.object({ ...pageQuery, kind: Kind, day: CalendarDay }),
    reply: pageOf(RawRecord),
    refusals: { INVALID_CURSOR: 400 },
  }),
  vitals: endpoint('GET /api/monitoring/vitals', {
    summary: 'Percentiles of every metric per route over a range of days.',
    access: 'monitoring.read',
    query: z.object(range),
    reply: z.object({
      days: z.array(z.string()),
      /** The route `*` stands for all routes together and comes first. */
      routes: z.array(z.object({ route: z.string(), metrics: z.array(MetricStatistics) })),
    }),
    refusals: badRange,
  }),
  events: endpoint('GET /api/monitoring/events', {
    summary: 'How often each business event happened, and how many people reached each of four milestones.',
    access: 'monitoring.read',
    query: z.object(range),
    reply: z.object({
      days: z.array(z.string()),
      events: z.array(
        z.object({
          event: z.enum(businessEventNames),
          count: z.number(),
          daily: z.array(z.number()),
        }),
      ),
      funnel: z.array(
        z.object({
          step: z.enum(funnelSteps),
          count: z.number(),
          /** Estimated, about 10% off. */
          people: z.number(),
        }),
      ),
    }),
    refusals: badRange,
  }),
  queues: endpoint('GET /api/monitoring/queues', {
    summary: 'How many messages wait in each of the queues of messages that failed, the fullest first.',
    access: ['admin'],
    reply: z.object({ queues: z.array(FailedQueue) }),
  }),
  requestExport: endpoint('POST /api/monitoring/exports', {
    summary: 'Asks for a file of all records of one kind in a range of days; personal data is masked.',
    access: ['admin'],
    body: z.strictObject({ kind: Kind, ...range, format: z.enum(['csv', 'ndjson']) }),
    reply: Export,
    refusals: badRange,
  }),
  exports: endpoint('GET /api/monitoring/exports', {
    summary:
      'The exports asked for in the last seven days, newest first, with links to those that are ready.',
    access: ['admin'],
    reply: z.object({ exports: z.array(Export) }),
  }),
} as const;
