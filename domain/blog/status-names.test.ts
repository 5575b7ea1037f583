import { expect, test } from 'vitest';
import { nextStatuses, postStatuses } from './lifecycle.ts';
import { isStepBack, stepName } from './status-names.ts';

test('each step of a post has a name of its own, and a step back says where to', () => {
  for (const from of postStatuses) {
    const steps = nextStatuses(from);
    const names = steps.map((to) => stepName(from, to));
    expect(new Set(names).size, from).toBe(names.length);
    expect(steps.filter((to) => isStepBack(from, to))).toEqual(
      steps.filter((to) => stepName(from, to).startsWith('Back to')),
    );
  }
  expect(nextStatuses('REVIEW').map((to) => stepName('REVIEW', to))).toEqual(['Approve', 'Back to draft']);
  expect(nextStatuses('ARCHIVED').map((to) => stepName('ARCHIVED', to))).toEqual(['Back to idea']);
});
