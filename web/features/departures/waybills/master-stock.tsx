import { useState } from 'react';
import type { departureEndpoints } from '#domain/departures/endpoints.ts';
import { airlineOfPrefix } from '#domain/departures/waybills/airlines.ts';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { messageOf } from '#web/api/api-error.ts';
import { useNames } from '#web/session/use-names.ts';
import { useMay } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Fact } from '#web/ui/data/fact.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { useMaster, useMasterChange } from '../use-departures.ts';

type Stock = EndpointReply<typeof departureEndpoints.master>;

const count = (number: number): string => number.toLocaleString('en-US');

/** Adds a block of numbers that an airline gave us, and sets the low mark. */
const BlockForm = ({ stock }: { readonly stock: Stock }) => {
  const change = useMasterChange();
  const [typed, setTyped] = useState({ first: '', count: '', airline: '', lowMark: String(stock.lowMark) });
  const set = (field: keyof typeof typed) => ({
    value: typed[field],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [field]: target.value }),
  });
  const isBlock = typed.first.trim() !== '' || typed.count.trim() !== '';
  // We know most airlines by their prefix. For another one staff say which it is.
  const prefix = typed.first.trim().slice(0, 3);
  const known = stock.airlines.some((airline) => airline.prefix === prefix && airline.code !== undefined);
  const isKnown = prefix.length < 3 || known || airlineOfPrefix(prefix) !== undefined;
  const send = (): void =>
    change.mutate(
      {
        version: stock.version,
        lowMark: Number(typed.lowMark),
        ...(isBlock
          ? {
              block: {
                first: typed.first.trim(),
                count: Number(typed.count),
                ...(typed.airline.trim() ? { airline: typed.airline.trim().toUpperCase() } : {}),
              },
            }
          : {}),
      },
      {
        onSuccess: () => {
          setTyped({ ...typed, first: '', count: '', airline: '' });
          toast.success('The stock is changed.');
        },
      },
    );
  return (
    <form
      method="post"
      noValidate
      className="grid max-w-3xl gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="grid items-end gap-4 sm:grid-cols-3">
        <PlainInput label="First number, as the airline wrote it" maxLength={12} {...set('first')} />
        <PlainInput label="How many numbers" inputMode="numeric" {...set('count')} />
        {isKnown ? null : <PlainInput label="Airline, as in BW 525: BW" maxLength={2} {...set('airline')} />}
        <PlainInput label="Warn when this many are left" inputMode="numeric" required {...set('lowMark')} />
      </div>
      {change.error ? <Alert>{messageOf(change.error)}</Alert> : null}
      <Button
        type="submit"
        look="plain"
        className="justify-self-start"
        busy={change.isPending}
        busyText="Saving..."
      >
        Save
      </Button>
    </form>
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
  const { left, lowMark, airlines, history } = stock;
  return (
    <div className="grid gap-4">
      {left <= lowMark ? (
        <Alert kind="warning" title={left === 0 ? 'No numbers are left' : 'Few numbers are left'}>
          {left === 0
            ? 'No flight can be handed over to the airline until you add some.'
            : 'Ask the airline for more before they run out.'}
        </Alert>
      ) : null}
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
