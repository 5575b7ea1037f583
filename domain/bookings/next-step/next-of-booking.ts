import { askedWords, overdueWords } from '../../departures/slots/slot-words.ts';
import { newYorkDay } from '../../kernel/new-york.ts';
import { dayWords } from '../../kernel/short-times.ts';
import { inSteps, type NextStep } from '../../next-step/next-step.ts';
import type { Booking } from '../booking.ts';
import { missingOf } from '../missing.ts';
import { mainVisit } from '../visits.ts';
import { type BookingFacts, flightWords, isToCome } from './facts.ts';
import { shipmentStep } from './shipment-step.ts';
import { bringStep, readyStep, streetStep, timeStep } from './steps.ts';

const over = (comes: readonly string[]): NextStep => ({ ...inSteps([], { ours: [], comes }), isOver: true });

/** What is said of a booking whose goods are with us. */
const doneWords = ({ way, closedAt, heldBy, price }: Booking): readonly string[] => {
  const day = closedAt === undefined ? '' : ` ${dayWords(newYorkDay(new Date(closedAt)))}`;
  const isCharged = way === 'PICKUP' && heldBy === undefined && (price?.total ?? 0) > 0;
  return [
    way === 'PICKUP' ? `We picked it up${day}.` : `It came to our dock${day}.`,
    ...(isCharged ? ['The pickup is on your invoice.'] : []),
  ];
};

/** What we do about a pickup that is asked for, or whose time is over. */
const oursOf = ({ booking, brand, now }: BookingFacts): readonly string[] => {
  const { state, way, touched } = booking;
  const main = mainVisit(booking);
  if (way === 'DROP_OFF' || touched !== undefined || main?.state !== 'PLANNED') return [];
  if (state === 'ARRIVED') return ['Our driver is there.'];
  if (state === 'REQUESTED')
    return missingOf(booking).length === 0 && isToCome(main, now) ? [askedWords(main.slot)] : [];
  return isToCome(main, now) ? [] : [overdueWords(brand)];
};

const toDo = (facts: BookingFacts) => {
  const { state, way, touched } = facts.booking;
  if (way === 'DROP_OFF') return bringStep(facts);
  const isAgreed = state === 'CONFIRMED' || state === 'ASSIGNED' || state === 'EN_ROUTE';
  return isAgreed && touched === undefined ? readyStep(facts) : undefined;
};

/**
 * What the owner of a pickup or a drop-off has to do now. Without a time nobody comes, so that is first; then what is said on a screen;
 * then being there, or the way to our dock.
 */
export const nextOfBooking = (facts: BookingFacts): NextStep => {
  const { state, endedBecause } = facts.booking;
  if (state === 'CANCELLED')
    return over(['It is canceled.', ...(endedBecause === undefined ? [] : [endedBecause])]);
  const shipment = shipmentStep(facts);
  if (state === 'COMPLETED')
    return shipment === undefined
      ? over(doneWords(facts.booking))
      : inSteps([shipment], { ours: [], comes: doneWords(facts.booking) });
  const steps = [timeStep(facts), streetStep(facts), shipment, toDo(facts)];
  return inSteps(
    steps.filter((step) => step !== undefined),
    { ours: oursOf(facts), comes: flightWords(facts) },
  );
};
