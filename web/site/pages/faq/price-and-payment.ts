import { dollars } from '#domain/kernel/money.ts';
import { REWEIGH_TOLERANCE_PERCENT } from '#domain/quotes/reweigh.ts';
import { paymentWords } from '#domain/settings/capability-words.ts';
import { breakWords, cardInForce, lowestRate } from '../../phrases/prices.ts';
import { bookingCutoffWords } from '../../phrases/times.ts';
import { boxes, priceOfBoxes } from '../../prices/example-price.ts';
import type { QuestionGroup } from './questions.ts';

/** Questions about prices. */
export const price: QuestionGroup = {
  id: 'price',
  title: 'Price',
  items: (site) => {
    const card = cardInForce(site);
    const sample = { size: [12, 12, 12], weight: 10 } as const;
    const priced = priceOfBoxes(site, 'GY', [boxes(sample)]);
    return [
      {
        id: 'what-it-costs',
        question: 'How much does it cost to send a box?',
        answer: `From ${lowestRate(site)} a pound, depending on the country. A 12 × 12 × 12 inch box of ${sample.weight} lb to Guyana costs ${dollars(priced.total)}. The calculator asks for size and weight and shows every line of the price.`,
        more: { label: 'Price your own box', to: '/shipping-calculator' },
      },
      {
        id: 'size-or-weight',
        question: 'Why am I charged for more pounds than my box weighs?',
        answer: `Aircraft run out of room before they run out of lift, so a big light box is charged by its size. Multiply length, width and height in inches and divide by ${card.dimDivisor}. If that is more than the scale says, it is what counts. Our 12-inch box counts as ${priced.chargeableLb} lb.`,
        more: { label: 'See all rates', to: '/rates' },
      },
      {
        id: 'minimum',
        question: 'Is there a minimum?',
        answer: `Freight of one shipment is at least ${dollars(card.minimumFreight)}. Parcels from your mailbox that fly together have no such minimum.`,
      },
      {
        id: 'discounts',
        question: 'Is it cheaper when I send more?',
        answer: `Yes: ${breakWords(site).join(', ')}. If paying for the next step up is cheaper than what you really send, you pay the cheaper price. Sending several parcels as one shipment saves too, because the weight is rounded up only once.`,
        more: { label: 'See all rates', to: '/rates' },
      },
      {
        id: 'reweigh',
        question: 'Will the price grow at the counter?',
        answer: `Not without your yes. We weigh and measure what comes in. Up to ${REWEIGH_TOLERANCE_PERCENT}% more than you declared, the promised price stands. Beyond that the shipment waits, we send you a photo of the scale and the new price, and you approve it or take your goods back.`,
        more: { label: 'The rule in full', to: '/terms#reweigh' },
      },
    ];
  },
};

/** Questions about payment and declared value. */
export const payment: QuestionGroup = {
  id: 'payment',
  title: 'Payment and insurance',
  items: (site) => {
    const { insurance } = cardInForce(site);
    return [
      {
        id: 'when-to-pay',
        question: 'When do I have to pay?',
        answer: `By ${bookingCutoffWords(site.schedule)}, New Jersey time, for that week’s flight. What is not paid waits for the next one.`,
        more: { label: 'Payment in the terms', to: '/terms#payment' },
      },
      {
        id: 'how-to-pay',
        question: 'How do I pay? Can my sister in another country pay for me?',
        answer: `${paymentWords(site.capabilities)} Somebody else may pay for you, also from another country: ask us how. Never send money to a number or account that you did not get from us.`,
        more: { label: 'How to reach us', to: '/contact' },
      },
      {
        id: 'insurance',
        question: 'Should I insure it?',
        answer: `Insurance is ${insurance.percent}% of the value you declare, ${dollars(insurance.minimum)} at least. Without it, what a carrier owes goes by weight, and a phone weighs little. So insure what is small and dear; for clothes and food the carrier’s own limit may be enough.`,
        more: { label: 'What we answer for', to: '/terms#liability' },
      },
    ];
  },
};
