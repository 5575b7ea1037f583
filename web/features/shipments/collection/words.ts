import type { CodeShown } from '#domain/shipments/handover/collection-code.ts';

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
