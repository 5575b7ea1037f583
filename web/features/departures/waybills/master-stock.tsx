import type { departureEndpoints } from '#domain/departures/endpoints.ts';
import { airlineOfPrefix } from '#domain/departures/waybills/airlines.ts';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { useNames } from '#web/session/use-names.ts';
import { useMay } from '#web/session/use-session.ts';
import { Fact } from '#web/ui/data/fact.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { useMaster, useMasterChange } from '../use-departures.ts';
import { LowStock, StockForm } from './stock-parts.tsx';

type Stock = EndpointReply<typeof departureEndpoints.master>;

const count = (number: number): string => number.toLocaleString('en-US');

/** Adds a block of numbers that an airline gave us, and sets the low mark. */
const BlockForm = ({ stock }: { readonly stock: Stock }) => {
  const act = useAct(useMasterChange(), {
    begin: { first: '', count: '', airline: '', lowMark: String(stock.lowMark) },
    input: (typed) => {
      const [first, many, airline] = [typed.first.trim(), typed.count.trim(), typed.airline.trim()];
      const block = { first, count: Number(many), ...(airline ? { airline: airline.toUpperCase() } : {}) };
      const isBlock = first !== '' || many !== '';
      return { version: stock.version, lowMark: Number(typed.lowMark), ...(isBlock ? { block } : {}) };
    },
    keeps: ['lowMark'],
    done: () => toast.success('The stock is changed.'),
  });
  // We know most airlines by their prefix. For another one staff say which it is.
  const prefix = act.values.first.trim().slice(0, 3);
  const known = stock.airlines.some((airline) => airline.prefix === prefix && airline.code !== undefined);
  const isKnown = prefix.length < 3 || known || airlineOfPrefix(prefix) !== undefined;
  return (
    <StockForm act={act}>
      <PlainInput label="First number, as the airline wrote it" maxLength={12} {...act.field('first')} />
      <PlainInput label="How many numbers" inputMode="numeric" {...act.field('count')} />
      {isKnown ? null : (
        <PlainInput label="Airline, as in BW 525: BW" maxLength={2} {...act.field('airline')} />
      )}
    </StockForm>
  );
};

const BlockHistory = ({ history }: Pick<Stock, 'history'>) => {
  const nameOf = useNames(history.map(({ by }) => by));
  if (history.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm text-ink-soft">
      {history.map(({ version, at, by, first, last, lowMark }) => (
        <li key={version}>
          <Instant at={at} /> · {nameOf(by)}:{' '}
          {first === undefined ? 'no numbers added' : `${first} to ${last ?? first} added`}, warning at{' '}
          {count(lowMark)}
        </li>
      ))}
    </ul>
  );
};

const Shown = ({ stock }: { readonly stock: Stock }) => {
  const may = useMay();
  const { lowMark, airlines, history } = stock;
  return (
    <div className="grid gap-4">
      <LowStock
        stock={stock}
        none="No flight can be handed over to the airline until you add some."
        few="Ask the airline for more before they run out."
      />
      <dl className="grid gap-4 sm:grid-cols-3">
        {airlines.map(({ prefix, left: some, next, name }) => (
          <Fact key={prefix} name={name ?? `Airline ${prefix}`}>
            {count(some)} left, next <span className="font-mono">{next}</span>
          </Fact>
        ))}
        <Fact name="Warning at" className="tabular-nums">
          {count(lowMark)}
        </Fact>
      </dl>
      {may('waybill.manage') ? <BlockForm key={stock.version} stock={stock} /> : null}
      <BlockHistory history={history} />
    </div>
  );
};

/** The stock of the airlines' air waybill numbers: how many are left of each, and the form to add a block. */
export const MasterStock = () => (
  <Section
    title="Master air waybill (MAWB) numbers"
    className="mt-10 grid gap-4 border-t-[1.5px] border-ink pt-4"
  >
    <Loaded query={useMaster()} loading="Loading the numbers…" lines={4}>
      {(stock) => <Shown stock={stock} />}
    </Loaded>
  </Section>
);
