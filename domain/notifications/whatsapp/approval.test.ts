import { expect, test } from 'vitest';
import { Approval, isApproved, stateOf } from './approval.ts';
import { approvalWords } from './approval-words.ts';

const at = '2026-11-03T19:00:00.000Z';

test('only what Meta calls approved is sent on WhatsApp', () => {
  for (const status of [
    'PENDING',
    'IN_APPEAL',
    'REJECTED',
    'PAUSED',
    'DISABLED',
    'DELETED',
    'LOCKED',
    undefined,
  ])
    expect(isApproved({ state: stateOf(status) }), String(status)).toBe(false);
  expect(isApproved({ state: stateOf('APPROVED') })).toBe(true);
  expect(isApproved(undefined)).toBe(false);
});

test('a status that we do not know is none of those that we know', () => {
  expect(stateOf('LOCKED')).toBe('OTHER');
  expect(stateOf(undefined)).toBe('MISSING');
});

test('each state but the approved one says that an e-mail is sent', () => {
  for (const state of Approval.shape.state.options)
    expect(approvalWords({ state, lookedAt: at }).includes('sent as e-mail'), state).toBe(
      state !== 'APPROVED',
    );
});
