import { comingWords, readyBy, slotWords, weComeWords } from '../../departures/slots/slot-words.ts';
import { mapOf } from '../../kernel/map-of.ts';
import { dollars } from '../../kernel/money.ts';
import type { Step, StepPlace } from '../../next-step/next-step.ts';
import { dockPlace } from '../../next-step/places.ts';
import { otherWords, someCameWords } from '../../shipments/next-step/goods-words.ts';
import type { Booking, Visit } from '../booking.ts';
import { isTooLateToMove } from '../changes/moved.ts';
import { FREE_VISIT, failureSentences, missedWords } from '../failure-reasons.ts';
import { isInVain } from '../lifecycle.ts';
import { placeLine } from '../place-words.ts';
import { firstVisit, mainVisit } from '../visits.ts';
import {
  type BookingFacts,
  eachOf,
  flightWords,
  isToCome,
  pageOf,
  priceWords,
  showCode,
  yourGoods,
} from './facts.ts';
import { billWords } from './pay-step.ts';

/** What chooses a time is named alike in the step, on its button and in the letter: another one, where it had one. */
const ANOTHER = 'Choose another time';
const FIRST = 'Choose a time';

const choose = (
  booking: Booking,
  { label, what = '' }: { readonly label: typeof ANOTHER | typeof FIRST; readonly what?: string },
  lines: readonly string[],
): Step => ({
  act: 'CHOOSE_TIME',
  title: `${label}${what}`,
  lines: [...lines],
  button: { label, path: pageOf(booking) },
});

/** Only the desk gives another time for a visit whose slot can no longer be booked, so nothing on a screen does it. */
const callFor = ({ brand }: BookingFacts, lines: readonly string[]): Step => ({
  act: 'CHOOSE_TIME',
  title: `Call ${brand.phone.display} for a new time`,
  lines: [...lines],
});

/** Why the last visit was in vain, whose fault that was, and what we wrote of it. Empty where nobody noted a reason. */
const whyInVain = ({ state, visits, way }: Booking): readonly string[] => {
  const failure = visits.findLast((visit) => visit.failure !== undefined)?.failure;
  if (state !== 'FAILED' || failure === undefined) return [];
  const { reason, note } = failure;
  return [failureSentences(way, reason), ...(note === undefined ? [] : [`We wrote: ${note}`])];
};

/** Why a van came in vain, or did not come, and what that costs. */
const inVainLines = (facts: BookingFacts): readonly string[] => {
  const { booking, bill } = facts;
  const why = whyInVain(booking);
  const sum = bill?.code === 'MISSED_PICKUP' ? `, ${dollars(bill.amount)},` : '';
  return [
    ...(why.length === 0 ? [missedWords(booking.way)] : why),
    booking.feeFor === undefined ? FREE_VISIT : `The fee for a missed pickup${sum} is on your invoice.`,
    ...(booking.feeFor === undefined ? [] : billWords(facts)),
  ];
};

/** Takes another time, because the one that it has is not possible any more. */
const touchedStep = (facts: BookingFacts): Step | undefined => {
  const { booking, now } = facts;
  const { touched } = booking;
  if (touched === undefined) return undefined;
  const visit = touched.purpose === 'FIRST' ? firstVisit(booking) : mainVisit(booking);
  const { proposed, purpose } = touched;
  // The reason names the day that it had. Nobody needs that once it is over.
  const because = isToCome(visit, now) ? touched.because : 'The time that it had was not possible.';
  if (isTooLateToMove(booking, purpose, now)) return callFor(facts, [because]);
  return choose(booking, { label: ANOTHER }, [
    because,
    ...(proposed !== undefined && proposed.bookBy > now.toISOString()
      ? [`The next best time is ${slotWords(proposed)}.`]
      : []),
  ]);
};

/** A time for the van, where it has none or cannot keep the one that it has. Whatever is brought needs none. */
export const timeStep = (facts: BookingFacts): Step | undefined => {
  const { booking, now } = facts;
  const { state, way, emptyBarrels } = booking;
  if (isInVain(state))
    return way === 'DROP_OFF'
      ? undefined
      : choose(booking, { label: ANOTHER, what: ' for the pickup' }, inVainLines(facts));
  const touched = touchedStep(facts);
  if (touched !== undefined) return touched;
  if (way === 'DROP_OFF' || state !== 'REQUESTED') return undefined;
  const [main, first] = [mainVisit(booking), firstVisit(booking)];
  if (main?.state === 'PLANNED' && !isToCome(main, now))
    return callFor(facts, ['The time that you asked for is over.']);
  if (!isToCome(main, now))
    return choose(booking, { label: FIRST, what: ' for the pickup' }, [
      'Keep it at home until we come. If you do not choose a time, we will call you about it.',
    ]);
  const isFirstMissing =
    emptyBarrels?.how === 'FIRST' && first?.state !== 'PLANNED' && first?.state !== 'DONE';
  return isFirstMissing
    ? choose(booking, { label: FIRST, what: ' for the empty barrels' }, [
        'We will bring them before we pick them up full.',
      ])
    : undefined;
};

/** Says where we come; undefined where we know. */
export const streetStep = ({ booking, now }: BookingFacts): Step | undefined => {
  const { way, state, place } = booking;
  if (way === 'DROP_OFF' || state !== 'REQUESTED' || place?.street !== undefined) return undefined;
  const main = mainVisit(booking);
  return {
    act: 'DECLARE',
    title: 'Tell us the street',
    lines: [
      isToCome(main, now)
        ? `We keep ${slotWords(main.slot)} for you, and confirm it when we know where to come.`
        : 'We can only come when we know where.',
    ],
    button: { label: 'Tell us the street', path: pageOf(booking) },
  };
};

const placeOf = ({ place }: Booking): StepPlace | undefined => {
  if (place === undefined) return undefined;
  const address = placeLine(place);
  return { name: 'Your address', address, map: mapOf(address), hours: [] };
};

const ready = (
  { booking, now }: BookingFacts,
  { slot }: Visit,
  title: string,
  lines: readonly string[],
): Step => {
  const place = placeOf(booking);
  return {
    act: 'BE_READY',
    title,
    lines: [...lines],
    by: readyBy({ slot, now }),
    ...(place === undefined ? {} : { place }),
    button: { label: 'Change or cancel the pickup', path: pageOf(booking) },
  };
};

/** That a part of it was brought to our dock, and the van comes for the rest. */
const partOf = (booking: Booking) => {
  const { brought } = booking;
  if (brought === undefined) return { it: 'it', lines: [] };
  const left = eachOf(booking);
  return { it: otherWords(left.length), lines: [someCameWords(eachOf({ goods: brought }), left)] };
};

/** Is there when we come: with empty barrels, then for the goods. Undefined where no visit is to come. */
export const readyStep = (facts: BookingFacts): Step | undefined => {
  const { booking, now } = facts;
  const [first, main] = [firstVisit(booking), mainVisit(booking)];
  const isUnderWay = booking.state === 'EN_ROUTE';
  if (isToCome(first, now))
    return ready(
      facts,
      first,
      isUnderWay
        ? 'Have someone there: we are on our way with the empty barrels'
        : `Have someone there: we bring the empty barrels ${comingWords({ slot: first.slot, now })}`,
      isToCome(main, now) ? [`We pick them up full ${slotWords(main.slot)}.`] : [],
    );
  if (!isToCome(main, now)) return undefined;
  const { it, lines } = partOf(booking);
  return ready(
    facts,
    main,
    isUnderWay
      ? `Have ${it} ready: we are on our way`
      : weComeWords(comingWords({ slot: main.slot, now }), it),
    [...lines, ...flightWords(facts), ...priceWords(booking)],
  );
};

/** Brings the goods to our dock, in the slot that was booked or whenever it is open. */
export const bringStep = (facts: BookingFacts): Step => {
  const { booking, brand, now } = facts;
  const { touched } = booking;
  const main = mainVisit(booking);
  const goods = yourGoods(booking);
  const slot = touched === undefined && isToCome(main, now) ? main.slot : undefined;
  return {
    act: 'BRING',
    title: slot === undefined ? `Bring ${goods} to our dock` : `Bring ${goods} ${slotWords(slot)}`,
    ...(slot === undefined ? {} : { name: `Bring ${goods} to our dock` }),
    lines: [
      ...whyInVain(booking),
      slot === undefined
        ? 'Come whenever we are open.'
        : 'You can also come at another time while we are open.',
      ...flightWords(facts),
      showCode(booking),
    ],
    ...(slot === undefined ? {} : { by: slot.to }),
    place: dockPlace(brand),
    button: { label: 'Open the code for our dock', path: pageOf(booking) },
  };
};
