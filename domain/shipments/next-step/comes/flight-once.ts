import type { Step } from '../../../next-step/next-step.ts';

const FLIES = /^(?:Then it (?:flies|can fly)|It flies) /;

/** Whether a line of a step says with which flight it flies once that step is done. */
export const saysFlight = (line: string): boolean => FLIES.test(line);

/** Steps in which the flight is promised by none alone, where several have to be done first: what comes says it once, after all of them. */
export const withFlightOnce = (steps: readonly Step[]): readonly Step[] =>
  steps.length < 2
    ? steps
    : steps.map((step) => ({ ...step, lines: step.lines.filter((line) => !saysFlight(line)) }));
