import { describe, expect, it } from 'vitest';
import {
  type CustomsForm,
  customsProblem,
  customsStates,
  dutyOf,
  isWithCustoms,
  mayFollow,
} from './customs-entry.ts';

const entry: CustomsForm = {
  state: 'RELEASED',
  form: 'C73',
  lines: [
    { kind: 'DUTY', text: 'Import duty', amount: 2900 },
    { kind: 'TAX', text: 'VAT', amount: 2175 },
  ],
  paidBy: 'RECEIVER',
};

describe('the states of a customs entry', () => {
  it('follow each other as customs decide, and a release is final', () => {
    const steps = customsStates.flatMap((before) =>
      customsStates
        .filter((after) => before !== after && mayFollow(before, after))
        .map((after) => `${before} ${after}`),
    );
    expect(steps).toEqual([
      'PENDING_REVIEW UNDER_REVIEW',
      'UNDER_REVIEW RELEASED',
      'UNDER_REVIEW HELD',
      'UNDER_REVIEW REJECTED',
      'HELD UNDER_REVIEW',
      'HELD RELEASED',
      'HELD REJECTED',
      'REJECTED PENDING_REVIEW',
    ]);
  });

  it('begin before customs have decided', () => {
    expect(customsStates.filter((state) => mayFollow(undefined, state))).toEqual([
      'PENDING_REVIEW',
      'UNDER_REVIEW',
    ]);
  });

  it('may stay as they are while lines are added', () => {
    expect(customsStates.every((state) => mayFollow(state, state))).toBe(true);
  });
});

describe('an entry', () => {
  it('says why it is held or rejected', () => {
    for (const state of ['HELD', 'REJECTED'] as const) {
      expect(customsProblem({ ...entry, state })).toContain('Write why');
      expect(customsProblem({ ...entry, state, reason: 'The invoice is missing.' })).toBeUndefined();
    }
  });

  it('says who paid before it is released, where there is duty', () => {
    const { paidBy: _nobody, ...unpaid } = entry;
    expect(customsProblem(unpaid)).toBe('Choose who paid the duty.');
    expect(customsProblem({ ...unpaid, lines: [] })).toBeUndefined();
    expect(customsProblem({ ...unpaid, state: 'UNDER_REVIEW' })).toBeUndefined();
    expect(dutyOf(entry)).toBe(5075);
  });

  it('keeps goods with customs until it is released; without one, the tracking event alone counts', () => {
    expect(customsStates.filter((state) => isWithCustoms({ state }))).toEqual([
      'PENDING_REVIEW',
      'UNDER_REVIEW',
      'HELD',
      'REJECTED',
    ]);
    expect(isWithCustoms(undefined)).toBe(false);
  });
});
