import type { Booking } from '#domain/bookings/booking.ts';
import { FREE } from '#domain/bookings/failure-reasons.ts';
import { mainVisit } from '#domain/bookings/visits.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { DigestOf } from '../../../runtime/digest.ts';
import { failedWords } from './failed-words.ts';
import type { Said } from './said.ts';
import type { BookingWhat } from './whats.ts';
import {
  bookedWords,
  cancelledWords,
  completedWords,
  confirmedWords,
  type Move,
  movedWords,
  notNeededWords,
  requestedWords,
} from './words.ts';

/** A booking as it is, and what was charged because a visit was in vain, in cents. */
interface Now {
  readonly booking: Booking;
  readonly fee?: Cents | undefined;
}

export type Happening = Pick<DigestOf['happened'][number], 'what' | 'given' | 'own'>;

const isOf = (...whats: readonly BookingWhat[]) => {
  const names: readonly string[] = whats;
  return ({ what }: Happening): boolean => names.includes(what);
};

/** The last visit in vain: why, and whether it costs something. */
const failureOf = ({ visits, feeFor }: Booking, fee: Cents | undefined) => {
  const visit = visits.findLast(({ state }) => state === 'FAILED' || state === 'NO_SHOW');
  return {
    visit: visit?.number ?? 0,
    reason: visit?.failure?.reason,
    feeFor: visit !== undefined && feeFor === visit.number ? feeFor : undefined,
    fee,
  };
};

/** The same with a visit in vain before it, of which nobody was told yet: what it costs is not lost by what came next. */
const afterFailure = (now: Now, happened: readonly Happening[], said: Said): Said => {
  const { booking } = now;
  if (!happened.some(isOf('FAILED'))) return said;
  const { body, more: [fee = ''] = [] } = failedWords(booking, failureOf(booking, now.fee));
  const { withShipment: _, more = [], ...words } = said;
  return { ...words, more: [body, fee, ...more.filter((line) => line !== FREE)] };
};

const cancelledNow = (now: Now, happened: readonly Happening[]): Said | undefined => {
  const { booking, fee } = now;
  // The letter about its goods says that nobody comes. What a visit in vain costs is said here.
  if (booking.notNeeded)
    return happened.some(isOf('FAILED')) ? afterFailure(now, happened, notNeededWords(booking)) : undefined;
  const last = happened.findLast(isOf('CANCELLED', 'CANCELLED_BY_US'));
  if (last === undefined) return undefined;
  const { feeFor, visits } = booking;
  // A fee that is owed for a visit in vain was told then.
  const isLate = visits.some(({ number, state }) => number === feeFor && state === 'CANCELLED');
  const said = cancelledWords(booking, {
    byDesk: last.what === 'CANCELLED_BY_US',
    ...(isLate ? { feeFor, fee } : {}),
  });
  return afterFailure(now, happened, said);
};

const different = { MOVED: 'slot', FIRST_MOVED: 'first-slot', STAYS: 'no-longer-touched' } as const;
const becauses = ['schedule', 'flight', 'desk'] as const;

/** What is another time now than the one of which they know; undefined where it was moved back, or is new to them in any case. */
const moveOf = (booking: Booking, happened: readonly Happening[]): Move | undefined => {
  const moves = happened.filter(isOf('MOVED', 'FIRST_MOVED', 'STAYS'));
  if (moves.length === 0) return undefined;
  // They booked it and chose another time at once: what they booked is the last.
  if (happened.some(isOf('MADE')) && moves.every(({ own }) => own)) return undefined;
  const { before } = moves.find(({ given }) => given?.before !== undefined)?.given ?? {};
  const because = becauses.find((one) => one === moves.at(-1)?.given?.because);
  const isBack = before !== undefined && before === mainVisit(booking)?.slot.id;
  if (isBack && moves.every(isOf('MOVED'))) return undefined;
  return { what: moves.map(({ what }) => different[what as keyof typeof different]), before, because };
};

/** Of one that is to come. Another time is weightier than that it is agreed, and that than that it was asked for. */
const toComeNow = (booking: Booking, happened: readonly Happening[]): Said | undefined => {
  const move = moveOf(booking, happened);
  if (move !== undefined) return movedWords(booking, move);
  if (!happened.some(isOf('MADE', 'CONFIRMED', 'FAILED'))) return undefined;
  if (booking.state === 'REQUESTED') return requestedWords(booking);
  return happened.some(isOf('CONFIRMED', 'FAILED')) ? confirmedWords(booking) : bookedWords(booking);
};

/**
 * What is said of a booking as it is now, after all that happened to it: its last state wins. Undefined when nothing of it is so any more, or
 * when what it has become is still to be announced.
 */
export const whatNow = (now: Now, happened: readonly Happening[]): Said | undefined => {
  const { booking, fee } = now;
  switch (booking.state) {
    case 'CANCELLED':
      return cancelledNow(now, happened);
    case 'COMPLETED':
      return happened.some(isOf('COMPLETED')) ? completedWords(booking) : undefined;
    case 'FAILED':
    case 'NO_SHOW':
      return happened.some(isOf('FAILED')) ? failedWords(booking, failureOf(booking, fee)) : undefined;
    default: {
      const said = toComeNow(booking, happened);
      return said && afterFailure(now, happened, said);
    }
  }
};
