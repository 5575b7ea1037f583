import { beforeAll, describe, expect, test } from 'vitest';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import type { Export } from '#domain/monitoring/endpoints.ts';
import { compose } from '#events/envelope.ts';
import { ExportRequestedV1 } from '#events/monitoring/export-requested.v1.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { businessBatch } from '../../support/client-batches.ts';
import { cloudForThisFile, signedIn } from '../../support/for-this-file.ts';
import { type Telemetry, telemetryOf } from '../../support/telemetry.ts';

const patience = { timeout: 60_000, interval: 100 };
const now = new Date();
const today = newYorkDay(now);
const formula = '=HYPERLINK("http://evil.example","Click, please")';
const userId = 'sample-user-0001';
const person = 'feedfacefeedface';

const cloud = cloudForThisFile();
const { admin } = signedIn(cloud, 'admin');
let telemetry: Telemetry;

const ask = <Body>(body?: object) => cloud.ask<Body>('monitoring/exports', { as: admin, body });
const listed = async (id: string): Promise<Export | undefined> =>
  (await ask<{ exports: Export[] }>()).body.exports.find((one) => one.id === id);
const order = (format: string, kind = 'errors') => ({ kind, from: today, to: today, format });
/** Requests an export and waits for its file. */
const exported = async (format: string, kind?: string): Promise<Export> => {
  const { status, body } = await ask<Export>(order(format, kind));
  expect([status, body.state]).toEqual([200, 'queued']);
  await expect.poll(async () => (await listed(body.id))?.state, patience).toBe('done');
  return (await listed(body.id)) ?? body;
};
const open = (link: string | undefined) => fetch(link ?? 'no link');

/** Delivers the event of an export to the worker again, as the bus may do. */
const deliverAgain = ({ id: exportId, requestedAt, ...asked }: Export): Promise<unknown> => {
  const { kind, from, to, format } = asked;
  const data = { exportId, kind, from, to, format, requestedBy: 'sample-admin' };
  const facts = { subject: exportId, version: 1, at: requestedAt, data };
  const detail = compose(ExportRequestedV1, facts, { newId, correlationId: 'again' });
  return cloud.invoke(cloud.named('AWS::Lambda::Function', 'MonitoringExport'), { detail });
};

beforeAll(async () => {
  telemetry = telemetryOf(cloud);
  const record = {
    at: now.getTime(),
    sessionId: 'session',
    route: '/dashboard',
    fingerprint: '3f2a9c0d1b7e4856',
  };
  await telemetry.store({
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
});

describe('an export', () => {
  test('as CSV has a header row, no formulas for a spreadsheet, and no names of people', async () => {
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

  test('as NDJSON has one record on each line, with a pseudonym for each person', async () => {
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

  test('of more than 31 days, or with the end before the beginning, is refused', async () => {
    for (const [from, to] of [
      ['2026-01-01', '2026-02-01'],
      ['2026-01-02', '2026-01-01'],
    ])
      expect((await ask({ ...order('csv'), from, to })).status).toBe(400);
  });

  test('has a link that is valid for five minutes and only for its own file', async () => {
    const { link = '' } = await exported('csv');
    expect(new URL(link).searchParams.get('X-Amz-Expires')).toBe('300');
    expect((await open(link.replace('.csv', '.ndjson'))).status).toBe(403);
  });

  test('of a day without records is a file with only the header row', async () => {
    const { link, records } = await exported('csv', 'performance');
    const text = await (await open(link)).text();
    expect(records).toBe(0);
    expect(text).toMatch(/^batch_id,.*,name,value,unit\r\n$/);
  });

  test('does not change when its event comes again, and a new export has the newer records', async () => {
    const before = await exported('ndjson', 'business');
    await telemetry.store(businessBatch(1, now.toISOString(), 'ann', ['visit']));
    await deliverAgain(before);
    const after = await listed(before.id);
    expect([before.records, after?.records]).toEqual([0, 0]);
    expect(await (await open(after?.link)).text()).toBe('');
    expect((await exported('ndjson', 'business')).records).toBe(1);
  });

  test('is refused for a link that is older than five minutes', async () => {
    const { link } = await exported('csv');
    await cloud.advance(4 * 60_000);
    expect((await open(link)).status).toBe(200);
    await cloud.advance(2 * 60_000);
    expect((await open(link)).status).toBe(403);
  });
});
