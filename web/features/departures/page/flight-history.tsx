import type { FlightHistoryEntry } from '#domain/departures/flight-changes.ts';
import { useWho } from '#web/session/use-who.ts';
import { HistoryLine, HistoryLines } from '#web/ui/data/history-line.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { actWords, changeLineOf } from '../words.tsx';

/** Everything that happened to a flight, the newest first: who, when, why, and what it was before. */
export const FlightHistory = ({ history }: { readonly history: readonly FlightHistoryEntry[] }) => {
  const who = useWho(history.map(({ by }) => by));
  return (
    <Section title="History" className="grid gap-3">
      <HistoryLines>
        {history.map(({ version, at, by, what, reason, changes }) => (
          <HistoryLine
            key={version}
            who={who(by)}
            what={actWords[what]}
            at={at}
            changes={changes.map(changeLineOf)}
            note={reason === undefined ? undefined : `“${reason}”`}
          />
        ))}
      </HistoryLines>
    </Section>
  );
};
