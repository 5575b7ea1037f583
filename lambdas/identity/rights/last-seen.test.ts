import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { expect, test, vi } from 'vitest';
import { noteSeen } from './last-seen.ts';

const now = new Date('2026-11-22T13:30:00.000Z');
const event = (groupsToOverride: string[]) =>
  ({
    userName: 'clerk',
    request: { groupConfiguration: { groupsToOverride } },
  }) as PreTokenGenerationV2TriggerEvent;
const noting = (note: () => Promise<void>) => {
  const warn = vi.fn();
  return { warn, run: noteSeen({ seen: { note }, clock: () => now, log: { warn } }) };
};

test('whoever works here is noted with each token, a customer never', async () => {
  const note = vi.fn(async () => undefined);
  const { run } = noting(note);
  await run(event([]), { correlationId: 'c' });
  await run(event(['customer']), { correlationId: 'c' });
  expect(note).not.toHaveBeenCalled();
  await run(event(['customer', 'warehouse']), { correlationId: 'c' });
  expect(note).toHaveBeenCalledExactlyOnceWith('clerk', now);
});

test.each<[string, () => Promise<never>]>([
  ['is away', () => Promise.reject(new Error('away'))],
  ['does not answer', () => new Promise(() => undefined)],
])('a table that %s keeps nobody from their token', async (_, note) => {
  const { run, warn } = noting(note);
  await run(event(['admin']), { correlationId: 'c' });
  expect(warn).toHaveBeenCalledOnce();
});
