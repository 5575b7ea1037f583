import { dollars } from '#domain/kernel/money.ts';
import { REWEIGH_TOLERANCE_PERCENT } from '#domain/quotes/reweigh.ts';
import { actionClass } from '#web/ui/button.tsx';
import { Facts } from '../../components/facts.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { Section } from '../../components/section.tsx';
import type { Site, SitePage } from '../../page.ts';
import { phoneLink, whatsAppLink } from '../../phrases/contact.ts';
import { dateWords } from '../../phrases/days.ts';
import { cardInForce } from '../../phrases/prices.ts';
import { CompareTable } from '../../prices/compare-table.tsx';
import { InstantQuote } from './instant-quote.tsx';

const Person = ({ site }: { readonly site: Site }) => {
  const { oversize, barrelLimits } = cardInForce(site);
  return (
    <Section
      id="person"
      title="When a person should look at it"
      lead="The calculator knows boxes and barrels. For the rest, talk to us: we say yes, no, or what it would take."
      tone="sunk"
    >
      <ul className="grid max-w-prose list-disc gap-2 ps-6 text-lg">
        <li>
          a piece over {oversize.aboveLb} lb or {oversize.aboveIn} in on a side, or a barrel over{' '}
          {barrelLimits.reviewAboveLb} lb: the calculator shows an estimate, and one of us confirms it
        </li>
        <li>batteries, perfume, spray cans or nail polish</li>
        <li>machines, vehicle parts, anything on a skid</li>
        <li>stock that goes out every week</li>
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <a href={phoneLink(site.brand)} className={actionClass({ look: 'plain' }, 'font-mono')}>
          {site.brand.phone.display}
        </a>
        <a
          href={whatsAppLink(site.brand, 'Hello, I would like a price. I want to send: ')}
          rel="noopener"
          className={actionClass({ look: 'plain' })}
        >
          WhatsApp, with a photo
        </a>
        <a href="/contact?topic=price#write" className={actionClass({ look: 'plain' })}>
          Write to us
        </a>
      </div>
    </Section>
  );
};

const Holds = ({ site }: { readonly site: Site }) => {
  const [card] = site.rateCards;
  return (
    <Section id="holds" title="How long the price holds" beside>
      <Facts
        items={[
          {
            term: 'Today’s prices',
            value: card
              ? `Rate card ${card.version}, since ${dateWords(card.effectiveFrom)}`
              : 'No rate card',
            note: 'What the calculator shows is the price of the day on which you book. A new card is announced with its day.',
          },
          {
            term: 'At the scale',
            value: `Up to ${REWEIGH_TOLERANCE_PERCENT}% more changes nothing`,
            note: 'Beyond that we ask you first, with a photo of the scale.',
          },
          {
            term: 'Least freight',
            value: dollars(cardInForce(site).minimumFreight),
            note: 'Not for parcels from your mailbox that fly together.',
          },
        ]}
      />
    </Section>
  );
};

const Today = () => (
  <Section
    id="today"
    title="What you can do with a price today"
    lead="So that nobody waits for something that does not exist yet."
    beside
  >
    <CompareTable
      caption="What is possible today and what comes later"
      corner="You want to"
      columns={[{ title: 'How' }]}
      rows={[
        { key: 'see', head: 'See a price', cells: ['Here, now'] },
        { key: 'share', head: 'Send it to somebody', cells: ['Copy the calculator’s link'] },
        { key: 'book', head: 'Book it', cells: ['Call or WhatsApp'] },
        { key: 'accept', head: 'Accept it online', cells: ['Later, in your account'] },
      ]}
    />
    <p className="mt-4 max-w-prose text-ink-soft">
      Quotes that you accept with a press come with the customer account. An account you make today gets them
      when they come, and your U.S. mailbox address{' '}
      <a href="/auth/register" className="text-link">
        at once
      </a>
      .
    </p>
  </Section>
);

const Needed = () => (
  <Section id="needed" title="What a price needs" tone="sunk" beside>
    <ol className="grid max-w-prose list-decimal gap-2 ps-6 text-lg">
      <li>The country it goes to.</li>
      <li>
        Length, width, height and weight of each box, packed. Inches or centimeters, pounds or kilos. A barrel
        needs its size and weight only.
      </li>
      <li>Your ZIP code, if we should collect it.</li>
      <li>What it is worth, if you want it insured.</li>
    </ol>
    <p className="mt-4 max-w-prose text-ink-soft">
      No scale? Stand on a bathroom scale with the box, then without it, and take the difference.
    </p>
  </Section>
);

/** The page of the bottom bar's Get Quote: the calculator, or a quote from our staff. */
export const quotePage: SitePage = {
  metadata: () => ({
    title: 'Get a quote',
    description:
      'A price for your boxes or barrel in a minute, without an account, or from a person when it is something unusual.',
  }),
  withoutBottomBar: true,
  Content: ({ site }) => (
    <>
      <PageIntro
        path="/quote"
        title="Get a quote"
        lead="Boxes and barrels have a price in a minute: every line of it, the flight it makes and the day it can be collected. For everything else a person looks at it."
        aside={
          <div id="instant">
            <InstantQuote site={site} />
          </div>
        }
      >
        <a
          href={phoneLink(site.brand)}
          className={actionClass({ look: 'plain' }, 'font-mono text-lg max-lg:hidden')}
        >
          {site.brand.phone.display}
        </a>
        <a href="#person" className={actionClass({ look: 'plain' }, 'text-lg max-lg:hidden')}>
          Ask a person
        </a>
      </PageIntro>
      <Needed />
      <Holds site={site} />
      <Person site={site} />
      <Today />
    </>
  ),
  asked: [
    { question: 'How do I get a price right now?', answeredAt: 'instant' },
    { question: 'What do I have to know for it?', answeredAt: 'needed' },
    { question: 'Is the price still the same when I come?', answeredAt: 'holds' },
    { question: 'It is something unusual. Who looks at it?', answeredAt: 'person' },
    { question: 'Can I accept the quote online?', answeredAt: 'today' },
  ],
};
