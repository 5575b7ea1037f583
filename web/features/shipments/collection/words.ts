import type { CodeShown } from '#domain/shipments/handover/collection-code.ts';
import type { LinkShown } from '#domain/shipments/handover/receiver-link.ts';

/** What senders and our desk read about a code. */
export const codeStateWords: Readonly<Record<CodeShown['state'], string>> = {
  NONE: 'The receiver needs a code to collect the goods, with their ID. Get it here and tell it to them.',
  VALID:
    'The receiver can collect with the code that you got. If it is lost, get a new one. The old one then stops working.',
  LOCKED:
    'Someone typed five wrong codes at the counter, so the code is locked. Get a new one and tell it to the receiver.',
  USED: 'The code was used. Get a new one for the pieces that are left.',
  ENDED: 'The code has ended. Get a new one and tell it to the receiver.',
};

/** What senders and our desk read about the receiver's link. */
export const linkWords = {
  title: 'A page for the receiver',
  none: 'Send the receiver a link to a page of their own: what comes, when, where to collect it and what to bring. They need no account.',
  make: 'Make the link',
  makeNew: 'Make a new link',
  once: 'The link is shown only now. Send it to the receiver and to nobody else: whoever has it can get the code.',
} as const;

/** Whether the receiver has opened the present link. */
export const openedWords = ({ opened }: LinkShown): string =>
  `${opened === 0 ? 'The receiver has a link and has not opened it yet.' : 'The receiver has opened the link.'} If it is lost, make a new one. The old one then stops working.`;

/** The form by which a sender names who collects. */
export const collectorFormWords = {
  label: 'Someone else who may collect it',
  hint: 'Their name, as on their ID. They also need the code.',
  save: 'Save the name',
  takeBack: 'Take the name back',
} as const;
