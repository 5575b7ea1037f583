import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Plan } from '#domain/blog/desk/desk-post.ts';
import { destinationCodes } from '#domain/kernel/destination-codes.ts';
import { planOf, planProblems, typedPlan } from './typed-plan.ts';

const brief = { intent: '', outline: '', sources: '' };
const note = fc.string({ maxLength: 40 }).map((text) => text.replaceAll(/[^a-z ]/g, '').trim());
const day = fc.constantFrom('2026-12-01', '2027-02-28');
const plans: fc.Arbitrary<Plan> = fc.record(
  {
    title: note.map((text) => text || 'Title'),
    brief: fc.record({ intent: note, outline: note, sources: note }),
    phrase: note.map((text) => text || 'phrase'),
    slug: fc.constantFrom('christmas', 'by-when-2026'),
    destination: fc.constantFrom(...destinationCodes),
    category: fc.constantFrom('barrels-and-boxes', 'customs-and-duty'),
    owner: fc.uuid(),
    dueOn: day,
    plannedFor: day,
  },
  { requiredKeys: ['title', 'brief'] },
);

test('a plan that nobody touched in the form is sent as it was', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      expect(planProblems(typedPlan(plan))).toEqual({});
      expect(planOf(typedPlan(plan))).toEqual(plan);
    }),
  );
});

test('what somebody takes away again is no part of the plan', () => {
  const typed = typedPlan({ title: 'Title', brief, owner: 'ann', plannedFor: '2026-12-01' });
  expect(planOf({ ...typed, owner: '', plannedFor: '' })).toEqual({ title: 'Title', brief });
});

test('what is wrong is said at its field', () => {
  const typed = typedPlan({ title: 'Title', brief });
  expect(planProblems({ ...typed, title: ' ' })).toEqual({ title: 'Write a title' });
  expect(planProblems({ ...typed, dueOn: '2026-02-30' })).toEqual({ dueOn: 'Give a day like 2026-12-01' });
  expect(Object.keys(planProblems({ ...typed, sources: 'x'.repeat(3_001) }))).toEqual(['sources']);
});
