/**
 * What we do with goods of a kind. `never`: we do not carry them. `ask`: they are on hold until staff have looked at them.
 * `papers`: they fly when a form has been filed or a document shown.
 */
export type Verdict = 'never' | 'ask' | 'papers';

/** A kind of goods, with the words that people use for it. */
export interface Commodity {
  readonly name: string;
  /** As people write them on packing lists and in questions. */
  readonly words: readonly string[];
  readonly verdict: Verdict;
  /** The reason, and what to do, in a sentence. */
  readonly reason: string;
}

/**
 * Goods that people ask about. Lithium, perfume, aerosols and nail polish wait for a look (trade.md, Goods). The goods
 * under `never` are in the classes of dangerous goods. Goods that are not in this list may still be refused.
 */
export const commodities: readonly Commodity[] = [
  {
    name: 'Fireworks and explosives',
    words: ['fireworks', 'firecrackers', 'sparklers', 'flares', 'ammunition', 'gunpowder'],
    verdict: 'never',
    reason: 'Explosives.',
  },
  {
    name: 'Gas tanks and cylinders',
    words: ['propane', 'butane', 'camping gas', 'lighter refill', 'oxygen cylinder'],
    verdict: 'never',
    reason: 'Gas under pressure that burns or bursts.',
  },
  {
    name: 'Fuel and solvents',
    words: ['gasoline', 'kerosene', 'diesel', 'paint thinner', 'lighter fluid'],
    verdict: 'never',
    reason: 'Their vapor catches fire. Never send a generator or chainsaw that has had fuel in it.',
  },
  {
    name: 'Strong cleaners and acids',
    words: ['pool chlorine', 'drain cleaner', 'battery acid', 'wet car battery', 'bleach powder'],
    verdict: 'never',
    reason: 'They eat through packing, and through the plane.',
  },
  {
    name: 'Poisons',
    words: ['pesticide', 'rat poison', 'weed killer', 'mercury'],
    verdict: 'never',
    reason: 'Poisonous when a container leaks.',
  },
  {
    name: 'Weapons',
    words: ['firearm', 'gun parts', 'pepper spray', 'stun gun'],
    verdict: 'never',
    reason: 'We do not take them, with or without a license.',
  },
  {
    name: 'Cash, drugs and anything illegal',
    words: ['cash', 'money orders', 'illegal drugs', 'counterfeit goods'],
    verdict: 'never',
    reason: 'Not allowed to export, carry or import.',
  },
  {
    name: 'Animals, and food that spoils',
    words: ['live animals', 'fresh fish', 'fresh meat', 'frozen food'],
    verdict: 'never',
    reason: 'We have no cold room, and nobody to look after animals.',
  },
  {
    name: 'Phones, laptops, power banks, loose batteries',
    words: [
      'phone',
      'iphone',
      'laptop',
      'macbook',
      'tablet',
      'ipad',
      'airpods',
      'smartwatch',
      'drone',
      'power bank',
      'power tool',
      'lithium battery',
      'e-bike',
      'hoverboard',
    ],
    verdict: 'ask',
    reason:
      'Lithium batteries burn when crushed. Tell us how many, and if they are built in, packed with the device, or loose.',
  },
  {
    name: 'Perfume and cologne',
    words: ['perfume', 'cologne', 'body mist', 'aftershave'],
    verdict: 'ask',
    reason: 'Mostly alcohol. Tell us how many bottles, and their size.',
  },
  {
    name: 'Spray cans',
    words: ['aerosol', 'hairspray', 'deodorant spray', 'spray paint', 'insect spray'],
    verdict: 'ask',
    reason: 'Cans under pressure. Some can fly in small numbers, some cannot.',
  },
  {
    name: 'Nail polish and remover',
    words: ['nail polish', 'nail varnish', 'acetone', 'gel remover'],
    verdict: 'ask',
    reason: 'They burn. Tell us how many bottles.',
  },
  {
    name: 'High value of one kind of goods',
    words: ['stock', 'equipment', 'spare parts', 'machinery'],
    verdict: 'papers',
    reason: 'The U.S. requires an export filing first. We file it for you.',
  },
  {
    name: 'Goods under an export license',
    words: ['night vision', 'military equipment', 'anything marked as export controlled'],
    verdict: 'papers',
    reason: 'They need a license and an export filing first, whatever their value.',
  },
];

/** The goods with a verdict, in the order in which they are shown. */
export const commoditiesByVerdict = (verdict: Verdict): readonly Commodity[] =>
  commodities.filter((commodity) => commodity.verdict === verdict);
