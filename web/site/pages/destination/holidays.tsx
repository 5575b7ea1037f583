import { announcedHolidays } from '#domain/departures/holidays/announced-holidays.ts';
import { businessDayBefore } from '#domain/departures/schedule/business-days.ts';
import type { Holiday } from '#domain/departures/schedule/schedule.ts';
import type { Destination, DestinationCode } from '#domain/kernel/destinations.ts';
import { listed } from '#domain/kernel/listed.ts';
import { weekdayOf } from '#domain/kernel/new-york.ts';
import { shortDateWords } from '#web/phrases/days.ts';
import { needsMore } from '../../on-touch/load-more.ts';
import type { Site } from '../../page.ts';

interface Props {
  readonly site: Site;
  readonly place: Destination;
}

/** `Phagwah and Diwali are added once announced.` Empty for a country without holidays that depend on the moon. */
const announcedWords = (code: DestinationCode): string => {
  const names = new Set(announcedHolidays.filter(({ where }) => where === code).map(({ name }) => name));
  return names.size > 0 ? ` ${listed([...names])} are added once announced.` : '';
};

const byDate = (one: Holiday, other: Holiday): number => one.date.localeCompare(other.date);

/** Holidays on the weekday of the flight, one for each day, even if both countries have it. */
const onFlightDays = ({ site: { schedule }, place: { code } }: Props): readonly Holiday[] => {
  const found = new Map<string, Holiday>();
  for (const holiday of schedule.holidays) {
    const keeps = holiday.where === 'US' || holiday.where === code;
    if (keeps && weekdayOf(holiday.date) === schedule.lanes[code].departs) found.set(holiday.date, holiday);
  }
  return [...found.values()].toSorted(byDate);
};

/** The next six flights that leave on another day, by their regular date. `hidePast` hides past ones. */
export const MovedFlights = ({ site, place }: Props) => {
  const moved = onFlightDays({ site, place });
  return (
    <div id="holidays" {...needsMore} className="grid content-start gap-3">
      <h3 className="text-2xl">Flights moved by a holiday</h3>
      {moved.length === 0 ? <p>None announced yet.</p> : null}
      <ul className="border-y border-rule [&>li:nth-child(n+7_of_:not([hidden]))]:hidden">
        {moved.map(({ date, name }) => (
          <li
            key={date}
            data-until={date}
            className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-rule py-2 tabular-nums first:border-t-0"
          >
            <span>
              <span className="font-semibold">{shortDateWords(date)}</span>
              <span className="block text-ink-soft">{name}</span>
            </span>
            <span className="text-end">
              flies{' '}
              <span className="block font-semibold">
                {shortDateWords(businessDayBefore(site.schedule.holidays, date, place.code))}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className="max-w-prose text-ink-soft">Both cutoffs move by the same number of days.</p>
    </div>
  );
};

/** Days on which customs and counters at the destination may be closed. */
export const LocalHolidays = ({ site, place }: Props) => {
  const kept = site.schedule.holidays.filter(({ where }) => where === place.code).toSorted(byDate);
  if (kept.length === 0) return null;
  return (
    <details>
      <summary className="unfold">Public holidays in {place.country}</summary>
      <ul className="grid gap-1 text-ink-soft tabular-nums">
        {kept.map(({ date, name }) => (
          <li key={`${date} ${name}`} data-until={date} className="flex flex-wrap justify-between gap-x-6">
            <span>{name}</span>
            <span>{shortDateWords(date)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-prose">Customs and counters may be closed then.{announcedWords(place.code)}</p>
    </details>
  );
};
