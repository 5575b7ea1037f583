import { useState } from 'react';
import { numberOfFlight, usualDayIn } from '#domain/departures/flight-id.ts';
import { destinationCodes, destinations } from '#domain/kernel/destinations.ts';
import { Button } from '#web/ui/button.tsx';
import { dayWords } from '#web/ui/time/countdown-words.ts';
import { useFlightsToLoad } from './use-flight.ts';

/** As many as are loaded in a week or two. */
const FIRST = 6;

/** `Guyana, Fri, Nov 27`, and which flight of that day where there is more than one. */
const wordsOf = (id: string, day: string): string => {
  const code = destinationCodes.find((one) => id.startsWith(one));
  const number = numberOfFlight(id);
  const which = number === undefined ? '' : `, flight ${number}`;
  return `${code === undefined ? id : destinations[code].country}, ${dayWords(day)}${which}`;
};

/** The flights that can be loaded, to choose one from. */
export const FlightChoice = ({ onChoose }: { readonly onChoose: (flight: string) => void }) => {
  const { flights, isOld } = useFlightsToLoad();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? flights : flights.slice(0, FIRST);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-lg font-semibold">Which flight are you loading?</legend>
      {isOld ? <p className="mb-2 text-ink-soft">No connection. These are the flights of earlier.</p> : null}
      {flights.length === 0 ? <p className="text-ink-soft">No flight is open for loading.</p> : null}
      <div className="grid gap-2 sm:grid-cols-2">
        {shown.map(({ id, day, flightNumber }) => (
          <Button key={id} look="plain" wide className="min-h-14 text-lg" onClick={() => onChoose(id)}>
            {wordsOf(id, day)}
            {flightNumber === undefined ? '' : `, ${flightNumber}`}
          </Button>
        ))}
      </div>
      {shown.length < flights.length ? (
        <Button look="quiet" className="mt-2 min-h-12" onClick={() => setIsWhole(true)}>
          Later flights
        </Button>
      ) : null}
    </fieldset>
  );
};

/** The flight that is being loaded, in large letters, with the way to another one. */
export const ChosenFlight = ({
  flight,
  onChoose,
}: {
  readonly flight: string;
  readonly onChoose: (flight: undefined) => void;
}) => {
  const found = useFlightsToLoad().flights.find(({ id }) => id === flight);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-link border-s-[6px] ps-3">
      <p>
        Loading{' '}
        <strong className="block font-bold text-3xl">
          {wordsOf(flight, found?.day ?? usualDayIn(flight))}
        </strong>
      </p>
      <Button look="quiet" className="min-h-12" onClick={() => onChoose(undefined)}>
        Other flight
      </Button>
    </div>
  );
};
