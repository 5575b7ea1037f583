import { type DeskPost, newPost } from '#domain/blog/desk/desk-post.ts';
import type { MadeDraft, OwnData } from '#domain/blog/made/made-draft.ts';
import { dueAt, type MadeJob, nextState } from '#domain/blog/made/made-job.ts';
import { makeDraft } from '#domain/blog/made/make-draft.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import type { Log } from '../../runtime/logger.ts';
import { type ChangeDeps, eventOf } from '../change-post.ts';
import type { MadeStore } from './made-store.ts';

export interface MakeDeps extends ChangeDeps {
  readonly made: Pick<MadeStore, 'find' | 'write'>;
  readonly readData: (now: Date) => Promise<Omit<OwnData, 'today'>>;
  readonly log: Pick<Log, 'error'>;
}

type Outcome = Pick<MadeJob, 'state' | 'failure' | 'title'>;

/** Adds the draft as a post, once: a run that died after it finds the post. Nobody sees it before colleagues have gone on with it. */
const addDraft = async (
  deps: MakeDeps,
  { id, askedBy: by }: MadeJob,
  { plan, text }: MadeDraft,
  correlationId: string,
): Promise<Outcome> => {
  const at = deps.clock().toISOString();
  const idea = newPost({ id, title: text.title }, { by, at });
  const after: DeskPost = { ...idea, ...plan, status: 'DRAFT', owner: by };
  await deps.posts.write({
    after,
    before: undefined,
    event: eventOf(deps, after, undefined, correlationId),
    text: { revision: 1, text, window: id, by, at },
  });
  const stored = await deps.posts.find(id);
  if (stored === undefined) throw new Error(`The draft ${id} could not be added.`);
  return { state: 'NEEDS_REVIEW', title: stored.title };
};

const outcomeOf = async (deps: MakeDeps, job: MadeJob, correlationId: string): Promise<Outcome> => {
  try {
    const now = deps.clock();
    const draft = makeDraft(job.kind, { ...(await deps.readData(now)), today: newYorkDay(now) });
    if (!draft.ok) return { state: 'FAILED', failure: draft.refusal.message };
    return await addDraft(deps, job, draft.value, correlationId);
  } catch (failure) {
    deps.log.error('A draft could not be made', { draft: job.id, failure });
    return { state: 'FAILED', failure: 'Something went wrong on our side. Try again.' };
  }
};

/** Makes one draft that waits, or that a run left behind which died. One that another run has begun stays with it. */
export const makeWaitingDraft = async (deps: MakeDeps, id: string, correlationId: string): Promise<void> => {
  const job = await deps.made.find(id);
  const at = deps.clock().toISOString();
  const due = job && dueAt(job);
  if (job === undefined || due === undefined || due > at) return;
  const running = nextState(job, { state: 'RUNNING' }, at);
  if (!(await deps.made.write(running))) return;
  const outcome = await outcomeOf(deps, running, correlationId);
  await deps.made.write(nextState(running, outcome, deps.clock().toISOString()));
};
