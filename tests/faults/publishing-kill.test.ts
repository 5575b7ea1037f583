import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultBrand } from '#domain/settings/brand.ts';
import { startTestCloudAt, type TestCloud } from '../support/cloud.ts';
import { freePort } from '../support/free-port.ts';
import { peopleOf } from '../support/people.ts';

/** Milliseconds from the save until the cloud is killed: from before the relay until after the pages are published. */
const instants = [0, 120, 250, 400, 600, 900];
const patience = { timeout: 60_000, interval: 100 };
const dataDir = mkdtempSync(join(tmpdir(), 'skybarrel-publishing-'));
let port = 0;
let access = '';
let cloud: TestCloud | undefined;
/** The contact page as each cloud showed it before it was killed, and as the last one shows it. */
const shown: string[] = [];

const start = (): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    const child = fork(
      join(import.meta.dirname, 'cloud.child.ts'),
      ['build/cdk.out', dataDir, String(port)],
      { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
    );
    child.once('message', () => resolve(child));
    child.once('exit', (code) => reject(new Error(`The cloud ended with ${code} before it was ready.`)));
  });
const kill = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const numberOf = (version: number): string => `(201) 555-01${String(version).padStart(2, '0')}`;
const page = async (path: string): Promise<string> => (await fetch(`http://localhost:${port}${path}`)).text();
const save = async (version: number): Promise<void> => {
  const phone = { display: numberOf(version), e164: '+12015550142' };
  const answer = await fetch(`http://localhost:${port}/api/settings/brand`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
    body: JSON.stringify({ version: version - 1, value: { ...defaultBrand, phone } }),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
};

/** Somebody who may save settings; answers their access token. */
const anAdmin = async (): Promise<string> => {
  const first = await startTestCloudAt(dataDir, port);
  const people = await peopleOf(first);
  await people.aPerson('admin@example.test', 'admin');
  const { access: token } = await people.tokensOf('admin@example.test');
  await first.stop();
  return token;
};

beforeAll(async () => {
  port = await freePort();
  access = await anAdmin();
  for (const [index, instant] of instants.entries()) {
    const child = await start();
    shown.push(await page('/contact'));
    await save(index + 1);
    await pause(instant);
    await kill(child);
  }
  cloud = await startTestCloudAt(dataDir, port);
  shown.push(await page('/contact'));
}, 300_000);
afterAll(async () => {
  await cloud?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a cloud that was killed at any instant after a save shows whole pages when it starts again', () => {
  expect(shown).toHaveLength(instants.length + 1);
  for (const html of shown)
    expect(html).toMatch(/^<!doctype html>[\s\S]*\(201\) 555-01\d\d[\s\S]*<\/html>$/i);
});

test('the next sweep publishes the last saved settings on every page', async () => {
  if (cloud === undefined) throw new Error('There is no cloud.');
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint: cloud.endpoints.dynamodb,
      region: 'us-east-1',
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    }),
  );
  // The minute of the run that was killed is over: functions read the machine's clock, which the test cannot move.
  await client.send(
    new UpdateCommand({
      TableName: cloud.named('AWS::DynamoDB::Table', 'Content'),
      Key: { pk: 'PUBLISHING', sk: 'DESK' },
      UpdateExpression: 'SET heldUntil = :past',
      ExpressionAttributeValues: { ':past': 0 },
    }),
  );
  await cloud.advance(5 * 60_000);
  for (const path of ['/contact', '/', '/nowhere', '/settings.json'])
    await expect.poll(() => page(path), patience).toContain(numberOf(instants.length));
});
