import type { Booking } from '#domain/bookings/booking.ts';
import { FEE_ON_INVOICE, FREE } from '#domain/bookings/failure-reasons.ts';
import { missingOf } from '#domain/bookings/missing.ts';
import { firstVisit, mainVisit } from '#domain/bookings/visits.ts';
import { readSlotId } from '#domain/departures/slots/slot-id.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { type Cents, dollars } from '#domain/kernel/money.ts';
import { isPersonId } from '#domain/kernel/person/person-id.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import { flightWords, timeOf } from './on-the-day.ts';
import type { Said } from './said.ts';

export const isPickup = ({ way }: Booking): boolean => way === 'PICKUP';

const timeWords = (booking: Booking): string =>
  isPickup(booking) ? `We pick it up ${timeOf(booking)}.` : `You bring it to our dock ${timeOf(booking)}.`;

/** What the desk wrote to the last slot that was chosen. It is no longer of interest once that visit is over. */
const deskWords = ({ visits }: Booking): readonly string[] => {
  const last = visits.at(-1);
  return last?.because === undefined || last.state !== 'PLANNED' ? [] : [last.because];
};

const agreedWords = (booking: Booking, title: string, status: string): Said => ({
  title,
  body: timeWords(booking),
  more: deskWords(booking),
  status: { words: status, tone: 'done' },
  isToCome: true,
  news: 'progress',
  withShipment: true,
});

/** It was booked and is agreed at once: when we come or expect the goods, and all that is to know for the day. */
export const bookedWords = (booking: Booking): Said =>
  agreedWords(booking, isPickup(booking) ? 'Pickup booked' : 'Drop-off booked', 'Booked');

/** The same where it was asked for before, or had no time any more. */
export const confirmedWords = (booking: Booking): Said =>
  agreedWords(booking, isPickup(booking) ? 'Pickup confirmed' : 'Drop-off confirmed', 'Time agreed');

const requestBody = (booking: Booking): string => {
  const missing = missingOf(booking);
  if (missing.includes('slot'))
    return isPersonId(booking.ownerId)
      ? 'We will call you about the day and time of your pickup.'
      : 'Choose the day and time of your pickup, or wait for us: we will call you about it.';
  return missing.includes('street')
    ? `We keep ${timeOf(booking)} for you. Tell us the street, and we confirm it.`
    : `We keep ${timeOf(booking)} for you, and will tell you as soon as it is confirmed.`;
};

/** By what it needs. Without a time nothing else matters. */
const titles = { slot: 'Your pickup needs a time', street: 'Your pickup needs a street' } as const;

/** The desk wrote down that somebody brings goods, and not when. Nobody has to wait for a time: the dock takes them while it is open. */
const broughtSometime: Said = {
  title: 'Bring it to our dock',
  body: 'Come whenever we are open. You can also choose a time.',
  status: { words: 'To bring', tone: 'time' },
  isToCome: true,
  news: 'tasks',
};

const KEEP = 'Keep the goods where they are until we come.';

/** It is asked for, and a street, a time or our yes is missing. */
export const requestedWords = (booking: Booking): Said => {
  if (!isPickup(booking)) return broughtSometime;
  const [missing] = missingOf(booking).toReversed();
  return {
    title: missing === undefined ? 'We have your pickup request' : titles[missing],
    body: requestBody(booking),
    more: [...deskWords(booking), KEEP],
    status: { words: missing === undefined ? 'Asked for' : 'Not confirmed yet', tone: 'time' },
    saysStep: true,
    ...(missing === 'slot' ? {} : { isToCome: true }),
    news: missing === undefined ? 'progress' : 'tasks',
    withShipment: true,
  };
};

/** A slot that a booking had: from its visits, or where those were never in it, its day. */
const slotBefore = ({ visits }: Booking, id: string): string => {
  const visit = visits.findLast(({ slot }) => slot.id === id);
  if (visit !== undefined) return slotWords(visit.slot);
  const { day } = readSlotId(id) ?? {};
  return day === undefined ? id : dayWords(day);
};

/** Why a time is another. Each is true of a van that does not come and of a dock that is closed. */
const whyMoved = {
  schedule: 'The time that you had is not possible any more. ',
  flight: 'The time that you had does not make your flight any more. ',
  desk: 'Our desk changed the time. ',
} as const;

/** What of it is another time, the slot before, and why. */
export interface Move {
  readonly what: readonly string[];
  readonly before?: string | undefined;
  readonly because?: keyof typeof whyMoved | undefined;
}

/** Whether the owner hears of a change: of another time, and of other hours or another flight once staff have agreed to them. */
export const isMoved = ({ what, because }: Move): boolean =>
  what.includes('slot') ||
  what.includes('first-slot') ||
  (because !== undefined && what.includes('no-longer-touched'));

/** What is different, in the title and in a sentence. Only the flight, or only the visit with empty barrels, may be. */
const differentWords = (
  booking: Booking,
  { what, because }: Move,
): Pick<Said, 'title' | 'body' | 'status' | 'time'> => {
  const why = because === undefined ? '' : whyMoved[because];
  const first = firstVisit(booking);
  if (!what.includes('slot') && what.includes('first-slot') && first !== undefined)
    return {
      title: 'New time for your empty barrels',
      body: `${why}We bring the empty barrels ${slotWords(first.slot)}.`,
      status: { words: 'New time', tone: 'time' },
      time: slotWords(first.slot),
    };
  if (!what.includes('slot') && because === 'flight')
    return {
      title: isPickup(booking) ? 'Your pickup makes another flight' : 'Your goods make another flight',
      body: [...flightWords(booking), `Your time stays the same: ${timeOf(booking)}.`].join(' '),
      status: { words: 'New flight', tone: 'time' },
    };
  return {
    title: isPickup(booking) ? 'New time for your pickup' : 'New time at our dock',
    body: `${why}${booking.state === 'REQUESTED' ? requestBody(booking) : timeWords(booking)}`,
    status: { words: 'New time', tone: 'time' },
  };
};

/** It has another time, other hours or another flight: why, the new and the old one. */
export const movedWords = (booking: Booking, move: Move): Said => {
  // Why it is another time is in no letter about the goods.
  const { withShipment: _, ...said } =
    booking.state === 'REQUESTED' ? requestedWords(booking) : confirmedWords(booking);
  const { body, ...different } = differentWords(booking, move);
  const old = move.before === undefined ? '' : ` Before, it was ${slotBefore(booking, move.before)}.`;
  return { ...said, ...different, body: `${body}${old}`, isKnown: true, news: 'tasks' };
};

/** What it costs, in cents, is on the invoice: of a shipment whose price has the pickup, or one of its own. Undefined until it is charged. */
export const feeWords = (fee: Cents | undefined): string =>
  fee === undefined
    ? FEE_ON_INVOICE
    : `The fee for a missed pickup is ${dollars(fee)}. We put it on your invoice.`;

/** It does not take place. */
export const cancelledWords = (
  booking: Booking,
  {
    feeFor,
    fee,
    byDesk,
  }: { readonly feeFor?: number | undefined; readonly fee?: Cents | undefined; readonly byDesk: boolean },
): Said => {
  const what = isPickup(booking) ? 'pickup' : 'drop-off';
  const time = timeOf(booking);
  const when = time === '' ? '' : ` of ${time}`;
  return {
    title: `Your ${what} is canceled`,
    body: `${byDesk ? 'We' : 'You'} canceled the ${what}${when}${feeFor === undefined ? '' : ', after its deadline'}.`,
    more: [
      ...(booking.endedBecause === undefined ? [] : [booking.endedBecause]),
      feeFor === undefined ? FREE : feeWords(fee),
      byDesk
        ? 'If your goods still have to come to us, call us or bring them to our dock.'
        : 'You can book again whenever you are ready.',
    ],
    status: { words: 'Canceled', tone: 'wrong' },
    news: 'tasks',
  };
};

/** Nobody needs it any more. The letter about the goods says it, with what it takes off their price. */
export const notNeededWords = (booking: Booking): Said => {
  const time = timeOf(booking);
  const isLate = booking.visits.some(
    ({ number, state }) => number === booking.feeFor && state === 'CANCELLED',
  );
  return {
    title: 'Your pickup is canceled',
    body: `It came to our dock before the pickup${time === '' ? '' : ` of ${time}`}, so we do not come for it.`,
    more: [isLate ? feeWords(undefined) : FREE],
    status: { words: 'Canceled', tone: 'done' },
    news: 'progress',
  };
};

/** `barrel`, `barrels`, or `goods` where there are boxes among them. */
const goodsNoun = ({ goods }: Booking): string => {
  if (goods.length === 0 || goods.some(({ kind }) => kind === 'box')) return 'goods';
  return goods.reduce((sum, { quantity }) => sum + quantity, 0) === 1 ? 'barrel' : 'barrels';
};

/** The goods are with us. */
export const completedWords = (booking: Booking): Said => {
  const noun = goodsNoun(booking);
  const { price, heldBy } = booking;
  const isCharged = isPickup(booking) && heldBy === undefined && (price?.total ?? 0) > 0;
  return {
    title: isPickup(booking) ? 'Picked up' : 'At our dock',
    body: isPickup(booking)
      ? `Our driver picked up your ${noun} and is taking ${noun === 'barrel' ? 'it' : 'them'} to our dock.`
      : `Your ${noun} came to our dock${mainVisit(booking) === undefined ? '' : ` for the time of ${timeOf(booking)}`}.`,
    more: isCharged ? ['We put the pickup on your invoice.'] : [],
    status: { words: isPickup(booking) ? 'Picked up' : 'At our dock', tone: 'done' },
    news: 'progress',
    mail: 'progress',
  };
};
