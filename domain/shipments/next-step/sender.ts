import { onAccountWords } from '../../billing/accounts/words.ts';
import { leftToGive } from '../../billing/balance.ts';
import { payBackWords, waitingWords } from '../../billing/entry-words.ts';
import { askedWords, overdueWords } from '../../departures/slots/slot-words.ts';
import { inSteps, type NextStep, type Step } from '../../next-step/next-step.ts';
import { notBilledYet } from '../bill/bill.ts';
import { blocking, type HoldKind, isOurWork } from '../holds.ts';
import { isClosed } from '../lifecycle.ts';
import { bookedOf, isBrought, isFetched, vanComes } from '../pickup.ts';
import { tellStep } from './at-door.ts';
import { comesWords } from './comes/comes.ts';
import { withFlightOnce } from './comes/flight-once.ts';
import { handedWords } from './comes/handed-words.ts';
import { troubleWords } from './comes/trouble-words.ts';
import { whatFirst } from './comes/what-first.ts';
import type { DockFacts, ShipmentFacts } from './facts.ts';
import { countedPieces } from './goods-words.ts';
import { hasLeft } from './has-left.ts';
import { offerSteps } from './offer-steps.ts';
import { passOnStep } from './pass-on.ts';
import {
  bookStep,
  bringStep,
  paperSteps,
  payStep,
  pickupStep,
  reweighStep,
  takePlaceStep,
} from './sender-steps.ts';

/** What we do about a hold, as its sender reads it. */
const ourWords: Partial<Readonly<Record<HoldKind, string>>> = {
  UNIDENTIFIED: 'We are finding out which piece came without a label.',
  DG_REVIEW: 'We are checking the goods that can be dangerous on a plane, and will tell you what can fly.',
  OVERSIZE: 'A piece is very large or heavy. We are checking that a plane can take it, and will tell you.',
  EXPORT_CONTROL: 'We are filing your export papers.',
  SECOND_SCREENING: 'Security will look at a piece once more before it flies.',
  CUSTOMS_EXAM: 'Customs wants to see the goods.',
};

/** Before it is booked, what is very large can be on no flight. */
const NOT_BOOKABLE_YET =
  'A piece is very large or heavy. We are confirming its price, and will tell you when you can book.';

/** Whether the export waits for its sender, so that we are not filing yet. */
const waitsForSignature = ({ shipment: { holds } }: ShipmentFacts): boolean =>
  holds.some(({ kind }) => kind === 'EIN_MISSING');

/** What we, or customs, do about what holds a shipment, a sentence each; only about one kind of hold where that is given. */
export const ofHolds = (facts: ShipmentFacts, only?: HoldKind): readonly string[] =>
  facts.shipment.holds.flatMap(({ kind }) => {
    if (only !== undefined && kind !== only) return [];
    if (kind === 'EXPORT_CONTROL' && waitsForSignature(facts)) return [];
    if (kind === 'OVERSIZE' && facts.shipment.state === 'DRAFT') return [NOT_BOOKABLE_YET];
    return isOurWork(kind) || kind === 'CUSTOMS_EXAM' ? [ourWords[kind] ?? 'We are working on it.'] : [];
  });

/** A pickup that waits for our yes, or whose time is over without the van having it. */
export const ofPickup = ({ shipment, brand, now }: DockFacts): readonly string[] => {
  if (!vanComes(shipment)) return [];
  const { slot, booking } = bookedOf(shipment);
  if (slot === undefined) return [];
  if (slot.to <= now.toISOString()) return [overdueWords(brand)];
  return booking?.state === 'REQUESTED' ? [askedWords(slot)] : [];
};

/**
 * A check for all that is owed waits for the bank. Or it was paid a moment ago, or more is owed since a moment ago: the invoice and
 * the hold say the same in a few seconds.
 */
const ofInvoice = ({ shipment: { holds, chargesTerm, reweigh }, bill }: ShipmentFacts): readonly string[] => {
  const isHeld = holds.some(({ kind }) => kind === 'PAYMENT_DUE');
  if (chargesTerm === 'COLLECT' || !isHeld || bill === undefined) return [];
  if (leftToGive(bill) > 0 || notBilledYet({ chargesTerm, reweigh }, bill) > 0) return [];
  return bill.owed > 0 ? waitingWords(bill) : ['We are bringing your invoice up to date.'];
};

/** What is to be paid later, on the account of the sender. */
const ofAccount = ({ shipment: { chargesTerm }, bill, now }: ShipmentFacts): readonly string[] =>
  bill === undefined || chargesTerm === 'COLLECT' ? [] : onAccountWords(bill, now);

const ofWaitlist = ({ shipment: { waits, state }, now }: ShipmentFacts): readonly string[] =>
  state === 'DRAFT' &&
  waits !== undefined &&
  !(waits.offeredUntil !== undefined && waits.offeredUntil > now.toISOString())
    ? ['You are on the waitlist. When a place is free, we will hold it for you and tell you.']
    : [];

/** Goods that came before their shipment was made: nobody brings them again. */
const ofBrought = ({ shipment }: ShipmentFacts): readonly string[] =>
  shipment.state === 'BOOKED' && isBrought(shipment) ? ['We have it already, and weigh it next.'] : [];

/** How booked goods come to our dock, as far as their sender does it. */
export const toDock = (facts: DockFacts): Step | undefined => {
  const { shipment } = facts;
  if (shipment.state !== 'BOOKED' || isBrought(shipment)) return undefined;
  if (vanComes(shipment)) return pickupStep(facts);
  return isFetched(shipment) || shipment.howItComes === 'MAILBOX' ? undefined : bringStep(facts);
};

/** The same with the flight of what is still to come to our dock, where that was booked on another one than the rest. */
const atDock = (facts: ShipmentFacts): ShipmentFacts => {
  const [first, ...others] = facts.shipment.pieces.filter(({ state }) => state === 'BOOKED');
  const isApart =
    first?.departureId !== undefined && others.every(({ departureId }) => departureId === first.departureId);
  if (!isApart) return facts;
  const flight = facts.others?.find(({ id }) => id === first.departureId);
  return { ...facts, flight: flight?.state === 'CANCELLED' ? undefined : flight };
};

/** The step of what is not booked yet. It comes before all others, because without it nothing else matters. */
const toBook = (facts: ShipmentFacts): Step | undefined => {
  const { shipment } = facts;
  if (shipment.state !== 'DRAFT' || blocking(shipment.holds, 'booking').length > 0) return undefined;
  return shipment.waits === undefined ? bookStep(facts) : takePlaceStep(facts);
};

/** What is still to be settled of it: money that goes back, and goods that are fetched from our dock. */
const afterWords = ({ shipment: { state, pieces, howItComes }, bill }: ShipmentFacts): readonly string[] => {
  const wasHere = pieces.some(({ measured }) => measured !== undefined);
  return [
    ...(bill !== undefined && bill.owed < 0 ? [payBackWords(-bill.owed)] : []),
    ...(state === 'CANCELLED' && bill?.owed === 0 && bill.paid === 0 ? ['You pay nothing for it.'] : []),
    ...(state === 'CANCELLED' && howItComes === 'MAILBOX' ? ['Its parcels are in your mailbox again.'] : []),
    ...(state === 'CANCELLED' && wasHere && howItComes !== 'MAILBOX'
      ? ['Call us before you come for what is at our dock.']
      : []),
  ];
};

/** Nothing has to be done by the hours of a flight that does not leave. */
export const withoutCanceled = <Facts extends ShipmentFacts>(facts: Facts): Facts =>
  facts.flight?.state === 'CANCELLED' ? { ...facts, flight: undefined } : facts;

/**
 * Everything that the sender of a shipment on its way has to do, in order. What can be done at once on a screen comes before what takes a way:
 * a price to agree to, a paper, the payment, the answer to an offer, what the receiver needs, then the dock. The receiver's payment is no step
 * of the sender.
 */
export const senderSteps = (facts: ShipmentFacts): readonly Step[] => {
  const { shipment } = facts;
  const isBooked = shipment.state !== 'DRAFT';
  return [
    toBook(facts),
    ...(isBooked ? [reweighStep(facts)] : []),
    ...(hasLeft(shipment) ? [] : paperSteps(facts)),
    ...(isBooked ? [payStep(facts)] : []),
    ...offerSteps(facts),
    passOnStep(facts),
    tellStep(facts),
    toDock(atDock(facts)),
  ].filter((step) => step !== undefined);
};

/** What is said once nothing happens to it any more, and the offers that are still to be answered. */
const whenOver = (facts: ShipmentFacts): NextStep => {
  const over = facts.shipment.state === 'CANCELLED' ? ['It is canceled.'] : handedWords(facts);
  const comes = [...over, ...afterWords(facts), ...ofAccount(facts)];
  const answers = offerSteps(facts);
  return answers.length === 0
    ? { after: [], ours: [], comes, isOver: true }
    : inSteps(answers, { ours: [], comes });
};

/** What the sender of a shipment has to do now, what we do, and what comes. */
export const nextOfSender = (known: ShipmentFacts): NextStep => {
  const { shipment } = known;
  const facts = withoutCanceled(known);
  if (isClosed(shipment.state)) return whenOver(facts);
  const steps = senderSteps(facts);
  const ours = [
    ...ofWaitlist(facts),
    ...ofHolds(facts),
    ...troubleWords(countedPieces(shipment.pieces)),
    ...ofPickup(facts),
    ...ofBrought(facts),
    ...ofInvoice(facts),
  ];
  // Nothing of it is promised before they have said yes, or once they are too late for it: what follows is in the step.
  const isAsked = steps.some(({ act }) => act === 'DECIDE_REWEIGH');
  const { first, isLate } = whatFirst(steps, facts);
  const ahead = isAsked || isLate ? [] : comesWords(known, { reader: 'sender', first });
  const comes = [...ahead, ...(isAsked ? [] : ofAccount(facts))];
  return inSteps(withFlightOnce(steps), { ours, comes });
};
