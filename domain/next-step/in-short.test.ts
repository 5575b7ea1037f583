import { expect, test } from 'vitest';
import { NOTHING_TO_DO } from './headline.ts';
import { inShort } from './in-short.ts';
import type { NextStep, Step } from './next-step.ts';
import { dueBy, ShortStep } from './short-step.ts';

const pay: Step = {
  act: 'PAY',
  title: 'Pay $630.00 by Tue, Nov 24, 4:00 PM',
  lines: ['Then it flies Fri, Nov 27.'],
  by: '2026-11-24T21:00:00.000Z',
  amount: 63_000,
  button: { label: 'Pay $630.00', path: '/dashboard/invoices/INV-1' },
};
const bring: Step = {
  act: 'BRING',
  title: 'Bring your barrel by Tue, Nov 24, 2:00 PM',
  lines: ['Then it flies Fri, Nov 27.', 'Write the number on it.'],
  place: { name: 'Sample dock', address: '100 Sample Dock Road, Kearny', hours: [] },
};
const next = (change: Partial<NextStep>): NextStep => ({
  after: [],
  ours: ['We are filing your export papers.'],
  comes: ['It flies from Newark on Friday, November 27.', 'Expected ready in Georgetown Mon, Nov 30.'],
  ...change,
});

test('the first step in two lines, with what is to be done beside it', () => {
  const short = inShort(next({ todo: pay, after: [bring] }));
  expect(ShortStep.parse(short)).toEqual({
    title: pay.title,
    lines: ['Then it flies Fri, Nov 27.', 'Also: Bring your barrel by Tue, Nov 24, 2:00 PM.'],
    by: pay.by,
    amount: 63_000,
    button: pay.button,
    isToDo: true,
  });
});

test('where it is done comes first', () => {
  expect(inShort(next({ todo: bring })).lines).toEqual([
    '100 Sample Dock Road, Kearny',
    'Then it flies Fri, Nov 27.',
  ]);
});

test('what is due before the first step is always said, whatever else there is to know of it', () => {
  const book: Step = {
    act: 'BOOK',
    title: 'Tell us who receives it',
    lines: ['It flies Friday.', 'The price stays.'],
  };
  expect(inShort(next({ todo: book, after: [{ ...bring, by: '2026-11-24T19:00:00.000Z' }] })).lines).toEqual([
    'It flies Friday.',
    'Also: Bring your barrel by Tue, Nov 24, 2:00 PM.',
  ]);
  const early = { ...bring, by: '2026-11-24T19:00:00.000Z' };
  expect(inShort(next({ todo: pay, after: [early] }))).toMatchObject({ by: pay.by, alsoBy: early.by });
  expect(dueBy(inShort(next({ todo: pay, after: [early] })))).toBe(early.by);
  expect(dueBy(inShort(next({ todo: early, after: [pay] })))).toBe(early.by);
  // The soonest of several, not the first of them.
  const paper: Step = { act: 'SIGN_EXPORT', title: 'Give us your EIN', lines: [] };
  const later: Step = { ...paper, act: 'SEND_PAPER', title: 'Send it', by: '2026-11-24T20:00:00.000Z' };
  for (const after of [
    [paper, early],
    [later, early],
  ])
    expect(inShort(next({ todo: pay, after })).lines.at(-1)).toBe(
      'Also: Bring your barrel by Tue, Nov 24, 2:00 PM.',
    );
  expect(inShort(next({ todo: { ...bring, by: '2026-11-24T19:00:00.000Z' }, after: [pay] })).lines).toEqual([
    '100 Sample Dock Road, Kearny',
    'Then it flies Fri, Nov 27.',
  ]);
});

test('a button that only shows something is left to the page', () => {
  const withCode = {
    ...bring,
    button: { label: 'Open the code for our dock', path: '/dashboard/bookings/B' },
  };
  expect(inShort(next({ todo: withCode })).button).toBeUndefined();
});

test('with nothing to do: what we do, then what comes, and nothing to press', () => {
  expect(inShort(next({}))).toEqual({
    title: NOTHING_TO_DO,
    lines: ['We are filing your export papers.', 'It flies from Newark on Friday, November 27.'],
  });
});

test('what is over is said once', () => {
  expect(inShort({ after: [], ours: [], comes: ['It is canceled.'], isOver: true })).toEqual({
    title: 'It is canceled',
    lines: [],
  });
});
