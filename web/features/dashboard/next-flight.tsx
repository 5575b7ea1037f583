import { useEffect, useState } from 'react';
import { nextDeparture } from '#domain/departures/schedule/departure.ts';
import { allDestinations, type DestinationCode } from '#domain/kernel/destinations.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { clockLeft, dayWords, instantWords, spokenLeft } from '#web/ui/time/countdown-words.ts';
import { startTicker, type Tick } from '#web/ui/time/ticker.ts';

const Places = ({
  to,
  onChoose,
}: {
  readonly to: DestinationCode;
  readonly onChoose: (to: DestinationCode) => void;
}) => (
  <label className="flex flex-wrap items-center gap-x-2 text-lg font-bold">
    Next flight to
    <select
      value={to}
      onChange={({ target }) => {
        const chosen = allDestinations.find(({ code }) => code === target.value);
        if (chosen) onChoose(chosen.code);
      }}
      className="min-h-11 rounded-label border-[1.5px] border-on-night-soft bg-night px-2 text-on-night"
    >
      {allDestinations.map(({ code, country }) => (
        <option key={code} value={code}>
          {country}
        </option>
      ))}
    </select>
  </label>
);

/** The flight's day, its cutoffs and the time left, at an instant. */
const Flight = ({ to, tick }: { readonly to: DestinationCode; readonly tick: Tick }) => {
  const { schedule } = useSiteSettings();
  const now = new Date(tick.now);
  const flight = nextDeparture(schedule, to, now, false);
  const onHand = nextDeparture(schedule, to, now, true);
  const left = flight.cutoff.getTime() - tick.now;
  const same = onHand.departureDay === flight.departureDay;
  return (
    <>
      <p className="font-display text-3xl font-extrabold">
        {dayWords(flight.departureDay)}
        <span className="font-sans text-base font-normal"> from {flight.originAirport}</span>
      </p>
      <p>
        At our dock by <strong className="whitespace-nowrap">{instantWords(flight.cutoff)}</strong>{' '}
        <span
          aria-hidden="true"
          className="block whitespace-nowrap font-mono font-semibold tabular-nums text-time sm:inline sm:ps-3"
        >
          {clockLeft(left, { seconds: tick.seconds })} left
        </span>
        <span className="sr-only">, {spokenLeft(left)} left</span>
      </p>
      <p className="text-sm text-on-night-soft">
        {same
          ? `Already at our dock? Tell us by ${instantWords(onHand.cutoff)} to send it on this flight.`
          : `Already at our dock? It can still leave ${dayWords(onHand.departureDay)} if you tell us by ${instantWords(onHand.cutoff)}.`}
        {flight.movedBy ? ` This flight leaves early because of ${flight.movedBy.holiday}.` : ''}
      </p>
    </>
  );
};

/**
 * The next flight to a person's country, with the cutoffs that decide it, from the schedule that the departure board uses. `to`
 * is undefined while their country is unknown; the board then keeps its place.
 */
export const NextFlight = ({
  to,
  onChoose,
}: {
  readonly to: DestinationCode | undefined;
  readonly onChoose: (to: DestinationCode) => void;
}) => {
  const [tick, setTick] = useState<Tick>();
  useEffect(() => startTicker(setTick), []);
  return (
    <section
      aria-label="Next flight"
      className="station-board grid min-h-54 content-start gap-1 px-4 py-3 sm:min-h-38 sm:px-6"
    >
      {to !== undefined && tick !== undefined ? (
        <>
          <Places to={to} onChoose={onChoose} />
          <Flight to={to} tick={tick} />
        </>
      ) : null}
    </section>
  );
};
