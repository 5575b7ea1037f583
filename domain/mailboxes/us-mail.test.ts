import { describe, expect, test } from 'vitest';
import { examples } from './endpoint-examples.ts';
import type { SignedForm } from './form-1583.ts';
import type { Mailbox } from './mailbox.ts';
import { addresseesOf, takesUsMail } from './us-mail.ts';

const now = new Date('2026-11-24T15:00:00Z');
const taken = { uspsMail: true };
const formOf = (name: string, change: Partial<SignedForm> = {}): SignedForm => ({
  name,
  ids: [{ kind: 'PASSPORT', expiresOn: '2031-05-01' }, { kind: 'LEASE' }],
  witnessed: 'NOTARY',
  signedOn: '2026-11-20',
  by: 'desk',
  at: '2026-11-20T15:00:00Z',
  ...change,
});
const plain: Mailbox = { ...examples.show.reply.mailbox, ownerName: "Ann O'Brien" };
const signed: Mailbox = {
  ...plain,
  names: [
    { name: 'José Pérez', kind: 'PERSON' },
    { name: 'Narine Trading', kind: 'COMPANY' },
  ],
  forms: [formOf("Ann O'Brien"), formOf('José Pérez', { expiresOn: '2026-11-24' })],
};
const said = (mailbox: Mailbox, name: string, at: Date = now) => {
  const answer = takesUsMail(mailbox, name, at, taken);
  return answer.ok ? (answer.forwardTo ?? 'taken') : answer.why;
};

describe('U.S. Mail is taken', () => {
  test.each([
    ['for an addressee with a form', signed, "Ann O'Brien", 'taken'],
    ['for the name in another case and without its apostrophe', signed, 'ANN OBRIEN', 'taken'],
    ['for a further name with a form, without its accents', signed, 'jose perez', 'taken'],
    ['for no addressee without a form of their own', signed, 'Narine Trading', 'NO_FORM'],
    ['for nobody who is not on the mailbox', signed, 'Bob Marley', 'NOT_AN_ADDRESSEE'],
    ['for nobody else with a part of the name', signed, 'Ann', 'NOT_AN_ADDRESSEE'],
    ['for nobody at a mailbox without forms', plain, "Ann O'Brien", 'NO_FORM'],
    ['for nobody who only asked', { ...plain, mailAskedAt: now.toISOString() }, "Ann O'Brien", 'NO_FORM'],
    ['for nobody whose name has left', { ...signed, names: [] }, 'José Pérez', 'NOT_AN_ADDRESSEE'],
    ['not while the mailbox is suspended', { ...signed, status: 'SUSPENDED' }, "Ann O'Brien", 'SUSPENDED'],
    ['while the mailbox is being closed', { ...signed, status: 'CLOSING' }, "Ann O'Brien", 'taken'],
  ] satisfies [string, Mailbox, string, string][])('%s', (_, mailbox, name, expected) =>
    expect(said(mailbox, name)).toBe(expected),
  );

  test('by nobody while the office takes none', () =>
    expect(takesUsMail(signed, "Ann O'Brien", now, { uspsMail: false })).toEqual({
      ok: false,
      why: 'NOT_TAKEN',
    }));

  test('to the end of the last day in New York, which is the first of the form and of both identifications', () => {
    const lastMoment = new Date('2026-11-25T04:59:59.999Z');
    expect(said(signed, 'José Pérez', lastMoment)).toBe('taken');
    expect(said(signed, 'José Pérez', new Date(lastMoment.getTime() + 1))).toBe('FORM_EXPIRED');
    const ids = [{ kind: 'PASSPORT' }, { kind: 'LEASE', expiresOn: '2026-11-23' }] as const;
    const lapsed = { ...plain, forms: [formOf("Ann O'Brien", { ids: [...ids] })] };
    expect(said(lapsed, "Ann O'Brien")).toBe('FORM_EXPIRED');
  });

  describe('after the closing', () => {
    const forwardTo = 'Ann, 1 Sample Street';
    const closed: Mailbox = { ...signed, status: 'CLOSED', closedAt: '2026-08-31T15:00:00Z', forwardTo };
    test('for six months more, to be sent on', () => {
      expect(said(closed, "Ann O'Brien", new Date('2027-02-28T23:00:00Z'))).toBe(forwardTo);
      expect(said(closed, "Ann O'Brien", new Date('2027-03-01T12:00:00Z'))).toBe('CLOSED');
    });
    test('also when the form lapses meanwhile, but not when it had lapsed before', () => {
      expect(said(closed, 'José Pérez', new Date('2026-12-15T12:00:00Z'))).toBe(forwardTo);
      const late = { ...closed, closedAt: '2026-12-01T15:00:00Z' };
      expect(said(late, 'José Pérez', new Date('2026-12-15T12:00:00Z'))).toBe('FORM_EXPIRED');
    });
    test('not without an address', () => {
      const { forwardTo: _, ...nowhere } = closed;
      expect(said(nowhere, "Ann O'Brien")).toBe('CLOSED');
    });
  });
});

test('every addressee sees where they stand', () => {
  expect(addresseesOf(signed, new Date('2026-12-01T12:00:00Z'))).toEqual([
    { name: "Ann O'Brien", kind: 'PERSON', status: 'APPROVED', lastDay: '2031-05-01' },
    { name: 'José Pérez', kind: 'PERSON', status: 'EXPIRED', lastDay: '2026-11-24' },
    { name: 'Narine Trading', kind: 'COMPANY', status: 'NOT_REQUIRED' },
  ]);
  const asked = { ...signed, mailAskedAt: now.toISOString() };
  expect(addresseesOf(asked, now).map(({ status }) => status)).toEqual(['APPROVED', 'APPROVED', 'REQUESTED']);
});
