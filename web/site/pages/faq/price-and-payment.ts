import { dollars } from '#domain/kernel/money.ts';
import { OUR_TIME } from '#domain/kernel/new-york.ts';
import { REWEIGH_TOLERANCE_PERCENT } from '#domain/quotes/reweigh.ts';
import { payForWords, paymentWords } from '#domain/settings/capability-words.ts';
import { breakWords, cardInForce, lowestRate, roundsOnce } from '#web/phrases/prices.ts';
import { bookingCutoffWords } from '#web/phrases/times.ts';
import type { Site } from '../../page.ts';
import { boxes, priceOfBoxes } from '../../prices/example-price.ts';
import type { QuestionGroup } from './questions.ts';

/** Whether more weight has a lower rate. */
const heavier = (site: Site): string => {
  const breaks = breakWords(site);
  return breaks.length > 0
    ? `Yes: ${breaks.join(', ')}. If the price for the next weight step is lower than for what you send, you pay the lower price.`
    : 'The rate per pound is the same for every weight.';
};

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
        answer: `From ${lowestRate(site)} per lb, depending on the country. A 12 × 12 × 12 inch box of ${sample.weight} lb to Guyana costs ${dollars(priced.total)}. Give the calculator the size and weight and it shows every charge.`,
        more: { label: 'Get a price for your box', to: '/shipping-calculator' },
      },
      {
        id: 'size-or-weight',
        question: 'Why am I charged for more pounds than my box weighs?',
        answer: `Planes fill up before they get too heavy, so big light boxes pay for their space. Multiply length, width and height in inches and divide by ${card.dimDivisor}. If that is more than the scale shows, that is the weight you pay for. Our 12-inch box counts as ${priced.chargeableLb} lb.`,
        more: { label: 'See all rates', to: '/rates' },
      },
      {
        id: 'minimum',
        question: 'Is there a minimum?',
        answer: `Minimum charge: ${dollars(card.minimumFreight)} per shipment. Parcels from your mailbox that fly together have no minimum charge.`,
      },
      {
        id: 'discounts',
        question: 'Is it cheaper when I send more?',
        answer: `${heavier(site)} ${roundsOnce(site) ? 'Sending several parcels as one shipment saves, because the weight is rounded up only once.' : 'Several parcels sent as one shipment have the minimum charge once.'}`,
        more: { label: 'See all rates', to: '/rates' },
      },
      {
        id: 'reweigh',
        question: 'Will the price go up at the counter?',
        answer: `Not without your yes. We weigh and measure everything. Up to ${REWEIGH_TOLERANCE_PERCENT}% more than you declared, the quoted price stays the same. Above that the shipment waits, we send you a photo of the scale and the new price, and you approve it or take your goods back. Duty at the destination is separate.`,
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
        answer: `By ${bookingCutoffWords(site.schedule)}, ${OUR_TIME}, for that week’s flight. What is not paid waits for the next one.`,
        more: { label: 'Payment in the terms', to: '/terms#payment' },
      },
      {
        id: 'how-to-pay',
        question: 'How do I pay? Can my sister in another country pay for me?',
        answer: `${paymentWords(site.capabilities)} ${payForWords(site.capabilities)} Never send money to a number or account that you did not get from us.`,
        more: { label: 'How to reach us', to: '/contact' },
      },
      {
        id: 'insurance',
        question: 'Should I insure it?',
        answer: `Insurance is ${insurance.percent}% of the value you declare, minimum ${dollars(insurance.minimum)}. Without it, a carrier pays by weight, and a phone weighs little. So insure what is small and expensive; for clothes and food the carrier’s own limit may be enough.`,
        more: { label: 'What we are responsible for', to: '/terms#liability' },
      },
    ];
  },
};
