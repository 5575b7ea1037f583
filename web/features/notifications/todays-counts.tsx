import { Link } from 'react-router-dom';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { useNow } from '#web/ui/time/use-now.ts';
import { useLineOf } from './use-line-of.ts';
import { useFeed } from './use-notifications.ts';

const Counts = ({ lines }: { readonly lines: readonly Notification[] }) =>
  lines.length === 0 ? (
    <p className="border-t border-rule py-4 text-ink-soft">Nothing yet today.</p>
  ) : (
    <ul>
      {lines.map(({ id, title, link }) => (
        <li key={id} className="border-t border-rule">
          {link ? (
            <Link to={link} className="flex min-h-11 items-center px-2 no-underline hover:bg-sunk">
              {title}
            </Link>
          ) : (
            <p className="flex min-h-11 items-center px-2">{title}</p>
          )}
        </li>
      ))}
    </ul>
  );

/** What happened today and asks for nothing, each kind with its count. */
export const TodaysCounts = ({ to }: { readonly to: string }) => {
  const today = newYorkDay(useNow());
  const lineOf = useLineOf(to);
  return (
    <Panel title="Today" all={to}>
      <Loaded query={useFeed({ limit: 25 })} loading="Loading what happened today…" lines={2}>
        {({ items }) => <Counts lines={items.filter(({ day }) => day === today).map(lineOf)} />}
      </Loaded>
    </Panel>
  );
};
