import { Link } from 'react-router-dom';
import type { Notification } from '#domain/notifications/notification.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { FeedList } from './feed-list.tsx';
import { useFeed, useMarkRead } from './use-notifications.ts';

const SHOWN = 5;

const Lines = ({ feed }: { readonly feed: readonly Notification[] }) => {
  const markRead = useMarkRead();
  const unread = feed.filter(({ read }) => !read);
  const newest = feed[0];
  if (unread.length === 0 || newest === undefined)
    return <p className="border-t border-rule py-4 text-ink-soft">You have read everything.</p>;
  return (
    <>
      <FeedList notifications={unread.slice(0, SHOWN)} />
      <div className="border-t border-rule pt-3">
        <Button
          look="plain"
          busy={markRead.isPending}
          onClick={() => markRead.mutate(newest.id, { onError: (error) => toast.error(messageOf(error)) })}
        >
          Mark all as read
        </Button>
      </div>
    </>
  );
};

/** Unread lines, on the first screen of staff. */
export const UnreadFeed = ({ to }: { readonly to: string }) => (
  <section aria-labelledby="unread-title" className="min-w-0 border-t-[1.5px] border-ink pt-3">
    <div className="mb-2 flex items-center justify-between gap-4">
      <h2 id="unread-title" className="text-2xl">
        New to you
      </h2>
      <Link to={to} className="text-link inline-flex min-h-11 items-center">
        All
      </Link>
    </div>
    <Loaded query={useFeed({ limit: 25 })} loading="Loading notifications…" lines={6}>
      {({ items }) => <Lines feed={items} />}
    </Loaded>
  </section>
);
