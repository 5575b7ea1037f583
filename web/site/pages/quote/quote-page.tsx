import { dollars } from '#domain/kernel/money.ts';
import { QUOTE_DAYS } from '#domain/quotes/limits.ts';
import { REWEIGH_TOLERANCE_PERCENT } from '#domain/quotes/reweigh.ts';
import { phoneLink, whatsAppLink } from '#web/phrases/contact.ts';
import { dateWords } from '#web/phrases/days.ts';
import { cardInForce } from '#web/phrases/prices.ts';
import { actionClass } from '#web/ui/button.tsx';
import { Facts } from '../../components/facts.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { Section } from '../../components/section.tsx';
import type { Site, SitePage } from '../../page.ts';
import { CompareTable } from '../../prices/compare-table.tsx';
import { InstantQuote } from './instant-quote.tsx';

const Person = ({ site }: { readonly site: Site }) => {
  const { oversize, barrelLimits } = cardInForce(site);
  return (
    <Section
      id="person"
      title="Ask a person"
      lead="The calculator prices boxes and barrels. For anything else, ask us."
      tone="sunk"
    >
      <ul className="grid max-w-prose list-disc gap-2 ps-6 text-lg">
        <li>
          A box over {oversize.aboveLb} lb or {oversize.aboveIn} in on a side, or a barrel over{' '}
          {barrelLimits.reviewAboveLb} lb: the calculator shows an estimate. Ask for it as a quote, and we
          check it and e-mail you the price.
        </li>
        <li>
          Phones and other things with a battery in them, perfume, spray cans or nail polish.{' '}
          <a href="/services#can-i-send" className="text-link">
            What can fly
          </a>
        </li>
        <li>Machines, vehicle parts, anything on a skid.</li>
        <li>Stock that you send every week.</li>
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
        <a href="/contact?about=price#write" className={actionClass({ look: 'plain' })}>
          Write to us
        </a>
      </div>
    </Section>
  );
};

const Holds = ({ site }: { readonly site: Site }) => {
  const [card] = site.rateCards;
  return (
    <Section id="holds" title="How long is the price good?" beside>
      <Facts
        items={[
          {
            term: 'Today’s prices',
            value: card
              ? `Rate card ${card.version}, since ${dateWords(card.effectiveFrom)}`
              : 'No rate card',
            note: 'Price changes are announced with their date.',
          },
          {
            term: 'Your quote',
            value: `The same price for ${QUOTE_DAYS} days`,
            note: 'Have it e-mailed to you, or save it in your account. It stays the same even if our prices change.',
          },
          {
            term: 'At the scale',
            value: `Up to ${REWEIGH_TOLERANCE_PERCENT}% more: the price stays the same`,
            note: 'Above that we send you a photo of the scale and ask you first.',
          },
          {
            term: 'Minimum charge',
            value: dollars(cardInForce(site).minimumFreight),
            note: 'Not for parcels sent together from your mailbox.',
          },
        ]}
      />
    </Section>
  );
};

const Today = () => (
  <Section id="today" title="What works today, and what is coming" beside>
    <CompareTable
      caption="What is possible today and what comes later"
      corner="You want to"
      columns={[{ title: 'Today' }]}
      rows={[
        { key: 'see', head: 'See a price', cells: ['Here, now'] },
        { key: 'share', head: 'Share it with family', cells: ['In the calculator'] },
        { key: 'book', head: 'Book it', cells: ['In the calculator, with a free account'] },
        { key: 'keep', head: `Keep it for ${QUOTE_DAYS} days`, cells: ['By e-mail or in your account'] },
        { key: 'accept', head: 'Accept it online', cells: ['In the quote'] },
      ]}
    />
    <p className="mt-4 max-w-prose text-ink-soft">
      In the calculator, press “Book this”: you choose the flight and book it in your account. Boxes and
      barrels that are very large or heavy, we confirm first. To keep the price, press “E-mail me this quote”
      there. The e-mail has a link to your quote, where you can accept it, decline it or ask us about it.
    </p>
  </Section>
);

const Needed = () => (
  <Section id="needed" title="What you need for a price" tone="sunk" beside>
    <ol className="grid max-w-prose list-decimal gap-2 ps-6 text-lg">
      <li>The country it goes to.</li>
      <li>
        Length, width, height and weight of each box, packed. Inches or centimeters, pounds or kilograms. A
        barrel needs its size and weight only.
      </li>
      <li>Your ZIP code, if we should pick it up.</li>
      <li>The total value, if you want it insured.</li>
    </ol>
    <p className="mt-4 max-w-prose text-ink-soft">
      No scale? Stand on a bathroom scale with the box, then without it. The difference is its weight.
    </p>
  </Section>
);

/** The page of the bottom bar's Get Quote: the calculator, or a quote from our staff. */
export const quotePage: SitePage = {
  metadata: () => ({
    title: 'Get a quote',
    description:
      'A price for your boxes or barrel in a minute, without an account. Or ask a person about anything unusual.',
  }),
  Content: ({ site }) => (
    <>
      <PageIntro
        path="/quote"
        title="Get a quote"
        lead="Boxes and barrels: see the full price, your flight, and the day it is ready, in a minute. For anything else, ask a person."
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
    { question: 'What do I need for a price?', answeredAt: 'needed' },
    { question: 'How long is the price good?', answeredAt: 'holds' },
    { question: 'Who prices something unusual?', answeredAt: 'person' },
    { question: 'Can I accept the quote online?', answeredAt: 'today' },
  ],
};
