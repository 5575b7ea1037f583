import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { FeedList } from './feed-list.tsx';
import { MarkAllRead } from './mark-all-read.tsx';
import { useFeed, useUnreadCount } from './use-notifications.ts';

const Feed = () => {
  const pages = useCursorPages();
  return (
    <PagedList
      pages={pages}
      query={useFeed({ cursor: pages.cursor })}
      loading="Loading notifications…"
      empty={
        <EmptyState title="Nothing has happened yet">
          New mailboxes and enquiries are announced here.
        </EmptyState>
      }
    >
      {(items) => <FeedList notifications={items} />}
    </PagedList>
  );
};

const Actions = () => {
  const newest = useFeed({ limit: 1 }).data?.items[0];
  const unread = useUnreadCount().data?.count ?? 0;
  return newest === undefined || unread === 0 ? null : <MarkAllRead newest={newest} />;
};

/** The feed: all announcements, newest first, with the unread ones marked. */
export const FeedPage = () => (
  <>
    <PageHeader caption="Desk" title="Notifications" actions={<Actions />} />
    <Feed />
  </>
);
