import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TelemetryKind } from '#domain/telemetry/catalogue.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { startTestCloudAt, type TestCloud } from '../../support/cloud.ts';
import { peopleOf } from '../../support/people.ts';
import { telemetryOf } from '../../support/telemetry.ts';
import { idAt } from './lake.world.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'skybarrel-query-'));
const patience = { timeout: 60_000, interval: 500 };
let cloud: TestCloud;
let stopped = false;

const sent = async (kind: TelemetryKind, body: unknown, id = newId()) => {
  const answer = await telemetryOf(cloud).send(kind, body, { 'idempotency-key': id });
  expect(answer.status, await answer.clone().text()).toBe(200);
};
const crash = { message: 'It broke', context: { sessionId: 's', timestamp: Date.now(), url: `/dashboard` } };
const visit = { event: 'visit', timestamp: Date.now(), properties: { sessionId: 's', url: '/' } };

/** The output of `npm run query`. */
const query = async (sql: string, ...more: string[]): Promise<string> => {
  const typed = ['scripts/query.ts', sql, '--data', dataDir, ...more];
  const { stdout } = await promisify(execFile)(process.execPath, typed);
  return stdout;
};
const counts = async (): Promise<unknown> => {
  const answer = await query(
    `select (select count(*) from errors) as errors, (select count(*) from performance) as performance,
      (select count(*) from business) as business,
      (select count(*) from domain_events where type = 'mailbox-assigned.v2') as mailboxes`,
    '--json',
  );
  return JSON.parse(answer)[0];
};
const roll = () => cloud.invoke(cloud.named('AWS::Lambda::Function', 'LakeRoll'), {});
/** The fold counts within a second or two, so an earlier query may find less. */
const countsAfterRolling = async () => {
  await roll();
  return counts();
};

beforeAll(async () => {
  cloud = await startTestCloudAt(dataDir);
});
afterAll(async () => {
  if (!stopped) await cloud.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('npm run query', () => {
  test('finds exactly what browsers reported and the events that happened', async () => {
    await sent('errors', [crash, crash, crash]);
    await sent('performance', { name: 'LCP', value: 2400, unit: 'ms', timestamp: Date.now() });
    await sent('business', [visit, visit]);
    const people = await peopleOf(cloud);
    await people.aPerson('ada@example.test');
    await expect
      .poll(countsAfterRolling, patience)
      .toEqual({ errors: 3, performance: 1, business: 2, mailboxes: 1 });
    const said = await query("select data from domain_events where type = 'mailbox-assigned.v2'");
    expect(said).toContain('userId');
    expect(said).not.toContain('ada@example.test');
  });

  test('finds late batches in their own hour, and nothing twice', async () => {
    const yesterday = new Date(Date.now() - 20 * 3_600_000).toISOString();
    const id = idAt(yesterday, 1);
    await sent('errors', crash, id);
    await sent('errors', crash, id);
    const expected = { errors: 4, performance: 1, business: 2, mailboxes: 1 };
    await expect.poll(countsAfterRolling, patience).toEqual(expected);
    const late = `select count(*) as late from errors where dt = '${yesterday.slice(0, 10)}' and hour = ${Number(yesterday.slice(11, 13))}`;
    expect(JSON.parse(await query(late, '--json'))).toEqual([{ late: 1 }]);
    expect(await countsAfterRolling()).toEqual(expected);
  });

  test('says what is wrong with a query', async () => {
    await expect(query('select * from nowhere')).rejects.toThrow(/nowhere does not exist/);
  });

  test('gives the same answer when the product is stopped', async () => {
    await cloud.stop();
    stopped = true;
    expect(await counts()).toEqual({ errors: 4, performance: 1, business: 2, mailboxes: 1 });
  });
});
