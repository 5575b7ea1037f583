import { lazy, Suspense } from 'react';
import { COUNTED } from '#domain/parcels/owner/own-counts.ts';
import { ownCountsEndpoints } from '#domain/parcels/owner/own-counts-endpoint.ts';
import { useReply } from '#web/api/use-reply.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
import { MailboxLine } from './mailbox-line.tsx';

const NewestHere = lazy(async () => ({ default: (await import('./newest-here.tsx')).NewestHere }));

const counted = (count: number): string => (count < COUNTED ? `${count}` : `${count} or more`);

/**
 * The mailbox on the first screen: how many parcels are here, need something, and are expected, and the newest of those that are here. It is
 * asked again with everything else of parcels.
 */
export const MailboxCounts = () => {
  const { data } = useReply(['parcels', 'counts'], ownCountsEndpoints.ownCounts, {});
  if (data === undefined) return <MailboxLine />;
  const { here, expected, needYou, ready } = data;
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
      {here > 0 ? (
        <Suspense>
          <NewestHere />
        </Suspense>
      ) : null}
    </div>
  );
};
