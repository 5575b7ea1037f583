import type { NextStep, Step } from './next-step.ts';

const isSooner = ({ by }: Step, first: Step | undefined): boolean =>
  by !== undefined && first?.by !== undefined && by < first.by;

/**
 * What is to be done besides the first step, in the order of its deadlines. What takes a minute on a screen is the first step although the
 * way to our dock is due sooner; nobody should read that it comes after that.
 */
export const inTime = ({
  todo,
  after,
}: Pick<NextStep, 'todo' | 'after'>): {
  readonly before: readonly Step[];
  readonly later: readonly Step[];
} => ({
  before: after
    .filter((step) => isSooner(step, todo))
    .toSorted((one, other) => (one.by ?? '').localeCompare(other.by ?? '')),
  later: after.filter((step) => !isSooner(step, todo)),
});
