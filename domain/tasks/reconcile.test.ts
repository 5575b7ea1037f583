import { describe, expect, test } from 'vitest';
import { dueOf, taskChanges } from './reconcile.ts';

describe('a task is due', () => {
  test.each([
    // Friday, 27 November 2026 in New York.
    ['within its hours while the desk is open', '2026-11-27T15:00:00.000Z', '2026-11-27T19:00:00.000Z'],
    ['in the morning when it comes at night', '2026-11-25T02:00:00.000Z', '2026-11-25T15:00:00.000Z'],
    [
      'on the next morning when the desk closes first',
      '2026-11-25T21:00:00.000Z',
      '2026-11-26T15:00:00.000Z',
    ],
    ['on Monday when it comes on Friday evening', '2026-11-27T22:00:00.000Z', '2026-11-30T15:00:00.000Z'],
    ['on Monday when it comes on Saturday', '2026-11-28T15:00:00.000Z', '2026-11-30T15:00:00.000Z'],
    ['at ten also in summer', '2026-07-01T03:00:00.000Z', '2026-07-01T14:00:00.000Z'],
  ])('%s', (_when, since, due) => {
    expect(dueOf({ kind: 'QUOTE_TO_PRICE', since })).toBe(due);
  });

  test('before the thing itself needs it, whenever that is', () => {
    const due = '2026-11-28T05:00:00.000Z';
    expect(dueOf({ kind: 'PAYMENT_DUE', since: '2026-11-27T15:00:00.000Z', due })).toBe(due);
    const late = '2027-01-01T05:00:00.000Z';
    expect(dueOf({ kind: 'QUOTE_TO_PRICE', since: '2026-11-27T15:00:00.000Z', due: late })).toBe(
      '2026-11-27T19:00:00.000Z',
    );
  });
});

describe('what a task is about', () => {
  const subject = { kind: 'shipment', id: '7K3M9-Q2X4T-C' } as const;
  const since = '2026-11-27T15:00:00.000Z';
  const about = { customer: 'marva-1', what: '3 boxes to Guyana' };
  const now = new Date(since);
  const opened = (
    wanted: Parameters<typeof taskChanges>[2][number],
    known: Parameters<typeof taskChanges>[1] = [],
  ) => taskChanges(subject, known, [wanted], now).map(({ after }) => after);

  test('is written with it, and into one that is from before', () => {
    const [bare] = opened({ kind: 'PAYMENT_DUE', since });
    if (bare === undefined) throw new Error('no task');
    const mine = { ...bare, owner: 'ann-1' };
    expect(opened({ kind: 'PAYMENT_DUE', since, about })).toEqual([{ ...bare, about }]);
    expect(opened({ kind: 'PAYMENT_DUE', since, about }, [mine])).toEqual([{ ...mine, about, version: 2 }]);
  });

  test('is written once: a second look changes nothing', () => {
    const known = opened({ kind: 'PAYMENT_DUE', since, about });
    expect(opened({ kind: 'PAYMENT_DUE', since, about: { ...about } }, known)).toEqual([]);
  });
});
