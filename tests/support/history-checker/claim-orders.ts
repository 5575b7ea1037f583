import type { Operation } from './operation.ts';

/** How a claim stands between two effects. */
type Standing = 'never' | 'held' | 'released';

/** A look at a claim at one instant that finds it not held, as if somebody had looked. */
interface Absence {
  readonly absentAt: number;
}

type Step = Pick<Operation, 'startedAt' | 'endedAt' | 'answer'> & {
  readonly does: 'take' | 'release' | 'absent';
};

const stepOf = (one: Operation | Absence): Step =>
  'absentAt' in one
    ? { does: 'absent', startedAt: one.absentAt, endedAt: one.absentAt, answer: 'ok' }
    : {
        does: one.call.do,
        startedAt: one.startedAt,
        // Whatever has no answer may still be on its way.
        endedAt: one.answer === 'unknown' ? Number.POSITIVE_INFINITY : one.endedAt,
        answer: one.answer,
      };

/**
 * How a claim stands after a step, or undefined where the step cannot be answered so. To take what one holds and to release what is
 * released already is the same thing once more, so both are `ok`; nobody is refused what they hold, and nothing that was never taken is
 * released.
 */
const after = (standing: Standing, { does, answer }: Step): Standing | undefined => {
  if (does === 'absent') return standing === 'held' ? undefined : standing;
  if (does === 'take') {
    if (answer === 'refused') return standing === 'held' ? undefined : standing;
    return 'held';
  }
  if (answer === 'refused') return standing === 'released' ? undefined : standing;
  if (answer === 'unknown') return standing === 'held' ? 'released' : standing;
  return standing === 'never' ? undefined : 'released';
};

/**
 * Whether the operations of one claim can have taken effect in some order that gives each its answer: each between its start and its end,
 * those without an answer at any time after their start or never. `isHeld`: how it was found at the end; undefined where that is not asked.
 */
export const isPossible = (
  operations: readonly (Operation | Absence)[],
  isHeld: boolean | undefined,
): boolean => {
  const steps = operations.map(stepOf);
  const seen = new Set<string>();
  const goesOn = (standing: Standing, done: readonly boolean[]): boolean => {
    const state = `${standing} ${done.map(Number).join('')}`;
    if (seen.has(state)) return false;
    seen.add(state);
    const open = steps.filter((_, place) => !done[place]);
    const isOver = open.every(({ answer }) => answer === 'unknown');
    if (isOver && (isHeld === undefined || isHeld === (standing === 'held'))) return true;
    // Nothing takes effect before something that had ended when it began.
    const firstEnd = Math.min(...open.map(({ endedAt }) => endedAt));
    return steps.some((step, place) => {
      if (done[place] || step.startedAt > firstEnd) return false;
      const next = after(standing, step);
      return next !== undefined && goesOn(next, done.with(place, true));
    });
  };
  return goesOn(
    'never',
    steps.map(() => false),
  );
};

/** Whether a claim was held at an instant, in whatever order its operations took effect. */
export const isCertainlyHeld = (
  operations: readonly Operation[],
  isHeld: boolean | undefined,
  at: number,
): boolean => !isPossible([...operations, { absentAt: at }], isHeld);
