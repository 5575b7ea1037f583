import { destinations } from '../../kernel/destinations.ts';
import { usDollars } from '../../kernel/money.ts';
import { inSteps, type NextStep, type Step } from '../../next-step/next-step.ts';
import { counterOf } from '../../next-step/places.ts';
import { whatToBring } from '../handover/who-collects.ts';
import { isAstray, isClosed } from '../lifecycle.ts';
import {
  FREE_DAYS_OVER,
  freeUntil,
  freightDueOf,
  isHeldThere,
  untilWords,
  waitsAtCounter,
  whatIsReady,
} from './at-counter.ts';
import { comesWords } from './comes/comes.ts';
import { handedWords } from './comes/handed-words.ts';
import { openWords } from './comes/open-words.ts';
import type { ReceiverFacts } from './facts.ts';
import { senderSteps, withoutCanceled } from './sender.ts';

/** What the counter asks for. What is owed for the freight is paid before there is a code; storage is paid with it. */
const bringWords = (
  { shipment: { to } }: ReceiverFacts,
  { freight, fee }: { readonly freight: number; readonly fee: number },
): string => {
  const bring = `Bring ${whatToBring('receiver', destinations[to].taxNumber)}.`;
  if (freight > 0)
    return `${bring} You pay ${usDollars(freight + fee)} at the counter. You get the code once it is paid.`;
  return fee > 0 ? `${bring} You pay ${usDollars(fee)} for storage at the counter.` : bring;
};

/** Comes to the counter with what it asks for. */
const collectStep = (facts: ReceiverFacts): Step => {
  const { shipment, storage, capabilities } = facts;
  const { to } = shipment;
  const until = freeUntil(storage);
  const fee = storage.reduce((sum, piece) => sum + piece.fee, 0);
  const freight = freightDueOf(facts);
  const due = freight + fee;
  const place = counterOf(capabilities, to);
  return {
    act: 'COLLECT',
    title:
      until === undefined
        ? `Collect ${whatIsReady(shipment)} soon`
        : `Collect ${whatIsReady(shipment)} by ${untilWords(facts, until)}`,
    lines: [
      until === undefined ? FREE_DAYS_OVER : 'Until then storage is free.',
      bringWords(facts, { freight, fee }),
      ...(place === undefined ? [`Call us for the address in ${destinations[to].city} before you go.`] : []),
    ],
    ...(due > 0 ? { amount: due } : {}),
    ...(place === undefined ? {} : { place }),
  };
};

const payWords = ({
  due,
  isThere,
}: {
  readonly due: number;
  readonly isThere: boolean;
}): readonly string[] =>
  due > 0 && !isThere ? [`You pay ${usDollars(due)} for the freight when you collect it.`] : [];

/** What is said once nothing happens any more: who collected it and when, where that was read. */
const overWords = (facts: ReceiverFacts): readonly string[] => {
  if (facts.shipment.state === 'CANCELLED') return ['It is canceled.'];
  return facts.handovers?.length ? handedWords(facts) : ['It was handed over.'];
};

/** What happens next on its way. What still has to be done is said with its flight; once that is missed, the flight is not named any more. */
const comesToReceiver = (facts: ReceiverFacts): readonly string[] => {
  const { state, pieces } = facts.shipment;
  if (state === 'READY_FOR_COLLECTION' && !pieces.some(isAstray)) return [];
  const known = withoutCanceled(facts);
  const { open, isLate } = openWords(senderSteps(known), known);
  if (!isLate) return comesWords(facts, { reader: 'receiver', open });
  const goes = 'It is too late for its flight. It goes on the next flight that has space.';
  return open === undefined ? [goes] : [goes, open];
};

/** What the receiver of a shipment has to do now: nothing until a piece of it waits at the counter. */
export const nextOfReceiver = (facts: ReceiverFacts): NextStep => {
  const { shipment } = facts;
  if (isClosed(shipment.state)) {
    return { after: [], ours: [], comes: [...overWords(facts)], isOver: true };
  }
  const waits = waitsAtCounter(shipment);
  const isHeld = isHeldThere(shipment);
  const steps = waits && !isHeld ? [collectStep(facts)] : [];
  const ours = [
    ...(waits && isHeld ? ['It is at the counter but cannot be handed over yet. Call before you go.'] : []),
    ...(shipment.door === undefined ? [] : [`Our partner brings it to the door in ${shipment.door.town}.`]),
  ];
  return inSteps(steps, {
    ours,
    comes: [...comesToReceiver(facts), ...payWords({ due: freightDueOf(facts), isThere: steps.length > 0 })],
  });
};
