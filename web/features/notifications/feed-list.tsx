import { Link } from 'react-router-dom';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { dayWords } from '#web/ui/time/countdown-words.ts';

/** The day of a count: 'today', or `Sat, Nov 21`. */
const whenWords = (day: string): string => (day === newYorkDay(Date.now()) ? 'today' : dayWords(day));

const Line = ({ line: { title, body, at, day, link, read } }: { readonly line: Notification }) => (
  <>
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className={day === undefined ? 'font-semibold' : undefined}>
        {title} {day === undefined ? null : whenWords(day)}
      </span>
      {read ? null : <Badge tone="time">Unread</Badge>}
    </div>
    {body ? <p className="break-words text-ink-soft">{body}</p> : null}
    <div className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
      {day === undefined ? <Instant at={at} /> : null}
      {link ? (
        <Link to={link} className="text-link inline-flex min-h-11 items-center">
          Open
        </Link>
      ) : null}
    </div>
  </>
);

/** Lines of the feed. Unread ones have a yellow edge and the word Unread. */
export const FeedList = ({ lines }: { readonly lines: readonly Notification[] }) => (
  <ul>
    {lines.map((line) => (
      <li
        key={line.id}
        className={`grid gap-1 border-t border-s-4 border-t-rule py-3 ps-4 ${line.read ? 'border-s-transparent' : 'border-s-time'}`}
      >
        <Line line={line} />
      </li>
    ))}
  </ul>
);
