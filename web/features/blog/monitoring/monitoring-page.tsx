import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type FindingKind, findingKinds } from '#domain/blog/monitoring/finding.ts';
import { type Findings, MOST_COUNTED } from '#domain/blog/monitoring/found-post.ts';
import type { Area } from '#web/shell/screens.ts';
import { ChoiceLinks } from '#web/ui/data/choice-links.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { BlogTabs } from '../blog-tabs.tsx';
import { checkWords } from './check-words.ts';
import { FoundPosts } from './found-posts.tsx';
import { useFindings, useFound } from './use-findings.ts';

/** When all posts were checked, and when they are checked again. */
const Checked = ({ checkedAt, left }: Pick<Findings, 'checkedAt' | 'left'>) => {
  const when: ReactNode =
    checkedAt === undefined ? (
      'Not all posts have been checked yet.'
    ) : (
      <>
        All posts were checked <Instant at={checkedAt} />.
      </>
    );
  return (
    <>
      {left > 0 ? `${left} posts are still being checked. ` : when} A post is checked whenever it is
      published, and all posts whenever prices, the schedule, flights or the brand change. What you mend is
      gone from here once you publish the changes.
    </>
  );
};

const countWords = (posts: number): string => (posts >= MOST_COUNTED ? `${MOST_COUNTED}+` : String(posts));

const FoundOfKind = ({ kind, area }: { readonly kind: FindingKind; readonly area: Area }) => {
  const pages = useCursorPages();
  const query = useFound(kind, pages.cursor);
  const { checks, none } = checkWords[kind];
  return (
    <>
      <p className="my-6 max-w-prose">{checks}</p>
      <PagedList
        pages={pages}
        query={query}
        loading="Loading what was found…"
        empty={<EmptyState title={none} />}
      >
        {(posts) => <FoundPosts posts={posts} area={area} />}
      </PagedList>
    </>
  );
};

const Checks = ({ findings: { kinds }, area }: { readonly findings: Findings; readonly area: Area }) => {
  const [search] = useSearchParams();
  const first = kinds.find(({ posts }) => posts > 0)?.kind ?? findingKinds[0];
  const kind = findingKinds.find((one) => one === search.get('kind')) ?? first;
  return (
    <>
      <ChoiceLinks
        label="Checks"
        choices={kinds.map((one) => ({
          label: `${checkWords[one.kind].name} · ${countWords(one.posts)}`,
          search: `?kind=${one.kind}`,
          current: one.kind === kind,
        }))}
      />
      <FoundOfKind key={kind} kind={kind} area={area} />
    </>
  );
};

/** `/admin/blog/monitoring` and `/staff/blog/monitoring`: what posts say that does not hold, and how each is mended. */
export const BlogMonitoringPage = ({ area }: { readonly area: Area }) => {
  const query = useFindings();
  return (
    <>
      <BlogTabs area={area} current="/blog/monitoring" />
      <PageHeader caption="Blog" title="Monitoring of posts">
        {query.data ? <Checked {...query.data} /> : null}
      </PageHeader>
      <Loaded query={query} loading="Loading what was checked…">
        {(findings) => <Checks findings={findings} area={area} />}
      </Loaded>
    </>
  );
};
