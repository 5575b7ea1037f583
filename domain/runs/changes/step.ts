import type { RefusalsOf } from '../../kernel/endpoint.ts';
import { ok, type Result, refuse } from '../../kernel/result.ts';
import type { assignRefusals, changedRefusals } from '../refusals.ts';
import type { Run } from '../run.ts';

/** Who makes a change, and when: ISO 8601. */
export interface By {
  readonly by: string;
  readonly at: string;
}

type Refusals = RefusalsOf<typeof changedRefusals & typeof assignRefusals>;
/** Why a step of a run that exists is refused by its rules alone. */
export type StepRefusal = Extract<
  Refusals,
  { readonly code: 'RUN_CHANGED' | 'STEP_NOT_POSSIBLE' | 'NOT_ASSIGNABLE' | 'OVERLOADED' | 'OUTSIDE_HOURS' }
>;
/** Why a form does not become a run. */
export type SaveRefusal = StepRefusal | Extract<Refusals, { readonly code: 'VISIT_NOT_FOUND' }>;
/** A run after a step, or the same run where it is so already. */
export type Stepped = Result<Run, never, StepRefusal>;

/** Refuses a step that does not lead on from what is true now, and shows that. */
export const notPossible = (run: Run, message: string) => refuse('STEP_NOT_POSSIBLE', message, { run });

/** Refuses a change of somebody who has not seen the last one (K4). */
const changedMeanwhile = (run: Run) =>
  refuse('RUN_CHANGED', 'Someone else has changed it. Look at it again, then decide.', { run });

/** The run, unless somebody changed it since the caller looked at it. */
export const unchangedSince = (run: Run, version: number): Stepped =>
  run.version === version ? ok(run) : changedMeanwhile(run);

/** The next version of a run. */
export const next = (run: Run, change: Partial<Run>, { at }: Pick<By, 'at'>): Run => ({
  ...run,
  ...change,
  version: run.version + 1,
  changedAt: at,
});
