import * as z from 'zod/mini';
import { ok, type Result, refuse } from '../../kernel/result.ts';

/** Drafts that are made of our own data, with what people call them. */
export const madeKinds = {
  rates: 'Rates this month',
  christmas: 'Last days to ship for Christmas',
} as const;
export type MadeKind = keyof typeof madeKinds;
const madeKindNames = Object.keys(madeKinds) as [MadeKind, ...MadeKind[]];

/**
 * How far a draft is. `QUEUED`: it waits for the next run. `RUNNING`: it is being made. `NEEDS_REVIEW`: there is a draft, which a colleague
 * reads and goes on with. `FAILED`: there is none, and it says why.
 */
const madeStates = ['QUEUED', 'RUNNING', 'NEEDS_REVIEW', 'FAILED'] as const;

/** A draft as it is asked for. The browser chooses its id, which the post gets too, so that it is made once. */
export const DraftToMake = z.strictObject({ id: z.uuid(), kind: z.enum(madeKindNames) });

/** A draft that is made of our own data. Instants are ISO 8601 UTC. */
export const MadeJob = z.object({
  /** Also that of its post. */
  id: z.string(),
  version: z.int(),
  kind: z.enum(madeKindNames),
  state: z.enum(madeStates),
  askedAt: z.string(),
  /** User id. */
  askedBy: z.string(),
  changedAt: z.string(),
  /** Why there is no draft. */
  failure: z.optional(z.string()),
  /** The title of the post, once there is one. */
  title: z.optional(z.string()),
});
export type MadeJob = z.infer<typeof MadeJob>;

/** A run that died is taken up again after this time. It is longer than a run may take. */
const RUN_MS = 2 * 60_000;

/** A draft that nobody has begun. */
export const newJob = (
  { id, kind }: z.infer<typeof DraftToMake>,
  { by, at }: { readonly by: string; readonly at: string },
): MadeJob => ({ id, version: 1, kind, state: 'QUEUED', askedAt: at, askedBy: by, changedAt: at });

/** When a run is to look at it; undefined when there is nothing to do. */
export const dueAt = ({ state, changedAt }: Pick<MadeJob, 'state' | 'changedAt'>): string | undefined => {
  if (state === 'QUEUED') return changedAt;
  return state === 'RUNNING' ? new Date(Date.parse(changedAt) + RUN_MS).toISOString() : undefined;
};

/** The next state of a draft, at an instant. */
export const nextState = (
  { failure: _, ...job }: MadeJob,
  next: Pick<MadeJob, 'state' | 'failure' | 'title'>,
  at: string,
): MadeJob => ({ ...job, ...next, version: job.version + 1, changedAt: at });

/** A failed draft that waits again; the same one when it waits already, or runs. */
export const retried = (job: MadeJob, at: string): Result<MadeJob, 'DRAFT_IS_THERE'> => {
  if (job.state === 'NEEDS_REVIEW') return refuse('DRAFT_IS_THERE', 'This draft is there already.');
  return ok(job.state === 'FAILED' ? nextState(job, { state: 'QUEUED' }, at) : job);
};
