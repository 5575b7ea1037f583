import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import type { Export, GroupSummary, monitoringEndpoints, RawRecord } from './endpoints.ts';

const from = '2026-11-02';
const to = '2026-11-03';
const days = [from, to];
const at = '2026-11-03T18:59:00.000Z';
const route = '/dashboard';
const userAgent = 'Mozilla/5.0 (sample)';
const fingerprint = '3f2a9c0d1b7e4856';
const params = { fingerprint };

const group: GroupSummary = {
  fingerprint,
  message: "TypeError: Cannot read properties of undefined (reading 'sample')",
  route,
  state: 'open',
  count: 12,
  people: 5,
  firstSeenAt: '2026-11-02T14:03:00.000Z',
  lastSeenAt: at,
  trend: [4, 8],
  change: { count: 8, before: 4 },
};
const { change: _, ...groupOnly } = group;
const record: RawRecord = {
  id: '019a1d3c-0000-7000-8000-000000000062',
  kind: 'errors',
  receivedAt: at,
  occurredAt: at,
  skewed: false,
  title: group.message,
  route,
  sessionId: '019a1d3c-0000-7000-8000-000000000061',
  verified: false,
  userAgent,
  details: { component: 'VirtualAddressCard' },
};
const ordered: Export = {
  id: '019a1d3c-0000-7000-8000-000000000020',
  kind: 'errors',
  from,
  to,
  format: 'csv',
  state: 'queued',
  requestedAt: at,
};

export const examples: EndpointExamples<typeof monitoringEndpoints> = {
  errorGroups: {
    query: { from, to, state: 'open' },
    reply: {
      days,
      groups: [group],
      truncated: false,
      timeline: {
        step: 'day',
        starts: days,
        total: [4, 8],
        top: [{ fingerprint, message: group.message, counts: [4, 8] }],
      },
      change: { count: 8, before: 4 },
    },
  },
  errorGroup: {
    params,
    reply: {
      ...groupOnly,
      component: 'VirtualAddressCard',
      userAgent,
      days: [
        { day: from, count: 4 },
        { day: to, count: 8 },
      ],
      hours: [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 3, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      browsers: [{ name: 'Chrome on Android', count: 12 }],
      routes: [{ name: route, count: 12 }],
      lastDay: { day: to, people: 5, visitors: 410 },
      version: 3,
    },
  },
  decide: { params, body: { decision: 'resolve', version: 3 }, reply: { state: 'resolved', version: 4 } },
  groupRecords: { params, query: { limit: 25 }, reply: { items: [record] } },
  records: { query: { kind: 'errors', day: to }, reply: { items: [record] } },
  vitals: {
    query: { from, to },
    reply: {
      days,
      routes: [
        {
          route: '*',
          metrics: [{ metric: 'LCP', samples: 240, p50: 1210, p75: 1840, p95: 3900, daily: [1790, 1850] }],
        },
      ],
    },
  },
  events: {
    query: { from, to },
    reply: {
      days,
      events: [{ event: 'quote_requested', count: 60, daily: [25, 35] }],
      funnel: [{ step: 'visit', count: 900, people: 410 }],
    },
  },
  errorDays: {
    reply: {
      days: [
        { day: from, count: 12 },
        { day: to, count: 3 },
      ],
    },
  },
  queues: {
    reply: {
      queues: [
        { name: 'LostEvents', waiting: 2 },
        { name: 'TelemetryDeadLetters', waiting: 0 },
      ],
    },
  },
  requestExport: { body: { kind: 'errors', from, to, format: 'csv' }, reply: ordered },
  exports: {
    reply: {
      exports: [
        {
          ...ordered,
          state: 'done',
          records: 12,
          link: 'https://exports.example.test/errors.csv?X-Amz-Signature=sample',
          expiresAt: '2026-11-10T18:59:00.000Z',
        },
      ],
    },
  },
};
