import { type ReactNode, useState } from 'react';
import { dollars } from '#domain/kernel/money.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { type CostEntry, spentOf } from '#domain/vehicles/road/cost.ts';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import { OpenFile } from '#web/photos/open-file.tsx';
import { useWho } from '#web/session/use-who.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { monthWords } from '#web/ui/time/last-months.ts';
import { Refused } from '../acts/act.tsx';
import { useVehicleAct } from '../use-vehicles.ts';
import { milesWords } from '../words.tsx';

const kindWords = { FUEL: 'Fuel', TOLL: 'Toll' } as const;

const factsOf = ({ gallons, miles, place }: CostEntry): string =>
  [
    gallons === undefined ? '' : `${gallons} gallons`,
    miles === undefined ? '' : `at ${milesWords(miles)}`,
    place ?? '',
  ]
    .filter(Boolean)
    .join(', ');

interface Props {
  readonly vehicle: Vehicle;
  readonly mayChange: boolean;
}

/** Takes back an entry that is wrong. The same press again takes it back once. */
const TakeBack = ({ vehicle, entry }: Pick<Props, 'vehicle'> & { readonly entry: CostEntry }) => {
  const [id] = useState(uuidV7);
  const change = useVehicleAct(vehicle);
  const done = () => void toast.success('The entry is taken back.');
  const act = { kind: 'TAKE_BACK' as const, id, cost: { id: entry.id, at: entry.at } };
  return (
    <>
      <Button look="quiet" busy={change.isPending} onClick={() => change.mutate(act, { onSuccess: done })}>
        Take back
      </Button>
      {change.error ? <Refused error={change.error} /> : null}
    </>
  );
};

const Entry = ({
  entry,
  isTakenBack,
  who,
  vehicle,
  mayChange,
}: Props & {
  readonly entry: CostEntry;
  readonly isTakenBack: boolean;
  readonly who: (by: string) => string;
}) => (
  <li className="grid gap-1 border-t border-rule py-3">
    <p className="flex justify-between gap-4">
      <span className="min-w-0 wrap-anywhere">
        {kindWords[entry.kind]}
        {entry.reverses === undefined ? '' : ', taken back'}
        {isTakenBack ? <span className="text-ink-soft"> (taken back later)</span> : null}
      </span>
      <span className="whitespace-nowrap font-semibold tabular-nums">{dollars(entry.cents)}</span>
    </p>
    <p className="text-sm text-ink-soft wrap-anywhere">
      <Instant at={entry.at} />, {[who(entry.by), factsOf(entry)].filter(Boolean).join(', ')}
    </p>
    {entry.reverses === undefined ? (
      <div className="flex flex-wrap gap-2">
        <OpenFile id={entry.photo} subject={{ kind: 'driver', id: entry.by }} name="receipt" />
        {mayChange && !isTakenBack ? <TakeBack vehicle={vehicle} entry={entry} /> : null}
      </div>
    ) : null}
  </li>
);

const Month = ({
  month,
  entries,
  children,
}: {
  readonly month: string;
  readonly entries: readonly CostEntry[];
  readonly children: (entry: CostEntry) => ReactNode;
}) => {
  const { FUEL, TOLL } = spentOf(entries);
  return (
    <details className="border-t border-rule first:border-t-0">
      <summary className="unfold">
        <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
          <span className="font-semibold">{monthWords(month)}</span>
          <span className="tabular-nums">
            Fuel {dollars(FUEL)} · Tolls {dollars(TOLL)}
          </span>
        </span>
      </summary>
      <ul>{entries.map(children)}</ul>
    </details>
  );
};

/** What was paid on the road, summed up by month, with each receipt. */
export const Costs = ({ vehicle, costs, mayChange }: Props & { readonly costs: readonly CostEntry[] }) => {
  const who = useWho(costs.map(({ by }) => by));
  const reversed = new Set(costs.map(({ reverses }) => reverses));
  const months = Map.groupBy(costs, ({ at }) => newYorkDay(Date.parse(at)).slice(0, 7));
  return (
    <Section title="Fuel and tolls" className="min-w-0 space-y-3">
      {costs.length === 0 ? (
        <p className="text-ink-soft">Drivers send what they pay on the road, with a photo of the receipt.</p>
      ) : (
        <div className="border-y border-rule">
          {[...months].map(([month, entries]) => (
            <Month key={month} month={month} entries={entries}>
              {(entry) => (
                <Entry
                  key={entry.id}
                  entry={entry}
                  isTakenBack={reversed.has(entry.id)}
                  who={who}
                  vehicle={vehicle}
                  mayChange={mayChange}
                />
              )}
            </Month>
          ))}
        </div>
      )}
    </Section>
  );
};
