import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { usualDayIn } from '#domain/departures/flight-id.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import type { ArrivalFlight, ArrivalOnFlight } from '#domain/shipments/arrivals/arrival-flight.ts';
import { isToCheckIn } from '#domain/shipments/arrivals/check-in.ts';
import { dayWords, destinationCity } from '#domain/shipments/tracking/local-times.ts';
import { Fact } from '#web/ui/data/fact.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { PageClock } from '#web/ui/time/page-clock.tsx';
import { ArrivalRow } from '../arrival-row.tsx';
import { flightTitle } from '../words.ts';
import { CheckIn } from './check-in.tsx';
import { type Counting, useCounting } from './counting.ts';
import { type FlightShown, useArrivalFlight } from './use-flight.ts';

/** What somebody types to find a shipment, against everything that names it. Figures match however they are grouped. */
const isFound = (arrival: ArrivalOnFlight, typed: string): boolean => {
  const text = typed.trim().toLowerCase();
  const { number, hawb = '', consigneeName, consigneePhone, consigneeCity, shipperName } = arrival;
  const words = [number, hawb, consigneeName, consigneeCity, shipperName].join(' ').toLowerCase();
  const digits = text.replace(/\D/g, '');
  const isNumber = digits.length >= 3 && /^[\d\s()+-]+$/.test(text);
  return (
    text.split(/\s+/).every((word) => words.includes(word)) ||
    (isNumber && `${consigneePhone} ${hawb}`.replace(/[^\d ]/g, '').includes(digits))
  );
};

/** The pieces of a shipment that are still to be checked in, each to be unchecked when it did not arrive. */
const OpenPieces = ({
  arrival: { number, consigneeName, pieces },
  counting,
}: {
  readonly arrival: ArrivalOnFlight;
  readonly counting: Counting;
}) => {
  const open = pieces.filter(isToCheckIn);
  if (open.length === 0) return null;
  return (
    <fieldset className="flex flex-wrap gap-2 px-1 pb-3">
      <legend className="sr-only">Pieces of {consigneeName} that arrived</legend>
      {open.map((piece) => (
        <label
          key={piece.n}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-label border-[1.5px] border-edge px-3"
        >
          <input
            type="checkbox"
            checked={counting.isHere(number, piece)}
            onChange={() => counting.flip(number, piece)}
          />
          {piece.n}: {piece.kind === 'BARREL' ? 'Barrel' : 'Box'}
        </label>
      ))}
    </fieldset>
  );
};

const Shipments = ({
  arrivals,
  counting,
}: {
  readonly arrivals: readonly ArrivalOnFlight[];
  readonly counting: Counting;
}) => {
  const [typed, setTyped] = useState('');
  const found = arrivals.filter((arrival) => isFound(arrival, typed));
  return (
    <Section title="Shipments" className="min-w-0 space-y-3">
      <div className="max-w-xl">
        <PlainInput
          label="Find on this flight"
          hint="Name, phone, waybill or tracking number."
          required
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      {found.length === 0 ? (
        <p role="status">Nothing on this flight has that in its name, phone, waybill or number.</p>
      ) : (
        <ul className="border-y-[1.5px] border-ink">
          {found.map((arrival) => (
            <ArrivalRow key={arrival.number} arrival={arrival}>
              <OpenPieces arrival={arrival} counting={counting} />
            </ArrivalRow>
          ))}
        </ul>
      )}
    </Section>
  );
};

const Facts = ({ flight }: { readonly flight: ArrivalFlight }) => {
  const { mawb, carrier, flightNumber, originAirport, destinationAirport, leftAt, landedAt } = flight;
  return (
    <dl className="grid gap-3 sm:grid-cols-2 @4xl:grid-cols-1">
      <Fact name="Master air waybill (MAWB)" className="font-mono">
        {mawb ?? 'Not recorded'}
      </Fact>
      <Fact name="Flight">{[carrier, flightNumber].filter(Boolean).join(' ') || 'Not recorded'}</Fact>
      <Fact name="Route">
        {originAirport} to {destinationAirport}
      </Fact>
      <Fact name="Left">{leftAt === undefined ? 'Not recorded' : <Instant at={leftAt} />}</Fact>
      <Fact name="Landed">{landedAt === undefined ? 'Not recorded' : <Instant at={landedAt} />}</Fact>
    </dl>
  );
};

const Work = ({ shown, papers }: { readonly shown: FlightShown; readonly papers: ReactNode }) => {
  const { flight, arrivals } = shown;
  const counting = useCounting(arrivals);
  return (
    <div className="grid items-start gap-10 @4xl:grid-cols-[2fr_1fr]">
      <div className="grid min-w-0 gap-10">
        <CheckIn shown={shown} counting={counting} />
        <Shipments arrivals={arrivals} counting={counting} />
      </div>
      <div className="grid min-w-0 gap-10">
        <Section title="For the entry" className="space-y-3">
          <Facts flight={flight} />
        </Section>
        {flight.manifests === 0 ? null : papers}
      </div>
    </div>
  );
};

/** `/agent/flights/:id`: a flight at its destination, with its papers, its check-in and everything that left on it. */
export const FlightPage = ({ papers }: { readonly papers: (id: string) => ReactNode }) => {
  const { id = '' } = useParams();
  return (
    <div className="@container">
      <Loaded
        query={useArrivalFlight(id)}
        loading="Loading the flight…"
        lines={14}
        missing={
          <Missing title="There is no such flight here" list="/agent" all="All arrivals">
            You see flights to your country from when our office has recorded that they left.
          </Missing>
        }
      >
        {(shown) => (
          <>
            <PageHeader caption={destinations[shown.flight.to].country} title={flightTitle(id)}>
              {shown.flight.day === usualDayIn(id) ? null : `It left on ${dayWords(shown.flight.day)}.`}
            </PageHeader>
            <PageClock place={destinationCity(shown.flight.to)}>
              <Work key={id} shown={shown} papers={papers(id)} />
            </PageClock>
          </>
        )}
      </Loaded>
    </div>
  );
};
