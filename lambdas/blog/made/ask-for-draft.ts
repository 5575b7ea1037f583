import type { blogEndpoints } from '#domain/blog/endpoints.ts';
import { type MadeJob, newJob, retried } from '#domain/blog/made/made-job.ts';
import { queueCard, queueStages } from '#domain/blog/queue/queue.ts';
import { ok, type Refusal, refuse } from '#domain/kernel/result.ts';
import { changing } from '../../runtime/aggregate/changing.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { PostStore } from '../post-store.ts';
import type { MadeStore } from './made-store.ts';

export interface QueueDeps extends Pick<SharedDependencies, 'clock'> {
  readonly posts: Pick<PostStore, 'newest'>;
  readonly made: MadeStore;
}

/** So many posts of a stage are read: more than a team works on at once. The list has the others. */
const OF_A_STAGE = 50;
const MADE_SHOWN = 5;

/** What colleagues work on, by stage, and the drafts that were asked for last. */
export const showQueue =
  ({ posts, made }: QueueDeps): UseCase<typeof blogEndpoints.queue> =>
  async () => {
    const [jobs, ...pages] = await Promise.all([
      made.newest(MADE_SHOWN),
      ...queueStages.map((status) => posts.newest([status], { after: undefined, limit: OF_A_STAGE })),
    ]);
    const stages = queueStages.map((status, at) => {
      const { items = [], next } = pages[at] ?? {};
      return { status, cards: items.map(queueCard), more: next !== undefined };
    });
    return ok({ stages, made: [...jobs] });
  };

/** Asks for a draft, once: the browser sends it again when the answer was lost. */
export const askForDraft =
  ({ made, clock }: QueueDeps): UseCase<typeof blogEndpoints.make> =>
  async ({ body, caller: { userId: by } }) => {
    const job = newJob(body, { by, at: clock().toISOString() });
    if (await made.write(job)) return ok(job);
    const stored = await made.find(body.id);
    return stored?.askedBy === by && stored.kind === body.kind
      ? ok(stored)
      : refuse('DRAFT_EXISTS', 'This draft was asked for already.');
  };

/** Has a failed draft made again. */
export const retryDraft =
  ({ made, clock }: QueueDeps): UseCase<typeof blogEndpoints.retry> =>
  async ({ params: { id } }) =>
    changing<MadeJob | undefined, MadeJob, MadeJob, Refusal<'DRAFT_NOT_FOUND'> | Refusal<'DRAFT_IS_THERE'>>(
      `Draft ${id}`,
      { read: () => made.find(id), write: made.write },
      (job) => {
        if (job === undefined) return refuse('DRAFT_NOT_FOUND', 'There is no such draft.');
        const again = retried(job, clock().toISOString());
        if (!again.ok) return again;
        return again.value === job ? { done: job } : { change: again.value, answer: again.value };
      },
    );
