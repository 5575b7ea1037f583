import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyClientBatch } from '#domain/telemetry/batch.ts';
import { encodeBatch } from '#lambdas/batches/codec.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { startTestCloudAt, type TestCloud } from '../../support/cloud.ts';
import { type EditedAssembly, editAssembly } from '../../support/edited-assembly.ts';
import { peopleOf } from '../../support/people.ts';
import { type Telemetry, telemetryOf } from '../../support/telemetry.ts';

const batch: AnyClientBatch = {
  id: newId(),
  kind: 'business',
  receivedAt: new Date().toISOString(),
  person: 'sample',
  verified: false,
  userAgent: '',
  records: [{ at: Date.now(), sessionId: 'session', route: '/', event: 'visit' }],
};
const poison = Buffer.from(encodeBatch(batch)).toString('base64');

const folder = mkdtempSync(join(tmpdir(), 'skybarrel-poison-'));
const triesFile = join(folder, 'tries');

/** A version of the function with a defect: it stores everything except one batch, and records each try of that one. */
const defective = `
import { appendFileSync } from 'node:fs';
import { handler as built } from './built/index.mjs';
export const handler = async (event, context) => {
  const stuck = event.Records.filter(({ body }) => body === ${JSON.stringify(poison)});
  for (const { messageId } of stuck) appendFileSync(${JSON.stringify(triesFile)}, messageId + '\\n');
  const others = event.Records.filter((record) => !stuck.includes(record));
  const { batchItemFailures } = await built({ ...event, Records: others }, context);
  return { batchItemFailures: [...batchItemFailures, ...stuck.map(({ messageId }) => ({ itemIdentifier: messageId }))] };
};`;

let cloud: TestCloud;
let telemetry: Telemetry;
let assembly: EditedAssembly;
beforeAll(async () => {
  assembly = editAssembly(folder, 'telemetry-store');
  assembly.replace(defective);
  cloud = await startTestCloudAt(join(folder, 'data'), 0, assembly.dir);
  telemetry = telemetryOf(cloud);
  // On AWS three minutes pass between two tries; here three seconds do.
  const Attributes = { VisibilityTimeout: '3' };
  await telemetry.sqs.setQueueAttributes({ QueueUrl: telemetry.queueUrl, Attributes });
});
afterAll(async () => {
  await cloud.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Listed {
  readonly name: string;
  readonly messages: readonly { readonly body: string }[];
}
const deadBodies = async (): Promise<readonly string[]> => {
  const queues = await cloud.listed<Listed>('queues');
  const found = queues.find(({ name }) => name === telemetry.deadLetters);
  return (found?.messages ?? []).map(({ body }) => body).toSorted();
};
const put = (MessageBody: string) => telemetry.sqs.sendMessage({ QueueUrl: telemetry.queueUrl, MessageBody });
const tries = () => (existsSync(triesFile) ? readFileSync(triesFile, 'utf8').trim().split('\n') : []);
const patience = { timeout: 60_000, interval: 200 };

test('only the poison message is in the dead-letter queue, after five tries', async () => {
  const visit = { event: 'visit', timestamp: Date.now() };
  const id = newId();
  const [, , answer] = await Promise.all([
    put(poison),
    put('no batch at all'),
    telemetry.send('business', visit, { 'idempotency-key': id }),
  ]);
  expect(answer.status).toBe(200);
  expect((await telemetry.stored('business', id)).records).toHaveLength(1);
  await expect.poll(deadBodies, patience).toEqual([poison, 'no batch at all'].toSorted());
  expect(tries()).toHaveLength(5);
  expect(new Set(tries()).size).toBe(1);
});

test('the queue of failed messages is a task for admins', async () => {
  const people = await peopleOf(cloud);
  await people.aPerson('admin@example.test', 'admin');
  const as = await people.tokensOf('admin@example.test');
  await cloud.invoke(cloud.named('AWS::Lambda::Function', 'TasksWatchFailures'), {});
  const { body } = await cloud.ask<{ items: { id: string }[] }>('tasks', { as });
  expect(body.items.map(({ id }) => id)).toEqual([`DEAD_LETTERS.${telemetry.deadLetters}`]);
});

test('after the repair and a redrive from the console it is stored once, and a message that is still poison comes back', async () => {
  assembly.restore();
  const redrive = () =>
    fetch(`${cloud.url}/local/api/queues/${encodeURIComponent(telemetry.deadLetters)}/redrive`, {
      method: 'POST',
      headers: { origin: cloud.url },
    });
  expect(await (await redrive()).json()).toEqual({ moved: 2 });
  expect(await telemetry.stored('business', batch.id)).toEqual(batch);
  await expect.poll(deadBodies, patience).toEqual(['no batch at all']);
  // The repaired one is sent a second time: by a redrive of a copy, or by a browser that got no answer.
  const later = newId();
  await put(poison);
  await telemetry.send('business', { event: 'visit', timestamp: Date.now() }, { 'idempotency-key': later });
  await telemetry.stored('business', later);
  const copies = (await telemetry.all('business', new Date(batch.receivedAt))).filter(
    ({ id }) => id === batch.id,
  );
  expect(copies).toEqual([batch]);
  expect(tries()).toHaveLength(5);
});
