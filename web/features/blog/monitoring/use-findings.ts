import { blogEndpoints } from '#domain/blog/endpoints.ts';
import type { FindingKind } from '#domain/blog/monitoring/finding.ts';
import { useReply } from '#web/api/use-reply.ts';
import { livePage } from '#web/desk-list/question/live-page.ts';

/** What posts are checked for, with how many posts each check finds; asked again, because a published post is gone by itself. */
export const useFindings = () => useReply(['blog', 'findings'], blogEndpoints.findings, {}, livePage);

/** A page of the posts that a check finds. */
export const useFound = (kind: FindingKind, cursor: string | undefined) =>
  useReply(
    ['blog', 'found', kind, cursor],
    blogEndpoints.found,
    { query: { kind, limit: 25, cursor } },
    livePage,
  );

/** How often what readers did is asked again: it is counted within seconds, and reading weeks of it is dearer than a list. */
const ofReaders = { ...livePage, refetchInterval: 30_000 };

/** The addresses without a page that readers hit, and what was decided of some. */
export const useMissed = () => useReply(['blog', 'missed'], blogEndpoints.missed, {}, ofReaders);

/** How fast posts were for their readers. */
export const useVitals = () => useReply(['blog', 'vitals'], blogEndpoints.vitals, {}, ofReaders);
