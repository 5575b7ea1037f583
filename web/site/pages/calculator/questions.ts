import type { AnswerItem } from '../../components/answers.tsx';
import type { Site } from '../../page.ts';
import { cardInForce } from '../../phrases/prices.ts';
import { bookingCutoffWords, cutoffWords, transitEnvelope } from '../../phrases/times.ts';

/** Questions about a price. */
export const questions = (site: Site): readonly AnswerItem[] => {
  const { oversize, barrelLimits } = cardInForce(site);
  return [
    {
      id: 'does-it-hold',
      question: 'Is this the price I pay at the counter?',
      answer:
        'Yes, for what you told us. We weigh and measure at the dock, and within 10% of your figures the price stands. Above that we show you the scale and ask you first.',
      more: { label: 'The whole rate card', to: '/rates' },
    },
    {
      id: 'which-flight',
      question: 'Which flight will it make?',
      answer: `Goods at our dock by ${cutoffWords(site.schedule)} fly that week. Goods that are here already can be booked until ${bookingCutoffWords(site.schedule)}. From the flight it takes ${transitEnvelope(site.schedule)}, by country.`,
      more: { label: 'How it goes, step by step', to: '/how-it-works' },
    },
    {
      id: 'staff-look',
      question: 'Why does it say that staff look at it first?',
      answer: `A box above ${oversize.aboveLb} lb or longer than ${oversize.aboveIn} in, or a barrel above ${barrelLimits.reviewAboveLb} lb, does not fit every aircraft. The price is an estimate until one of us has confirmed it.`,
      more: { label: 'Ask us about it', to: '/contact' },
    },
    {
      id: 'duty',
      question: 'Is duty at the other end included?',
      answer:
        'No. Duty and taxes are set by customs of the country and paid there by whoever collects. What we charge for handling the papers is the line called customs brokerage.',
      more: { label: 'What each country asks', to: '/service-areas' },
    },
    {
      id: 'share-it',
      question: 'Can I send this price to somebody?',
      answer:
        'Yes. The link and the WhatsApp message under the total open the same boxes with the same price, and the page prints on one sheet. Nothing about you is in the link.',
    },
  ];
};
