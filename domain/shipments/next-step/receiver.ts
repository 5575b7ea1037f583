import { leftToGive } from '../../billing/balance.ts';
import { destinations } from '../../kernel/destinations.ts';
import { dollars } from '../../kernel/money.ts';
import { dayWords } from '../../kernel/short-times.ts';
import { inSteps, type NextStep, type Step } from '../../next-step/next-step.ts';
import { counterOf } from '../../next-step/places.ts';
import { isWithCustoms } from '../customs/customs-entry.ts';
import { whatToBring } from '../handover/who-collects.ts';
import { blocking } from '../holds.ts';
import { isClosed, type PieceState } from '../lifecycle.ts';
import { piecesTitle } from '../tracking/piece-titles.ts';
import { comesWords } from './comes/comes.ts';
import type { ReceiverFacts } from './facts.ts';

const isReady = ({ state }: { readonly state: string }): boolean => state === 'READY_FOR_COLLECTION';

/** Freight that the receiver pays, in cents: the price until it is billed, then what is owed, unless staff have let it go. */
const freightDueOf = ({ shipment, bill }: Pick<ReceiverFacts, 'shipment' | 'bill'>): number => {
  const { chargesTerm, holds, charged, promise } = shipment;
  if (chargesTerm !== 'COLLECT') return 0;
  if (bill === undefined) return Math.max(0, (charged ?? promise).total);
  return bill.owed > 0 && holds.some(({ kind }) => kind === 'PAYMENT_DUE') ? leftToGive(bill) : 0;
};

/** Whether something at the counter cannot be handed over now. What the receiver pays there is no obstacle: they pay it then. */
const isHeldForReceiver = ({ shipment: { holds, chargesTerm, customs } }: ReceiverFacts): boolean =>
  isWithCustoms(customs) ||
  blocking(holds, 'handover').some(({ kind }) => kind !== 'PAYMENT_DUE' || chargesTerm !== 'COLLECT');

/** Nothing of these is still to come. */
const atTheEnd: readonly PieceState[] = ['READY_FOR_COLLECTION', 'DELIVERED', 'CANCELLED'];

/** What can be collected: all of it, or `pieces 1 and 2` while others are still on their way. */
const whatWords = ({ pieces }: ReceiverFacts['shipment']): string =>
  pieces.every(({ state }) => atTheEnd.includes(state))
    ? 'it'
    : piecesTitle(pieces.filter(isReady).map(({ n }) => n)).toLowerCase();

/** What the counter asks for. What is owed for the freight is paid before there is a code; storage is paid with it. */
const bringWords = (
  { shipment: { to } }: ReceiverFacts,
  { freight, fee }: { readonly freight: number; readonly fee: number },
): string => {
  const bring = `Bring ${whatToBring('receiver', destinations[to].taxNumber)}.`;
  if (freight > 0)
    return `${bring} You pay ${dollars(freight + fee)} at the counter. You get the code once it is paid.`;
  return fee > 0 ? `${bring} You pay ${dollars(fee)} for storage at the counter.` : bring;
};

/** Comes to the counter with what it asks for. */
const collectStep = (facts: ReceiverFacts): Step => {
  const { shipment, storage, capabilities } = facts;
  const { to } = shipment;
  const [until] = storage.map(({ freeUntil }) => freeUntil).toSorted();
  const fee = storage.reduce((sum, piece) => sum + piece.fee, 0);
  const freight = freightDueOf(facts);
  const due = freight + fee;
  const place = counterOf(capabilities, to);
  const isFree = until !== undefined && fee === 0;
  return {
    act: 'COLLECT',
    title: isFree
      ? `Collect ${whatWords(shipment)} by ${dayWords(until)}`
      : `Collect ${whatWords(shipment)} soon`,
    lines: [
      isFree ? 'Until then storage is free.' : 'The free days are over, and storage costs more each week.',
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
  due > 0 && !isThere ? [`You pay ${dollars(due)} for the freight when you collect it.`] : [];

/** What the receiver of a shipment has to do now: nothing until a piece of it waits at the counter. */
export const nextOfReceiver = (facts: ReceiverFacts): NextStep => {
  const { shipment } = facts;
  if (isClosed(shipment.state)) {
    const over = shipment.state === 'CANCELLED' ? 'It is canceled.' : 'It was handed over.';
    return { after: [], ours: [], comes: [over], isOver: true };
  }
  const waits = shipment.pieces.some(isReady) && shipment.door === undefined;
  const isHeld = isHeldForReceiver(facts);
  const steps = waits && !isHeld ? [collectStep(facts)] : [];
  const ours = [
    ...(waits && isHeld ? ['It is at the counter but cannot be handed over yet. Call before you go.'] : []),
    ...(shipment.door === undefined ? [] : [`Our partner brings it to the door in ${shipment.door.town}.`]),
  ];
  const comes = shipment.state === 'READY_FOR_COLLECTION' ? [] : comesWords(facts, 'receiver');
  return inSteps(steps, {
    ours,
    comes: [...comes, ...payWords({ due: freightDueOf(facts), isThere: steps.length > 0 })],
  });
};
