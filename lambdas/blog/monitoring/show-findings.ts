import type { blogEndpoints } from '#domain/blog/endpoints.ts';
import { findingKinds } from '#domain/blog/monitoring/finding.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { ok } from '#domain/kernel/result.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { answerPage } from '../../runtime/table/page.ts';
import type { Rendered } from '../publishing/publish-posts.ts';
import type { FindingsStore } from './findings-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock'> {
  readonly findings: FindingsStore;
  readonly rendered: () => Promise<Rendered | undefined>;
}

/** What the blog was checked for, and how many posts each check finds. */
export const countFindings =
  ({ findings, rendered, clock }: Deps): UseCase<typeof blogEndpoints.findings> =>
  async () => {
    const today = newYorkDay(clock());
    const [run, ...kinds] = await Promise.all([
      rendered(),
      ...findingKinds.map(async (kind) => ({ kind, posts: await findings.count(kind, today) })),
    ]);
    return ok({ ...(run?.at === undefined ? {} : { checkedAt: run.at }), left: run?.upTo ?? 0, kinds });
  };

/** A page of the posts with something wrong of a kind. */
export const listFound =
  ({ findings, clock }: Deps): UseCase<typeof blogEndpoints.found> =>
  async ({ query: { kind, ...query } }) =>
    answerPage(`found:${kind}`, query, (page) => findings.page(kind, page, newYorkDay(clock())));
