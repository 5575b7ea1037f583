import { askedWords, overdueWords } from '../../departures/slots/slot-words.ts';
import { newYorkDay } from '../../kernel/new-york.ts';
import { dayWords } from '../../kernel/short-times.ts';
import { inSteps, type NextStep, type Step } from '../../next-step/next-step.ts';
import type { Booking } from '../booking.ts';
import { missingOf } from '../missing.ts';
import { mainVisit } from '../visits.ts';
import { type BookingFacts, flightWords, isToCome } from './facts.ts';
import { billWords, payStep } from './pay-step.ts';
import { shipmentStep } from './shipment-step.ts';
import { bringStep, readyStep, streetStep, timeStep } from './steps.ts';

/** What is said of a booking whose goods are with us. */
const doneWords = ({ way, closedAt }: Booking): string => {
  const day = closedAt === undefined ? '' : ` ${dayWords(newYorkDay(new Date(closedAt)))}`;
  return way === 'PICKUP' ? `We picked it up${day}.` : `It came to our dock${day}.`;
};

/** What became of a booking to which nothing happens any more, with its payment, a sentence each. Empty for an open one. */
export const becameWords = (facts: BookingFacts): readonly string[] => {
  const { state, endedBecause } = facts.booking;
  if (state === 'COMPLETED') return [doneWords(facts.booking), ...billWords(facts)];
  if (state !== 'CANCELLED') return [];
  return ['It is canceled.', ...(endedBecause === undefined ? [] : [endedBecause]), ...billWords(facts)];
};

/** What is left of one to which nothing happens any more: its shipment and its payment. What became of it is no news of what comes. */
const afterwards = (facts: BookingFacts, steps: readonly (Step | undefined)[]): NextStep => {
  const became = becameWords(facts);
  const [first, ...others] = steps.filter((step) => step !== undefined);
  if (first === undefined) return { ...inSteps([], { ours: [], comes: became }), isOver: true };
  return inSteps([{ ...first, lines: [...became, ...first.lines] }, ...others], { ours: [], comes: [] });
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
 * What the owner of a pickup or a drop-off has to do now. Without a time nobody comes, so that is first; then what is due now and paid on
 * a screen, and what is said there; then being there, or the way to our dock.
 */
export const nextOfBooking = (facts: BookingFacts): NextStep => {
  const pay = payStep(facts);
  const shipment = shipmentStep(facts);
  const { state } = facts.booking;
  if (state === 'CANCELLED') return afterwards(facts, [pay]);
  if (state === 'COMPLETED') return afterwards(facts, [pay, shipment]);
  // Whoever reads by when its shipment is booked reads there which flight it makes.
  const flight = shipment === undefined ? [] : flightWords(facts);
  const visit = toDo(facts);
  const after = visit && { ...visit, lines: visit.lines.filter((line) => !flight.includes(line)) };
  const steps = [timeStep(facts), streetStep(facts), pay, shipment, after];
  return inSteps(
    steps.filter((step) => step !== undefined),
    { ours: oursOf(facts), comes: flightWords(facts) },
  );
};
