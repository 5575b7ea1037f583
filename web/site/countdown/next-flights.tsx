import { allDestinations } from '#domain/kernel/destinations.ts';
import { cutoffWords, departureWords } from '#web/phrases/times.ts';
import type { Site } from '../page.ts';
import { NextDeparture } from './next-departure.tsx';

const row = 'grid gap-x-6 border-t border-night-rule py-3 sm:grid-cols-[9rem_1fr]';
const head = 'font-semibold text-time';

/**
 * The next flights of all destinations on a dark background: one line while they leave on the same day with the same cutoff, one
 * for each in a week in which a holiday moves some of them. The countdown script knows which week it is.
 */
export const NextFlights = ({ site }: { readonly site: Pick<Site, 'schedule'> }) => {
  const { schedule } = site;
  const [first] = allDestinations;
  const isSameDay = allDestinations.every(
    ({ code }) => first && schedule.lanes[code].departs === schedule.lanes[first.code].departs,
  );
  return (
    <div data-flights="" className="border-b border-night-rule">
      {first ? (
        <div hidden={!isSameDay} className={row}>
          <span className={head}>To all five</span>
          <p data-departure={first.code} className="group grid tabular-nums *:[grid-area:1/1]">
            <span className="group-data-live:invisible">
              Flies {departureWords(schedule, first.code)} · bring it by {cutoffWords(schedule)}
            </span>
            <span data-clock="" aria-hidden="true" />
            <span data-sentence="" className="sr-only" />
          </p>
        </div>
      ) : null}
      <ul hidden={isSameDay}>
        {allDestinations.map(({ code, country }) => (
          <li key={code} className={row}>
            <span className={head}>{country}</span>
            <NextDeparture site={site} to={code} />
          </li>
        ))}
      </ul>
    </div>
  );
};
