import type { CodeShown } from '#domain/shipments/handover/collection-code.ts';
import type { LinkShown } from '#domain/shipments/handover/receiver-link.ts';
import { THE_CODE } from '#domain/shipments/handover/who-collects.ts';
import { waitsAtCounter } from '#domain/shipments/next-step/at-counter.ts';
import { AT_DOOR, doorTownOf, isAllOut } from '#domain/shipments/next-step/at-door.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';

type Goods = Pick<Shipment, 'pieces' | 'door'>;

const codeStateWords: Readonly<Record<Exclude<CodeShown['state'], 'NONE'>, string>> = {
  VALID:
    'You or our desk got a code already. We do not keep it, so it cannot be shown again. If nobody has it any more, get a new one. It replaces the old one: tell the receiver the new one.',
  LOCKED:
    'Someone typed five wrong codes at the counter, so the code is locked. Get a new one and tell it to the receiver.',
  USED: 'The code was used. Get a new one for the pieces that are left.',
  ENDED: 'The code has ended. Get a new one and tell it to the receiver.',
};

const OTHER_CODE =
  'The receiver has a code of their own, which keeps working. Either one works; then both are used.';

/** Of goods for which no code was given yet. */
const noneWords = ({ otherHas }: CodeShown, goods: Goods, isAsked: boolean): string => {
  if (otherHas) return 'You need no other one.';
  if (isAsked) return `The receiver needs a ${THE_CODE} at the counter. Get it here and send it to them.`;
  if (isAllOut(goods)) return AT_DOOR;
  if (goods.door !== undefined)
    return `A driver brings it to the door. A ${THE_CODE} is needed only if it is collected at the counter instead.`;
  return waitsAtCounter(goods)
    ? `The receiver has opened their page and gets the ${THE_CODE} there. You can also get one here and send it to them.`
    : `It is not ready to collect yet. When it is, the receiver needs a ${THE_CODE} at the counter. You can get it here, now or then.`;
};

/**
 * What senders and our desk read about the code, and about that of the receiver, which theirs leaves alone. Beside a code that they have
 * just got (`isNew`) nothing is said of an older one. A code is asked for only where what is to do now asks for it (`isAsked`).
 */
export const codeWordsHere = (
  shown: CodeShown,
  goods: Goods,
  { isNew, isAsked }: { readonly isNew: boolean; readonly isAsked: boolean },
): string => {
  const own = shown.state === 'NONE' ? noneWords(shown, goods, isAsked) : codeStateWords[shown.state];
  return [...(shown.otherHas ? [OTHER_CODE] : []), ...(isNew ? [] : [own])].join(' ');
};

/** What senders and our desk read about the receiver's link. */
export const linkWords = {
  title: 'A page for the receiver',
  make: 'Make the link',
  makeNew: 'Make a new link',
  once: 'The link is shown only now. Send it to the receiver and to nobody else: whoever has it can get the code.',
} as const;

/** What the page is for that no link leads to yet. At a door nothing is collected. */
export const noLinkWords = (shipment: Parameters<typeof doorTownOf>[0]): string =>
  `Send the receiver a link to a page of their own: ${
    doorTownOf(shipment) === undefined
      ? 'what comes, when, where to collect it and what to bring'
      : 'what comes, and when'
  }. They need no account.`;

/** Whether the receiver has opened the present link. */
export const openedWords = ({ opened }: LinkShown): string =>
  `${opened === 0 ? 'The receiver has a link and has not opened it yet.' : 'The receiver has opened the link.'} If it is lost, make a new one. The old link then stops working, and so does a code that the receiver got with it: send them the new link.`;

/** The form by which a sender names who collects. */
export const collectorFormWords = {
  label: 'Someone else who may collect it',
  // What they bring is said where the code is.
  hint: 'Their name, as on their ID.',
  save: 'Save the name',
  takeBack: 'Take the name back',
} as const;
