import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { isReady } from '#domain/parcels/owner/own-counts.ts';
import type { OwnParcel } from '#domain/parcels/parcel.ts';
import type { CustomerCard } from '#domain/quotes/cards/customer-card.ts';
import { countedWords } from '#domain/quotes/counted-words.ts';
import { useOwnCard } from '#web/session/use-own-card.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { PriceLines } from '#web/ui/data/price-lines.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { useHereNow } from '../use-parcels.ts';
import { AirlineAsks } from './parts/agree.tsx';
import { Flight } from './parts/flight.tsx';
import { Inside } from './parts/inside.tsx';
import { PickParcels } from './parts/pick-parcels.tsx';
import { Receiver } from './parts/receiver.tsx';
import { Terms } from './parts/terms.tsx';
import { Saving } from './price/saving.tsx';
import { useSend } from './use-send.ts';
import { useSendForm } from './use-send-form.ts';
import { type Usual, useUsual } from './use-usual.ts';

type SendForm = ReturnType<typeof useSendForm>;

const Price = ({
  form: { parcels, receiver, price, noPrice },
  card,
}: {
  readonly form: SendForm;
  readonly card: CustomerCard;
}) => {
  const why =
    price &&
    countedWords(
      price,
      parcels.map(({ sides }) => sides),
    );
  return (
    <Section title="Price" className="grid gap-3">
      {noPrice ? <Alert kind="warning">{noPrice}</Alert> : null}
      {price ? <PriceLines lines={price.lines} total={price.total} /> : null}
      {why === undefined ? null : <p className="text-ink-soft">{why}</p>}
      <Saving parcels={parcels} to={receiver.to} card={card} />
    </Section>
  );
};

const Held = ({ number }: { readonly number: string }) => (
  <p>
    These parcels are in shipment{' '}
    <Link to={pathTo('/dashboard/shipments/:number', { number })} className={`${textLink} font-mono`}>
      {number}
    </Link>{' '}
    now, which is not booked yet. To send others, cancel it on its page.
  </p>
);

const MISSING = 'Something is missing above.';

const Book = ({ form, send }: { readonly form: SendForm; readonly send: ReturnType<typeof useSend> }) => {
  const { parcels, total, departureId, isComplete, problems } = form;
  const isAsked = Object.keys(problems).length > 0;
  const press = () => {
    form.ask();
    if (isComplete && total !== undefined) void send.send(form.form, departureId, total);
  };
  return (
    <div className="grid gap-3">
      {send.failure ? <Alert title="Not booked">{send.failure}</Alert> : null}
      {isAsked && !isComplete ? (
        <p role="alert" className="font-semibold text-wrong">
          {MISSING}
        </p>
      ) : null}
      <Button
        className="justify-self-start"
        busy={send.busy}
        busyText="Booking…"
        disabled={parcels.length === 0 || departureId === '' || total === undefined}
        onClick={press}
      >
        {total === undefined ? 'Book' : `Book for ${dollars(total)}`}
      </Button>
    </div>
  );
};

/** One page, from the parcels to the button, with everything of the last time chosen already. */
const Send = ({ ready, usual }: { readonly ready: readonly OwnParcel[]; readonly usual: Usual }) => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const card = useOwnCard();
  const send = useSend((number) => void navigate(pathTo('/dashboard/shipments/:number', { number })));
  const wanted = (search.get('parcels') ?? '').split(',');
  const form = useSendForm(ready, wanted, usual, card, send.totalOf);
  const { typed, problems, change } = form;
  const last = usual.last && { ...usual.last.consignee, to: usual.last.to };
  return (
    <div className="grid max-w-3xl gap-8">
      <PickParcels
        ready={ready}
        codes={typed.codes}
        locked={send.made !== undefined}
        onChange={(codes) => change({ codes })}
      />
      {problems.parcels ? <Alert title="Too many at once">{problems.parcels}</Alert> : null}
      {send.made ? <Held number={send.made.number} /> : null}
      <Receiver
        last={last}
        receiver={typed.receiver}
        isNew={form.isNew}
        home={usual.to}
        problems={problems}
        onChange={form.receive}
      />
      <Terms
        typed={typed}
        card={card.card}
        problem={problems.purpose}
        isKnown={last !== undefined}
        onChange={change}
      />
      <Loaded query={form.query} loading="Loading flights…" lines={4}>
        {() => (
          <Flight
            flights={form.flights ?? []}
            chosen={form.departureId}
            onChoose={(departureId) => change({ departureId })}
          />
        )}
      </Loaded>
      <Inside
        lines={form.lines}
        values={typed.values}
        problems={problems}
        onChange={(values) => change({ values })}
      />
      <Price form={form} card={card} />
      <AirlineAsks typed={typed} problems={problems} onChange={change} />
      <Book form={form} send={send} />
    </div>
  );
};

/** What was ready when the page opened: a shipment that is made takes its parcels out of the list, and the page keeps them. */
const Kept = ({ items, usual }: { readonly items: readonly OwnParcel[]; readonly usual: Usual }) => {
  const [ready] = useState(() => items.filter(isReady));
  if (ready.length === 0)
    return (
      <EmptyState
        title="Nothing is ready to send"
        action={<LinkButton to="/dashboard/mailbox">My mailbox</LinkButton>}
      >
        A parcel is ready once it is here and nothing is missing. Your mailbox says what each one needs.
      </EmptyState>
    );
  return <Send ready={ready} usual={usual} />;
};

/** `/dashboard/mailbox/send`: parcels become a shipment of that many pieces, as they are. */
export const SendPage = () => {
  const parcels = useHereNow();
  const usual = useUsual();
  return (
    <>
      <PageHeader caption="My mailbox" title="Send parcels on">
        As they are: each parcel flies as it came, and all of them as one shipment.
      </PageHeader>
      <Loaded query={parcels} loading="Loading your parcels…" fresh>
        {(items) =>
          usual.isPending ? (
            <Skeleton lines={6} label="Loading your receivers…" />
          ) : (
            <Kept items={items} usual={usual} />
          )
        }
      </Loaded>
    </>
  );
};
