import type { ParcelEntry } from '#domain/parcels/parcel.ts';
import { useWho } from '#web/session/use-who.ts';
import { HistoryLine, HistoryLines } from '#web/ui/data/history-line.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { changesOf } from './changed-words.ts';

const deeds: Readonly<Record<ParcelEntry['what'], string>> = {
  received: 'received it',
  assigned: 'put it in a mailbox',
  unassigned: 'took it out of its mailbox',
  'not-mine': 'said that it is not theirs',
  measured: 'measured it again',
  moved: 'moved it to another shelf',
  declared: 'said what is inside',
  'invoice-verified': 'verified the invoice',
  'invoice-rejected': 'sent the invoice back',
  looked: 'looked at what is inside',
  seen: 'noted what was seen inside',
  requested: 'put it into a shipment',
  released: 'took it out of its shipment',
  packed: 'booked it to fly',
  shipped: 'noted that it left',
  delivered: 'noted that it was collected',
  'photos-asked': 'asked for more photos',
  'photos-done': 'took the photos',
  'return-asked': 'asked to send it back',
  'return-undone': 'kept it after all',
  returned: 'gave it to the carrier, back to the store',
  'disposal-agreed': 'agreed that we dispose of it',
  disposed: 'disposed of it',
  note: 'wrote a note',
};

const edges: Partial<Record<ParcelEntry['what'], 'time' | 'done'>> = {
  unassigned: 'time',
  'not-mine': 'time',
  'invoice-rejected': 'time',
  disposed: 'time',
  assigned: 'done',
  shipped: 'done',
  delivered: 'done',
  returned: 'done',
};

/** Everything that happened to a parcel and who did it, the newest first. */
export const History = ({ history }: { readonly history: readonly ParcelEntry[] }) => {
  const who = useWho(history.map(({ by }) => by));
  return (
    <Section title="History" className="min-w-0 space-y-3">
      <HistoryLines>
        {history.map((entry) => (
          <HistoryLine
            key={entry.id}
            who={who(entry.by)}
            what={deeds[entry.what]}
            at={entry.at}
            changes={changesOf(entry)}
            note={entry.text}
            edge={edges[entry.what]}
          />
        ))}
      </HistoryLines>
    </Section>
  );
};
