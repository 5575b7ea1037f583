import { allDestinations } from '#domain/kernel/destinations.ts';
import { listed } from '#domain/kernel/listed.ts';
import { REWEIGH_TOLERANCE_PERCENT } from '#domain/quotes/reweigh.ts';
import { Badges } from '../../components/badges.tsx';
import { CallToAction } from '../../components/call-to-action.tsx';
import { Facts } from '../../components/facts.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { Section } from '../../components/section.tsx';
import { KearnyDock } from '../../illustrations/kearny-dock.tsx';
import type { Site, SitePage } from '../../page.ts';
import { facilityWords, phoneLink } from '../../phrases/contact.ts';
import { hoursWords } from '../../phrases/times.ts';
import { localBusiness } from '../../seo/local-business.ts';

const countryWords = listed(allDestinations.map(({ country }) => country));

const Who = ({ site: { brand } }: { readonly site: Site }) => (
  <Section id="who" title="What we do" beside>
    <div className="grid max-w-prose gap-4 text-lg">
      <p>
        {brand.name} flies packages, barrels and stock from {brand.facility.city}, New Jersey to{' '}
        {countryWords}, once a week to each.
      </p>
      <p>
        For families that is school shoes, a rice cooker, a barrel for Christmas. For shops it is the stock
        that has to be on the shelf. Both get the same scale, the same price card and the same flight.
      </p>
    </div>
  </Section>
);

const Figures = ({ site: { claims, brand } }: { readonly site: Site }) => (
  <Section id="figures" title="In figures" tone="night">
    {claims.stats.length > 0 ? (
      <dl className="grid grid-cols-2 gap-8 lg:grid-cols-4">
        {claims.stats.map(({ figure, words }) => (
          <div key={words} className="flex flex-col-reverse justify-end border-t border-night-rule pt-4">
            <dt className="text-on-night-soft">{words}</dt>
            <dd className="font-display text-4xl font-extrabold text-time tabular-nums sm:text-5xl">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    ) : (
      <p>We print no figures about ourselves at the moment. Ask us, and we tell you what we can show.</p>
    )}
    <p className="mt-6 text-on-night-soft">
      {brand.name} answers for what stands here. Days in transit differ by place: the page of each says how
      many.
    </p>
  </Section>
);

const Promises = ({ site: { brand } }: { readonly site: Site }) => (
  <Section
    id="promises"
    title="What you can hold us to"
    lead="Parcels that vanish, prices that grow at the counter, offices that do not pick up: you may have met all three."
  >
    <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
      {[
        {
          title: 'The price does not grow at the counter',
          text: `It holds for what you declared. If the scale says over ${REWEIGH_TOLERANCE_PERCENT}% more, you see the photo and decide.`,
        },
        {
          title: 'You know which flight',
          text: 'Every price comes with the flight it makes and the moment by which we need the goods.',
        },
        {
          title: 'You hear it from us first',
          text: 'If a piece is left behind or held, we write which one and what happens next.',
        },
        {
          title: 'We say what we do not know',
          text: 'Customs rules carry their source and date here. Where we have none, the page says so and tells you whom to ask.',
        },
        {
          title: 'Somebody answers',
          text: `${hoursWords(brand)}. Outside of that, write: we answer when we open.`,
        },
        {
          title: 'Nobody sells your details',
          text: 'Airlines and customs get what they need for one shipment, and no company gets anything for its own ends.',
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
      <KearnyDock />
      <Facts
        items={[
          {
            term: 'Address',
            value: facilityWords(brand),
            ...(brand.confirmed ? {} : { note: 'A sample until the owner has confirmed it.' }),
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
  <Section id="standing" title="Licenses and standing" beside>
    <div className="grid max-w-prose gap-4 text-lg">
      {claims.badges.length > 0 ? <Badges badges={claims.badges} /> : null}
      <p>
        All cargo that flies on a passenger aircraft is screened, piece by piece. No standing of ours or yours
        changes that.
      </p>
      <p>
        You may ask for the papers behind any of these words before you hand us something.{' '}
        <a href="/contact" className="text-link">
          Ask
        </a>
        .
      </p>
    </div>
  </Section>
);

const Content = ({ site }: { readonly site: Site }) => (
  <>
    <PageIntro
      path="/about"
      title="We fly what you pack"
      lead={`Air cargo from ${site.brand.facility.city} for people who have family or customers in ${countryWords}.`}
    />
    <Who site={site} />
    <Figures site={site} />
    <Promises site={site} />
    <Where site={site} />
    <Standing site={site} />
    <CallToAction title="See for yourself" second={{ label: 'Come to the dock', to: '/contact' }}>
      Price a box now, or walk in with it while the dock is open.
    </CallToAction>
  </>
);

/** The about page: who we are, where, and what we promise. */
export const aboutPage: SitePage = {
  metadata: (site) => ({
    title: `About ${site.brand.name}`,
    description: `Who flies your barrel: air cargo from ${site.brand.facility.city}, New Jersey to Guyana and the Caribbean, and what you can hold us to.`,
    structuredData: [localBusiness(site)],
  }),
  Content,
  asked: [
    { question: 'Who are you, and what do you do?', answeredAt: 'who' },
    { question: 'How long have you done this, and how much?', answeredAt: 'figures' },
    { question: 'Why should I trust you with it?', answeredAt: 'promises' },
    { question: 'Where are you, and when are you open?', answeredAt: 'where' },
    { question: 'Are you licensed?', answeredAt: 'standing' },
  ],
};
