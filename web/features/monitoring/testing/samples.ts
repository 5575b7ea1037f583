import type {
  Export,
  Group,
  GroupSummary,
  MetricStatistics,
  RawRecord,
} from '#domain/monitoring/endpoints.ts';

export const days = ['2026-11-19', '2026-11-20', '2026-11-21'] as const;

export const aSummary = (change: Partial<GroupSummary> = {}): GroupSummary => ({
  fingerprint: '0123456789abcdef',
  message: 'TypeError: barrel is undefined',
  route: '/dashboard',
  state: 'open',
  count: 1207,
  people: 71,
  firstSeenAt: '2026-11-19T15:00:00.000Z',
  lastSeenAt: '2026-11-21T15:00:00.000Z',
  trend: [3, 0, 1204],
  change: { count: 1204, before: 0 },
  ...change,
});

export const aGroup = (change: Partial<Group> = {}): Group => ({
  ...aSummary(),
  browsers: [
    { name: 'Chrome on Android', count: 3 },
    { name: 'Safari on iPhone or iPad', count: 1 },
  ],
  routes: [{ name: '/dashboard', count: 4 }],
  lastDay: { day: '2026-11-21', people: 5, visitors: 410 },
  stack: 'TypeError: barrel is undefined\n    at pack (app.js:1:2)',
  userAgent: 'Sample Browser',
  days: [{ day: '2026-11-21', count: 4 }],
  hours: Array.from({ length: 24 }, () => 0),
  version: 7,
  ...change,
});

export const aRecord = (change: Partial<RawRecord> = {}): RawRecord => ({
  id: 'b1.0',
  kind: 'errors',
  receivedAt: '2026-11-21T15:00:00.000Z',
  occurredAt: '2026-11-21T14:59:00.000Z',
  skewed: false,
  title: 'TypeError: barrel is undefined',
  route: '/dashboard',
  sessionId: 's1',
  verified: false,
  userAgent: 'Sample Browser',
  details: {},
  ...change,
});

export const statisticsOf = (
  metric: MetricStatistics['metric'],
  p75: number,
  samples = 400,
): MetricStatistics => ({
  metric,
  samples,
  p50: p75 / 2,
  p75,
  p95: p75 * 2,
  daily: [p75, null, p75],
});

export const anExport = (change: Partial<Export> = {}): Export => ({
  id: 'e1',
  kind: 'errors',
  from: '2026-11-19',
  to: '2026-11-21',
  format: 'csv',
  state: 'done',
  requestedAt: '2026-11-21T15:00:00.000Z',
  records: 12,
  link: 'https://files.example/e1?signed=1',
  expiresAt: '2026-11-28T15:00:00.000Z',
  ...change,
});
