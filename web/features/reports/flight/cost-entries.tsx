import { dollars } from '#domain/kernel/money.ts';
import { type CostOfFlight, costOf, type EnteredCost } from '#domain/reports/figures/cost.ts';
import { useNames } from '#web/session/use-names.ts';
import { useMay } from '#web/session/use-session.ts';
import { Instant } from '#web/ui/text/instant.tsx';

/** A rate in cents, with as many parts of a cent as airlines write: `$2.10`, `$1.855`. */
const rateWords = (rate: number): string =>
  (rate / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 });

const wordsOf = ({ weight, unit, rate, fees, agent }: EnteredCost): string =>
  `${weight.toLocaleString('en-US')} ${unit} × ${rateWords(rate)}, fees ${dollars(fees)}, agent ${dollars(agent)}`;

/** Everything that was entered for a flight, the newest first, which counts. */
export const CostEntries = ({ cost: { entries } }: { readonly cost: CostOfFlight }) => {
  const mayName = useMay()('name.read');
  const nameOf = useNames(mayName ? entries.map(({ by }) => by) : []);
  if (entries.length === 0) return <p className="text-ink-soft">Nobody has entered it yet.</p>;
  return (
    <ul className="grid gap-3">
      {entries.map((entry) => (
        <li key={entry.at} className="min-w-0">
          <p>
            <strong className="tabular-nums">{dollars(costOf(entry))}</strong>: {wordsOf(entry)}
          </p>
          {entry.note ? <p className="break-words">{entry.note}</p> : null}
          <p className="text-sm text-ink-soft">
            <Instant at={entry.at} />
            {mayName ? ` · ${nameOf(entry.by)}` : ''}
          </p>
        </li>
      ))}
    </ul>
  );
};
