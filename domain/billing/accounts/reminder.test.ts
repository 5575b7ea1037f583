import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, newYorkDay, newYorkHour } from '../../kernel/new-york.ts';
import { type CreditAccount, noAccount } from './account.ts';
import { dueOnDay, nextReminder, remindStep } from './reminder.ts';

/** The end of a day in December, in New York. */
const endOf = (day: number): string =>
  new Date(Date.parse('2026-12-01T04:59:00.000Z') + day * DAY_MS).toISOString();
const on = (n: number, day: number) => ({ number: `INV-100000${n}`, covers: 10_000 * n, dueAt: endOf(day) });
const accountOf = (change: Partial<CreditAccount>): CreditAccount => ({
  ...noAccount('sample-user'),
  limit: 500_000,
  days: 30,
  ...change,
});

test('tells of a day five days before it, in the morning, or with half of a few days left', () => {
  const at = (days: number) => nextReminder(accountOf({ days, on: [on(1, 29)] }))?.at;
  expect(at(30)).toBe('2026-12-24T14:00:00.000Z');
  expect(at(7)).toBe('2026-12-26T14:00:00.000Z');
  expect(at(1)).toBe('2026-12-29T14:00:00.000Z');
  expect(nextReminder(accountOf({}))).toBeUndefined();
});

test('tells once of all that is due on a day, and of another day by itself', () => {
  const account = accountOf({ on: [on(1, 29), on(2, 29), on(3, 30)] });
  const first = new Date('2026-12-24T14:00:00.000Z');
  expect(remindStep(account, new Date(first.getTime() - 1))).toBeUndefined();
  const step = remindStep(account, first);
  expect(step).toMatchObject({ dueAt: endOf(29), isTold: true, account: { version: 1 } });
  expect(dueOnDay(account, endOf(29))).toBe(30_000);
  const after = step?.account ?? account;
  expect(remindStep(after, first)).toBeUndefined();
  expect(nextReminder(after)).toEqual({ at: '2026-12-25T14:00:00.000Z', dueAt: endOf(30) });
});

test('does not tell of a day that is over, and does not look at it again', () => {
  const step = remindStep(accountOf({ on: [on(1, 3)] }), new Date(endOf(3)));
  expect(step?.isTold).toBe(false);
  expect(nextReminder(step?.account ?? accountOf({}))).toBeUndefined();
});

test('whenever it runs, each day is told at most once, before it is over and not before its hour', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 90 }),
      fc.array(fc.integer({ min: 0, max: 45 * 24 }), { maxLength: 60, size: 'max' }),
      (dueDays, days, hours) => {
        let account = accountOf({ days, on: dueDays.map((day, place) => on(place + 1, day)) });
        const told: string[] = [];
        for (const hour of hours.toSorted((one, other) => one - other)) {
          const now = new Date(Date.parse('2026-12-01T00:30:00.000Z') + hour * 3_600_000);
          for (let step = remindStep(account, now); step; step = remindStep(account, now)) {
            account = step.account;
            if (!step.isTold) continue;
            told.push(step.dueAt);
            expect(step.dueAt > now.toISOString()).toBe(true);
            expect(Date.parse(step.dueAt) - now.getTime()).toBeLessThan(6 * DAY_MS);
            if (newYorkDay(now) === newYorkDay(new Date(Date.parse(step.dueAt) - 5 * DAY_MS)))
              expect(newYorkHour(now)).toBeGreaterThanOrEqual(9);
          }
        }
        expect(new Set(told).size).toBe(told.length);
      },
    ),
  );
});
