import { allDestinations, type Destination } from '#domain/kernel/destinations.ts';
import { carrierWords } from '#domain/settings/capability-words.ts';
import { isTaken } from '#domain/settings/counters/taken.ts';
import { phoneLink } from '#web/phrases/contact.ts';
import { pickupBooking, pickupCost } from '#web/phrases/pickup-words.ts';
import { barrelPrice, barrelsOffered, lowestRate, perLb, rateFrom } from '#web/phrases/prices.ts';
import { stateWords } from '#web/phrases/state-words.ts';
import {
  bookingCutoffWords,
  cutoffWords,
  departureDay,
  pickupWords,
  transitEnvelope,
  transitWords,
} from '#web/phrases/times.ts';
import { actionClass } from '#web/ui/button.tsx';
import { CallToAction } from '../../components/call-to-action.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { Section } from '../../components/section.tsx';
import { CountdownSchedule } from '../../countdown/next-departure.tsx';
import { NextFlights } from '../../countdown/next-flights.tsx';
import { RouteMap } from '../../illustrations/route-map.tsx';
import type { Site, SitePage } from '../../page.ts';
import { BookLink } from '../../prices/book-link.tsx';
import { CompareTable } from '../../prices/compare-table.tsx';
import { destinationRows, NOT_NOW } from '../../prices/destination-rows.ts';
import { service } from '../../seo/service.ts';
import { nearby } from '../contact/nearby.ts';

/** A destination as a line of a departure board. The whole line is a link to its page. */
const Line = ({ site, place }: { readonly site: Site; readonly place: Destination }) => (
  <li className="border-t border-rule">
    <a
      href={place.path}
      className="group/line grid grid-cols-[5rem_1fr_auto] items-center gap-x-4 py-4 no-underline"
    >
      <span className="font-display text-3xl font-extrabold tracking-tight">{place.airport}</span>
      <span>
        <span className="block text-lg font-semibold group-hover/line:underline">{place.country}</span>
        <span className="text-ink-soft">
          {place.city}, <span className="whitespace-nowrap">{transitWords(site.schedule, place.code)}</span>
        </span>
      </span>
      {isTaken(site.capabilities, place.code) ? (
        <span className="text-end font-semibold tabular-nums">{perLb(site, place.code)}</span>
      ) : (
        <span className="text-end text-ink-soft">{NOT_NOW}</span>
      )}
    </a>
  </li>
);

const Board = ({ site }: { readonly site: Site }) => (
  <section id="places" aria-labelledby="places-title" className="mx-auto max-w-6xl px-4 py-10 sm:py-14">
    <div className="grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
      <RouteMap site={site} />
      <div>
        <h2 id="places-title" className="mb-4 text-3xl sm:text-4xl">
          From {stateWords(site.brand)} to
        </h2>
        <ul className="border-b border-rule">
          {allDestinations.map((place) => (
            <Line key={place.code} site={site} place={place} />
          ))}
        </ul>
      </div>
    </div>
  </section>
);

const Compared = ({ site }: { readonly site: Site }) => {
  const barrels = barrelsOffered(site);
  const { lanes } = site.schedule;
  return (
    <Section
      id="compare"
      title="Side by side"
      lead="Duty and taxes are not included. The receiver pays them to customs."
      tone="sunk"
    >
      <CompareTable
        caption="The five destinations by price, airport, flight day and days in transit"
        corner="To"
        columns={[
          { title: 'Per lb' },
          ...barrels.map(({ name }) => ({
            title: name.replace(' barrel', ''),
            hint: 'barrel',
          })),
          { title: 'Flies' },
          { title: 'Ready after', hint: 'the flight' },
        ]}
        rows={destinationRows(site, ({ code }) => ({
          cells: [
            rateFrom(site, code),
            ...barrels.map((barrel) => barrelPrice(site, code, barrel.code)),
            `${lanes[code].originAirport}, ${departureDay(site.schedule, code)}`,
            transitWords(site.schedule, code),
          ],
        }))}
      />
      <p className="mt-4">
        <a href="/rates" className="text-link inline-flex min-h-11 items-center">
          All prices, to print
        </a>
      </p>
    </Section>
  );
};

const Week = ({ site }: { readonly site: Site }) => (
  <Section
    id="next-flights"
    title="The next flights"
    lead={`Bring it to ${site.brand.facility.city} before ${cutoffWords(site.schedule)}. If it is already with us, book before ${bookingCutoffWords(site.schedule)}. Both move in holiday weeks. The dates here already include that.`}
    tone="night"
    beside
  >
    <NextFlights site={site} />
  </Section>
);

/** Places within the pickup radius, nearest first: `: Newark, Harlem, and everywhere in between`. Nothing where we know none. */
const reached = (site: Site): string => {
  const names = nearby(site)
    .filter(({ price }) => price !== undefined)
    .map(({ name }) => name);
  return names.length > 0 ? `: ${names.join(', ')}, and everywhere in between` : '';
};

const Near = ({ site }: { readonly site: Site }) => (
  <Section id="pickup" title="Where we pick up" beside>
    <div className="grid max-w-prose gap-4 text-lg">
      <p>
        We pick up {pickupWords(site)}, in a straight line{reached(site)}. It costs {pickupCost(site)}
      </p>
      <p>{pickupBooking(site)}</p>
      <p>
        Farther away? Have it sent to our dock. With your own mailbox address we know that it is yours when it
        arrives. {carrierWords(site.capabilities)}
      </p>
      <p className="flex flex-wrap gap-x-6">
        <BookLink />
        <a href="/contact#find-us" className="text-link inline-flex min-h-11 items-center">
          Is my address close enough?
        </a>
        <a href="/auth/register" className="text-link inline-flex min-h-11 items-center">
          Get your U.S. address
        </a>
      </p>
    </div>
  </Section>
);

const Elsewhere = ({ site: { brand } }: { readonly site: Site }) => (
  <Section id="elsewhere" title="Your island is not on the list?" tone="sunk" beside>
    <div className="grid max-w-prose gap-4 text-lg">
      <p>We have a weekly flight to these five countries only.</p>
      <p>
        Ask us anyway, at{' '}
        <a href={phoneLink(brand)} className="text-link whitespace-nowrap">
          {brand.phone.display}
        </a>
        : if we know someone who flies there, we tell you who.
      </p>
    </div>
  </Section>
);

const Content = ({ site }: { readonly site: Site }) => (
  <>
    <PageIntro
      path="/service-areas"
      title="Five countries, one flight a week to each"
      lead={`From ${lowestRate(site)} per lb. Ready to collect ${transitEnvelope(site.schedule)} after the flight.`}
    >
      <a href="/shipping-calculator" className={actionClass({}, 'text-lg')}>
        Get a price
      </a>
    </PageIntro>
    <Board site={site} />
    <Compared site={site} />
    <Week site={site} />
    <Near site={site} />
    <Elsewhere site={site} />
    <CallToAction title="Ready for a price?">
      Choose the country in the calculator. You see the full price, your flight, and the day it is ready.
    </CallToAction>
    <CountdownSchedule schedule={site.schedule} />
  </>
);

/** The page with the five destinations and the pickup area. */
export const serviceAreasPage: SitePage = {
  metadata: (site) => ({
    title: allDestinations.map(({ country }) => country).join(', '),
    description: `Five destinations compared: price per lb, barrels, next flight, ${transitEnvelope(site.schedule)} in transit. Pickup around ${site.brand.facility.city}.`,
    structuredData: [
      service(site, {
        name: 'Weekly air cargo to five Caribbean destinations',
        description: `Boxes and barrels by air from ${stateWords(site.brand)} every week.`,
        to: allDestinations.map(({ code }) => code),
      }),
    ],
  }),
  Content,
  asked: [
    { question: 'Do you fly to my country?', answeredAt: 'places' },
    { question: 'What does each country cost?', answeredAt: 'compare' },
    { question: 'When are the next flights?', answeredAt: 'next-flights' },
    { question: 'Do you pick up where I live?', answeredAt: 'pickup' },
    { question: 'What if my island is not on the list?', answeredAt: 'elsewhere' },
  ],
};
