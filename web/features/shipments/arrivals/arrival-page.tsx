import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { dollars } from '#domain/kernel/money.ts';
import { nameShown } from '#domain/kernel/person/latin-name.ts';
import type { Arrival } from '#domain/shipments/arrivals/arrival.ts';
import { wordsOfCode } from '#domain/shipments/code-words.ts';
import { purposeWords } from '#domain/shipments/form/choices.ts';
import { phoneShown } from '#domain/shipments/form/people.ts';
import { goodsWords } from '#domain/shipments/next-step/goods-words.ts';
import { destinationCity } from '#domain/shipments/tracking/local-times.ts';
import { piecesTitle } from '#domain/shipments/tracking/piece-titles.ts';
import { Fact } from '#web/ui/data/fact.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { dialed } from '#web/ui/text/phone-link.tsx';
import { PageClock } from '#web/ui/time/page-clock.tsx';
import { Pieces } from '../desk/shipment/pieces.tsx';
import { progressWords } from '../desk/state.tsx';
import { CustomsSection } from './customs-section.tsx';
import { HandOverForm } from './hand-over/hand-over.tsx';
import { Handovers } from './hand-over/handovers.tsx';
import { RecordArrival } from './record-arrival.tsx';
import { type ArrivalShown, useArrival } from './use-arrivals.ts';

const Receiver = ({
  arrival: { consignee, to, notifyParty, shipperName, purpose, incoterm, door },
}: {
  readonly arrival: Arrival;
}) => {
  const { company, street, street2, city, region } = consignee;
  const phone = phoneShown(consignee, to);
  return (
    <Section title="Receiver" className="space-y-3">
      <dl className="grid gap-3">
        <Fact name="Name">{[nameShown(consignee), company].filter(Boolean).join(', ')}</Fact>
        <Fact name="Phone">
          <a className="text-link inline-flex min-h-11 items-center" href={dialed(phone)}>
            {phone}
          </a>
        </Fact>
        <Fact name="Address">{[street, street2, city, region].filter(Boolean).join(', ')}</Fact>
        {notifyParty === undefined || notifyParty.name === '' ? null : (
          <Fact name="Also call">
            {nameShown(notifyParty)}, {phoneShown(notifyParty, to)}
          </Fact>
        )}
        {door === undefined ? null : <Fact name="Delivery to the door">{door.town}</Fact>}
        <Fact name="Sender">{shipperName}</Fact>
        <Fact name="Purpose">{purposeWords[purpose].label}</Fact>
        <Fact name="Duty">{incoterm === 'DDP' ? 'The sender pays it' : 'The receiver pays it'}</Fact>
      </dl>
    </Section>
  );
};

const Goods = ({ arrival: { commodities, declaredValue } }: { readonly arrival: Arrival }) => (
  <Section title="Goods" className="min-w-0 space-y-3">
    <ul className="grid gap-1">
      {commodities
        .map((line, place) => ({ ...line, place }))
        .map(({ place, description, quantity, unitValue, origin }) => (
          <li key={place} className="break-words">
            {quantity} × {description}, {dollars(unitValue)} each
            {origin === undefined ? '' : `, made in ${origin}`}
          </li>
        ))}
    </ul>
    <p>
      Declared value: <strong>{dollars(declaredValue)}</strong>
    </p>
  </Section>
);

const Events = ({ shown: { events } }: { readonly shown: ArrivalShown }) => (
  <Section title="What happened" className="space-y-3">
    <ol className="grid gap-3">
      {events.map(({ id, at, code, pieces, place, reason }) => (
        <li key={id} className="border-t border-rule pt-2">
          <p className="font-semibold">{wordsOfCode[code].desk}</p>
          <p className="text-sm text-ink-soft">
            {[piecesTitle(pieces), place, reason].filter(Boolean).join(' · ')}
            {' · '}
            <Instant at={at} />
          </p>
        </li>
      ))}
    </ol>
  </Section>
);

interface WorkProps {
  readonly shown: ArrivalShown;
  readonly papers: ReactNode;
  readonly bill: ReactNode;
}

const Work = ({ shown, papers, bill }: WorkProps) => (
  <div className="grid items-start gap-10 @4xl:grid-cols-[2fr_1fr]">
    <div className="grid min-w-0 gap-10">
      <Pieces pieces={shown.arrival.pieces} without={['screened']} />
      {bill}
      <HandOverForm shown={shown} />
      <RecordArrival arrival={shown.arrival} />
      <CustomsSection key={shown.arrival.customs?.at} arrival={shown.arrival} />
      <Handovers shown={shown} />
      {papers}
    </div>
    <div className="grid min-w-0 gap-10">
      <Receiver arrival={shown.arrival} />
      <Goods arrival={shown.arrival} />
      <Events shown={shown} />
    </div>
  </div>
);

/** `/agent/:number`: one shipment at its destination, from its landing to the counter. `papers` shows its papers, `bill` what its receiver pays. */
export const ArrivalPage = ({
  papers = () => null,
  bill = () => null,
}: {
  readonly papers?: (number: string) => ReactNode;
  readonly bill?: (number: string) => ReactNode;
}) => {
  const { number = '' } = useParams();
  return (
    <div className="@container">
      <Loaded
        query={useArrival(number)}
        loading="Loading the shipment…"
        lines={14}
        missing={
          <Missing title="There is no such shipment here" list="/agent" all="All arrivals">
            Check the number. You see shipments to your country from when their flight has left.
          </Missing>
        }
      >
        {(shown) => {
          const { to, hawb, pieces, consignee } = shown.arrival;
          return (
            <>
              <PageHeader
                caption={`${number}${hawb === undefined ? '' : ` · Waybill ${hawb}`}`}
                title={`${nameShown(consignee)}: ${goodsWords(pieces)}`}
              >
                {progressWords(pieces)}
              </PageHeader>
              <PageClock place={destinationCity(to)}>
                <Work
                  key={shown.arrival.number}
                  shown={shown}
                  papers={papers(shown.arrival.number)}
                  bill={bill(shown.arrival.number)}
                />
              </PageClock>
            </>
          );
        }}
      </Loaded>
    </div>
  );
};
