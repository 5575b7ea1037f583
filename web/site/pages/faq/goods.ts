import { commoditiesByVerdict, commodityOf } from '#domain/carriage/commodities.ts';
import { dollars } from '#domain/kernel/money.ts';
import { barrelPrice, barrelsOffered, cardInForce } from '#web/phrases/prices.ts';
import type { QuestionGroup } from './questions.ts';

const namesOf = (verdict: 'never' | 'ask'): string =>
  commoditiesByVerdict(verdict)
    .map(({ name }) => name.toLowerCase())
    .join('; ');

/** Questions about goods and packing. */
export const packing: QuestionGroup = {
  id: 'packing',
  title: 'Packing and what can fly',
  items: (site) => {
    const { oversize } = cardInForce(site);
    return [
      {
        id: 'forbidden',
        question: 'What can I not send?',
        answer: `Never: ${namesOf('never')}. Ask us first: ${namesOf('ask')}. We also cannot take anything that is against the law in the U.S. or in the destination country.`,
        more: { label: 'Check one thing, or read the whole list', to: '/services#can-i-send' },
      },
      {
        id: 'phones',
        question: 'Can I send phones, laptops and power banks?',
        answer: `Phones, laptops and other devices with a battery built in: ask us first, and tell us how many. ${commodityOf('BATTERY_WITH_DEVICE').reason} Power banks and loose lithium batteries: never. ${commodityOf('POWER_BANK').reason} Do not hide one in a barrel: screening finds it, and the whole barrel stays behind.`,
        more: { label: 'Check one thing', to: '/services#can-i-send' },
      },
      {
        id: 'how-to-pack',
        question: 'How should I pack a box?',
        answer: `Use a strong new carton. Heavy things at the bottom, no empty space, liquids in closed bags, tape over every seam. Put the names and phone numbers of sender and receiver inside as well as outside. A box over ${oversize.aboveLb} lb or ${oversize.aboveIn} in gets an estimate first: two smaller ones are often cheaper and always easier to carry.`,
      },
      {
        id: 'packing-list',
        question: 'Do I have to list everything that is inside?',
        answer:
          'Yes: what, how many, and the value of each. “Personal effects” is not a list. Customs uses the list, and a wrong list is the usual reason why goods are held.',
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
    const { brand } = site;
    const offered = barrelsOffered(site);
    return [
      {
        id: 'barrel-price',
        question: 'What does a barrel cost by air?',
        answer: `To Guyana, ${offered.map(({ code, name, includedLb }) => `a ${name} up to ${includedLb} lb costs ${barrelPrice(site, 'GY', code)}`).join(', ')}. Each country has its own price.`,
        more: { label: 'Barrels to every country', to: '/rates#barrels' },
      },
      {
        id: 'barrel-weight',
        question: 'How heavy can a barrel be?',
        answer: `${barrelLimits.refusedAboveLb} lb at most. Above ${barrelLimits.reviewAboveLb} lb we check first that this week’s plane can take it. If the barrel is heavier than the weight included, each extra pound is charged at that country’s rate.`,
        more: { label: 'Try your barrel in the calculator', to: '/shipping-calculator' },
      },
      {
        id: 'empty-barrel',
        question: 'Where do I get an empty barrel?',
        answer: `From us: ${sizes.map(({ name, emptyPrice }) => `a ${name} for ${dollars(emptyPrice)}`).join(', ')}. You pick it up at our dock in ${brand.facility.city}. Call first and we set one aside. You can also use your own if it is clean and dry and closes with its ring.`,
      },
    ];
  },
};
