import type { FlightHistoryEntry } from '#domain/departures/flight-changes.ts';
import { useNames } from '#web/session/use-names.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { actWords, changeWords } from '../words.tsx';

const SYSTEM = 'system';

/** Everything that happened to a flight, the newest first: who, when, why, and what it was before. */
export const FlightHistory = ({ history }: { readonly history: readonly FlightHistoryEntry[] }) => {
  const nameOf = useNames([...new Set(history.map(({ by }) => by))].filter((by) => by !== SYSTEM));
  return (
    <Section title="History" className="grid gap-3">
      <ol className="grid gap-4">
        {history.map(({ version, at, by, what, reason, changes }) => (
          <li key={version} className="border-t border-rule pt-3">
            <p className="font-semibold">{actWords[what]}</p>
            <p className="text-sm text-ink-soft">
              <Instant at={at} /> · {by === SYSTEM ? 'by schedule and settings' : nameOf(by)}
            </p>
            {reason === undefined ? null : <p className="break-words">“{reason}”</p>}
            <ul>
              {changes.map((change) => (
                <li key={change.field}>{changeWords(change)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
};
