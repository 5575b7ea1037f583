import type { Booking, Visit } from '#domain/bookings/booking.ts';
import {
  type FailureReason,
  FREE,
  FREE_VISIT,
  failureSentences,
  faultOf,
  missedWords,
} from '#domain/bookings/failure-reasons.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { isPersonId } from '#domain/kernel/person/person-id.ts';
import type { Said } from './said.ts';
import { feeWords, isPickup } from './words.ts';

/** A visit in vain, and why. Without a reason nobody was there, or nobody came. */
interface InVain {
  readonly booking: Booking;
  readonly visit: Visit | undefined;
  readonly reason: FailureReason | undefined;
}

const isFirst = ({ visit }: InVain): boolean => visit?.purpose === 'FIRST';

/** What we were not able to do, as nobody’s fault and as ours. */
const undone = (of: InVain): string => {
  if (isFirst(of)) return 'bring the empty barrels';
  return isPickup(of.booking) ? 'pick it up' : 'take your goods';
};

/** Whether we were there for it, and could not do it. Otherwise we did not, whoever caused that. */
const couldNot = ({ booking, reason }: InVain): boolean =>
  isPickup(booking) && (reason === undefined || faultOf(reason) === 'CUSTOMER');

const titleOf = (of: InVain): string => {
  if (!isPickup(of.booking) && of.reason === undefined) return 'Your goods did not come';
  return `We ${couldNot(of) ? 'could' : 'did'} not ${undone(of)}`;
};

/** When it was, why nothing came of it, and whose fault that is. */
const bodyOf = (of: InVain): string => {
  const { booking, visit, reason } = of;
  const when = visit === undefined ? '' : ` ${slotWords(visit.slot)}`;
  if (reason === undefined) return missedWords(booking.way, when);
  const why = failureSentences(booking.way, reason);
  if (!couldNot(of)) return `We did not ${undone(of)}${when}. ${why}`;
  // What came of it is in the title.
  return `We came${when}. ${why}`;
};

/** What happens next. What there is to do has its own part of the letter. */
const nextWords = ({ ownerId, way }: Booking): readonly string[] => {
  // That it is brought is what there is to do.
  if (way === 'DROP_OFF') return [];
  const when = isPersonId(ownerId)
    ? 'We will call you about another time.'
    : 'Choose another time, or wait for us: we will call you about it.';
  return [`${when} Until we come, the goods stay with you.`];
};

const statusOf = ({ booking, reason }: InVain): string => {
  if (isPickup(booking)) return 'Not picked up';
  return reason === undefined ? 'Not brought' : 'Not taken';
};

/** A visit was in vain: why and by whose fault, what it costs, and what happens next. */
export const failedWords = (
  booking: Booking,
  {
    visit: number,
    reason,
    feeFor,
    fee,
  }: {
    readonly visit: number;
    readonly reason?: FailureReason | undefined;
    readonly feeFor?: number | undefined;
    readonly fee?: Cents | undefined;
  },
): Said => {
  const of: InVain = { booking, visit: booking.visits.find((one) => one.number === number), reason };
  const free = isPickup(booking) ? FREE_VISIT : FREE;
  return {
    title: titleOf(of),
    body: bodyOf(of),
    more: [feeFor === undefined ? free : feeWords(fee), ...nextWords(booking)],
    status: { words: statusOf(of), tone: 'wrong' },
    ...(isPickup(booking) ? { saysStep: true } : {}),
    news: 'tasks',
  };
};
