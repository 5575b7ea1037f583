import { OUR_TIME } from '#domain/kernel/new-york.ts';
import { cutoffWords } from '#web/phrases/times.ts';
import { Facts } from '../../components/facts.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { Section } from '../../components/section.tsx';
import type { Site, SitePage } from '../../page.ts';
import { localBusiness } from '../../seo/local-business.ts';
import { FindUs } from './find-us.tsx';
import { ReachUs } from './reach-us.tsx';
import { WriteToUs } from './write-to-us.tsx';

/** Links to pages that answer common questions. */
const shortcuts = [
  { about: 'What does it cost?', to: '/shipping-calculator', where: 'Open the calculator' },
  { about: 'Where is my parcel?', to: '/tracking', where: 'The tracking page' },
  { about: 'Something is late, wrong or broken', to: '/support', where: 'What to do first' },
  { about: 'We ship stock every week', to: '/business-services', where: 'The commercial desk' },
  { about: 'What is my U.S. address?', to: '/dashboard', where: 'Your dashboard' },
] as const;

const Hours = ({ site: { brand, schedule } }: { readonly site: Site }) => (
  <Section id="hours" title="When we are open" tone="sunk" beside>
    <Facts items={brand.hours.map(({ days, hours }) => ({ term: days, value: hours }))} />
    <p className="mt-4 max-w-prose text-ink-soft">
      All times are {OUR_TIME}. The hours before {cutoffWords(schedule)} are our busiest: call at another time
      if you can.
    </p>
  </Section>
);

const Ready = () => (
  <Section id="ready" title="What to have ready" beside>
    <ul className="grid max-w-prose list-disc gap-2 ps-6 text-lg">
      <li>
        For a price: the country, and the length, width, height and weight of each box, or the barrel size.
      </li>
      <li>For a pickup: street, ZIP code, floor or stairs, and how many pieces.</li>
      <li>For a parcel: your mailbox number, and the number on the store’s shipping e-mail.</li>
      <li>For a claim: photos of the goods and of the packing, and the tracking number.</li>
    </ul>
    <dl className="mt-8 grid gap-x-10 sm:grid-cols-2">
      {shortcuts.map(({ about, to, where }) => (
        <div key={to} className="border-t border-rule py-3">
          <dt className="text-ink-soft">{about}</dt>
          <dd>
            <a href={to} className="text-link inline-flex min-h-11 items-center">
              {where}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  </Section>
);

/** The contact page: all ways to reach us. */
export const contactPage: SitePage = {
  metadata: (site) => ({
    title: 'Contact',
    description: `Call, WhatsApp or write to us, or come to the dock in ${site.brand.facility.city}. Hours, address, pickup distances and what to have ready.`,
    structuredData: [localBusiness(site)],
  }),
  Content: ({ site }) => (
    <>
      <PageIntro
        path="/contact"
        title="Someone answers"
        lead="A price, a pickup, a parcel you are waiting for. Call, WhatsApp or write: the same people answer."
      />
      <ReachUs site={site} />
      <Hours site={site} />
      <WriteToUs site={site} kind="contact" />
      <FindUs site={site} />
      <Ready />
    </>
  ),
  asked: [
    { question: 'How do I reach a person now?', answeredAt: 'reach' },
    { question: 'When are you open?', answeredAt: 'hours' },
    { question: 'Where do I drop my box off, and do you come to me?', answeredAt: 'find-us' },
    { question: 'How do I get an answer in writing?', answeredAt: 'write' },
    { question: 'What should I have ready?', answeredAt: 'ready' },
  ],
};
