import { COUNTED } from '#domain/parcels/owner/own-counts.ts';
import { ownCountsEndpoints } from '#domain/parcels/owner/own-counts-endpoint.ts';
import { useReply } from '#web/api/use-reply.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
import { MailboxLine } from './mailbox-line.tsx';

const counted = (count: number): string => (count < COUNTED ? `${count}` : `${count} or more`);

/** What is in the mailbox: how many are here, need something, and are expected. It is asked again with everything else of parcels. */
export const CountedLine = ({ before }: { readonly before: string }) => {
  const { data } = useReply(['parcels', 'counts'], ownCountsEndpoints.ownCounts, {});
  const { here = 0, expected = 0, needYou = 0, ready = 0 } = data ?? {};
  return (
    <MailboxLine words={data === undefined ? before : `${counted(here)} here, ${counted(expected)} expected`}>
      <span className="flex flex-wrap gap-2">
        {needYou > 0 ? <Badge tone="time">{needYou} need you</Badge> : null}
        {ready > 0 ? <Badge tone="done">{ready} ready to send</Badge> : null}
      </span>
    </MailboxLine>
  );
};
