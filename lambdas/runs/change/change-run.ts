import { type AnyRefusal, type Refusal, type Result, refuse } from '#domain/kernel/result.ts';
import type { Proof } from '#domain/runs/driving/proof.ts';
import { type Run, thingVisited } from '#domain/runs/run.ts';
import { changing, type Ending } from '../../runtime/aggregate/changing.ts';
import type { Pause } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { RunStore, Written } from '../store/run-store.ts';
import { entryOf, eventOf, isOnlyScan, type Origin } from './events.ts';

export interface ChangeDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly runs: Pick<RunStore, 'find' | 'write'>;
  readonly pause: Pause;
}

/** A change of a run by somebody. */
export interface Request<R extends AnyRefusal> {
  readonly id: string;
  /** A user id, or `system`. */
  readonly by: string;
  readonly correlationId: string;
  /** In the words of whoever made it, for the history. */
  readonly text?: string | undefined;
  /** The proof of a stop that the last decision ended at the door. */
  readonly proof?: () => Proof | undefined;
  /** Decides about the run as it is at an instant; undefined: there is none yet. Called again when others changed it in between. */
  readonly decide: (before: Run | undefined, now: Date) => Promise<Result<Run | undefined, never, R>>;
}

type Taken =
  | Refusal<'TAKEN', { what: 'vehicle' | 'driver'; runId: string }>
  | Refusal<'VISIT_TAKEN', { stop: string; runId: string }>;

const names = { vehicle: 'This van', driver: 'This driver' } as const;

/** What somebody else has is refused with the run that has it. */
const ended = (written: Exclude<Written, 'written' | 'again'>): Ending<never, Taken> =>
  'taken' in written
    ? refuse('TAKEN', `${names[written.taken]} is on another run in these hours.`, {
        what: written.taken,
        runId: written.runId,
      })
    : refuse('VISIT_TAKEN', `Another run has ${thingVisited(written.visit).id}.`, {
        stop: written.visit,
        runId: written.runId,
      });

/**
 * Makes one change of a run, once, with its history, its event and what it claims. When somebody else writes it, a day of its van or
 * driver, or a visit in between, the decision is made again on what they wrote: of two who give the same, the second is refused.
 * @throws OthersKeptWriting when others kept writing. It is then safe to ask again.
 */
export const changeRun = <R extends AnyRefusal>(
  { runs, clock, newId, pause }: ChangeDeps,
  { id, by, correlationId, text, proof = () => undefined, decide }: Request<R>,
): Promise<Result<Run | undefined, never, R | Taken>> => {
  const origin: Origin = { by, newId, correlationId };
  return changing<Run | undefined, Run, Run | undefined, R | Taken>(
    `Run ${id}`,
    {
      read: () => runs.find(id),
      write: async (after, before) => {
        const written = await runs.write({
          before,
          after,
          history: isOnlyScan(before, after) ? [] : [entryOf(before, after, text, origin)],
          events: isOnlyScan(before, after) ? [] : [eventOf(before, after, origin, proof())],
          proof: proof(),
        });
        return typeof written === 'object' ? ended(written) : written === 'written';
      },
    },
    async (before) => {
      const decided = await decide(before, clock());
      if (!decided.ok) return decided;
      const after = decided.value;
      return after === before || after === undefined ? { done: before } : { change: after, answer: after };
    },
    { pause },
  );
};
