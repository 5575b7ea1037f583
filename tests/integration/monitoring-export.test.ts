import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import type { Export } from '#domain/monitoring/endpoints.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { hourOf, toItem } from '#lambdas/telemetry/batches/batch-keys.ts';
import { encodeBatch } from '#lambdas/telemetry/batches/codec.ts';
import { startTestCloud, type TestCloud } from '../support/cloud.ts';
import { peopleOf } from '../support/people.ts';
import { telemetryOf } from '../support/telemetry.ts';

const patience = { timeout: 60_000, interval: 100 };
const now = new Date();
const today = newYorkDay(now);
const formula = '=HYPERLINK("http://evil.example","Click, please")';
const userId = 'sample-user-0001';
const person = 'feedfacefeedface';

let cloud: TestCloud;
let token: string;

const ask = async <Body>(body?: object): Promise<{ status: number; body: Body }> => {
  const answer = await fetch(`${cloud.url}/api/monitoring/exports`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
};
const listed = async (id: string): Promise<Export | undefined> =>
  (await ask<{ exports: Export[] }>()).body.exports.find((one) => one.id === id);
const order = (format: string) => ({ kind: 'errors', from: today, to: today, format });
/** Asks for a file and waits for it. */
const exported = async (format: string): Promise<Export> => {
  const { status, body } = await ask<Export>(order(format));
  expect([status, body.state]).toEqual([200, 'queued']);
  await expect.poll(async () => (await listed(body.id))?.state, patience).toBe('done');
  return (await listed(body.id)) ?? body;
};
const open = (link: string | undefined) => fetch(link ?? 'no link');

beforeAll(async () => {
  cloud = await startTestCloud();
  const people = await peopleOf(cloud);
  await people.aPerson('analyst@example.test', 'analyst');
  token = (await people.tokensOf('analyst@example.test')).access;
  const { client, table } = telemetryOf(cloud);
  const record = {
    at: now.getTime(),
    sessionId: 'session',
    route: '/dashboard',
    fingerprint: '3f2a9c0d1b7e4856',
  };
  const body = encodeBatch({
    id: newId(),
    kind: 'errors',
    receivedAt: now.toISOString(),
    person,
    userId,
    verified: true,
    userAgent: 'Sample browser',
    records: [
      { ...record, message: formula },
      { ...record, message: 'two\nlines, "quoted"' },
    ],
  });
  const Item = toItem({ kind: 'errors', id: newId(), hour: hourOf(now), n: 2, body }, now);
  await client.send(new PutCommand({ TableName: table, Item }));
});
afterAll(() => cloud.stop());

describe('an export', () => {
  test('as CSV names its columns, runs no formula in a spreadsheet and names nobody', async () => {
    const { link, records } = await exported('csv');
    expect(records).toBe(2);
    const answer = await open(link);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="skybarrel-errors-${today}-to-${today}.csv"`,
    );
    const text = await answer.text();
    expect(text.split('\r\n')[0]).toMatch(/^batch_id,record,received_at,.*,person,user_id,.*,message,/);
    expect(text).toContain(`,"'=HYPERLINK(""http://evil.example"",""Click, please"")",`);
    expect(text).toContain(',"two\nlines, ""quoted""",');
    expect(text).not.toContain(userId);
    expect(text).not.toContain(person);
  });

  test('as NDJSON has a record a line, of which each person stays the same and unknown', async () => {
    const text = await (await open((await exported('ndjson')).link)).text();
    const rows = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(rows.map(({ message }) => message)).toEqual([formula, 'two\nlines, "quoted"']);
    const [first, second] = rows;
    expect(first?.user_id).toMatch(/^[0-9a-f]{16}$/);
    expect([first?.user_id, first?.person]).toEqual([second?.user_id, second?.person]);
    expect(text).not.toContain(userId);
    expect(text).not.toContain(person);
  });

  test('of more than 31 days, or backwards, is refused', async () => {
    for (const [from, to] of [
      ['2026-01-01', '2026-02-01'],
      ['2026-01-02', '2026-01-01'],
    ])
      expect((await ask({ ...order('csv'), from, to })).status).toBe(400);
  });

  test('opens for five minutes by a link that a changed name breaks', async () => {
    const { link = '' } = await exported('csv');
    expect(new URL(link).searchParams.get('X-Amz-Expires')).toBe('300');
    expect((await open(link.replace('.csv', '.ndjson'))).status).toBe(403);
  });

  test('is not given by a link whose time is over', async () => {
    const { link = '' } = await exported('csv');
    expect((await open(link)).status).toBe(200);
    const signed = new URL(link);
    signed.searchParams.set('X-Amz-Date', '20260101T000000Z');
    expect((await open(signed.href)).status).toBe(403);
  });
});
