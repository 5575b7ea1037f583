import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, newYorkDay, newYorkHour } from '#domain/kernel/new-york.ts';
import type { Group, GroupSummary, RawRecord } from '#domain/monitoring/endpoints.ts';
import type { AnyClientBatch } from '#domain/telemetry/batch.ts';
import { hourOf } from '#lambdas/batches/batch-keys.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { cloudForThisFile, signedIn } from '../../support/for-this-file.ts';
import { type Telemetry, telemetryOf } from '../../support/telemetry.ts';

const patience = { timeout: 60_000, interval: 100 };
const FINGERPRINT = '3f2a9c0d1b7e4856';
const now = new Date();
const today = newYorkDay(now);

const cloud = cloudForThisFile();
const who = signedIn(cloud, 'admin', 'analyst', 'staff', 'customer');
type Who = keyof typeof who;
let telemetry: Telemetry;

interface Refusal {
  readonly code?: string;
  readonly message?: string;
}
const ask = <Body>(path: string, as: Who = 'admin', body?: object) =>
  cloud.ask<Body & Refusal>(`monitoring/${path}`, { as: who[as], body });

const common = (person: string) => ({
  id: newId(),
  receivedAt: now.toISOString(),
  person,
  verified: false,
  userAgent: 'Sample browser',
});
const record = { at: now.getTime(), sessionId: 'session', route: '/dashboard' };
const errorsOf = (person: string, messages: readonly string[]): AnyClientBatch => ({
  ...common(person),
  kind: 'errors',
  records: messages.map((message) => ({ ...record, fingerprint: FINGERPRINT, message, stack: 'at sample' })),
});

beforeAll(async () => {
  telemetry = telemetryOf(cloud);
  const { store } = telemetry;
  await store(errorsOf('ann', ['first', 'second', 'third']));
  await store(errorsOf('bob', ['fourth', 'fifth']));
  await store({
    ...common('ann'),
    kind: 'performance',
    records: [100, 200, 3000].map((value) => ({ ...record, name: 'LCP', value })),
  });
  await store({
    ...common('ann'),
    kind: 'business',
    records: ['visit', 'visit', 'quote_requested'].map((event) => ({ ...record, event: event as 'visit' })),
  });
});

const range = (from = today, to = today) => `from=${from}&to=${to}`;
const groups = async (more = ''): Promise<GroupSummary[]> =>
  (await ask<{ groups: GroupSummary[] }>(`error-groups?${range()}${more}`)).body.groups;
const group = async () => (await ask<Group>(`error-groups/${FINGERPRINT}`)).body;
const decide = (decision: string, version: number, as?: Who) =>
  ask<{ state: string; version: number }>(`error-groups/${FINGERPRINT}/decision`, as, { decision, version });
interface Events {
  readonly events: { event: string; count: number }[];
  readonly funnel: { step: string; count: number; people: number }[];
}
const events = async () => (await ask<Events>(`events?${range()}`)).body;
const visits = async () => (await events()).events.find(({ event }) => event === 'visit')?.count;

test('stored batches are counted and shown', async () => {
  const counted = async () => ({
    groups: (await groups()).map(({ count }) => count),
    routes: (await ask<{ routes: object[] }>(`vitals?${range()}`)).body.routes.length,
    visits: await visits(),
  });
  await expect.poll(counted, patience).toEqual({ groups: [5], routes: 2, visits: 2 });
});

describe('access', () => {
  test.each<[Who, number]>([
    ['admin', 200],
    ['analyst', 200],
    ['staff', 403],
    ['customer', 403],
  ])('%s is answered %i', async (as, status) => {
    for (const page of ['error-groups', 'vitals', 'events'])
      expect((await ask(`${page}?${range()}`, as)).status).toBe(status);
    expect((await ask('exports', as)).status).toBe(as === 'admin' ? 200 : 403);
  });
});

describe('a range of days', () => {
  test.each([
    ['that no calendar has', '2026-02-30', '2026-03-01', 'from'],
    ['of a mistyped year', today, '9999-12-31', 'to'],
    ['of another century', '0026-11-01', today, 'from'],
  ])('with a day %s is refused with a message for its field', async (_, from, to, field) => {
    for (const page of ['error-groups', 'vitals', 'events']) {
      const { status, body } = await ask<{ fields?: object }>(`${page}?${range(from, to)}`);
      expect([status, body.code]).toEqual([400, 'INVALID_INPUT']);
      expect(body.fields).toEqual({ [field]: 'Give a day like 2026-12-01' });
    }
    const wish = { kind: 'errors', from, to, format: 'csv' };
    expect((await ask('exports', 'admin', wish)).status).toBe(400);
    expect((await ask(`records?kind=errors&day=${field === 'to' ? to : from}`)).status).toBe(400);
  });

  test.each([
    ['longer than 31 days', addDays(today, -31), today, /31 days/],
    ['that ends before it begins', today, addDays(today, -1), /Swap/],
  ])('%s is refused with a message', async (_, from, to, why) => {
    for (const page of ['error-groups', 'vitals', 'events']) {
      const { status, body } = await ask(`${page}?${range(from, to)}`);
      expect([status, body.code]).toEqual([400, 'BAD_RANGE']);
      expect(body.message).toMatch(why);
    }
  });

  test('of 31 days is shown day by day', async () => {
    const { body } = await ask<{ days: string[] }>(`events?${range(addDays(today, -30), today)}`);
    expect([body.days.length, body.days.at(-1)]).toEqual([31, today]);
  });
});

describe('statistics', () => {
  test('of an error group have its count, its people and its times', async () => {
    const [only] = await groups();
    expect(only).toMatchObject({ fingerprint: FINGERPRINT, count: 5, people: 2, state: 'open', trend: [5] });
    expect(await group()).toMatchObject({ stack: 'at sample', count: 5, people: 2 });
    expect((await group()).days).toHaveLength(30);
    expect(await group()).toMatchObject({
      browsers: [{ name: 'Other browsers', count: 5 }],
      routes: [{ name: '/dashboard', count: 5 }],
      lastDay: { day: today, people: 2, visitors: 1 },
    });
  });

  test('of the overview have the errors of today, and of the two weeks before', async () => {
    const { body } = await ask<{ days: { day: string; count: number }[] }>('error-days');
    expect(body.days).toHaveLength(15);
    expect(body.days.at(-1)).toEqual({ day: today, count: 5 });
    expect(body.days.slice(0, -1).every(({ count }) => count === 0)).toBe(true);
  });

  test('of the queues are for admins, and all are empty', async () => {
    const { body } = await ask<{ queues: { waiting: number }[] }>('queues');
    expect(body.queues.length).toBeGreaterThan(0);
    expect(body.queues.filter(({ waiting }) => waiting > 0)).toEqual([]);
    expect((await ask('queues', 'analyst')).status).toBe(403);
  });

  test('of all errors have a course by hour, and one hour can be asked for', async () => {
    const hour = newYorkHour(now);
    const list = (more: string) =>
      ask<{ groups: GroupSummary[]; timeline: { total: number[] } }>(`error-groups?${range()}${more}`);
    const { body } = await list(`&hour=${hour}`);
    expect([body.timeline.total[hour], body.groups[0]?.count]).toEqual([5, 5]);
    expect((await list(`&hour=${(hour + 12) % 24}`)).body.groups).toEqual([]);
    const { status, body: refused } = await ask(`error-groups?${range(addDays(today, -1), today)}&hour=3`);
    expect([status, refused.code]).toEqual([400, 'BAD_RANGE']);
    expect((await list('&hour=24')).status).toBe(400);
  });

  test('of vitals have all routes first, and percentiles near the measured ones', async () => {
    interface Vitals {
      readonly routes: { route: string; metrics: { samples: number; p50: number; daily: number[] }[] }[];
    }
    const { routes } = (await ask<Vitals>(`vitals?${range()}`)).body;
    expect(routes.map(({ route }) => route)).toEqual(['*', '/dashboard']);
    const [lcp] = routes[0]?.metrics ?? [];
    expect(lcp?.samples).toBe(3);
    expect(Math.abs((lcp?.p50 ?? 0) - 200)).toBeLessThan(25);
  });

  test('of the milestones have counts and people', async () => {
    const { funnel } = await events();
    expect(funnel.slice(0, 2)).toEqual([
      { step: 'visit', count: 2, people: 1 },
      { step: 'quote_requested', count: 1, people: 1 },
    ]);
  });
});

describe('records', () => {
  const pages = async (path: string): Promise<string[]> => {
    const titles: string[] = [];
    let next: string | undefined = '';
    while (next !== undefined) {
      const cursor: string = next === '' ? '' : `&cursor=${encodeURIComponent(next)}`;
      const { body } = await ask<{ items: RawRecord[]; next?: string }>(`${path}limit=2${cursor}`);
      titles.push(...body.items.map(({ title }) => title));
      next = body.next;
    }
    return titles;
  };
  const byDay = `records?kind=errors&day=${today}&`;
  const byGroup = `error-groups/${FINGERPRINT}/records?`;

  test.each([
    ['a day', byDay],
    ['a group', byGroup],
  ])('of %s are on pages, each exactly once, the newest first', async (_, path) => {
    expect(await pages(path)).toEqual(['fifth', 'fourth', 'third', 'second', 'first']);
  });

  test('of a day without records are an empty list', async () => {
    expect(await pages(`records?kind=errors&day=${addDays(today, -9)}&`)).toEqual([]);
  });

  test('are refused for a cursor that was changed or belongs to another list', async () => {
    const { body } = await ask<{ next: string }>(`${byDay}limit=2`);
    const [list] = JSON.parse(Buffer.from(body.next, 'base64url').toString()) as [string];
    const forged = Buffer.from(JSON.stringify([list, 'rubbish'])).toString('base64url');
    const otherHour = `${hourOf(new Date(now.getTime() - 3 * 86_400_000))}#${newId()}#1`;
    for (const [path, cursor] of [
      [byDay, Buffer.from(JSON.stringify([list, otherHour])).toString('base64url')],
      [byDay, `${body.next.slice(0, -4)}AAAA`],
      [byDay, forged],
      [byGroup, body.next],
    ] as const) {
      const { status, body: refusal } = await ask(`${path}cursor=${cursor}`);
      expect([status, refusal.code]).toEqual([400, 'INVALID_CURSOR']);
    }
  });
});

describe('a decision', () => {
  test('about an unknown group is answered with not found', async () => {
    const path = 'error-groups/0000000000000000/decision';
    expect((await ask(path, 'admin', { decision: 'resolve', version: 1 })).status).toBe(404);
  });

  test('by two people at once is accepted from one, and the other gets a conflict', async () => {
    const { version } = await group();
    const both = await Promise.all([decide('resolve', version), decide('ignore', version, 'analyst')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe('GROUP_CHANGED');
    expect((await group()).version).toBe(version + 1);
  });

  test('that is sent twice counts once and names its author', async () => {
    const before = await group();
    const [first, second] = [await decide('reopen', before.version), await decide('reopen', before.version)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect(await group()).toMatchObject({
      state: 'open',
      version: before.version + 1,
      stateChangedBy: who.admin.userId,
    });
  });

  test('that the state does not allow is refused', async () => {
    expect((await decide('reopen', (await group()).version)).status).toBe(409);
  });

  test('moves the group to the list of its state', async () => {
    await decide('ignore', (await group()).version);
    expect(await groups('&state=open')).toEqual([]);
    expect(await groups('&state=ignored')).toHaveLength(1);
  });
});
