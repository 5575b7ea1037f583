import { Badge } from '#web/ui/layout/badge.tsx';
import { useExpected, useMyParcels } from '../use-parcels.ts';
import { isReady } from '../words/state-words.ts';
import { MailboxLine } from './mailbox-line.tsx';

const counted = (count: number, more: boolean): string => `${count}${more ? ' or more' : ''}`;

/** What is in the mailbox: how many are here, need something, and are expected. */
export const CountedLine = ({ before }: { readonly before: string }) => {
  const [here, expected] = [useMyParcels('here').data, useExpected().data];
  const parcels = here?.items ?? [];
  const needy = parcels.filter(({ holds }) => holds.some(({ kind }) => kind !== 'DG_REVIEW')).length;
  const ready = parcels.filter(isReady).length;
  const alerts = expected?.items.length ?? 0;
  return (
    <MailboxLine
      words={
        here === undefined || expected === undefined
          ? before
          : `${counted(parcels.length, here.next !== undefined)} here, ${counted(alerts, expected.next !== undefined)} expected`
      }
    >
      <span className="flex flex-wrap gap-2">
        {needy > 0 ? <Badge tone="time">{needy} need you</Badge> : null}
        {ready > 0 ? <Badge tone="done">{ready} ready to send</Badge> : null}
      </span>
    </MailboxLine>
  );
};
