import { Link } from 'react-router-dom';
import { Badge } from '#web/ui/layout/badge.tsx';
import { useExpected, useMyParcels } from '../use-parcels.ts';
import { isReady } from '../words/state-words.ts';

const counted = (count: number, more: boolean): string => `${count}${more ? ' or more' : ''}`;

/** What is in the mailbox, on the first screen: how many are here, need something, and are expected. */
export const MailboxCounts = () => {
  const [here, expected] = [useMyParcels('here').data, useExpected().data];
  const parcels = here?.items ?? [];
  const needy = parcels.filter(({ holds }) => holds.some(({ kind }) => kind !== 'DG_REVIEW')).length;
  const ready = parcels.filter(isReady).length;
  const alerts = expected?.items.length ?? 0;
  return (
    <Link
      to="/dashboard/mailbox"
      className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-y-[1.5px] border-ink px-1 py-3 no-underline hover:bg-sunk"
    >
      <span>
        <span className="block text-lg font-semibold">My mailbox</span>
        <span className="block text-sm text-ink-soft">
          {here === undefined || expected === undefined
            ? 'Your parcels, and what you expect'
            : `${counted(parcels.length, here.next !== undefined)} here, ${counted(alerts, expected.next !== undefined)} expected`}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        {needy > 0 ? <Badge tone="time">{needy} need you</Badge> : null}
        {ready > 0 ? <Badge tone="done">{ready} ready to send</Badge> : null}
      </span>
    </Link>
  );
};
