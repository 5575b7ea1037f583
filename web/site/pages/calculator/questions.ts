import { REWEIGH_TOLERANCE_PERCENT } from '#domain/quotes/reweigh.ts';
import { pickupBooking, pickupIs } from '#web/phrases/pickup-words.ts';
import { cardInForce } from '#web/phrases/prices.ts';
import { bookingCutoffWords, cutoffWords, transitEnvelope } from '#web/phrases/times.ts';
import type { AnswerItem } from '../../components/answers.tsx';
import type { Site } from '../../page.ts';

/** Questions about a price. */
export const questions = (site: Site): readonly AnswerItem[] => {
  const { oversize, barrelLimits } = cardInForce(site);
  return [
    {
      id: 'does-it-hold',
      question: 'Is this the price I pay at the counter?',
      answer: `Yes, for what you told us. We weigh and measure at the dock. Up to ${REWEIGH_TOLERANCE_PERCENT}% over your figures, the quoted price stays the same. Above that we show you the scale and ask you first.`,
      more: { label: 'The whole rate card', to: '/rates' },
    },
    {
      id: 'which-flight',
      question: 'Which flight will it make?',
      answer: `Goods at our dock by ${cutoffWords(site.schedule)} fly that week. Goods already here can be booked until ${bookingCutoffWords(site.schedule)}. They are ready ${transitEnvelope(site.schedule)} after the flight, depending on the country.`,
      more: { label: 'How it goes, step by step', to: '/how-it-works' },
    },
    {
      id: 'pickup-time',
      question: 'When would you pick it up?',
      answer: `${pickupIs} ${pickupBooking(site)} The flight above counts with the first time that can still be booked.`,
      more: { label: 'A pickup, step by step', to: '/how-it-works#pickup' },
    },
    {
      id: 'staff-look',
      question: 'Why is my price an estimate?',
      answer: `A box above ${oversize.aboveLb} lb or longer than ${oversize.aboveIn} in, or a barrel above ${barrelLimits.reviewAboveLb} lb, does not fit every aircraft. The price is an estimate until we confirm it.`,
      more: { label: 'Ask us about it', to: '/contact' },
    },
    {
      id: 'duty',
      question: 'Are duty and taxes included?',
      answer:
        'No. Customs in the country sets them, and the receiver pays them there. Our own charge for the paperwork is the line called customs brokerage.',
      more: { label: 'What each country asks', to: '/service-areas' },
    },
    {
      id: 'book-it',
      question: 'How do I book this price, or send it to family?',
      answer:
        'Press “Book this” under the total, sign in or make a free account, and answer a few questions: you choose the flight and book it. To ask us first, “Send it to us on WhatsApp” and “Send by form” send us the price. “Share with family” sends the link to anybody you like. The link has no name and no phone number in it, only the goods, the ZIP code and the options you chose.',
    },
  ];
};
