import { expect, test } from 'vitest';
import { inShort } from './in-short.ts';
import { inSteps, type Step } from './next-step.ts';
import { shortWhileConfirming } from './short-step.ts';
import { nextWhileConfirming } from './while-confirming.ts';

const pay: Step = {
  act: 'PAY',
  title: 'Pay $525.00 by Tue, Dec 1, 4:00 PM',
  name: 'Pay $525.00',
  by: '2026-12-01T21:00:00.000Z',
  lines: [],
  amount: 52_500,
  button: { label: 'Pay $525.00', path: '/dashboard/invoices/INV-1000001' },
};
const bring: Step = { act: 'BRING', title: 'Bring your barrel by Tue, Dec 1, 2:00 PM', lines: [] };
const comes = ['If you pay and bring it in time, it flies.'];
const next = inSteps([pay, bring], { ours: [], comes });

test('what was paid by card a moment ago is asked for no more, and what else is to be done is', () => {
  expect(nextWhileConfirming(next, 0)).toEqual(next);
  const paid = nextWhileConfirming(next, 52_500);
  expect(paid.todo).toEqual(bring);
  expect(paid.after).toEqual([]);
  expect(paid.ours).toEqual(['We are confirming your payment of $525.00 by card.']);
  expect(JSON.stringify(paid)).not.toContain('If you pay');
});

test('of a part that was paid, the rest is asked for, everywhere in the step', () => {
  const { todo } = nextWhileConfirming(next, 12_300);
  expect(todo).toMatchObject({
    title: 'Pay $402.00 by Tue, Dec 1, 4:00 PM',
    name: 'Pay $402.00',
    amount: 40_200,
    button: { label: 'Pay $402.00', path: '/dashboard/invoices/INV-1000001' },
  });
  expect(JSON.stringify(todo)).not.toContain('$525.00');
});

test('the rest is not said to be for what the whole was for', () => {
  const title = 'Pay $525.00: $65.00 for the pickup and $460.00 for what else is on this invoice';
  const { todo } = nextWhileConfirming(inSteps([{ ...pay, title }], { ours: [], comes: [] }), 12_300);
  expect(todo?.title).toBe('Pay $402.00');
});

test.each([
  ['with an hour', { ...bring, by: '2026-12-01T19:00:00.000Z' }],
  ['without one', bring],
])('a list says the same: what else is to be done, %s', (_, other) => {
  const short = inShort(inSteps([pay, other], { ours: [], comes }));
  expect(shortWhileConfirming(short, 0)).toEqual(short);
  expect(shortWhileConfirming(short, 52_500)).toEqual({
    title: other.title,
    lines: ['We are confirming your payment of $525.00 by card.'],
    ...('by' in other ? { by: other.by } : {}),
    isToDo: true,
  });
  expect(shortWhileConfirming(short, 12_300)).toEqual({
    ...short,
    title: 'Pay $402.00 by Tue, Dec 1, 4:00 PM',
    amount: 40_200,
    button: { label: 'Pay $402.00', path: '/dashboard/invoices/INV-1000001' },
  });
});

test('a list has nothing to do where nothing else is', () => {
  const short = inShort(inSteps([pay], { ours: [], comes }));
  expect(shortWhileConfirming(short, 52_500)).toEqual({
    title: 'We are confirming your payment of $525.00 by card',
    lines: [],
  });
});
