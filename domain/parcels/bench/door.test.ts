import { describe, expect, test } from 'vitest';
import type { MailboxStatus } from '../../mailboxes/mailbox-number.ts';
import { doorRefusalOf, isSentOn, isTakenFor } from './door.ts';

const mail = { usMail: true };
const noMail = { usMail: true, noUsMail: 'Give it back.' };
const other = { usMail: false };

describe('at the door', () => {
  test.each<readonly [MailboxStatus, typeof mail & { noUsMail?: string }, string | undefined]>([
    ['ACTIVE', other, undefined],
    ['ACTIVE', noMail, 'US_MAIL'],
    ['SUSPENDED', other, 'MAILBOX_SUSPENDED'],
    ['CLOSING', other, 'MAILBOX_CLOSING'],
    ['CLOSING', noMail, 'MAILBOX_CLOSING'],
    ['CLOSING', mail, undefined],
    ['CLOSED', other, 'MAILBOX_CLOSED'],
    ['CLOSED', noMail, 'MAILBOX_CLOSED'],
    ['CLOSED', mail, undefined],
  ])('of a mailbox that is %s, %o is refused as %s', (status, door, why) =>
    expect(doorRefusalOf({ mailbox: { status }, ...door })?.why).toBe(why),
  );

  test('a mailbox that is being closed gets only U.S. Mail, and of a closed one that is sent on', () => {
    const into = (status: MailboxStatus, door: typeof mail) => [
      isTakenFor({ status }, door),
      isSentOn({ status }, door),
    ];
    expect(into('ACTIVE', other)).toEqual([true, false]);
    expect(into('CLOSING', other)).toEqual([false, false]);
    expect(into('CLOSING', mail)).toEqual([true, false]);
    expect(into('CLOSED', other)).toEqual([false, false]);
    expect(into('CLOSED', mail)).toEqual([true, true]);
    expect(into('CLOSED', noMail)).toEqual([false, false]);
  });
});
