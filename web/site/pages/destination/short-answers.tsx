import type { ReactNode } from 'react';
import { customs } from '#domain/carriage/customs/customs.ts';
import { type Destination, destinations } from '#domain/kernel/destinations.ts';
import { listed } from '#domain/kernel/listed.ts';
import { dollars } from '#domain/kernel/money.ts';
import { deliveryWords, noticeWords, paymentWords } from '#domain/settings/capability-words.ts';
import { whatsAppLink } from '#web/phrases/contact.ts';
import { barrelsOffered, cardInForce } from '#web/phrases/prices.ts';
import { Section } from '../../components/section.tsx';
import type { Site } from '../../page.ts';
import { places } from './places.ts';

interface Props {
  readonly site: Site;
  readonly place: Destination;
}

/** For links from other pages: the customs answers are the first three. */
interface Answer {
  readonly id: string;
  readonly question: string;
  readonly answer: ReactNode;
}

const AskUs = ({ site, about }: { readonly site: Site; readonly about: string }) => (
  <a href={whatsAppLink(site.brand, about)} rel="noopener" className="text-link">
    Ask us
  </a>
);

const needed = ({ place }: Props): ReactNode => {
  const { taxNumber } = destinations[place.code];
  const { packing } = customs[place.code];
  return `A photo ID, a ${taxNumber.name} (${taxNumber.words}), and your invoice or packing list.${packing ? ` ${packing}` : ''}`;
};

const filing = ({ site, place }: Props): ReactNode => (
  <>
    You choose. We prepare the customs entry for {dollars(cardInForce(site).brokerage)} per shipment: check
    “Handle the customs paperwork” in the calculator. Without it, your receiver files it. Can they do that
    without a customs broker? We do not know yet.{' '}
    <AskUs site={site} about={`Who can file customs papers in ${place.country}? `} />.
  </>
);

const charges = ({ site, place }: Props): ReactNode => {
  const { authority, charges } = customs[place.code];
  const { known, open } = charges;
  return (
    <span className="grid gap-1">
      {known ? <span>{known}</span> : null}
      {open ? (
        <span>
          {open} <AskUs site={site} about={`What does customs in ${place.country} charge for `} />, or ask the{' '}
          {authority.name}.
        </span>
      ) : null}
    </span>
  );
};

const barrels = ({ site }: Props): ReactNode =>
  `At our dock in ${site.brand.facility.city}: ${listed(
    barrelsOffered(site).map(({ name, emptyPrice }) => `${name} ${dollars(emptyPrice)}`),
  )}. Call before you come, so that we put one aside. You pick it up empty and fill it at home.`;

const answersOf = (props: Props): readonly Answer[] => {
  const { site, place } = props;
  const { onward } = places[place.code];
  return [
    { id: 'customs', question: 'What does customs ask my receiver for?', answer: needed(props) },
    { id: 'who-files', question: 'Who files the customs entry?', answer: filing(props) },
    { id: 'customs-charges', question: 'What does customs charge?', answer: charges(props) },
    {
      id: 'towns',
      question: onward.question,
      answer: `${onward.answer} ${deliveryWords(site.capabilities, place.code)}`,
    },
    { id: 'empty-barrel', question: 'Where do I get a barrel?', answer: barrels(props) },
    { id: 'pay', question: 'How do I pay?', answer: paymentWords(site.capabilities) },
    { id: 'notices', question: 'How do I hear where it is?', answer: noticeWords(site.capabilities) },
  ];
};

/** What senders ask before they pack, in plain words. Rates, forms and sources follow further down the page. */
export const ShortAnswers = (props: Props) => (
  <Section id="answers" title="Before you send" lead="Short answers to the first questions." beside>
    <dl className="border-b border-rule">
      {answersOf(props).map(({ id, question, answer }) => (
        <div
          key={id}
          id={id}
          className="grid scroll-mt-20 gap-x-8 gap-y-1 border-t border-rule py-4 sm:grid-cols-[15rem_1fr]"
        >
          <dt className="text-lg leading-snug font-semibold">{question}</dt>
          <dd className="max-w-prose">{answer}</dd>
        </div>
      ))}
    </dl>
  </Section>
);
