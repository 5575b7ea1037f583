import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FindingKind } from '#domain/blog/monitoring/finding.ts';
import { type Findings, MOST_COUNTED } from '#domain/blog/monitoring/found-post.ts';
import type { Area } from '#web/shell/screens.ts';
import { ChoiceLinks } from '#web/ui/data/choice-links.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { BlogTabs } from '../blog-tabs.tsx';
import { PostSpeeds } from '../speed/post-speeds.tsx';
import { type Check, checks, checkWords } from './check-words.ts';
import { FoundPosts } from './found-posts.tsx';
import { MissedPages } from './missed/missed-pages.tsx';
import { useFindings, useFound, useMissed, useVitals } from './use-findings.ts';

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
  return (
    <PagedList
      pages={pages}
      query={query}
      loading="Loading what was found…"
      empty={<EmptyState title={checkWords[kind].none} />}
    >
      {(posts) => <FoundPosts posts={posts} area={area} />}
    </PagedList>
  );
};

/** How many things each check finds, as far as it is known. */
const useCounts = ({ kinds }: Findings): ReadonlyMap<Check, number> => {
  const [missed, vitals] = [useMissed().data, useVitals().data];
  return new Map<Check, number>([
    ...kinds.map(({ kind, posts }) => [kind, posts] as const),
    ...(missed ? [['MISSED', missed.more ? MOST_COUNTED : missed.missed.length] as const] : []),
    ...(vitals ? [['SPEED', vitals.posts.filter(({ isFinding }) => isFinding).length] as const] : []),
  ]);
};

const CheckPart = ({ check, area }: { readonly check: Check; readonly area: Area }) => {
  if (check === 'MISSED') return <MissedPages />;
  return check === 'SPEED' ? (
    <PostSpeeds area={area} />
  ) : (
    <FoundOfKind key={check} kind={check} area={area} />
  );
};

const Checks = ({ findings, area }: { readonly findings: Findings; readonly area: Area }) => {
  const [search] = useSearchParams();
  const counts = useCounts(findings);
  const first = checks.find((one) => (counts.get(one) ?? 0) > 0) ?? checks[0];
  const check = checks.find((one) => one === search.get('kind')) ?? first;
  const label = (one: Check): string => {
    const count = counts.get(one);
    return count === undefined ? checkWords[one].name : `${checkWords[one].name} · ${countWords(count)}`;
  };
  return (
    <>
      <ChoiceLinks
        label="Checks"
        choices={checks.map((one) => ({
          label: label(one),
          search: `?kind=${one}`,
          current: one === check,
        }))}
      />
      <p className="my-6 max-w-prose">{checkWords[check].checks}</p>
      <CheckPart check={check} area={area} />
    </>
  );
};

/** `/admin/blog/monitoring` and `/staff/blog/monitoring`: what posts say that does not hold, what readers miss or wait for, and how each is mended. */
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
