import { describe, expect, test } from 'vitest';
import { InvitationOrder, invitationState } from './invitation.ts';

const until = '2026-12-06T13:30:00.000Z';
const before = { now: new Date('2026-12-06T13:29:59.999Z'), isByAdmin: true };

describe('an invitation', () => {
  test('is open until its last instant, and not at it', () => {
    expect(invitationState({ until }, before)).toBe('OPEN');
    expect(invitationState({ until }, { ...before, now: new Date(until) })).toBe('EXPIRED');
  });

  test('of somebody who is not an admin any more is void, unless it was accepted before', () => {
    const lost = { ...before, isByAdmin: false };
    expect(invitationState({ until }, lost)).toBe('VOID');
    expect(invitationState({ until, acceptedBy: 'clerk' }, lost)).toBe('ACCEPTED');
  });

  test('that was withdrawn stays so', () => {
    expect(invitationState({ until, withdrawnAt: until }, before)).toBe('WITHDRAWN');
  });
});

test('an address counts in lower case, and roles once and in their order', () => {
  const order = { id: '019a1d3c-0000-7000-8000-000000000006', email: ' New.Clerk@Example.test ' };
  expect(InvitationOrder.parse({ ...order, roles: ['billing', 'warehouse', 'billing'] })).toMatchObject({
    email: 'new.clerk@example.test',
    roles: ['warehouse', 'billing'],
  });
  for (const roles of [[], ['customer'], ['owner']])
    expect(InvitationOrder.safeParse({ ...order, roles }).success).toBe(false);
});
