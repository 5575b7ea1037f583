import type { Coming } from '#domain/departures/slots/flight-made.ts';
import { cardInForce } from '#web/phrases/prices.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { dayWords } from '#web/ui/time/countdown-words.ts';
import { inTimeWords, readyWords, waitingWords } from './flight-words.ts';
import type { OfferedFlight } from './use-flights.ts';

/** Whether it can neither be booked nor waited for. */
const isClosed = ({ closed, waitlist = false }: OfferedFlight): boolean => closed !== undefined && !waitlist;

const noteOf = ({ closed, waitlist = false, space }: OfferedFlight): string | undefined => {
  if (waitlist) return 'Full: join the waitlist';
  return closed ?? (space === 'little' ? 'Few places left' : undefined);
};

/** What happens to the flight that is chosen, when it cannot simply be booked. */
const Chosen = ({ flight: { day, closed, waitlist = false } }: { readonly flight: OfferedFlight }) =>
  waitlist ? (
    <Alert kind="info" title={`The flight on ${dayWords(day)} is full`} className="mb-2">
      You can join its waitlist. When a place that is large enough is free, we hold it for you for a few hours
      and send you an e-mail, and then you book it. To have a place now, choose a flight with space.
    </Alert>
  ) : (
    <Alert kind="warning" className="mb-2">
      The flight on {dayWords(day)} can no longer be booked: {closed?.toLowerCase()}. Choose another one.
      Nothing else has changed.
    </Alert>
  );

const Row = ({
  flight,
  coming,
  waiting,
  isChosen,
  onChoose,
}: {
  readonly flight: OfferedFlight;
  readonly coming: Coming;
  /** What it costs to wait for this flight, where that is not free. */
  readonly waiting: string | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) => (
  <label className={isClosed(flight) ? 'choice cursor-not-allowed bg-sunk' : 'choice'}>
    <input
      type="radio"
      name="departureId"
      value={flight.id}
      checked={isChosen}
      disabled={isClosed(flight)}
      onChange={onChoose}
      className="sr-only"
    />
    <span className="grid w-full gap-0.5">
      <span className="flex flex-wrap justify-between gap-x-3">
        <span className="text-lg font-bold">{dayWords(flight.day)}</span>
        <span className="font-semibold">{noteOf(flight)}</span>
      </span>
      <span className="text-sm">
        {flight.originAirport} to {flight.destinationAirport}
        {flight.flightNumber ? `, ${flight.flightNumber}` : ''}.{' '}
        {/* When we come is said once, beside the list. */}
        {coming.way === 'PICKUP' ? null : inTimeWords(flight, coming)}
      </span>
      <span className="text-pretty text-sm">{readyWords(flight)}</span>
      {isChosen && waiting !== undefined ? (
        <span className="text-pretty text-sm font-semibold">{waiting}</span>
      ) : null}
      {flight.movedBy ? (
        <span className="text-sm">It leaves on another day because of {flight.movedBy}.</span>
      ) : null}
    </span>
  </label>
);

/** The next flights to choose from. A full one says so; choosing it means to wait for a place. */
export const FlightChoices = ({
  flights,
  coming,
  chosen,
  problem,
  onChoose,
}: {
  readonly flights: readonly OfferedFlight[];
  /** How the goods come to our dock. */
  readonly coming: Coming;
  /** Id of the chosen flight. */
  readonly chosen: string;
  readonly problem?: string | undefined;
  readonly onChoose: (id: string) => void;
}) => {
  const current = flights.find(({ id }) => id === chosen);
  const { storage } = cardInForce(useSiteSettings());
  return (
    <fieldset id="departureId" tabIndex={-1} className="grid min-w-0 scroll-mt-20 gap-2">
      <legend className="mb-2 font-semibold">Which flight?</legend>
      {current?.closed ? <Chosen flight={current} /> : null}
      {flights.map((flight) => (
        <Row
          key={flight.id}
          flight={flight}
          coming={coming}
          waiting={waitingWords(flight, coming, storage)}
          isChosen={flight.id === chosen}
          onChoose={() => onChoose(flight.id)}
        />
      ))}
      {flights.every(({ closed }) => closed !== undefined) ? (
        <Alert kind="warning">No flight in the next weeks has a place. Call us, and we find a way.</Alert>
      ) : null}
      {problem ? <p className="font-semibold text-wrong">{problem}</p> : null}
    </fieldset>
  );
};
