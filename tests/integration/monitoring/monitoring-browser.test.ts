import { beforeAll, describe, expect, test } from 'vitest';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import type { Group, GroupSummary, RawRecord } from '#domain/monitoring/endpoints.ts';
import { cloudForThisFile, signedIn } from '../../support/for-this-file.ts';
import { type Telemetry, telemetryOf } from '../../support/telemetry.ts';

const patience = { timeout: 60_000, interval: 100 };
const today = () => newYorkDay(new Date());

const cloud = cloudForThisFile();
const { admin, customer } = signedIn(cloud, 'admin', 'customer');
let telemetry: Telemetry;
beforeAll(() => {
  telemetry = telemetryOf(cloud);
});

const ask = <Body>(path: string, body?: object) => cloud.ask<Body>(`monitoring/${path}`, { as: admin, body });
const page = async <Body>(path: string): Promise<Body> => (await ask<Body>(path)).body;

/** An error as the telemetry helper reports it. Another message makes another group. */
const crash = (message: string, more = {}) => ({
  message,
  stack: `Error: ${message}\n    at save (${cloud.url}/assets/index-BkD9x2ab.js:1:2)`,
  context: { sessionId: 'session', timestamp: Date.now(), url: `${cloud.url}/dashboard`, ...more },
});
const report = async (kind: 'errors' | 'performance' | 'business', records: object, headers = {}) =>
  expect((await telemetry.send(kind, records, headers)).status).toBe(200);

const range = () => `from=${today()}&to=${today()}`;
const groupOf = async (message: string): Promise<GroupSummary | undefined> => {
  const { groups } = await page<{ groups: GroupSummary[] }>(`error-groups?${range()}`);
  return groups.find((group) => group.message.includes(message));
};
/** The group of a message, as soon as it has been counted this often. */
const seen = async (message: string, count: number): Promise<Group> => {
  const known = async () => {
    const summary = await groupOf(message);
    return [summary?.count, summary && (await ask(`error-groups/${summary.fingerprint}`)).status];
  };
  await expect.poll(known, patience).toEqual([count, 200]);
  return page<Group>(`error-groups/${(await groupOf(message))?.fingerprint}`);
};
const records = (kind: string) =>
  page<{ items: RawRecord[] }>(`records?kind=${kind}&day=${today()}&limit=100`).then(({ items }) => items);

describe('a report of a browser is shown', () => {
  test('as a record, a group with an example, and the records of that group', async () => {
    await report('errors', [crash('The barrel rolled away'), crash('The barrel rolled away')]);
    const titles = async () => (await records('errors')).map(({ title }) => title);
    await expect
      .poll(titles, patience)
      .toEqual(expect.arrayContaining(['The barrel rolled away', 'The barrel rolled away']));
    const group = await seen('The barrel rolled away', 2);
    expect(group).toMatchObject({ state: 'open', people: 1, route: '/dashboard', version: 1 });
    expect(group.stack).toContain('at save');
    expect(group.days.at(-1)).toEqual({ day: today(), count: 2 });
    expect(group.hours.reduce((sum, count) => sum + count, 0)).toBe(2);
    const path = `error-groups/${group.fingerprint}/records`;
    const { items } = await page<{ items: RawRecord[] }>(path);
    expect(items.map(({ title }) => title)).toEqual(['The barrel rolled away', 'The barrel rolled away']);
  });

  test('as samples, for its page and for all pages together', async () => {
    const measured = [
      ['LCP', 1200, '/dashboard'],
      ['LCP', 4800, '/dashboard'],
      ['INP', 90, '/'],
    ] as const;
    await report(
      'performance',
      measured.map(([name, value, url]) => ({
        name,
        value,
        unit: 'ms',
        timestamp: Date.now(),
        metadata: { sessionId: 'session', url: `${cloud.url}${url}` },
      })),
    );
    interface Vitals {
      readonly routes: { route: string; metrics: { metric: string; samples: number; p50: number }[] }[];
    }
    const samples = async () =>
      (await page<Vitals>(`vitals?${range()}`)).routes.map(({ route, metrics }) => [
        route,
        metrics.map(({ metric, samples: count }) => `${metric} ${count}`),
      ]);
    await expect.poll(samples, patience).toEqual([
      ['*', ['LCP 2', 'INP 1']],
      ['/', ['INP 1']],
      ['/dashboard', ['LCP 2']],
    ]);
  });

  test('as events of a signed-in person, who counts as one person on every visit', async () => {
    const visit = { event: 'visit', timestamp: Date.now(), properties: { url: `${cloud.url}/` } };
    const headers = { authorization: `Bearer ${customer.access}` };
    for (let time = 0; time < 3; time += 1) await report('business', [visit], headers);
    await report('business', [{ ...visit, event: 'address_copied' }], headers);
    interface Events {
      readonly events: { event: string; count: number; daily: number[] }[];
      readonly funnel: { step: string; count: number; people: number }[];
    }
    const counted = async () => {
      const { events, funnel } = await page<Events>(`events?${range()}`);
      return [events.filter(({ count }) => count > 0), funnel[0]];
    };
    await expect.poll(counted, patience).toEqual([
      [
        { event: 'visit', count: 3, daily: [3] },
        { event: 'address_copied', count: 1, daily: [1] },
      ],
      { step: 'visit', count: 3, people: 1 },
    ]);
    const [latest] = await records('business');
    expect(latest).toMatchObject({ userId: customer.userId, verified: true });
  });
});

describe('a resolved error', () => {
  test('becomes regressed automatically when it happens again', async () => {
    const message = 'The scale forgot its weight';
    await report('errors', crash(message));
    const { fingerprint, version } = await seen(message, 1);
    const decision = `error-groups/${fingerprint}/decision`;
    expect((await ask(decision, { decision: 'resolve', version })).status).toBe(200);
    expect((await groupOf(message))?.state).toBe('resolved');
    await report('errors', crash(message));
    await expect.poll(async () => (await groupOf(message))?.state, patience).toBe('regressed');
    const now = await page<Group>(`error-groups/${fingerprint}`);
    expect(now).toMatchObject({ count: 2, stateChangedBy: 'system', version: version + 2 });
    // A decision about the state before is about another version.
    const late = await ask<{ code: string }>(decision, { decision: 'ignore', version: version + 1 });
    expect([late.status, late.body.code]).toEqual([409, 'GROUP_CHANGED']);
  });

  test('that somebody ignored stays ignored, and is still counted', async () => {
    const message = 'The extension of a browser is in the way';
    await report('errors', crash(message));
    const { fingerprint, version } = await seen(message, 1);
    await ask(`error-groups/${fingerprint}/decision`, { decision: 'ignore', version });
    await report('errors', crash(message));
    expect(await seen(message, 2)).toMatchObject({ state: 'ignored', version: version + 1 });
  });
});

describe('an unknown group', () => {
  test('is not found, and has no records', async () => {
    const answer = await ask<{ code: string }>('error-groups/0000000000000000');
    expect([answer.status, answer.body.code]).toEqual([404, 'GROUP_NOT_FOUND']);
    expect(await page('error-groups/0000000000000000/records')).toEqual({ items: [] });
  });

  test('cannot be requested with an invalid fingerprint', async () => {
    for (const name of ['x', '3F2A9C0D1B7E4856'])
      expect((await ask(`error-groups/${name}`)).status).toBe(400);
    // API Gateway decodes the path, so an encoded slash is one, and nothing has this path.
    expect((await ask('error-groups/..%2f..%2fSTATE')).status).toBe(404);
  });
});

test('markup and escape sequences are returned as harmless text in JSON', async () => {
  const markup = '<script>alert("hi")</script><img src=x onerror=alert(1)> {{7*7}}';
  const hostile = `${markup}\u001b[31m\u0000\r\nforged line\u202e`;
  const metadata = { 'markup.in': markup };
  await report('errors', crash(hostile, { component: markup, action: hostile, userAgent: markup, metadata }));
  const group = await seen('<script>', 1);
  const { items } = await page<{ items: RawRecord[] }>(`error-groups/${group.fingerprint}/records`);
  const [record] = items;
  for (const text of [group.message, group.action, record?.title])
    expect(text).toMatch(
      /^<script>alert\("hi"\)<\/script><img src=x onerror=alert\(1\)> \{\{7\*7\}\} +forged line$/,
    );
  expect([group.component, record?.details.component]).toEqual([markup, markup]);
  expect([group.facts, record?.details.facts]).toEqual([metadata, metadata]);
  const answer = await fetch(`${cloud.url}/api/monitoring/error-groups/${group.fingerprint}`, {
    headers: { authorization: `Bearer ${admin.access}` },
  });
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await answer.text()).not.toMatch(/[\p{Cc}\p{Cf}]|\\u00(?:0|1|7f|8|9)/u);
});
