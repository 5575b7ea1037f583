import { Link } from 'react-router-dom';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { taskCountEndpoints } from '#domain/tasks/count-endpoint.ts';
import { taskKinds } from '#domain/tasks/kinds.ts';
import { useReply } from '#web/api/use-reply.ts';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { spanWords } from '#web/ui/time/span-words.ts';
import { useNow } from '#web/ui/time/use-now.ts';

/** What happened is on the overview within five seconds. */
const POLL_INTERVAL_MS = 4000;
/** More of a kind are not counted on an overview, so that it costs the same however much waits. */
const COUNTED = 20;

type Counts = EndpointReply<typeof taskCountEndpoints.counts>['kinds'];

const Row = ({ area, kind, count, late, oldest }: Counts[number] & { readonly area: Area }) => {
  const now = useNow();
  return (
    <li className="border-t border-rule">
      <Link
        to={`${area}/tasks?kind=${kind}`}
        className="flex min-h-14 flex-wrap items-center gap-x-3 px-2 py-1 no-underline hover:bg-sunk"
      >
        <span className="w-12 font-display text-2xl font-extrabold tabular-nums">
          {count >= COUNTED ? `${COUNTED}+` : count}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{taskKinds[kind].name}</span>
          {oldest === undefined ? null : (
            <span className="block text-sm text-ink-soft">
              oldest waits {spanWords(now - Date.parse(oldest))}
            </span>
          )}
        </span>
        {late > 0 ? <Badge tone="wrong">{late >= COUNTED ? 'all' : late} overdue</Badge> : null}
      </Link>
    </li>
  );
};

/** Kinds with an overdue task first, then by how long their oldest one waits. */
const mostPressing = (kinds: Counts): Counts =>
  kinds
    .filter(({ count }) => count > 0)
    .toSorted(
      (one, other) =>
        Number(other.late > 0) - Number(one.late > 0) || (one.oldest ?? '').localeCompare(other.oldest ?? ''),
    );

/** What waits for someone, by kind and age, as far as the person can clear it. Every number opens its list. */
export const TaskCounts = ({ area }: { readonly area: Area }) => {
  const query = useReply(
    ['tasks', 'counts', COUNTED],
    taskCountEndpoints.counts,
    { query: { upTo: COUNTED } },
    { refetchInterval: POLL_INTERVAL_MS },
  );
  return (
    <Panel title="What waits" all={`${area}/tasks`}>
      <Loaded query={query} loading="Loading what waits…" lines={6}>
        {({ kinds, mine }) => {
          const waiting = mostPressing(kinds);
          return waiting.length === 0 ? (
            <p className="border-t border-rule py-4 text-ink-soft">Nothing waits for you.</p>
          ) : (
            <>
              {mine === 0 ? null : (
                <p className="border-t border-rule">
                  <Link to={`${area}/tasks?view=mine`} className={textLink}>
                    {mine === 1 ? '1 task is yours' : `${mine} tasks are yours`}
                  </Link>
                </p>
              )}
              <ul>
                {waiting.map((one) => (
                  <Row key={one.kind} area={area} {...one} />
                ))}
              </ul>
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
};
