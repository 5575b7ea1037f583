import type { DriverEntry } from '#domain/drivers/changes/acts.ts';
import { deedWords } from '#domain/drivers/deed-words.ts';
import { useWho } from '#web/session/use-who.ts';
import { HistoryLine, HistoryLines } from '#web/ui/data/history-line.tsx';
import { Section } from '#web/ui/layout/section.tsx';

/** Everything that happened to the record of a driver, the newest first. */
export const History = ({ history }: { readonly history: readonly DriverEntry[] }) => {
  const who = useWho(history.map(({ by }) => by));
  return (
    <Section title="History" className="min-w-0 space-y-3">
      <HistoryLines>
        {history.map(({ id, by, what, at, text }) => (
          <HistoryLine key={id} who={who(by)} what={deedWords[what]} at={at} note={text} />
        ))}
      </HistoryLines>
    </Section>
  );
};
