import { dueOnAccount, notDueYet } from '../../billing/accounts/coverage.ts';
import { leftToGive } from '../../billing/balance.ts';
import { waitingWords } from '../../billing/entry-words.ts';
import { FEE_ON_INVOICE, FREE_VISIT, missedWords } from '../../bookings/failure-reasons.ts';
import { isInVain } from '../../bookings/lifecycle.ts';
import { placeLine } from '../../bookings/place-words.ts';
import { comingWords, readyBy, slotWords, weComeWords } from '../../departures/slots/slot-words.ts';
import { mapOf } from '../../kernel/map-of.ts';
import { dollars } from '../../kernel/money.ts';
import { pathTo } from '../../kernel/paths.ts';
import { dayWords, instantWords } from '../../kernel/short-times.ts';
import type { Act, Step } from '../../next-step/next-step.ts';
import { dockPlace } from '../../next-step/places.ts';
import { notBilledYet } from '../bill/bill.ts';
import { letsGoAt } from '../customer/let-go.ts';
import { type HoldKind, holds } from '../holds.ts';
import { bookedOf, isAtDock } from '../pickup.ts';
import { comesTooLate } from '../rolls/flight-fit.ts';
import type { Shipment } from '../shipment.ts';
import { asked, askedBy } from './asked-words.ts';
import type { DockFacts, NextFlight, ShipmentFacts } from './facts.ts';
import { countedPieces, goodsWords, otherWords, someCameWords } from './goods-words.ts';
import { accountWhen, payWhen, stepToPay } from './pay-when.ts';
import { measuredWords, moreOf, moreToPay, moreWords } from './reweigh-words.ts';

/** The page of a shipment, where its sender does everything that is not done elsewhere. */
export const pageOf = ({ number }: Pick<Shipment, 'number'>): string =>
  pathTo('/dashboard/shipments/:number', { number });

const isAhead = (at: string | undefined, now: Date): at is string =>
  at !== undefined && at > now.toISOString();

const flies = ({ day }: Pick<NextFlight, 'day'>): string => `Then it flies ${dayWords(day)}.`;

/** Books it at the price that was promised. What nobody may book yet, and what waits for a place, has no such step. */
export const bookStep = ({ shipment, now }: ShipmentFacts): Step => {
  const { total } = shipment.promise;
  const end = letsGoAt(shipment);
  const isEnding = isAhead(end, now);
  return {
    act: 'BOOK',
    title: isEnding ? `Book it by ${instantWords(new Date(end))}` : 'Book it on a flight',
    lines: isEnding ? ['After that its parcels go back to your mailbox.'] : [],
    ...(isEnding ? { by: end } : {}),
    ...(total > 0 ? { amount: total } : {}),
    button: { label: total > 0 ? `Book it for ${dollars(total)}` : 'Book it', path: pageOf(shipment) },
  };
};

/** Takes a place that is held for a while; undefined when none is. */
export const takePlaceStep = ({ shipment, now }: ShipmentFacts): Step | undefined => {
  const until = shipment.waits?.offeredUntil;
  if (!isAhead(until, now)) return undefined;
  const { total } = shipment.promise;
  return {
    act: 'TAKE_PLACE',
    title: `Book your place by ${instantWords(new Date(until))}`,
    lines: ['If you do not book it in time, the next on the waitlist gets it.'],
    by: until,
    ...(total > 0 ? { amount: total } : {}),
    button: { label: total > 0 ? `Book it for ${dollars(total)}` : 'Book it', path: pageOf(shipment) },
  };
};

/** Says yes or no to the price of what was measured; undefined when nothing is asked. */
export const reweighStep = ({ shipment, bill, flight, now }: ShipmentFacts): Step | undefined => {
  if (shipment.reweigh?.status !== 'TO_APPROVE') return undefined;
  const more = moreOf(shipment);
  const toPay = moreToPay(shipment, bill);
  const by = flight?.bookingCutoff;
  const isInTime = isAhead(by, now);
  const words = more > 0 ? `Approve ${dollars(more)} more` : 'Approve the new price';
  return {
    act: 'DECIDE_REWEIGH',
    title: isInTime ? `${words} by ${instantWords(new Date(by))}` : words,
    name: words,
    lines: [
      measuredWords(shipment),
      ...(more > 0 ? [moreWords(shipment, bill)] : []),
      flight !== undefined && isInTime
        ? `If you ${toPay > 0 && shipment.chargesTerm === 'PREPAID' ? 'approve and pay' : 'approve'} by ${instantWords(new Date(by))}, it flies ${dayWords(flight.day)}.`
        : 'It stays here until you decide.',
    ],
    ...(isInTime ? { by } : {}),
    ...(toPay > 0 ? { amount: toPay } : {}),
    button: { label: 'See it and decide', path: pageOf(shipment) },
  };
};

/** What a sender does about a hold; undefined where they do nothing. */
export const actOfHold = (kind: HoldKind): Act | undefined => {
  if (kind === 'PAYMENT_DUE') return 'PAY';
  return kind === 'REWEIGH' ? 'DECIDE_REWEIGH' : asked[kind]?.act;
};

/** The papers, signatures and answers that a shipment waits for. They are due before its flight. */
export const paperSteps = ({ shipment, flight, now }: ShipmentFacts): readonly Step[] => {
  const by = isAhead(flight?.bookingCutoff, now) ? flight?.bookingCutoff : undefined;
  const until = by === undefined ? {} : { by };
  const ofHolds = shipment.holds.flatMap(({ kind }): readonly Step[] => {
    const words = asked[kind];
    if (words === undefined) return [];
    const { label, act, title } = words;
    const path = kind === 'KYC_1583' ? pathTo('/dashboard/mailbox', {}) : pageOf(shipment);
    return [
      {
        act,
        title: askedBy(title, by),
        name: title,
        lines: [holds[kind].meaning],
        ...until,
        button: { label, path },
      },
    ];
  });
  // What was made before we asked for it. Nothing of it is taken until it is signed.
  const isUnsigned = shipment.searchConsent === undefined && shipment.state === 'BOOKED';
  return isUnsigned
    ? [
        ...ofHolds,
        {
          act: 'SIGN_SEARCH',
          title: 'Agree that the goods may be searched',
          lines: ['Without it no airline takes them. You can also sign at our dock.'],
          button: {
            label: 'Read and agree',
            path: `${pathTo('/dashboard/create-shipment', {})}?change=${shipment.number}`,
          },
        },
      ]
    : ofHolds;
};

const AFTER_THE_YES = 'You pay it once you have approved the new price, which is in it.';

/** Pays what is left of what the sender has to pay; undefined when nothing is, and while the receiver pays. Before the yes to a new price it is the sum that follows it. */
export const payStep = ({ shipment, bill, flight, now }: ShipmentFacts): Step | undefined => {
  const isHeld = shipment.holds.some(({ kind }) => kind === 'PAYMENT_DUE');
  // Billed a moment after it was booked, or agreed to: until then that is what is to be paid.
  const more = notBilledYet(shipment, bill);
  const isAsked = shipment.reweigh?.status === 'TO_APPROVE';
  const asked = isAsked ? moreOf(shipment) : 0;
  const owed = (bill?.owed ?? (shipment.charged ?? shipment.promise).total) + more + asked;
  const left = leftToGive({ owed, waiting: bill?.waiting });
  const isDue = isHeld || (bill !== undefined && dueOnAccount(bill) !== undefined && !notDueYet(bill, now));
  if (shipment.chargesTerm === 'COLLECT' || !isDue || left === 0) return undefined;
  const path =
    bill === undefined || more > 0
      ? pageOf(shipment)
      : pathTo('/dashboard/invoices/:number', { number: bill.invoice });
  const paid = bill !== undefined && bill.paid > 0 ? [`You paid ${dollars(bill.paid)} before.`] : [];
  const usual = payWhen({ shipment, flight }, now);
  const when = bill === undefined ? usual : accountWhen(bill, usual);
  const waits = bill === undefined ? [] : waitingWords(bill);
  if (!isAsked)
    return stepToPay({ owed: left, path }, { ...when, lines: [...paid, ...waits, ...when.lines] });
  // What is on the invoice now is not what they will have to pay, so nothing leads to it before the yes.
  const lines = [AFTER_THE_YES, ...paid, ...waits, ...when.lines];
  const { button: _button, ...step } = stepToPay({ owed: left, path }, { ...when, lines });
  return step;
};

const goodsToBring = ({ pieces }: Shipment): string => {
  const outside = countedPieces(pieces).filter(({ state }) => state === 'BOOKED');
  const goods = goodsWords(outside);
  return outside.length < countedPieces(pieces).length ? `the other ${goods}` : `your ${goods}`;
};

const CUTOFF_PASSED = 'The cutoff of its flight has passed.';
const GOES_NEXT = 'It goes on the next flight that has space, once it is here.';

/** Brings the goods to our dock, or has them brought. */
export const bringStep = ({ shipment, flight, brand, now }: DockFacts): Step => {
  const { number, coming } = shipment;
  const by = flight?.cargoCutoff;
  const isInTime = flight !== undefined && isAhead(by, now);
  const goods = goodsToBring(shipment);
  const slot = coming?.slot !== undefined && coming.slot.to > now.toISOString() ? coming.slot : undefined;
  return {
    act: 'BRING',
    title: isInTime ? `Bring ${goods} by ${instantWords(new Date(by))}` : `Bring ${goods} to our dock`,
    name: `Bring ${goods} to our dock`,
    lines: [
      ...(slot === undefined ? [] : [`You said that you bring it ${slotWords(slot)}.`]),
      isInTime ? flies(flight) : `${flight === undefined ? '' : `${CUTOFF_PASSED} `}${GOES_NEXT}`,
      `Write ${number} on every box or barrel, or tell us this number at the dock. A store or a carrier can bring it for you.`,
    ],
    ...(isInTime ? { by } : {}),
    place: dockPlace(brand),
    ...(coming === undefined
      ? {}
      : {
          button: {
            label: 'Open the code for our dock',
            path: pathTo('/dashboard/bookings/:reference', { reference: coming.booking.reference }),
          },
        }),
  };
};

const pickupPlace = ({ pickup }: Shipment): Step['place'] => {
  if (pickup === undefined) return undefined;
  const address = placeLine({ ...pickup, town: pickup.booking?.town });
  return { name: 'Your address', address, map: mapOf(address), hours: [] };
};

/** With which flight goods fly that we pick up, or that no pickup makes it any more. */
const fliesWith = ({ flight, comesAt, now }: DockFacts): string[] => {
  if (flight === undefined) return [];
  if (comesAt === undefined && !isAhead(flight.cargoCutoff, now)) return [`${CUTOFF_PASSED} ${GOES_NEXT}`];
  return comesAt !== undefined && comesTooLate(flight, comesAt, now)
    ? [`That is too late for the flight on ${dayWords(flight.day)}. It goes on the next one that has space.`]
    : [`It flies ${dayWords(flight.day)}.`];
};

type Booked = ReturnType<typeof bookedOf>['booking'];

/** That a part of it was brought to our dock, and the van comes for the rest. */
const partOf = ({ pieces }: Shipment) => {
  const counted = countedPieces(pieces);
  const here = counted.filter(isAtDock);
  const left = counted.filter((piece) => !isAtDock(piece));
  return here.length === 0
    ? { it: 'it', lines: [] }
    : { it: otherWords(left.length), lines: [someCameWords(here, left)] };
};

/** Whether a visit in vain costs a fee. What was told before we noted it has that on the page of its pickup. */
const costsWords = ({ costs }: NonNullable<Booked>): string => {
  if (costs === undefined) return 'What that costs is on the page of the pickup.';
  return costs ? FEE_ON_INVOICE : FREE_VISIT;
};

/** What the van came for in vain gets another time on the page of its pickup; anything else its first one. */
const whenWeCome = ({ shipment: { number } }: DockFacts, booking: Booked) => {
  if (booking === undefined || !isInVain(booking.state))
    return { label: 'Choose a time', path: `${pathTo('/booking', {})}?shipment=${number}`, why: [] };
  return {
    label: 'Choose another time',
    path: pathTo('/dashboard/bookings/:reference', { reference: booking.reference }),
    why: [
      booking.state === 'NO_SHOW' ? missedWords('PICKUP') : 'We could not pick it up.',
      costsWords(booking),
    ],
  };
};

/** Chooses when we come, or has the goods ready then; undefined while we have to answer. */
export const pickupStep = (facts: DockFacts): Step | undefined => {
  const { shipment, now } = facts;
  const { slot, booking } = bookedOf(shipment);
  const place = pickupPlace(shipment);
  const there = place === undefined ? {} : { place };
  const { it, lines } = partOf(shipment);
  if (slot === undefined) {
    const { label, path, why } = whenWeCome(facts, booking);
    return {
      act: 'CHOOSE_TIME',
      title: `${label} for the pickup`,
      lines: [...why, ...lines, `Keep ${it} at home until we come.`, ...fliesWith(facts)],
      ...there,
      button: { label, path },
    };
  }
  if (booking?.state === 'REQUESTED' || slot.to <= now.toISOString()) return undefined;
  return {
    act: 'BE_READY',
    title: weComeWords(comingWords({ slot, now }), it),
    lines: [...lines, ...fliesWith(facts)],
    by: readyBy({ slot, now }),
    ...there,
    ...(booking === undefined
      ? {}
      : {
          button: {
            label: 'Change or cancel the pickup',
            path: pathTo('/dashboard/bookings/:reference', { reference: booking.reference }),
          },
        }),
  };
};
