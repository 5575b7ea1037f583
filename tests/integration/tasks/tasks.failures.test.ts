import type { SQSClient } from '@aws-sdk/client-sqs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { returnedStore } from '#lambdas/notifications/channels/mail/returned-store.ts';
import { watchFailures } from '#lambdas/tasks/failures/watch-failures.ts';
import { wireRebuild } from '#lambdas/tasks/rebuild.ts';
import { startTables, type Tables } from '../../support/tables.ts';
import { startEnquiriesWorld } from '../enquiries/enquiries.world.ts';
import { as, tasksOn } from './tasks.world.ts';

let tables: Tables;
beforeEach(async () => {
  tables = await startTables();
});
afterEach(() => tables.stop());

/** Queues with so many messages by their URLs. */
const queuesWith = (counts: Readonly<Record<string, string>>) =>
  ({
    send: async ({ input: { QueueUrl } }: { readonly input: { readonly QueueUrl: string } }) => ({
      Attributes: { ApproximateNumberOfMessages: counts[QueueUrl] ?? '0' },
    }),
  }) as unknown as SQSClient;

test('a queue with messages that failed is a task for admins until it is empty', async () => {
  const world = tasksOn(tables, '2026-11-13T15:00:00.000Z');
  let now = Date.parse('2026-11-13T15:00:00.000Z');
  const counts: Record<string, string> = {};
  const sqs = queuesWith(counts);
  const urls = ['https://queue.test/1/LostEvents', 'https://queue.test/1/TelemetryDeadLetters'];
  const look = watchFailures(
    { ...tables.env, DEAD_LETTER_QUEUES: urls.join(' ') },
    { client: tables.client(), clock: () => new Date(now), sqs },
  );
  const open = async () => (await world.list()).items.map(({ id, since }) => `${id} ${since}`);
  await look();
  expect(await open()).toEqual([]);
  counts['https://queue.test/1/LostEvents'] = '3';
  for (const _again of [1, 2]) {
    await look();
    now += 300_000;
    // It waits since the first look that found something.
    expect(await open()).toEqual(['DEAD_LETTERS.LostEvents 2026-11-13T15:00:00.000Z']);
  }
  expect((await world.list({}, as('staff', 'documents', 'analyst'))).items).toEqual([]);
  counts['https://queue.test/1/LostEvents'] = '0';
  await look();
  expect(await open()).toEqual([]);
});

test('mail that came back is one task of the desk until somebody did it or all addresses work, and again with the next', async () => {
  const world = tasksOn(tables, '2026-11-13T15:00:00.000Z');
  const returned = returnedStore(tables.client(), tables.notifications);
  const look = watchFailures(
    { ...tables.env, DEAD_LETTER_QUEUES: '' },
    {
      client: tables.client(),
      clock: () => new Date('2026-11-13T15:00:00.000Z'),
      sqs: queuesWith({}),
    },
  );
  const comesBack = (hash: string, hour: string, why: 'bounce' | 'complaint' = 'bounce') =>
    returned.stop(hash, {
      email: `${hash}@example.test`,
      why,
      at: `2026-11-13T${hour}:00:00.000Z`,
      subject: '',
    });
  const open = async () => {
    await look();
    return (await world.list({}, as('staff'))).items.map(({ id, since }) => `${id} ${since.slice(11, 13)}`);
  };
  expect(await open()).toEqual([]);
  await comesBack('spam', '08', 'complaint');
  expect(await open()).toEqual([]);
  await comesBack('first', '09');
  await comesBack('second', '10');
  expect(await open()).toEqual(['MAIL_RETURNED.returned 10']);
  expect(
    await world.done('MAIL_RETURNED.returned', { version: 1, note: 'Called both.' }, as('staff')),
  ).toMatchObject({
    status: 200,
  });
  await returned.start('second', new Date('2026-11-13T12:00:00.000Z'), 'staff-1');
  expect(await open()).toEqual([]);
  await comesBack('third', '13');
  expect(await open()).toEqual(['MAIL_RETURNED.returned 13']);
  for (const hash of ['first', 'third'])
    await returned.start(hash, new Date('2026-11-13T14:00:00.000Z'), 'staff-1');
  expect(await open()).toEqual([]);
});

test('building the list again goes on where it stopped, and begins anew after its end', async () => {
  const enquiries = await startEnquiriesWorld();
  const world = tasksOn(enquiries.tables, '2026-11-13T15:00:00.000Z');
  const references: string[] = [];
  for (let sent = 0; sent < 3; sent += 1) references.push(await enquiries.write());
  const rebuild = wireRebuild(enquiries.tables.env, {
    client: enquiries.tables.client(),
    clock: () => new Date('2026-11-13T15:00:00.000Z'),
  });
  const untilDone = async (): Promise<number> => {
    // Each call has only time for one step.
    for (let calls = 1; ; calls += 1) if ((await rebuild(() => 0)).isDone) return calls;
  };
  expect(await untilDone()).toBeGreaterThan(2);
  expect((await world.open()).map((line) => line.split(' ')[0])).toEqual(
    references.map((reference) => `ENQUIRY.${reference}`).toSorted(),
  );
  await enquiries.move(String(references[0]), { version: 1, status: 'CLOSED' });
  expect(await rebuild(() => 300_000)).toMatchObject({ isDone: true });
  expect(await world.open()).toHaveLength(2);
  await enquiries.stop();
});
