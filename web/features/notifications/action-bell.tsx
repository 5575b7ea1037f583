import { Link } from 'react-router-dom';
import { useLookAfterActs, useUnreadCount } from './use-notifications.ts';

/** Highest number shown; above it the badge only says that there are more. */
const COUNTED = 100;

/** A bell with the number of things that ask for action, and a link to them. When a count fails it is left out. */
export const ActionBell = ({
  to,
  waiting,
}: {
  readonly to: string;
  /** What waits in other lists, besides the unread lines of the feed. */
  readonly waiting: number;
}) => {
  const { data } = useUnreadCount();
  useLookAfterActs();
  const count = waiting + (data?.count ?? 0);
  const shown = count >= COUNTED ? '99+' : String(count);
  return (
    <Link
      to={to}
      aria-label={count > 0 ? `Notifications, ${shown} to look at` : 'Notifications'}
      className="relative grid size-11 place-items-center rounded-label hover:bg-night-rule"
    >
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15L6 16Z" strokeLinejoin="round" />
        <path d="M10 20.5a2 2 0 0 0 4 0" strokeLinecap="round" />
      </svg>
      {count > 0 ? (
        <span
          aria-hidden="true"
          className="absolute end-0 top-0 min-w-5 rounded-full bg-time px-1 text-center font-mono text-xs font-bold leading-5 text-on-time"
        >
          {shown}
        </span>
      ) : null}
    </Link>
  );
};
