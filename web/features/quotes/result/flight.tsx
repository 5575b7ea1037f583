import { useEffect, useState } from 'react';
import type { NextDeparture } from '#domain/departures/schedule/departure.ts';
import type { Schedule } from '#domain/departures/schedule/schedule.ts';
import { firstFlight, wayOf } from '#domain/departures/slots/first-flight.ts';
import type { Slot } from '#domain/departures/slots/slots.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import type { Draft } from '#web/price-form/draft/draft.ts';
import { isOutOfReach } from '#web/price-form/use-zip.ts';
import { clockLeft, clockOf, dayWords, instantWords, spokenLeft } from '#web/ui/time/countdown-words.ts';
import { startTicker, type Tick } from '#web/ui/time/ticker.ts';
import type { Calculation } from '../use-calculation.ts';

const byDock = ({ mailbox }: Draft, { cutoff }: NextDeparture): string =>
  mailbox
    ? `Book it by ${instantWords(cutoff)} and it flies.`
    : `Bring it by ${instantWords(cutoff)} and it flies.`;

const byVan = ({ from, to, bookBy }: Slot): string =>
  `Book it by ${instantWords(bookBy)}. First pickup ${instantWords(from)} to ${clockOf(to)}.`;

/** The next possible flight, its arrival, and the time left to its cutoff. */
export const Flight = ({
  draft,
  zipAnswer,
  schedule,
}: Pick<Calculation, 'draft' | 'zipAnswer'> & { readonly schedule: Schedule }) => {
  const [tick, setTick] = useState<Tick>();
  useEffect(() => startTicker(setTick), []);
  // The server renders without the current time.
  if (tick === undefined) return null;
  const now = new Date(tick.now);
  const today = newYorkDay(tick.now);
  const way = wayOf({ pickup: draft.pickup && !isOutOfReach(zipAnswer), mailbox: draft.mailbox });
  const { flight, slot, before } = firstFlight(schedule, draft.to, way, now);
  const left = before.getTime() - tick.now;
  const { city } = destinations[draft.to];
  return (
    <div className="grid gap-1 rounded-label border border-night-rule bg-night px-4 py-3 text-on-night">
      <p className="label-caption text-on-night-soft!">Your flight</p>
      <p className="text-xl font-bold">
        {dayWords(flight.departureDay)} from {flight.originAirport}
      </p>
      <p>
        Ready in {city} {dayWords(flight.eta.from)} to {dayWords(flight.eta.to)}
      </p>
      <p className="mt-1 text-time print:hidden" aria-hidden="true">
        <span className="font-mono text-2xl font-semibold tabular-nums">
          {clockLeft(left, { seconds: tick.seconds })}
        </span>{' '}
        left to {slot || draft.mailbox ? 'book it' : 'bring it'}
      </p>
      <p className="text-sm text-on-night-soft">
        {slot ? byVan(slot) : byDock(draft, flight)}
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
