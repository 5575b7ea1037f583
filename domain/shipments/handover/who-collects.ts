interface TaxNumber {
  readonly name: string;
  readonly words: string;
  readonly isAsked: boolean;
}

/** Whose things they are, by who reads it: their receiver, somebody who waits for them, or both, where anyone may come. */
const whose = {
  receiver: { id: 'your', tax: 'your' },
  sender: { id: 'a', tax: 'the' },
  anybody: { id: 'their own', tax: 'the receiver’s' },
} as const;

/** The code in the words in which everything names it. */
export const THE_CODE = 'six-digit code';

const SPACED = 3;

/** The code itself, as people read it to each other: `482 913`. */
export const spacedCode = (code: string): string => `${code.slice(0, SPACED)} ${code.slice(SPACED)}`;

/** Where no country is known, as on pages about all of them, the tax number has no name. Not every customs asks for one. */
const taxWords = (of: string, tax: Pick<TaxNumber, 'name' | 'isAsked'> | undefined): string => {
  if (tax === undefined) return `, where customs asks for it, ${of} tax number`;
  return tax.isAsked ? ` ${of} ${tax.name}` : ` ${of} ${tax.name}, if there is one`;
};

/**
 * What the counter asks for (`hand-over.ts`), in one place: `a photo ID, the six-digit code and the TIN`. Every page, letter and paper that
 * says what to bring says it in these words.
 */
export const whatToBring = (
  reader: keyof typeof whose,
  tax?: Pick<TaxNumber, 'name' | 'isAsked'>,
): string => {
  const { id, tax: of } = whose[reader];
  return `${id} photo ID, the ${THE_CODE} and${taxWords(of, tax)}`;
};

/** What whoever comes has to have with them. */
export const whatTheyBring = (tax?: Pick<TaxNumber, 'name' | 'isAsked'>): string =>
  `Whoever comes brings ${whatToBring('anybody', tax)}.`;

/** Who may collect. Alone only where what to bring is said beside it. */
export const WHO_COLLECTS =
  'It can be collected by the receiver, or by someone whom the sender or the receiver has named.';

/** Who may collect, with what: the site, the booking, the receiver's page and the letters all say this and nothing else. */
export const whoMayCollectIn = (tax?: Pick<TaxNumber, 'name' | 'isAsked'>): string =>
  `${WHO_COLLECTS} ${whatTheyBring(tax)}`;

/** The same of every country. */
export const whoMayCollect = whoMayCollectIn();

/**
 * Where each of them finds a code, and from when: the sender as soon as one can be given (`give-code.ts`), the receiver when something waits
 * for them (`receiver-code.ts`). A handover spends both.
 */
export const whereTheCodeIs =
  'The sender can get a code in their account once the flight has left. The receiver gets one on the page of their link when it is ready to collect. Either code works, one time.';

/** The tax number by which customs knows the receiver, whoever comes. The counter is the one place that asks for it. */
export const taxNumberWords = ({ name, words, isAsked }: TaxNumber, of = 'The receiver’s'): string =>
  isAsked
    ? `${of} ${name} (${words}). Customs asks for it, also when someone else comes.`
    : `${of} ${name} (${words}), if there is one. Customs may ask for it.`;
