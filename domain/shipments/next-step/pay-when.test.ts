import { expect, test } from 'vitest';
import { inSteps, type Step } from '../../next-step/next-step.ts';
import { nextWhileConfirming, stepToPay } from './pay-when.ts';

const pay = stepToPay(
  { owed: 52_500, path: '/dashboard/invoices/INV-1000001' },
  { by: '2026-12-01T21:00:00.000Z', lines: [] },
);
const bring: Step = { act: 'BRING', title: 'Bring your barrel by Tue, Dec 1, 2:00 PM', lines: [] };
const next = inSteps([pay, bring], { ours: [], comes: ['If you pay and bring it in time, it flies.'] });

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
