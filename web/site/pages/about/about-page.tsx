import { allDestinations } from '#domain/kernel/destinations.ts';
import { listed } from '#domain/kernel/listed.ts';
import { REWEIGH_TOLERANCE_PERCENT } from '#domain/quotes/reweigh.ts';
import { facilityWords, phoneLink } from '#web/phrases/contact.ts';
import { hoursWords } from '#web/phrases/hours.ts';
import { stateWords } from '#web/phrases/state-words.ts';
import { keepTogether } from '#web/ui/text/keep-together.ts';
import { Badges } from '../../components/badges.tsx';
import { CallToAction } from '../../components/call-to-action.tsx';
import { Facts } from '../../components/facts.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { Section } from '../../components/section.tsx';
import { Dock } from '../../illustrations/dock.tsx';
import type { Site, SitePage } from '../../page.ts';
import { localBusiness } from '../../seo/local-business.ts';

const countryWords = listed(allDestinations.map(({ country }) => country));

const Who = ({ site: { brand } }: { readonly site: Site }) => (
  <Section id="who" title="What we do" beside>
    <div className="grid max-w-prose gap-4 text-lg">
      <p>
        {brand.name} flies packages, barrels and stock from {brand.facility.city}, {stateWords(brand)} to{' '}
        {countryWords}, once a week to each.
      </p>
      <p>
        Families send school shoes, a rice cooker, a barrel for Christmas. Shops send stock. Both get the same
        scale, the same prices and the same flight.
      </p>
    </div>
  </Section>
);

const Figures = ({ site: { claims } }: { readonly site: Site }) => (
  <Section id="figures" title="In figures" tone="night">
    {claims.stats.length > 0 ? (
      <dl className="grid grid-cols-2 gap-8 lg:grid-cols-4">
        {claims.stats.map(({ figure, words }) => (
          <div key={words} className="flex flex-col-reverse justify-end border-t border-night-rule pt-4">
            <dt className="text-on-night-soft">{words}</dt>
            <dd className="font-display text-4xl font-extrabold whitespace-nowrap text-time tabular-nums sm:text-5xl">
              {keepTogether(figure)}
            </dd>
          </div>
        ))}
      </dl>
    ) : (
      <p>We show no figures about ourselves right now. Ask us.</p>
    )}
    <p className="mt-6 text-on-night-soft">
      These are our own figures. How many days it takes depends on the country: see{' '}
      <a href="/service-areas" className="underline underline-offset-4">
        your country’s page
      </a>
      .
    </p>
  </Section>
);

const Promises = ({ site: { brand } }: { readonly site: Site }) => (
  <Section
    id="promises"
    title="What we promise"
    lead="Lost parcels, prices that go up at the counter, offices that do not pick up the phone: you may know all three."
  >
    <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
      {[
        {
          title: 'Nothing is added without your yes',
          text: `The price is for what you declared. If the scale shows over ${REWEIGH_TOLERANCE_PERCENT}% more, you see the photo and decide. Duty is separate.`,
        },
        {
          title: 'You know which flight',
          text: 'Every price shows its flight and when we need the goods.',
        },
        {
          title: 'If something is wrong, we call you',
          text: 'If a piece is left behind or held, we call or write: which one, why, and what happens next.',
        },
        {
          title: 'Customs facts have a source',
          text: 'Customs rules on this site show their source and date. Where we have none, the page tells you who to ask.',
        },
        {
          title: 'Someone answers',
          text: `${hoursWords(brand)}. At other times, write: we answer when we open.`,
        },
        {
          title: 'Your details are not for sale',
          text: 'Airlines and customs get what they need for your shipment, and we never sell your details.',
        },
      ].map(({ title, text }) => (
        <li key={title} className="border-t-[1.5px] border-ink pt-4">
          <h3 className="text-2xl">{title}</h3>
          <p className="mt-2 max-w-prose text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  </Section>
);

const Where = ({ site: { brand } }: { readonly site: Site }) => (
  <Section id="where" title={`The dock in ${brand.facility.city}`} tone="sunk">
    <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
      <Dock city={brand.facility.city} />
      <Facts
        items={[
          {
            term: 'Address',
            value: facilityWords(brand),
            ...(brand.confirmed ? {} : { note: 'A sample address: the owner has not confirmed it yet.' }),
          },
          ...brand.hours.map(({ days, hours }) => ({ term: days, value: hours })),
          {
            term: 'Phone',
            value: (
              <a href={phoneLink(brand)} className="text-link inline-flex min-h-11 items-center">
                {brand.phone.display}
              </a>
            ),
          },
        ]}
      />
    </div>
  </Section>
);

const Standing = ({ site: { claims } }: { readonly site: Site }) => (
  <Section id="standing" title="Our credentials" beside>
    <div className="grid max-w-prose gap-4 text-lg">
      {claims.badges.length > 0 ? <Badges badges={claims.badges} /> : null}
      <p>All cargo on passenger planes is screened, piece by piece, whoever sends it.</p>
      <p>
        We do not show certificates on this page. Before you ship with us,{' '}
        <a href="/contact" className="text-link">
          ask us for the papers
        </a>{' '}
        behind any of these.
      </p>
    </div>
  </Section>
);

const Content = ({ site }: { readonly site: Site }) => (
  <>
    <PageIntro
      path="/about"
      title="You pack it, we fly it"
      lead={`Air cargo from ${site.brand.facility.city} for people who have family or customers in ${countryWords}.`}
    />
    <Who site={site} />
    <Figures site={site} />
    <Promises site={site} />
    <Where site={site} />
    <Standing site={site} />
    <CallToAction title="See for yourself" second={{ label: 'Come to the dock', to: '/contact' }}>
      Get a price for a box now, or bring it in while the dock is open.
    </CallToAction>
  </>
);

/** The about page: who we are, where, and what we promise. */
export const aboutPage: SitePage = {
  metadata: (site) => ({
    title: `About ${site.brand.name}`,
    description: `Who flies your barrel: air cargo from ${site.brand.facility.city}, ${stateWords(site.brand)} to Guyana and the Caribbean, and what we promise.`,
    structuredData: [localBusiness(site)],
  }),
  Content,
  asked: [
    { question: 'Who are you, and what do you do?', answeredAt: 'who' },
    { question: 'How long have you done this, and how much?', answeredAt: 'figures' },
    { question: 'Why should I trust you with it?', answeredAt: 'promises' },
    { question: 'Where are you, and when are you open?', answeredAt: 'where' },
    { question: 'Can I see your papers?', answeredAt: 'standing' },
  ],
};
