import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inTime } from './in-time.ts';
import type { Act, Step } from './next-step.ts';

const step = (act: Act, by?: string): Step => ({
  act,
  title: act,
  lines: [],
  ...(by === undefined ? {} : { by }),
});
const acts = (steps: readonly Step[]) => steps.map(({ act }) => act);

test('what is due before the first step is said so, the earliest first, and what is due later or at no hour follows', () => {
  const { before, later } = inTime({
    todo: step('PAY', '2026-11-24T21:00:00.000Z'),
    after: [
      step('BRING', '2026-11-24T19:00:00.000Z'),
      step('SIGN_SEARCH'),
      step('BE_READY', '2026-11-23T17:00:00.000Z'),
      step('SEND_PAPER', '2026-11-24T21:00:00.000Z'),
    ],
  });
  expect([acts(before), acts(later)]).toEqual([
    ['BE_READY', 'BRING'],
    ['SIGN_SEARCH', 'SEND_PAPER'],
  ]);
});

test('nothing is before a step that has no hour', () => {
  expect(inTime({ todo: step('PAY'), after: [step('BRING', '2026-11-24T19:00:00.000Z')] }).before).toEqual(
    [],
  );
});

test('whatever the hours are: each step once, and none that is due sooner is said to follow', () => {
  const hour = fc.option(
    fc.integer({ min: 10, max: 23 }).map((hours) => `2026-11-24T${hours}:00:00.000Z`),
    { nil: undefined },
  );
  fc.assert(
    fc.property(hour, fc.array(hour, { maxLength: 5 }), (first, others) => {
      const todo = step('PAY', first);
      const after = others.map((by) => step('BRING', by));
      const { before, later } = inTime({ todo, after });
      expect(before.length + later.length).toBe(after.length);
      for (const { by } of before) expect((by ?? '') < (first ?? '')).toBe(true);
      for (const { by } of later) expect(by === undefined || first === undefined || by >= first).toBe(true);
    }),
  );
});
