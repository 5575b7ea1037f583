import { airlineMissing } from '#domain/departures/airline.ts';
import { departureTimeWords } from '#domain/departures/departure-time.ts';
import type { Flight } from '#domain/departures/flight.ts';
import { isAddedFlight } from '#domain/departures/flight-id.ts';
import { aircraftNames } from '#domain/departures/flights-setting.ts';
import { type AirlineReceipt, receiptWords } from '#domain/departures/receipt.ts';
import { OpenFile } from '#web/photos/open-file.tsx';
import { useMay } from '#web/session/use-session.ts';
import { Fact } from '#web/ui/data/fact.tsx';
import { Badge } from '#web/ui/layout/badge.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { dayWords, instantWords } from '#web/ui/time/countdown-words.ts';
import { useNow } from '#web/ui/time/use-now.ts';
import { cutoffWords, overWords, piecesWords, StateBadge, shipmentsWords, weightWords } from '../words.tsx';
import { AIRLINE_FIELD } from './airline-form.tsx';

const byHandWords: Readonly<Record<Flight['byHand'][number], string>> = {
  timing: 'Day and cutoffs',
  flight: 'Airline, flight number, departure time and aircraft',
  capacity: 'Capacity',
};

/** Which airline flies. While that is not known it is a thing to do, with the way to the field for whoever can say it. */
const AirlineFact = ({ flight, mayName }: Shown) => {
  const missing = airlineMissing(flight);
  const known = [flight.carrier, flight.flightNumber].filter(Boolean).join(' · ');
  return (
    <Fact name="Airline">
      {missing === undefined ? (
        known
      ) : (
        <>
          {known ? `${known} · ` : ''}
          <Badge tone="time">{flight.carrier ? 'Flight number not set' : 'Not set'}</Badge>{' '}
          {mayName ? (
            <a href={`#${AIRLINE_FIELD}`} className={textLink}>
              Set {missing}
            </a>
          ) : null}
        </>
      )}
    </Fact>
  );
};

interface Shown {
  readonly flight: Flight;
  /** Whether the airline can be named on this page. */
  readonly mayName: boolean;
}

/** What the airline's receipt says, and who brought it. */
const ReceiptFact = ({ flight, receipt }: { readonly flight: string; readonly receipt: AirlineReceipt }) => {
  const isShown = useMay()('run.read');
  return (
    <Fact name="Receipt of the airline">
      {receiptWords(receipt)}, {instantWords(new Date(receipt.at))}
      {isShown ? (
        <span className="mt-2 flex flex-wrap gap-2">
          {receipt.photos.map((id, at) => (
            <OpenFile key={id} id={id} subject={{ kind: 'visit', id: flight }} name={`receipt ${at + 1}`} />
          ))}
        </span>
      ) : null}
    </Fact>
  );
};

/** When a flight leaves, its cutoffs, and how full it is. */
export const FlightFacts = ({ flight, mayName }: Shown) => {
  const now = useNow();
  const over = overWords(flight);
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <Fact name="State">
        <StateBadge state={flight.state} />
      </Fact>
      <Fact name="Leaves">
        {[dayWords(flight.day), departureTimeWords(flight)].filter(Boolean).join(', ')}, from{' '}
        {flight.originAirport} to {flight.destinationAirport}
        {flight.movedBy ? `, because of ${flight.movedBy}` : ''}
      </Fact>
      <Fact name="Goods due">{cutoffWords(flight.cargoCutoff, now)}</Fact>
      <Fact name="Booking closes">{cutoffWords(flight.bookingCutoff, now)}</Fact>
      <Fact name="Ready there">
        {dayWords(flight.eta.from)} to {dayWords(flight.eta.to)}
      </Fact>
      <Fact name="Can be booked from">{instantWords(new Date(flight.opensAt))}</Fact>
      <AirlineFact flight={flight} mayName={mayName} />
      <Fact name="Aircraft">{aircraftNames[flight.aircraft ?? 'PASSENGER']}</Fact>
      <Fact name="Heaviest piece">{flight.capacity.largestPieceLb.toLocaleString('en-US')} lb</Fact>
      <Fact name="Booked">
        {weightWords(flight)}, {piecesWords(flight)}, {shipmentsWords(flight.shipments)}
        {flight.waiting ? `, ${flight.waiting.toLocaleString('en-US')} waiting` : ''}
        {over === undefined ? null : <strong className="block text-wrong">{over}</strong>}
      </Fact>
      {flight.receipt === undefined ? null : <ReceiptFact flight={flight.id} receipt={flight.receipt} />}
      {isAddedFlight(flight.id) ? (
        <Fact name="Added">By hand. The schedule and the settings do not change it.</Fact>
      ) : null}
      {flight.byHand.length > 0 && !isAddedFlight(flight.id) ? (
        <Fact name="Set by hand">
          {flight.byHand.map((what) => byHandWords[what]).join('; ')}. The schedule and the settings no longer
          change it.
        </Fact>
      ) : null}
    </dl>
  );
};
