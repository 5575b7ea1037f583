import { Answers } from '../../components/answers.tsx';
import { CallToAction } from '../../components/call-to-action.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { Toc } from '../../components/toc.tsx';
import type { Site, SitePage } from '../../page.ts';
import { faqPage as faqData } from '../../seo/faq-page.ts';
import { barrels, packing } from './goods.ts';
import { mailbox, tracking, trouble } from './mailbox-and-tracking.ts';
import { arrival, customs, flights, handover } from './on-the-way.ts';
import { payment, price } from './price-and-payment.ts';

const groups = [
  price,
  packing,
  barrels,
  handover,
  mailbox,
  flights,
  arrival,
  customs,
  tracking,
  trouble,
  payment,
];

const Content = ({ site }: { readonly site: Site }) => (
  <>
    <PageIntro
      path="/faq"
      title="Questions and answers"
      lead="What people ask us most, with today’s prices and cutoffs."
    />
    <div className="mx-auto grid max-w-6xl gap-10 px-4 py-10 sm:py-14 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-16">
      <Toc items={groups.map(({ id, title }) => ({ id, label: title }))} />
      <div className="grid min-w-0 gap-12">
        {groups.map(({ id, title, items }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className="mb-4 text-3xl sm:text-4xl">
              {title}
            </h2>
            <Answers items={items(site)} />
          </section>
        ))}
      </div>
    </div>
    <CallToAction title="Didn’t find your answer?">
      Call or write. You will talk to someone at our dock.
    </CallToAction>
  </>
);

/** The FAQ page. Answers contain prices and times of the rate card and the schedule. */
export const faqPage: SitePage = {
  metadata: (site) => ({
    title: 'Questions and answers',
    description:
      'Prices, packing, barrels, pickup, the U.S. mailbox, cutoffs, customs, tracking and claims: what people ask us before they ship.',
    structuredData: [faqData(groups.flatMap(({ items }) => items(site)))],
  }),
  Content,
  asked: [
    { question: 'How much does it cost to send a box?', answeredAt: 'what-it-costs' },
    { question: 'What can I not send?', answeredAt: 'forbidden' },
    { question: 'By when must it be there for this week’s flight?', answeredAt: 'cutoff' },
    { question: 'Do you pick up from my home?', answeredAt: 'pickup' },
    { question: 'Something is broken. What now?', answeredAt: 'damaged' },
  ],
};
