import { haveReady } from '#domain/bookings/have-ready.ts';
import {
  type BookingFacts,
  isToCome,
  ownPrice,
  priceWords,
  showCode,
} from '#domain/bookings/next-step/facts.ts';
import { becameWords, nextOfBooking } from '#domain/bookings/next-step/next-of-booking.ts';
import { firstVisit } from '#domain/bookings/visits.ts';
import { isPersonId } from '#domain/kernel/person/person-id.ts';
import { besideTodo, placeBeside } from '#domain/next-step/beside.ts';
import { dueWords } from '#domain/next-step/due-words.ts';
import { NOTHING_TO_DO } from '#domain/next-step/headline.ts';
import { isPressed } from '#domain/next-step/in-short.ts';
import { inSteps, type NextStep, type Step } from '#domain/next-step/next-step.ts';
import { placeInLetter } from '#domain/next-step/place-in-letter.ts';
import type { ReceiverPage } from '#domain/shipments/next-step/receiver-page.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { AppLink } from '../../../runtime/announcement.ts';
import type { LetterContent, LetterToDo } from '../../../runtime/letters/letter.ts';
import { forTheDay, type HeldBill, rowsOf } from './on-the-day.ts';
import type { Said } from './said.ts';

/** What a letter about a booking is worded from. */
export interface LetterFacts extends BookingFacts {
  /** Those whose goods it brings. */
  readonly shipments: readonly (Pick<Shipment, 'number' | 'state' | 'consignee' | 'searchConsent'> &
    ReceiverPage)[];
  /** The invoice of the shipment whose price has the pickup, once there is one. */
  readonly held?: HeldBill | undefined;
}

/** Whoever has no account does nothing on a screen: we call them about it. */
const nextFor = (facts: BookingFacts): NextStep => {
  const next = nextOfBooking(facts);
  if (!isPersonId(facts.booking.ownerId)) return next;
  const { todo, ...others } = next;
  const steps = [todo, ...next.after].filter((step) => step !== undefined);
  return {
    ...others,
    ...inSteps(
      steps.filter((step) => step.button === undefined || !isPressed(step)),
      next,
    ),
  };
};

/** Whether a step is about the goods themselves, so that it says what to have ready. */
const isOfGoods = ({ booking, now }: BookingFacts, step: Step | undefined): boolean =>
  step?.act === 'BRING' || (step?.act === 'BE_READY' && !isToCome(firstVisit(booking), now));

/** What a step says, and for goods that come what to have ready, as long as they do not know it. A price of its own is a row. */
const linesOf = (facts: BookingFacts, step: Step, { isKnown }: Said): readonly string[] => {
  const { booking } = facts;
  if (!isOfGoods(facts, step)) return step.lines;
  const ready = isKnown ? [] : haveReady(booking).filter((line) => line !== showCode(booking));
  const costs = ownPrice(booking) === undefined ? [] : priceWords(booking);
  return [...ready, ...step.lines.filter((line) => !costs.includes(line))];
};

/** What the step says and the letter has not said already. What became of the booking is what the letter is about. */
const linesBeside = (facts: BookingFacts, step: Step, said: Said): readonly string[] =>
  said.saysStep && (step.act === 'CHOOSE_TIME' || step.act === 'DECLARE')
    ? []
    : linesOf(facts, step, said).filter(
        (line) => !said.body.includes(line) && !becameWords(facts).includes(line),
      );

/** What is due besides, without the end of a slot and without a place: those are said by themselves. */
const shortBeside = ({ todo, after }: NextStep): Pick<NextStep, 'todo' | 'after'> => ({
  todo,
  after: after.map(({ place: _, ...step }) =>
    step.act === 'BE_READY'
      ? { ...step, title: step.title.replace(/^(Have .+ ready): we come (.+) to .+$/, '$1 by $2') }
      : step,
  ),
});

const toDoOf = (facts: BookingFacts, next: NextStep, said: Said): LetterToDo<AppLink> | undefined => {
  const { todo } = next;
  if (todo === undefined) return undefined;
  const { title, name, by, button, place } = todo;
  const lines = linesBeside(facts, todo, said);
  const { before, after } = besideTodo(shortBeside(next));
  return {
    title: name ?? title,
    ...(lines.length === 0 ? {} : { lines }),
    ...(name === undefined || by === undefined ? {} : { by: dueWords(by) }),
    ...(place === undefined ? {} : { place: placeInLetter(place) }),
    ...(button === undefined || !isPressed(todo) ? {} : { action: button }),
    ...(before.length === 0 ? {} : { before }),
    ...(after.length === 0 ? {} : { after }),
  };
};

/** What the letter of a booking says: what happened, what its owner has to do now as its page shows it, and what stays the same in every letter. */
export const toDoIn = (
  said: Said,
  facts: LetterFacts,
): Pick<LetterContent<AppLink>, 'paragraphs' | 'todo' | 'place' | 'facts'> => {
  const { booking } = facts;
  const next = nextFor(facts);
  const { todo } = next;
  const { body, more = [] } = said;
  const day = said.isToCome
    ? forTheDay(booking, {
        hasStep: isOfGoods(facts, todo),
        isOfEmpties: said.time !== undefined,
        isKnown: said.isKnown === true,
        held: facts.held,
      })
    : [];
  const saidBefore = [body, ...(todo?.lines ?? [])];
  const flight =
    todo?.act === 'BOOK' ? [] : next.comes.filter((line) => !saidBefore.some((text) => text.includes(line)));
  const rest = next.isOver ? [] : [...day, ...flight, ...(todo === undefined ? [`${NOTHING_TO_DO}.`] : [])];
  const step = toDoOf(facts, next, said);
  const paragraphs = [body, ...more, ...rest];
  // Whoever brings goods finds the way to our dock in the letter also while something else comes first.
  const beside = placeBeside(next);
  const place = beside && placeInLetter(beside);
  return {
    paragraphs,
    ...(step === undefined ? {} : { todo: step }),
    ...(place === undefined ? {} : { place }),
    facts: rowsOf(facts, [...paragraphs, ...(step?.place?.lines ?? place?.lines ?? [])]),
  };
};
