import { Link } from 'react-router-dom';
import { receiptWords } from '#domain/departures/receipt.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { lateMinutesOf, missingOf, type Trip } from '#domain/runs/airport/trip.ts';
import { turnedAwayWords } from '#domain/runs/airport/words.ts';
import type { RunOnBoard } from '#domain/runs/desk/endpoints.ts';
import { OpenFile } from '#web/photos/open-file.tsx';
import { dayWords } from '#web/ui/time/countdown-words.ts';
import type { Desk } from '../desk.ts';
import { lengthWords, timeWords } from '../draft/clock.ts';
import { countWords, StateBadge } from '../words.tsx';
import { AirportActions } from './airport-actions.tsx';

/** Which flight, and where to. Before it has a number its day tells it from others. */
const tripTitle = ({ flightNumber, to, leaves }: Trip): string =>
  flightNumber === undefined
    ? `${destinations[to].country}, ${dayWords(leaves)}`
    : `${flightNumber} to ${destinations[to].country}`;

/** What became of the load, or how far it is. */
const outcomeOf = ({ proof, list, scanned, arrivedAt, because, state }: Trip): string => {
  if (proof?.outcome === 'TENDERED')
    return `The airline has it: ${receiptWords(proof)}, accepted by ${proof.name} at ${timeWords(proof.at)}`;
  if (proof?.outcome === 'TURNED_AWAY')
    return `The airline did not take it: ${turnedAwayWords[proof.reason]}${proof.note === undefined ? '' : `. ${proof.note}`}`;
  if (state === 'TAKEN_OFF') return `Not driven: ${because ?? 'it was taken off'}`;
  if (arrivedAt !== undefined) return `At the airline since ${timeWords(arrivedAt)}`;
  return list === undefined
    ? 'The driver gets the load list with the run'
    : `${scanned.length} of ${countWords(list.codes.length, 'piece')} on the van`;
};

/** The receipt of the airline, or what the driver saw there. */
const ProofPhotos = ({ trip: { flight, proof } }: { readonly trip: Trip }) =>
  proof === undefined ? null : (
    <div className="flex flex-wrap gap-2">
      {proof.photos.map((id, at) => (
        <OpenFile
          key={id}
          id={id}
          subject={{ kind: 'visit', id: flight }}
          name={`${proof.outcome === 'TENDERED' ? 'receipt' : 'photo'} ${at + 1}`}
        />
      ))}
    </div>
  );

const Problem = ({ children }: { readonly children: string }) => (
  <p className="font-semibold text-wrong wrap-anywhere">{children}</p>
);

/** What of the trip is not as it should be: late, too heavy, left without some pieces. */
const Problems = ({ trip, payloadLb }: { readonly trip: Trip; readonly payloadLb: number | undefined }) => {
  const late = lateMinutesOf(trip);
  const missing = missingOf(trip);
  return (
    <>
      {late > 0 && trip.arrivedAt === undefined ? (
        <Problem>{`There ${lengthWords(late)} after the airline stops accepting`}</Problem>
      ) : null}
      {payloadLb !== undefined && trip.lb > payloadLb ? (
        <Problem>{`${(trip.lb - payloadLb).toLocaleString('en-US')} lb more than the van carries`}</Problem>
      ) : null}
      {trip.without === undefined ? null : (
        <Problem>{`Left without ${missing.join(', ')}: ${trip.without}`}</Problem>
      )}
    </>
  );
};

const deadlineWords = ({ acceptBy, leaves }: Trip, day: string): string =>
  `${leaves === day ? '' : `${dayWords(leaves)}, `}${timeWords(acceptBy)}`;

/** One airport run: its flight, when it is there, what it brings, and what can be done with it. */
const AirportRun = ({
  one,
  trip,
  desk,
}: {
  readonly one: RunOnBoard;
  readonly trip: Trip;
  readonly desk: Desk;
}) => {
  const { run, blocks } = one;
  const vehicle = desk.fleet.find(({ vehicle: { id } }) => id === run.vehicleId)?.vehicle;
  return (
    <li className="grid min-w-0 max-w-lg content-start gap-2 border-t-[1.5px] border-ink pt-3">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 text-2xl wrap-anywhere">
          <Link
            to={`${desk.area}/departures/${trip.flight}`}
            className="underline decoration-1 underline-offset-4"
          >
            {tripTitle(trip)}
          </Link>
        </h3>
        <StateBadge state={run.state} />
      </div>
      <p className="wrap-anywhere">
        {vehicle?.name ?? 'A van'}, <bdi>{desk.nameOf(run.driverId)}</bdi>
      </p>
      <div className="grid gap-1 text-sm tabular-nums">
        <p>
          {run.startedAt === undefined ? 'Leaves' : 'Left'} {timeWords(run.startedAt ?? run.hours.from)},
          there {timeWords(trip.arrivedAt ?? trip.arrivesAt)}
        </p>
        <p>Airline accepts until {deadlineWords(trip, desk.day)}</p>
        <p className="wrap-anywhere">{trip.dock}</p>
        <p>
          {countWords(trip.pieces, 'piece')}, {trip.lb.toLocaleString('en-US')} lb,{' '}
          {countWords(Math.round(run.miles), 'mile')} there and back
        </p>
        <p className="font-semibold wrap-anywhere">{outcomeOf(trip)}</p>
        <ProofPhotos trip={trip} />
        <Problems trip={trip} payloadLb={vehicle?.payloadLb} />
        {[...blocks.vehicle, ...blocks.driver].map(({ text }) => (
          <Problem key={text}>{text}</Problem>
        ))}
      </div>
      <AirportActions run={run} trip={trip} desk={desk} van={vehicle?.name ?? 'A van'} />
    </li>
  );
};

/** The airport runs of the day. Nothing where there are none. */
export const AirportRuns = ({ desk }: { readonly desk: Desk }) => {
  const shown = desk.board.airport.flatMap((one) =>
    one.run.airport === undefined || one.run.state === 'CANCELLED' ? [] : [{ one, trip: one.run.airport }],
  );
  return shown.length === 0 ? null : (
    <section aria-labelledby="airport-runs" className="grid gap-3">
      <h2 id="airport-runs" className="text-2xl">
        To the airlines
      </h2>
      <ul className="grid items-start gap-x-5 gap-y-8 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        {shown.map(({ one, trip }) => (
          <AirportRun key={one.run.id} one={one} trip={trip} desk={desk} />
        ))}
      </ul>
    </section>
  );
};
