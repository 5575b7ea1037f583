import { Link } from 'react-router-dom';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { dayWords } from '#web/ui/time/countdown-words.ts';

/** The day of a count: 'today', or `Sat, Nov 21`. */
const whenWords = (day: string): string => (day === newYorkDay(Date.now()) ? 'today' : dayWords(day));

/** A count is one line, which opens what it counts. */
const CountLine = ({ words, link }: { readonly words: string; readonly link: string | undefined }) =>
  link === undefined ? (
    <p className="flex min-h-11 items-center">{words}</p>
  ) : (
    <Link to={link} className="flex min-h-11 items-center no-underline hover:underline">
      {words}
    </Link>
  );

const Line = ({ line: { title, body, at, day, link, read } }: { readonly line: Notification }) =>
  day === undefined ? (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{title}</span>
        {read ? null : <Badge tone="time">Unread</Badge>}
      </div>
      <p className="break-words text-ink-soft">{body}</p>
      <div className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
        <Instant at={at} />
        {link ? (
          <Link to={link} className="text-link inline-flex min-h-11 items-center">
            Open
          </Link>
        ) : null}
      </div>
    </>
  ) : (
    <CountLine words={`${title} ${whenWords(day)}`} link={link} />
  );

/** Lines of the feed. Unread ones have a yellow edge and the word Unread. */
export const FeedList = ({ lines }: { readonly lines: readonly Notification[] }) => (
  <ul>
    {lines.map((line) => (
      <li
        key={line.id}
        className={`grid gap-1 border-t border-s-4 border-t-rule py-1 ps-4 ${line.read ? 'border-s-transparent' : 'border-s-time'}`}
      >
        <Line line={line} />
      </li>
    ))}
  </ul>
);
