import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../endpoint-examples.ts';
import type { Mailbox } from '../mailbox.ts';
import { MailboxStatus } from '../mailbox-number.ts';
import { movedTo, type Receiver, replacedWith, takenOver } from './given.ts';
import { forwardedUntil, mailboxAs, nextStatuses } from './life.ts';

const mailbox: Mailbox = examples.show.reply.mailbox;
const at = '2026-11-24T15:00:00Z';

test('a mailbox is suspended, closed and opened again, and one that was replaced stays closed', () => {
  const next = (status: MailboxStatus) => nextStatuses({ status });
  expect(next('ACTIVE')).toEqual(['SUSPENDED', 'CLOSING']);
  expect(next('SUSPENDED')).toEqual(['ACTIVE', 'CLOSING']);
  expect(next('CLOSING')).toEqual(['ACTIVE']);
  expect(next('CLOSED')).toEqual(['ACTIVE']);
  for (const status of MailboxStatus.options)
    expect(nextStatuses({ status, replacedBy: '4512' })).toEqual([]);
});

test.each([
  ['2026-11-24T15:00:00Z', '2027-05-24'],
  ['2026-08-31T15:00:00Z', '2027-02-28'],
  // Still August 30 in New York.
  ['2027-08-31T02:00:00Z', '2028-02-29'],
])('mail of a mailbox closed at %s is sent on until %s', (closedAt, until) =>
  expect(forwardedUntil(closedAt)).toBe(until),
);

test('where mail is sent on to is kept to the end, and dropped when the mailbox opens again', () => {
  const closing = mailboxAs(mailbox, 'CLOSING', { at, forwardTo: 'Ann' });
  const closed = mailboxAs(closing, 'CLOSED', { at });
  expect(closed).toMatchObject({ status: 'CLOSED', closedAt: at, forwardTo: 'Ann', version: 3 });
  expect(mailboxAs(closed, 'ACTIVE', { at })).toEqual({ ...mailbox, version: 4 });
});

describe('a number that is given to somebody', () => {
  const person = (name: string) => ({ name, kind: 'PERSON' as const });
  const has: Mailbox = { ...mailbox, number: '10050', names: [person('Bob'), person('ann persaud')] };
  const receiver: Receiver = { userId: 'ann', ownerName: 'Ann Persaud', ownerEmail: 'ann@example.test', has };

  test('brings along who may receive, without the owner and each once', () => {
    const before = { ...mailbox, names: [person('BOB'), person('Cy')] };
    expect(movedTo(before, receiver)).toMatchObject({
      number: mailbox.number,
      userId: 'ann',
      names: [person('BOB'), person('Cy')],
    });
    expect(takenOver('4512', receiver, at)).toMatchObject({ names: [person('Bob')], oldNumber: true });
  });

  test('never has more names than a mailbox may have', () => {
    const many = fc.uniqueArray(fc.stringMatching(/^[a-z]{3,8}$/), { maxLength: 10 });
    fc.assert(
      fc.property(many, many, (one, other) => {
        const from = { ...receiver, has: { ...has, names: other.map(person) } };
        expect(movedTo({ ...mailbox, names: one.map(person) }, from).names?.length ?? 0).toBeLessThanOrEqual(
          10,
        );
      }),
    );
  });

  test('has the contact of its new owner alone', () => {
    expect(movedTo(mailbox, receiver)).not.toHaveProperty('ownerPhone');
  });

  test('replaces the one that they had', () => {
    expect(replacedWith(has, '4512', at)).toMatchObject({ status: 'CLOSED', replacedBy: '4512', version: 2 });
  });
});
