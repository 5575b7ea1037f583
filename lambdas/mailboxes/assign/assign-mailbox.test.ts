import { describe, expect, test } from 'vitest';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { MailboxAssignedV2 } from '#events/mailboxes/mailbox-assigned.v2.ts';
import type { Assignment } from '../store/mailbox-items.ts';
import type { AssignmentOutcome } from '../store/mailbox-store.ts';
import { LARGEST_LEASE, leasedNumbers } from '../store/number-allocator.ts';
import { assignMailbox } from './assign-mailbox.ts';

const now = new Date('2026-11-03T18:59:00.000Z');
const ada = { userId: 'ada', email: 'ada@example.test', given_name: 'Ada', family_name: 'Lovelace' };
const cause = { by: 'post-confirmation', correlationId: 'c-1' } as const;

/** A store that returns these outcomes first and then assigns. */
const setUp = (outcomes: AssignmentOutcome[] = [], already?: Mailbox) => {
  const tried: Assignment[] = [];
  let existing = already;
  let id = 0;
  let next = 10_001;
  const assign = assignMailbox({
    mailboxes: {
      ofOwner: async () => existing,
      assign: async (assignment) => {
        tried.push(assignment);
        const outcome = outcomes.shift() ?? 'assigned';
        if (outcome === 'owner-has-one') existing = { ...assignment.mailbox, number: '10999' };
        return outcome;
      },
    },
    numbers: { take: async () => String(next++) },
    clock: () => now,
    newId: () => `id-${++id}`,
    pause: async () => undefined,
  });
  return { assign, tried };
};

describe('assigning a mailbox', () => {
  test('writes profile, mailbox, history and event with the same data', async () => {
    const { assign, tried } = setUp();
    const mailbox = await assign(ada, cause);
    expect(mailbox).toMatchObject({
      number: '10001',
      userId: 'ada',
      ownerName: 'Ada Lovelace',
      status: 'ACTIVE',
    });
    expect(tried[0]?.profile).toMatchObject({ user_id: 'ada', email: 'ada@example.test', version: 1 });
    expect(tried[0]?.history).toMatchObject({
      what: 'assigned',
      by: 'post-confirmation',
      at: now.toISOString(),
    });
    expect(MailboxAssignedV2.schema.parse(tried[0]?.event)).toMatchObject({
      subject: '10001',
      correlationId: 'c-1',
      data: { mailboxNumber: '10001', userId: 'ada' },
    });
  });

  test('returns an existing mailbox and writes nothing', async () => {
    const { assign: first } = setUp();
    const { assign, tried } = setUp([], await first(ada, cause));
    expect((await assign(ada, cause)).number).toBe('10001');
    expect(tried).toEqual([]);
  });

  test('returns the mailbox that another call has assigned at the same time', async () => {
    const { assign } = setUp(['owner-has-one']);
    expect((await assign(ada, cause)).number).toBe('10999');
  });

  test('uses the next number when one is taken, and the same number again after a write conflict', async () => {
    const { assign, tried } = setUp(['number-taken', 'busy']);
    expect((await assign(ada, cause)).number).toBe('10002');
    expect(tried.map(({ mailbox }) => mailbox.number)).toEqual(['10001', '10002', '10002']);
  });

  test('throws when the write conflicts do not end, so that the caller tries again later', async () => {
    const { assign } = setUp(Array.from({ length: 20 }, () => 'busy' as const));
    await expect(assign(ada, cause)).rejects.toThrow('others kept writing');
  });
});

describe('the numbers', () => {
  const counter = () => {
    const leases: number[] = [];
    let next = 10_001;
    return {
      leases,
      leaseNumbers: async (size: number) => {
        leases.push(size);
        next += size;
        return next - size;
      },
    };
  };

  test('are reserved one at first, then in blocks that grow to a limit', async () => {
    const store = counter();
    const numbers = leasedNumbers(store);
    const taken: string[] = [];
    for (let at = 0; at < 60; at += 1) taken.push(await numbers.take());
    expect(store.leases).toEqual([1, 2, 4, 8, 16, 16, 16]);
    expect(Math.max(...store.leases)).toBe(LARGEST_LEASE);
    expect(taken).toEqual(Array.from({ length: 60 }, (_, at) => String(10_001 + at)));
  });

  test('are never given out twice, with several workers and simultaneous calls', async () => {
    const store = counter();
    const workers = [leasedNumbers(store), leasedNumbers(store), leasedNumbers(store)];
    const taken = await Promise.all(Array.from({ length: 300 }, (_, at) => workers[at % 3]?.take()));
    expect(new Set(taken).size).toBe(300);
  });
});
