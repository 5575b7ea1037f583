import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { FeedList } from './feed-list.tsx';
import { useFeed, useMarkRead, useUnreadCount } from './use-notifications.ts';

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

const MarkAllRead = () => {
  const newest = useFeed({ limit: 1 }).data?.items[0];
  const unread = useUnreadCount().data?.count ?? 0;
  const markRead = useMarkRead();
  if (newest === undefined || unread === 0) return null;
  return (
    <Button
      look="plain"
      busy={markRead.isPending}
      onClick={() => markRead.mutate(newest.id, { onError: (error) => toast.error(messageOf(error)) })}
    >
      Mark all as read
    </Button>
  );
};

/** The feed: all announcements, newest first, with the unread ones marked. */
export const FeedPage = () => (
  <>
    <PageHeader caption="Desk" title="Notifications" actions={<MarkAllRead />} />
    <Feed />
  </>
);
