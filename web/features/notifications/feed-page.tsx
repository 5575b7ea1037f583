import { correlationIdOf, messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Pagination } from '#web/ui/data/pagination.tsx';
import { useCursorPages } from '#web/ui/data/use-cursor-pages.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { FeedList } from './feed-list.tsx';
import { useFeed, useMarkRead, useUnreadCount } from './use-notifications.ts';

const Feed = () => {
  const pages = useCursorPages();
  const feed = useFeed({ cursor: pages.cursor });
  if (feed.isPending) return <Skeleton lines={8} label="Loading notifications…" />;
  if (feed.isError)
    return (
      <ErrorState
        message={messageOf(feed.error)}
        correlationId={correlationIdOf(feed.error)}
        onRetry={() => void feed.refetch()}
      />
    );
  const { items, next } = feed.data;
  if (items.length === 0 && pages.page === 1)
    return (
      <EmptyState title="Nothing has happened yet">
        New mailboxes and enquiries are announced here.
      </EmptyState>
    );
  return (
    <div aria-busy={feed.isPlaceholderData}>
      <FeedList notifications={items} />
      <Pagination
        page={pages.page}
        hasNext={next !== undefined}
        busy={feed.isPlaceholderData}
        onPrevious={pages.previous}
        onNext={() => next === undefined || pages.next(next)}
      />
    </div>
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

/** The desk's feed: everything that happened, newest first, with what is new to whoever looks. */
export const FeedPage = () => (
  <>
    <PageHeader caption="Desk" title="Notifications" actions={<MarkAllRead />} />
    <Feed />
  </>
);
