import { Link } from 'react-router-dom';
import type { Notification } from '#domain/notifications/notification.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Instant } from '#web/ui/text/instant.tsx';

const Line = ({ notification }: { readonly notification: Notification }) => {
  const { title, body, at, link, read } = notification;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{title}</span>
        {read ? null : <Badge tone="time">New</Badge>}
      </div>
      <p className="text-ink-soft">{body}</p>
      <div className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
        <Instant at={at} />
        {link ? (
          <Link to={link} className="text-link inline-flex min-h-11 items-center">
            Open
          </Link>
        ) : null}
      </div>
    </>
  );
};

/** Lines of the feed. Unread ones have a yellow edge and the word New. */
export const FeedList = ({ notifications }: { readonly notifications: readonly Notification[] }) => (
  <ul>
    {notifications.map((notification) => (
      <li
        key={notification.id}
        className={`grid gap-1 border-t border-s-4 border-t-rule py-3 ps-4 ${notification.read ? 'border-s-transparent' : 'border-s-time'}`}
      >
        <Line notification={notification} />
      </li>
    ))}
  </ul>
);
