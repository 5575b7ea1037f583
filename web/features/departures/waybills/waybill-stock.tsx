import { useState } from 'react';
import type { departureEndpoints } from '#domain/departures/endpoints.ts';
import { waybillNumber } from '#domain/departures/waybills/waybill.ts';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { useNames } from '#web/session/use-names.ts';
import { useMay } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Fact } from '#web/ui/data/fact.tsx';
import { HistoryLine, HistoryLines } from '#web/ui/data/history-line.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { useGaps, useStock, useStockChange } from '../use-departures.ts';
import { LowStock, StockForm } from './stock-parts.tsx';

type Stock = EndpointReply<typeof departureEndpoints.stock>;

const count = (number: number): string => number.toLocaleString('en-US');

/** Adds numbers, and sets prefix and low mark. */
const ChangeForm = ({ stock }: { readonly stock: Stock }) => {
  const act = useAct(useStockChange(), {
    begin: { add: '', prefix: stock.prefix, lowMark: String(stock.lowMark) },
    input: ({ add, prefix, lowMark }) => ({
      version: stock.version,
      add: Number(add || 0),
      prefix: prefix.trim().toUpperCase(),
      lowMark: Number(lowMark),
    }),
    keeps: ['prefix', 'lowMark'],
    done: () => toast.success('The stock is changed.'),
  });
  return (
    <StockForm act={act}>
      <PlainInput label="Numbers to add" inputMode="numeric" required {...act.field('add')} />
      <PlainInput label="Prefix" required maxLength={4} {...act.field('prefix')} />
    </StockForm>
  );
};

/** Numbers that were taken and that no shipment has. */
const Gaps = () => {
  const [isWanted, setWanted] = useState(false);
  const gaps = useGaps(isWanted);
  if (!isWanted)
    return (
      <Button look="quiet" className="justify-self-start" onClick={() => setWanted(true)}>
        Show unused numbers
      </Button>
    );
  return (
    <Loaded query={gaps} loading="Looking for unused numbers…" lines={2}>
      {({ numbers, checked }) => (
        <p className="break-words">
          {numbers.length === 0
            ? `All of the last ${count(checked)} numbers belong to a shipment.`
            : `Taken and not used, of the last ${count(checked)}: ${numbers.join(', ')}`}
        </p>
      )}
    </Loaded>
  );
};

const StockHistory = ({ history }: Pick<Stock, 'history'>) => {
  const nameOf = useNames(history.map(({ by }) => by));
  if (history.length === 0) return null;
  return (
    <HistoryLines label="Who changed the stock">
      {history.map(({ version, at, by, add, prefix, lowMark }) => (
        <HistoryLine
          key={version}
          who={nameOf(by)}
          what="changed the stock"
          at={at}
          changes={[
            { label: 'Added', words: count(add) },
            { label: 'Prefix', words: prefix },
            { label: 'Warning at', words: count(lowMark) },
          ]}
        />
      ))}
    </HistoryLines>
  );
};

const Shown = ({ stock }: { readonly stock: Stock }) => {
  const may = useMay();
  const { left, lowMark, prefix, next } = stock;
  return (
    <div className="grid gap-4">
      <LowStock
        stock={stock}
        none="Shipments cannot get a number until you add some."
        few="Add some before they run out."
      />
      <dl className="grid gap-4 sm:grid-cols-3">
        <Fact name="Left" className="tabular-nums">
          {count(left)}
        </Fact>
        <Fact name="Next number" className="font-mono">
          {left === 0 ? 'none' : waybillNumber(prefix, next)}
        </Fact>
        <Fact name="Warning at" className="tabular-nums">
          {count(lowMark)}
        </Fact>
      </dl>
      {may('waybill.manage') ? <ChangeForm key={stock.version} stock={stock} /> : null}
      <Gaps />
      <StockHistory history={stock.history} />
    </div>
  );
};

/** The stock of house air waybill numbers: how many are left, and the form to add some. */
export const WaybillStock = () => (
  <Section title="House air waybill numbers" className="mt-10 grid gap-4 border-t-[1.5px] border-ink pt-4">
    <Loaded query={useStock()} loading="Loading the stock…" lines={4}>
      {(stock) => <Shown stock={stock} />}
    </Loaded>
  </Section>
);
