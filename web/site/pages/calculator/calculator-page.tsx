import { allDestinations } from '#domain/kernel/destinations.ts';
import { paymentWords } from '#domain/settings/capability-words.ts';
import { townsTaken } from '#domain/settings/counters/taken.ts';
import Calculator from '#web/features/quotes/calculator.tsx';
import { phoneLink } from '#web/phrases/contact.ts';
import { lowestRate } from '#web/phrases/prices.ts';
import { stateWords } from '#web/phrases/state-words.ts';
import { Answers } from '../../components/answers.tsx';
import { CallToAction } from '../../components/call-to-action.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { Section } from '../../components/section.tsx';
import { Island } from '../../islands/island.tsx';
import type { Site, SitePage } from '../../page.ts';
import { faqPage } from '../../seo/faq-page.ts';
import { service } from '../../seo/service.ts';
import { HowWeCount } from './how-we-count.tsx';
import { questions } from './questions.ts';
import { WorkedExamples } from './worked-examples.tsx';

const WithoutScript = ({ site: { brand } }: { readonly site: Site }) => (
  <noscript>
    <p className="mb-6 max-w-prose rounded-label border-s-8 border-time bg-time-wash px-5 py-4">
      The calculator needs JavaScript, which is off in this browser. Six shipments are worked out{' '}
      <a href="#examples" className="text-link">
        below
      </a>
      , every price is on{' '}
      <a href="/rates" className="text-link">
        the rate card
      </a>
      , and at{' '}
      <a href={phoneLink(brand)} className="text-link">
        {brand.phone.display}
      </a>{' '}
      someone works it out for you.
    </p>
  </noscript>
);

const Content = ({ site }: { readonly site: Site }) => {
  const [rateCard] = site.rateCards;
  if (rateCard === undefined) throw new Error('The settings hold no rate card.');
  return (
    <>
      <PageIntro
        path="/shipping-calculator"
        title="What will it cost?"
        lead={
          <span className="print:hidden">
            See the full price and your flight as you type. No account, no phone number.
          </span>
        }
      />
      <section
        id="calculator"
        aria-labelledby="calculator-title"
        className="mx-auto max-w-6xl px-4 py-8 sm:py-12"
      >
        <h2 id="calculator-title" className="sr-only">
          Shipping calculator
        </h2>
        <WithoutScript site={site} />
        <Island
          name="calculator"
          of={Calculator}
          isThePoint
          props={{
            rateCard,
            schedule: site.schedule,
            whatsApp: site.brand.whatsapp.e164,
            payment: paymentWords(site.capabilities),
            deliveryTowns: townsTaken(site.capabilities),
          }}
          readsQuery
        />
      </section>
      {/* Hidden in print, so that the price fits on one sheet. */}
      <div className="print:hidden">
        <HowWeCount site={site} />
        <WorkedExamples site={site} />
        <Section id="questions" title="Questions about the price" beside>
          <Answers items={questions(site)} />
        </Section>
      </div>
      <CallToAction
        title="Want to talk it over?"
        action={{ label: 'Speak with an expert', to: '/contact' }}
        second={{ label: 'See all prices', to: '/rates' }}
      >
        Tell us what you send and where to. We answer in opening hours.
      </CallToAction>
    </>
  );
};

/** The page of the calculator: the form, an explanation, and example prices. */
export const calculatorPage: SitePage = {
  // The bar at the bottom is the one with the total, which books it.
  withoutBottomBar: true,
  metadata: (site) => ({
    title: 'Shipping calculator: air cargo to the Caribbean',
    description: `Price a box or barrel by air from ${stateWords(site.brand)}, from ${lowestRate(site)} per lb: every charge, your flight, the day it is ready.`,
    structuredData: [
      service(site, {
        name: 'Air cargo price calculator',
        description: `Prices boxes and barrels by air from ${stateWords(site.brand)}, line by line.`,
        to: allDestinations.map(({ code }) => code),
      }),
      faqPage(questions(site)),
    ],
  }),
  Content,
  asked: [
    { question: 'What does my box or barrel cost?', answeredAt: 'calculator' },
    { question: 'Why does a big light box cost more than it weighs?', answeredAt: 'how-we-count' },
    { question: 'What do shipments like mine come to?', answeredAt: 'examples' },
    { question: 'Is this the price I pay at the counter?', answeredAt: 'does-it-hold' },
    { question: 'Which flight will it make?', answeredAt: 'which-flight' },
  ],
};
