import { commoditiesByVerdict } from '#domain/carriage/commodities.ts';
import { dollars } from '#domain/kernel/money.ts';
import { barrelPrice, barrelsOffered, cardInForce } from '../../phrases/prices.ts';
import type { QuestionGroup } from './questions.ts';

const namesOf = (verdict: 'never' | 'ask'): string =>
  commoditiesByVerdict(verdict)
    .map(({ name }) => name.toLowerCase())
    .join('; ');

/** Questions about goods and packing. */
export const packing: QuestionGroup = {
  id: 'packing',
  title: 'Packing, and what may fly',
  items: (site) => {
    const { oversize } = cardInForce(site);
    return [
      {
        id: 'forbidden',
        question: 'What can I not send?',
        answer: `Never: ${namesOf('never')}. Only after we have looked at it: ${namesOf('ask')}. What the law of either country forbids is forbidden here too.`,
        more: { label: 'The whole list, with examples', to: '/terms#forbidden' },
      },
      {
        id: 'phones',
        question: 'Can I send phones, laptops and power banks?',
        answer:
          'Tell us first: how many, and whether the batteries are built in, packed beside, or loose. Lithium cells burn when they are crushed, so the airline decides by kind and number. Do not hide one in a barrel: screening finds it, and everything around it stays behind.',
        more: { label: 'Ask about a thing', to: '/contact' },
      },
      {
        id: 'how-to-pack',
        question: 'How should I pack a box?',
        answer: `A strong new carton, heavy things low, no empty space, liquids in closed bags, tape over every seam. Put a paper with the names and phone numbers of both sides inside, as well as outside. A box over ${oversize.aboveLb} lb or ${oversize.aboveIn} in gets an estimate first: two smaller ones are often cheaper and always easier to carry.`,
      },
      {
        id: 'packing-list',
        question: 'Do I have to list everything that is inside?',
        answer:
          'Yes: what, how many, and what each is worth. “Personal effects” is not a list. Customs in the country of destination decides by it, and a list that is wrong is how goods get held.',
        more: { label: 'What you declare', to: '/terms#contents' },
      },
    ];
  },
};

/** Questions about barrels. */
export const barrels: QuestionGroup = {
  id: 'barrels',
  title: 'Barrels',
  items: (site) => {
    const { barrels: sizes, barrelLimits } = cardInForce(site);
    const offered = barrelsOffered(site);
    return [
      {
        id: 'barrel-price',
        question: 'What does a barrel cost by air?',
        answer: `To Guyana, ${offered.map(({ code, name, includedLb }) => `a ${name} up to ${includedLb} lb costs ${barrelPrice(site, 'GY', code)}`).join(', ')}. Every country has its own price.`,
        more: { label: 'Barrels to every country', to: '/rates#barrels' },
      },
      {
        id: 'barrel-weight',
        question: 'How heavy may a barrel be?',
        answer: `${barrelLimits.refusedAboveLb} lb at most. Above ${barrelLimits.reviewAboveLb} lb we look first whether the week’s aircraft takes it. A barrel that is heavier than its price includes costs the country’s rate for each pound more.`,
        more: { label: 'Try your barrel in the calculator', to: '/shipping-calculator' },
      },
      {
        id: 'empty-barrel',
        question: 'Where do I get an empty barrel?',
        answer: `From us: ${sizes.map(({ name, emptyPrice }) => `a ${name} for ${dollars(emptyPrice)}`).join(', ')}. Call before you come, so that one is put aside. Your own is welcome too, if it is clean, dry and closes with its ring.`,
      },
    ];
  },
};
