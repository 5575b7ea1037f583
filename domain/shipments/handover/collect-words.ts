import type { CollectPage } from './collect-page.ts';
import type { CodeShown } from './collection-code.ts';
import { THE_CODE, whatTheyBring } from './who-collects.ts';

/** The words of the receiver's page. Sentences with amounts and days are in `collect-sentences.ts`, which the server makes. */
export const collectWords = {
  title: 'Your shipment',
  lead: 'What is coming to you, when, and what you need to collect it.',
  noLink: 'This page needs the whole link that you were sent. Open it from the message again.',
  refused:
    'This link does not work any more, or a part of it is missing. Ask the person who sent it to you for a new one.',
  looking: 'Looking for your shipment…',
  failed: 'Something went wrong on our side. Please try again in a minute.',
  away: 'We could not reach the server. Check your connection and try again.',
  again: 'Try again',
  what: 'What comes',
  came: 'What was in it',
  inside: 'Inside:',
  why: 'Why the days changed',
  next: 'What happens next',
  where: 'Where to collect it',
  brought: 'Where it is brought',
  map: 'Map',
  call: 'Call',
  bring: 'What to bring',
  duty: 'Customs duty and tax',
  code: 'Your code',
  storage: 'Storage',
  collector: 'Someone else collects it',
  showCode: 'Show my code',
  newCode: 'Get a new code',
  codeOnce:
    'Write it down now: it is shown only this once. Tell it to the counter, and to whoever collects for you, but to nobody else: the goods go to whoever has it.',
  collectorLead: 'You can send someone you trust: name them here.',
  collectorName: 'Their name, as on their ID',
  nameThem: 'Save the name',
  takeBack: 'Take the name back',
  nameMissing: 'Enter the name on their ID.',
} as const;

/** `From Sample Sender to Sample Receiver`. */
export const whoWords = ({ from, receiver }: Pick<CollectPage, 'from' | 'receiver'>): string =>
  `From ${from} to ${receiver}`;

const stateWords: Readonly<Record<CodeShown['state'], string>> = {
  NONE: `The counter asks for a ${THE_CODE}. Show it when you are ready to go.`,
  VALID:
    'You have a code already. If you do not know it any more, get a new one: your old one then stops working.',
  LOCKED:
    'Five wrong codes were typed at the counter, so the code is locked. Ask the sender or us for a new one.',
  USED: 'The code was used. Get a new one for what is left.',
  ENDED: 'Your code has ended. Get a new one.',
};

/** That the sender has a code of their own, who can tell it. */
const otherWords = ({ from, code }: Pick<CollectPage, 'from' | 'code'>): string =>
  code.otherHas ? ` ${from} has a code, too. Either one works.` : '';

/** Before anything is ready. The sender can have a code from when it has left. */
const comingWords = ({ from, code }: Pick<CollectPage, 'from' | 'code'>): string =>
  code.otherHas
    ? `${from} has a code already, which works once your shipment is ready to collect. Then you can also get one of your own here.`
    : 'You get the code here when your shipment is ready to collect.';

/** What to know about the code now. */
export const codeWords = (
  page: Pick<CollectPage, 'ready' | 'isHeld' | 'code' | 'where' | 'freightDue' | 'next' | 'from'>,
): string => {
  const { ready, isHeld, code, where, freightDue, next } = page;
  if (where.isDone) return 'Everything was handed over.';
  if (ready.length === 0) return comingWords(page);
  // What they pay at the counter is all that is left: the page sends them there with it.
  if (isHeld && freightDue !== undefined && next.todo?.act === 'COLLECT')
    return code.otherHas
      ? `${page.from} has a code. It works once the freight is paid at the counter, and then you can also get one of your own here.`
      : 'You get the code here once the freight is paid at the counter.';
  if (isHeld) return 'It is at the counter but cannot be handed over yet. Call before you go.';
  return `${stateWords[code.state]}${otherWords(page)}`;
};

/** Whether the page offers a code. The server decides again. */
export const mayShowCode = ({
  ready,
  isHeld,
  code,
}: Pick<CollectPage, 'ready' | 'isHeld' | 'code'>): boolean =>
  ready.length > 0 && !isHeld && code.state !== 'LOCKED';

/** Who collects, besides the receiver. */
export const collectorWords = ({
  collector,
  taxNumber,
}: Pick<CollectPage, 'collector' | 'taxNumber'>): string | undefined =>
  collector.name === undefined ? undefined : `${collector.name} may collect it. ${whatTheyBring(taxNumber)}`;

/** That the receiver can send somebody, and what that person has to have. */
export const mayNameWords = ({ taxNumber }: Pick<CollectPage, 'taxNumber'>): string =>
  `${collectWords.collectorLead} ${whatTheyBring(taxNumber)}`;
