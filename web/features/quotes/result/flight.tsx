import { useEffect, useState } from 'react';
import type { Schedule } from '#domain/departures/schedule/schedule.ts';
import { type Coming, comingFor, type FlightMade, flightMade } from '#domain/departures/slots/flight-made.ts';
import { CALL_FOR_TIME, flightWords } from '#domain/departures/slots/flight-made-words.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { useFullSlots } from '#web/price-form/use-full-slots.ts';
import { isOutOfReach } from '#web/price-form/use-zip.ts';
import { clockLeft, dayWords, instantWords, spokenLeft } from '#web/ui/time/countdown-words.ts';
import { startTicker, type Tick } from '#web/ui/time/ticker.ts';
import type { Calculation } from '../use-calculation.ts';

/** What has to happen, and until when. Nobody reads to bring what we pick up. */
const byWhen = ({ way }: Coming, { slot, before }: FlightMade): string => {
  const until = instantWords(before);
  if (way === 'HERE') return `Book it by ${until} and it flies.`;
  if (way === 'DROP_OFF') return `Bring it by ${until} and it flies.`;
  return slot === undefined ? CALL_FOR_TIME : `Book it by ${until}. First pickup ${slotWords(slot)}.`;
};

/** The next possible flight, its arrival, and the time left to its cutoff. */
export const Flight = ({
  draft,
  zipAnswer,
  schedule,
  isEstimate,
}: Pick<Calculation, 'draft' | 'zipAnswer'> & {
  readonly schedule: Schedule;
  /** We check first that a plane takes it, so nothing is promised yet. */
  readonly isEstimate?: boolean;
}) => {
  const [tick, setTick] = useState<Tick>();
  useEffect(() => startTicker(setTick), []);
  const isFetched = draft.pickup && !isOutOfReach(zipAnswer);
  const full = useFullSlots(isFetched);
  // The server renders without the current time.
  if (tick === undefined) return null;
  const now = new Date(tick.now);
  const today = newYorkDay(tick.now);
  const coming = comingFor({ pickup: isFetched, mailbox: draft.mailbox });
  const made = flightMade(schedule, draft.to, coming, now, full);
  const { flight } = made;
  const left = made.before.getTime() - tick.now;
  const { city } = destinations[draft.to];
  return (
    <div className="grid gap-1 rounded-label border border-night-rule bg-night px-4 py-3 text-on-night">
      <p className="label-caption text-on-night-soft!">Your flight</p>
      <p className="text-xl font-bold">{flightWords(made)}</p>
      <p>
        Ready in {city} {dayWords(flight.eta.from)} to {dayWords(flight.eta.to)}
      </p>
      <p className="mt-1 text-time print:hidden" aria-hidden="true">
        <span className="font-mono text-2xl font-semibold tabular-nums">
          {clockLeft(left, { seconds: tick.seconds })}
        </span>{' '}
        left to {coming.way === 'DROP_OFF' ? 'bring it' : 'book it'}
      </p>
      <p className="text-sm text-on-night-soft">
        {isEstimate ? 'Once we have confirmed it: ' : ''}
        {byWhen(coming, made)}
        <span className="sr-only"> {spokenLeft(left)} left.</span>
      </p>
      {flight.movedBy ? (
        <p className="text-sm text-on-night-soft">It leaves early because of {flight.movedBy.holiday}.</p>
      ) : null}
      <p className="hidden text-sm print:block">
        Printed {dayWords(today)}, {today.slice(0, 4)}, with the prices of that day.
      </p>
    </div>
  );
};
