import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Soon, soonStore, toldNow } from '#lambdas/notifications/soon/soon-store.ts';
import { startTables } from '../../support/tables.ts';

const now = new Date('2026-11-28T15:00:00.000Z');
const key = { userId: 'ann', thing: 'mailbox', id: 'ann' };
const said = { title: 'Said', body: 'Said then.' };
const waiting = (count: number): Soon => ({
  ...key,
  recipient: 'customer',
  version: 1,
  happened: Array.from({ length: count }, (_, place) => ({
    cause: `event-${place}`,
    what: 'ARRIVED',
    said,
    at: now.toISOString(),
  })),
  dueAt: now.toISOString(),
  told: [],
});

let tables: Awaited<ReturnType<typeof startTables>>;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.stop());

test('what is more than one message can hold is refused instead of lost, and what waits stays', async () => {
  const store = soonStore(tables.client(), tables.env.NOTIFICATIONS_TABLE);
  await store.save(waiting(300), now);
  const more = {
    recipient: 'customer',
    to: { userId: 'ann' },
    thing: 'mailbox',
    id: 'ann',
    what: 'ARRIVED',
    said,
  };
  await expect(store.add('one more', more, now)).rejects.toThrow('Too much waits');
  // One that is known is no more of it.
  await store.add('event-7', more, now);
  expect((await store.find(key))?.happened).toHaveLength(300);
});

test('every event of a message is remembered, however many they are', () => {
  const { told } = toldNow({ ...waiting(60), sealed: 60 });
  expect([told.length, told[0]]).toEqual([60, 'event-0']);
});
