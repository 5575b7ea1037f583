import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestCloudAt, type TestCloud } from '../../support/cloud.ts';
import { peopleOf, type Tokens } from '../../support/people.ts';

const patience = { timeout: 60_000, interval: 250 };
const folder = mkdtempSync(join(tmpdir(), 'skybarrel-unsent-'));
let cloud: TestCloud;
let staff: Tokens;

/** A stage with the defaults: no verified sender, no firewall in front of the accounts. */
const onDefaults = (): string => {
  const CDK_OUTDIR = join(folder, 'cdk.out');
  const CDK_CONTEXT_JSON = JSON.stringify({ 'aws:cdk:disable-asset-staging': true });
  execFileSync(process.execPath, ['infra/app.ts'], {
    env: { ...process.env, STAGE: 'dev', CDK_OUTDIR, CDK_CONTEXT_JSON },
  });
  return CDK_OUTDIR;
};

beforeAll(async () => {
  cloud = await startTestCloudAt(join(folder, 'data'), 0, onDefaults());
  const people = await peopleOf(cloud);
  await people.aPerson('staff@example.test', 'staff');
  staff = await people.tokensOf('staff@example.test');
  await people.aPerson('newcomer@example.test');
});
afterAll(async () => {
  await cloud.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Depth {
  readonly ready: number;
  readonly inFlight: number;
}

const feed = async (): Promise<readonly string[]> => {
  const { body } = await cloud.ask<{ items: readonly { title: string }[] }>('notifications', { as: staff });
  return body.items.map(({ title }) => title);
};

test('a stage without a sender announces in the feed of staff only, and no message is left to retry', async () => {
  await expect.poll(feed, patience).toEqual(['2 new mailboxes']);
  const waiting = async () =>
    (await cloud.listed<Depth>('queues')).filter((queue) => queue.ready + queue.inFlight > 0);
  await expect.poll(waiting, patience).toEqual([]);
  const mails = await cloud.listed<{ subject: string }>('mail');
  // Only Cognito's own mail.
  expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Verify your e-mail for Skybarrel'));
});
