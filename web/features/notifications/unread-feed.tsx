import type { Notification } from '#domain/notifications/notification.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { FeedList } from './feed-list.tsx';
import { MarkAllRead } from './mark-all-read.tsx';
import { useFeed } from './use-notifications.ts';

const SHOWN = 5;

const Lines = ({ feed }: { readonly feed: readonly Notification[] }) => {
  const unread = feed.filter(({ read }) => !read);
  const newest = feed[0];
  if (unread.length === 0 || newest === undefined)
    return <p className="border-t border-rule py-4 text-ink-soft">You have read everything.</p>;
  return (
    <>
      <FeedList notifications={unread.slice(0, SHOWN)} />
      <div className="border-t border-rule pt-3">
        <MarkAllRead newest={newest} />
      </div>
    </>
  );
};

/** Unread lines, on the first screen of staff. */
export const UnreadFeed = ({ to }: { readonly to: string }) => (
  <Panel title="New to you" all={to}>
    <Loaded query={useFeed({ limit: 25 })} loading="Loading notifications…" lines={6}>
      {({ items }) => <Lines feed={items} />}
    </Loaded>
  </Panel>
);
