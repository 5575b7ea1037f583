import { lazy, Suspense } from 'react';
import { COUNTED } from '#domain/parcels/owner/own-counts.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
import { MailboxLine } from './mailbox-line.tsx';
import { useCounts } from './use-counts.ts';

const NewestHere = lazy(async () => ({ default: (await import('./newest-here.tsx')).NewestHere }));

/** How many parcels are shown with their photos, those that need their owner included. */
const SHOWN = 3;

const counted = (count: number): string => (count < COUNTED ? `${count}` : `${count} or more`);

/**
 * The mailbox on the first screen: how many parcels are here, need something, and are expected, and the newest of those that are here. What
 * needs its owner has a card above.
 */
export const MailboxCounts = () => {
  const { data } = useCounts();
  if (data === undefined) return <MailboxLine />;
  const { here, expected, needYou, ready, toDo } = data;
  const most = Math.min(here, SHOWN) - toDo.length;
  return (
    <div>
      <MailboxLine words={`${counted(here)} here, ${counted(expected)} expected`}>
        <span className="flex flex-wrap gap-2">
          {needYou > 0 ? (
            <Badge tone="time">
              {needYou} {needYou === 1 ? 'needs' : 'need'} you
            </Badge>
          ) : null}
          {ready > 0 ? <Badge tone="done">{ready} ready to send</Badge> : null}
        </span>
      </MailboxLine>
      {most > 0 ? (
        <Suspense>
          <NewestHere shown={toDo.map(({ code }) => code)} most={most} />
        </Suspense>
      ) : null}
    </div>
  );
};
