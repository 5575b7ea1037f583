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
 * Goods that people ask about. Lithium, perfume, aerosols and nail polish are from the domain notes (DG_REVIEW). The goods
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
    name: 'Gas bottles',
    words: ['propane', 'butane', 'camping gas', 'lighter refill', 'oxygen cylinder'],
    verdict: 'never',
    reason: 'Gas under pressure that burns or bursts.',
  },
  {
    name: 'Fuel and solvents',
    words: ['gasoline', 'kerosene', 'diesel', 'paint thinner', 'lighter fluid'],
    verdict: 'never',
    reason: 'Their vapour catches fire. A generator or chainsaw must never have held any.',
  },
  {
    name: 'Strong cleaners and acids',
    words: ['pool chlorine', 'drain cleaner', 'battery acid', 'wet car battery', 'bleach powder'],
    verdict: 'never',
    reason: 'They eat through packing and aircraft.',
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
    reason: 'Not with us, with or without a license.',
  },
  {
    name: 'Cash, drugs, what the law forbids',
    words: ['cash', 'money orders', 'illegal drugs', 'counterfeit goods'],
    verdict: 'never',
    reason: 'Forbidden to export, to carry or to bring in.',
  },
  {
    name: 'Animals, and food that spoils',
    words: ['live animals', 'fresh fish', 'fresh meat', 'frozen food'],
    verdict: 'never',
    reason: 'We have no cold room and nobody to care for a living thing.',
  },
  {
    name: 'Phones, laptops, power banks, loose batteries',
    words: [
      'phone',
      'laptop',
      'tablet',
      'power bank',
      'power tool',
      'lithium battery',
      'e-bike',
      'hoverboard',
    ],
    verdict: 'ask',
    reason:
      'Lithium cells burn when crushed. Tell us how many and whether they are built in, packed beside, or loose.',
  },
  {
    name: 'Perfume and cologne',
    words: ['perfume', 'cologne', 'body mist', 'aftershave'],
    verdict: 'ask',
    reason: 'Mostly alcohol. Tell us how many bottles and their size.',
  },
  {
    name: 'Spray cans',
    words: ['aerosol', 'hairspray', 'deodorant spray', 'spray paint', 'insect spray'],
    verdict: 'ask',
    reason: 'Cans under pressure. Some may fly in small numbers, some may not.',
  },
  {
    name: 'Nail polish and remover',
    words: ['nail polish', 'nail varnish', 'acetone', 'gel remover'],
    verdict: 'ask',
    reason: 'They burn. Tell us how many bottles.',
  },
  {
    name: 'One kind of goods worth a lot',
    words: ['stock', 'equipment', 'spare parts', 'machinery'],
    verdict: 'papers',
    reason: 'The United States wants an export filing first; we file it for you.',
  },
  {
    name: 'Goods under an export license',
    words: ['night vision', 'military equipment', 'anything marked as export controlled'],
    verdict: 'papers',
    reason: 'A license and an export filing come first, whatever they are worth.',
  },
];

/** The goods with a verdict, in the order in which they are shown. */
export const commoditiesByVerdict = (verdict: Verdict): readonly Commodity[] =>
  commodities.filter((commodity) => commodity.verdict === verdict);
