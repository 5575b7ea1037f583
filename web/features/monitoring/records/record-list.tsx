import type { RawRecord } from '#domain/monitoring/endpoints.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { Facts } from '../shared/facts.tsx';

const userOf = ({ userId, verified }: RawRecord): string => {
  if (userId === undefined) return 'not signed in';
  return verified ? userId : `${userId} (unverified)`;
};

const everything = (record: RawRecord): Readonly<Record<string, unknown>> => ({
  title: record.title,
  received: record.receivedAt,
  happened: record.skewed ? `${record.occurredAt} (by a clock more than a day off)` : record.occurredAt,
  route: record.route,
  user: userOf(record),
  session: record.sessionId,
  browser: record.userAgent,
  batch: record.id,
  ...record.details,
});

const Entry = ({ record }: { readonly record: RawRecord }) => (
  <details className="group border-b border-rule">
    <summary className="grid min-h-11 cursor-pointer gap-x-4 py-2 hover:bg-sunk sm:grid-cols-[11rem_minmax(0,1fr)_auto] sm:items-center">
      <span className="flex items-center gap-2 text-sm tabular-nums text-ink-soft">
        <span aria-hidden="true" className="unfold-mark" />
        <Instant at={record.receivedAt} />
      </span>
      <span className="line-clamp-2 break-words font-semibold">{record.title || '(no title)'}</span>
      <span className="flex flex-wrap items-center gap-2">
        {record.skewed ? <Badge tone="time">Clock off</Badge> : null}
        <span className="break-all font-mono text-xs text-ink-soft">{record.route}</span>
      </span>
    </summary>
    <div className="border-s-4 border-rule bg-sunk p-3 sm:ps-4">
      <Facts of={everything(record)} />
    </div>
  </details>
);

/** Stored records to expand; their content is shown as plain text. */
export const RecordList = ({ records }: { readonly records: readonly RawRecord[] }) => (
  <ul className="border-t-[1.5px] border-ink">
    {records.map((record) => (
      <li key={record.id}>
        <Entry record={record} />
      </li>
    ))}
  </ul>
);
