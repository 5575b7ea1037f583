import type { ReactNode } from 'react';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Waiting } from '#web/ui/feedback/waiting.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { FeedList } from './feed-list.tsx';
import { MarkAllRead } from './mark-all-read.tsx';
import { useLineOf } from './use-line-of.ts';
import { useFeed } from './use-notifications.ts';

const Feed = ({ base, nothing }: { readonly base: string; readonly nothing: string }) => {
  const pages = useCursorPages();
  const lineOf = useLineOf(base);
  return (
    <PagedList
      pages={pages}
      query={useFeed({ cursor: pages.cursor })}
      loading="Loading notifications…"
      empty={<EmptyState title="No notifications yet">{nothing}</EmptyState>}
    >
      {(items) => <FeedList lines={items.map(lineOf)} />}
    </PagedList>
  );
};

const Actions = () => {
  const { data, isPending } = useFeed({});
  if (isPending) return <Waiting />;
  const newest = data?.items.find(({ read }) => !read);
  return newest === undefined ? null : <MarkAllRead newest={newest} />;
};

/** What asks for action, then what happened, newest first. */
export const FeedPage = ({
  base,
  caption,
  nothing,
  intro,
  waiting,
}: {
  readonly base: string;
  readonly caption: string;
  /** What will be here, for a feed without lines. */
  readonly nothing: string;
  /** Below the title. */
  readonly intro?: ReactNode;
  /** What waits for somebody, from other features. */
  readonly waiting?: ReactNode;
}) => (
  <>
    <PageHeader caption={caption} title="Notifications" actions={<Actions />}>
      {intro}
    </PageHeader>
    <div className="grid gap-8">
      {waiting}
      <Section title="What happened" className="grid gap-2">
        <Feed base={base} nothing={nothing} />
      </Section>
    </div>
  </>
);
