/** What whoever comes has to have with them. */
export const whatTheyShow = 'Whoever comes brings the six-digit code and their own photo ID.';

/**
 * Who may collect, in one place: the site, the booking, the receiver's page and the letters all say this and nothing else (the counter
 * asks for the code and an ID, `hand-over.ts`).
 */
export const whoMayCollect = `It can be collected by the receiver, or by someone whom the sender or the receiver has named. ${whatTheyShow}`;

/** Where each of them finds the code. */
export const whereTheCodeIs =
  'The sender gets a code in their account, the receiver on the page of their link. Each has one of their own, and either opens the counter once.';

interface TaxNumber {
  readonly name: string;
  readonly words: string;
  readonly isAsked: boolean;
}

/** The tax number by which customs knows the receiver, whoever comes. The counter is the one place that asks for it. */
export const taxNumberWords = ({ name, words, isAsked }: TaxNumber, whose = 'The receiver’s'): string =>
  isAsked
    ? `${whose} ${name} (${words}). Customs asks for it, also when someone else comes.`
    : `${whose} ${name} (${words}), if there is one. Customs may ask for it.`;
