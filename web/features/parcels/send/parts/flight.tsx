import { destinations } from '#domain/kernel/destinations.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { dayWords, instantWords } from '#web/ui/time/countdown-words.ts';
import type { OfferedFlight } from '../use-flights.ts';

const readyWords = ({ to, eta }: OfferedFlight): string =>
  `Ready in ${destinations[to].city} ${dayWords(eta.from)}${eta.to === eta.from ? '' : ` to ${dayWords(eta.to)}`}`;

const Row = ({
  flight,
  chosen,
  onChoose,
}: {
  readonly flight: OfferedFlight;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}) => (
  <label className={flight.closed === undefined ? 'choice' : 'choice cursor-not-allowed bg-sunk'}>
    <input
      type="radio"
      name="departureId"
      checked={chosen}
      disabled={flight.closed !== undefined}
      onChange={onChoose}
      className="sr-only"
    />
    <span className="grid w-full gap-0.5">
      <span className="flex flex-wrap justify-between gap-x-3">
        <span className="text-lg font-bold">{dayWords(flight.day)}</span>
        <span className="font-semibold">
          {flight.closed ?? (flight.space === 'little' ? 'Few places left' : '')}
        </span>
      </span>
      <span className="text-sm">
        {flight.originAirport} to {flight.destinationAirport}. Book by{' '}
        {instantWords(new Date(flight.bookingCutoff))}.
      </span>
      <span className="text-sm">{readyWords(flight)}</span>
    </span>
  </label>
);

/** The next flights. The first one that takes the parcels is chosen already; the others are one tap away. */
export const Flight = ({
  flights,
  chosen,
  onChoose,
}: {
  readonly flights: readonly OfferedFlight[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}) => {
  const first = flights.find(({ id }) => id === chosen);
  const others = flights.filter(({ id }) => id !== chosen);
  const rows = (shown: readonly OfferedFlight[]) =>
    shown.map((flight) => (
      <Row
        key={flight.id}
        flight={flight}
        chosen={flight.id === chosen}
        onChoose={() => onChoose(flight.id)}
      />
    ));
  return (
    <Section title="Which flight?" className="grid gap-2">
      {first === undefined ? (
        <Alert kind="warning">No flight in the next weeks has a place. Call us, and we find a way.</Alert>
      ) : (
        rows([first])
      )}
      <details>
        <summary className="unfold">Another flight</summary>
        <div className="grid gap-2">{rows(others)}</div>
      </details>
    </Section>
  );
};
