import type { Destination } from '#domain/departures/destinations.ts';
import type { Site } from '../../page.ts';
import { Notice } from '../../parts/notice.tsx';
import { Section } from '../../parts/section.tsx';
import { Steps } from '../../parts/steps.tsx';
import { shortDateWords } from '../../words/days.ts';
import {
  bookingCutoffWords,
  cutoffWords,
  departureWords,
  routeWords,
  transitWords,
} from '../../words/times.ts';

/** Days on which nothing leaves for a place: those of the United States and its own, by date. */
const Holidays = ({ site, place }: { readonly site: Site; readonly place: Destination }) => {
  const kept = site.schedule.holidays
    .filter(({ where }) => where === 'US' || where === place.code)
    .toSorted((one, other) => one.date.localeCompare(other.date));
  return (
    <div id="holidays" className="grid content-start gap-3">
      <h3 className="text-2xl">Days on which nothing leaves</h3>
      {kept.length === 0 ? <p>None is on our list at the moment.</p> : null}
      <ul className="border-y border-rule">
        {kept.map(({ date, name, where }) => (
          <li
            key={`${date} ${name}`}
            className="flex flex-wrap justify-between gap-x-6 border-t border-rule py-2 first:border-t-0"
          >
            <span className="font-semibold">{name}</span>
            <span className="text-ink-soft tabular-nums">
              {shortDateWords(date)}, {where === 'US' ? 'United States' : place.country}
            </span>
          </li>
        ))}
      </ul>
      <p className="max-w-prose text-ink-soft">
        A flight that falls on one of them leaves on the business day before, and both cutoffs move by as many
        days.
      </p>
    </div>
  );
};

/** The week of the lane: cutoffs, flight, arrival, and the days that move it. */
export const Flights = ({ site, place }: { readonly site: Site; readonly place: Destination }) => {
  const { schedule, brand } = site;
  return (
    <Section
      id="flights"
      title={`When it flies to ${place.city}`}
      lead={`${routeWords(schedule, place.code)}, ${departureWords(schedule, place.code)}. All times are New Jersey time, and a minute late is late.`}
      tone="sunk"
    >
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-16">
        <Steps
          items={[
            {
              title: `${cutoffWords(schedule)}: in ${brand.facility.city}`,
              text: 'The goods are at our dock before this moment. Later, they take the next flight by themselves, and we tell you.',
            },
            {
              title: `${bookingCutoffWords(schedule)}: booked and paid`,
              text: 'For what is with us already, such as parcels in your mailbox. Papers are due then too.',
            },
            {
              title: `${departureWords(schedule, place.code).replace('every ', '')}: in the air`,
              text: `${routeWords(schedule, place.code)}. Every piece has been screened by then.`,
            },
            {
              title: `${transitWords(schedule, place.code)} later: ready`,
              text: `Counted from the flight, as long as customs has no questions. It is what the route usually takes, not a promise of a day.`,
            },
          ]}
        />
        <div className="grid content-start gap-8">
          <Holidays site={site} place={place} />
          <Notice tone="time" title="December fills up first">
            When a flight is full, what came last waits for the next one. Before a holiday, bring it in the
            week before.
          </Notice>
        </div>
      </div>
    </Section>
  );
};
