import type { Flight } from '#domain/departures/flight.ts';
import { aircraftNames } from '#domain/departures/flights-setting.ts';
import { Fact } from '#web/ui/data/fact.tsx';
import { dayWords, instantWords } from '#web/ui/time/countdown-words.ts';
import { useNow } from '#web/ui/time/use-now.ts';
import { cutoffWords, overWords, piecesWords, StateBadge, shipmentsWords, weightWords } from '../words.tsx';

const byHandWords: Readonly<Record<Flight['byHand'][number], string>> = {
  timing: 'Day and cutoffs',
  flight: 'Airline, flight number and aircraft',
  capacity: 'Capacity',
};

/** When a flight leaves, its cutoffs, and how full it is. */
export const FlightFacts = ({ flight }: { readonly flight: Flight }) => {
  const now = useNow();
  const over = overWords(flight);
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <Fact name="State">
        <StateBadge state={flight.state} />
      </Fact>
      <Fact name="Leaves">
        {dayWords(flight.day)} from {flight.originAirport} to {flight.destinationAirport}
        {flight.movedBy ? `, because of ${flight.movedBy}` : ''}
      </Fact>
      <Fact name="Goods due">{cutoffWords(flight.cargoCutoff, now)}</Fact>
      <Fact name="Booking closes">{cutoffWords(flight.bookingCutoff, now)}</Fact>
      <Fact name="Ready there">
        {dayWords(flight.eta.from)} to {dayWords(flight.eta.to)}
      </Fact>
      <Fact name="Can be booked from">{instantWords(new Date(flight.opensAt))}</Fact>
      <Fact name="Airline">
        {[flight.carrier, flight.flightNumber].filter(Boolean).join(' · ') || 'Not set'}
      </Fact>
      <Fact name="Aircraft">{aircraftNames[flight.aircraft ?? 'PASSENGER']}</Fact>
      <Fact name="Heaviest piece">{flight.capacity.largestPieceLb.toLocaleString('en-US')} lb</Fact>
      <Fact name="Booked">
        {weightWords(flight)}, {piecesWords(flight)}, {shipmentsWords(flight.shipments)}
        {flight.waiting ? `, ${flight.waiting.toLocaleString('en-US')} waiting` : ''}
        {over === undefined ? null : <strong className="block text-wrong">{over}</strong>}
      </Fact>
      {flight.byHand.length > 0 ? (
        <Fact name="Set by hand">
          {flight.byHand.map((what) => byHandWords[what]).join('; ')}. The schedule and the settings no longer
          change it.
        </Fact>
      ) : null}
    </dl>
  );
};
