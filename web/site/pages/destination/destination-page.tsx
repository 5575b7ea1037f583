import { type DestinationCode, destinations, eachDestination } from '#domain/kernel/destinations.ts';
import { isTaken, notTakenWords } from '#domain/settings/counters/taken.ts';
import { barrelPrice, barrelsOffered, perLb } from '#web/phrases/prices.ts';
import { stateWords } from '#web/phrases/state-words.ts';
import { departureWords, transitWords } from '#web/phrases/times.ts';
import { actionClass } from '#web/ui/button.tsx';
import { CallToAction } from '../../components/call-to-action.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { QuestionLinks } from '../../components/question-links.tsx';
import { Section } from '../../components/section.tsx';
import { CountdownSchedule } from '../../countdown/next-departure.tsx';
import type { AskedQuestion, Site, SitePage } from '../../page.ts';
import { service } from '../../seo/service.ts';
import { Costs } from './costs.tsx';
import { CustomsSection } from './customs-section.tsx';
import { FlightStrip } from './flight-strip.tsx';
import { Flights } from './flights.tsx';
import { Handover } from './handover.tsx';
import { NotCarried } from './not-carried.tsx';
import { places } from './places.ts';
import { ShortAnswers } from './short-answers.tsx';

const calculatorFor = (code: DestinationCode): string => `/shipping-calculator?to=${code}`;

const lowestBarrel = (site: Site, code: DestinationCode): string => {
  const [smallest] = barrelsOffered(site);
  const price = smallest && barrelPrice(site, code, smallest.code);
  return smallest && price ? ` A ${smallest.name} is ${price}.` : '';
};

const leadOf = (site: Site, code: DestinationCode): string =>
  !isTaken(site.capabilities, code)
    ? `${notTakenWords(code)} What you read below cannot be booked now.`
    : `Boxes at ${perLb(site, code)}, barrels at a fixed price, flights ${departureWords(site.schedule, code)}. Ready in ${destinations[code].city} ${transitWords(site.schedule, code)} after the flight.`;

const questionsOf = (code: DestinationCode): readonly AskedQuestion[] => {
  const { country } = destinations[code];
  return [
    { question: `What does a box or a barrel to ${country} cost?`, answeredAt: 'costs' },
    { question: 'When must it be with you, and when does it fly?', answeredAt: 'flights' },
    { question: 'What does my receiver need to collect it?', answeredAt: 'collect' },
    { question: 'What will customs ask for, and what does it charge?', answeredAt: 'customs' },
    { question: 'What can I not send?', answeredAt: 'not-carried' },
  ];
};

/** A link for all destinations, after their own guides. */
const forShops = {
  to: '/business-services',
  label: 'Stock for a shop: several suppliers, one shipment',
} as const;

const Guides = ({ code }: { readonly code: DestinationCode }) => (
  <Section id="read-on" title="Guides" tone="sunk" beside>
    <ul className="border-y border-rule">
      {[...places[code].guides, forShops].map(({ to, label }) => (
        <li key={to} className="border-t border-rule first:border-t-0">
          <a href={to} className="text-link flex min-h-14 items-center py-2 text-lg">
            {label}
          </a>
        </li>
      ))}
    </ul>
  </Section>
);

const DestinationContent = ({ site, code }: { readonly site: Site; readonly code: DestinationCode }) => {
  const place = destinations[code];
  // Without a counter nothing is booked there, so nothing leads to a booking.
  const takes = isTaken(site.capabilities, code);
  return (
    <>
      <PageIntro
        path={place.path}
        title={`Air cargo to ${place.country}`}
        lead={leadOf(site, code)}
        {...(takes ? { aside: <FlightStrip site={site} place={place} /> } : {})}
      >
        {takes ? (
          <a href={calculatorFor(code)} className={actionClass({}, 'text-lg')}>
            Get a price to {place.country}
          </a>
        ) : (
          <a href="/service-areas" className={actionClass({ look: 'plain' }, 'text-lg')}>
            Where we fly
          </a>
        )}
      </PageIntro>
      <QuestionLinks asked={questionsOf(code)} />
      <ShortAnswers site={site} place={place} />
      <Costs site={site} place={place} />
      <Flights site={site} place={place} />
      <Handover site={site} place={place} />
      <CustomsSection place={place} site={site} />
      <NotCarried site={site} place={place} />
      <Guides code={code} />
      {takes ? (
        <CallToAction
          title={`What would yours cost to ${place.country}?`}
          action={{ label: 'Get Free Quote', to: calculatorFor(code) }}
        >
          Size and weight are enough. You see the full price and your flight.
        </CallToAction>
      ) : null}
      <CountdownSchedule schedule={site.schedule} />
    </>
  );
};

const contents = eachDestination((code): SitePage['Content'] => ({ site }) => (
  <DestinationContent site={site} code={code} />
));

/** The page of one destination: price, flight, collection, customs, and prohibited goods. */
export const destinationPage = (code: DestinationCode): SitePage => {
  const { country, city } = destinations[code];
  return {
    metadata: (site) => ({
      title: `Air cargo to ${country}: prices, flights, customs`,
      description: isTaken(site.capabilities, code)
        ? `${perLb(site, code)} by air from ${stateWords(site.brand)} to ${city}, ${departureWords(site.schedule, code)}.${lowestBarrel(site, code)}`
        : `${notTakenWords(code)} Call us, and we tell you when you can book to ${city} again.`,
      structuredData: [
        service(site, {
          name: `Air cargo to ${country}`,
          description: `Boxes and barrels by air from ${stateWords(site.brand)} to ${city}.`,
          to: [code],
        }),
      ],
    }),
    Content: contents[code],
    asked: questionsOf(code),
  };
};
