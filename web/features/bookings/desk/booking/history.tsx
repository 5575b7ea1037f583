import type { BookingEntry } from '#domain/bookings/booking.ts';
import { bookingDeedWords } from '#domain/bookings/deed-words.ts';
import { slotIdWords } from '#domain/departures/slots/slot-words.ts';
import { useWho } from '#web/session/use-who.ts';
import { type ChangeLine, changeLine, HistoryLine, HistoryLines } from '#web/ui/data/history-line.tsx';
import { Section } from '#web/ui/layout/section.tsx';

const edges: Partial<Record<BookingEntry['what'], 'time' | 'done'>> = {
  failed: 'time',
  'no-show': 'time',
  touched: 'time',
  completed: 'done',
};

/** Fields that people call otherwise. */
const names: Readonly<Record<string, string>> = {
  zip: 'ZIP code',
  slot: 'Time',
  firstSlot: 'Time of the empty barrels',
  emptyBarrels: 'Empty barrels',
};

const wordsOf = (text: string | null): string | undefined => (text === null ? undefined : slotIdWords(text));

const changesOf = ({ changed = {} }: BookingEntry): readonly ChangeLine[] =>
  Object.entries(changed).map(([field, { before, after }]) =>
    changeLine(
      names[field] ?? `${field.slice(0, 1).toUpperCase()}${field.slice(1)}`,
      wordsOf(before),
      wordsOf(after),
    ),
  );

/** Everything that happened to a booking, the newest first. */
export const History = ({
  history,
  ownerId,
  name,
}: {
  readonly history: readonly BookingEntry[];
  readonly ownerId: string;
  readonly name: string;
}) => {
  const who = useWho(history.map(({ by }) => by).filter((by) => by !== ownerId));
  return (
    <Section title="History" className="min-w-0 space-y-3">
      <HistoryLines>
        {history.map((entry) => (
          <HistoryLine
            key={entry.id}
            who={entry.by === ownerId ? name : who(entry.by)}
            what={bookingDeedWords[entry.what]}
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
