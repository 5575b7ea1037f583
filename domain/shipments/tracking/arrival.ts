import { addDays, countDays, newYorkDay } from '../../kernel/new-york.ts';
import type { TrackingEvent } from '../happenings.ts';
import type { PieceState } from '../lifecycle.ts';
import type { Followed, FollowedFlight } from './followed.ts';
import { dayWords } from './local-times.ts';
import { piecesTitle } from './piece-titles.ts';
import type { TrackingReply } from './reply.ts';

/** It is there already, or it never will be. */
const overStates: readonly PieceState[] = [
  'READY_FOR_COLLECTION',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'CANCELLED',
];

/** How many days later than planned the plane left; zero while it has not left. */
const daysLate = ({ day, id, happened }: FollowedFlight, events: readonly TrackingEvent[]): number => {
  const left =
    happened?.find(({ state }) => state === 'DEPARTED') ??
    events.find(({ code, flight }) => code === 'DEP' && (flight === undefined || flight === id));
  return left === undefined ? 0 : Math.max(0, countDays(day, newYorkDay(new Date(left.at))) - 1);
};

const landedStates: readonly PieceState[] = ['ARRIVED', 'CHECKED_IN_DEST', 'CUSTOMS', 'CLEARED'];

const staysBehind = ({ code }: TrackingEvent): boolean => code === 'DIS_SSPD' || code === 'DIS_OFLD';

const leftBehind = (events: readonly TrackingEvent[]): readonly number[] =>
  [...new Set(events.filter(staysBehind).flatMap(({ pieces }) => pieces))].toSorted(
    (one, other) => one - other,
  );

/** What has become of a piece since it was left behind. */
const since = (events: readonly TrackingEvent[], n: number): 'flies' | 'waits' | `landed ${string}` => {
  const own = events.filter(({ pieces }) => pieces.includes(n));
  const after = own.slice(own.findLastIndex(staysBehind) + 1);
  const landed = after.find(({ code }) => code === 'ARR');
  if (landed) return `landed ${newYorkDay(new Date(landed.at))}`;
  return after.some(({ code }) => code === 'DEP') ? 'flies' : 'waits';
};

/** What was left behind, and where it is by now. */
const behindWords = (events: readonly TrackingEvent[]): readonly string[] => {
  const groups = Map.groupBy(leftBehind(events), (n) => since(events, n));
  return [...groups].map(([now, numbers]) => {
    const isOne = numbers.length === 1;
    const pieces = piecesTitle(numbers);
    if (now === 'waits')
      return `${pieces} ${isOne ? 'was' : 'were'} left behind and ${isOne ? 'comes' : 'come'} later.`;
    if (now === 'flies') return `${pieces} left on a later flight.`;
    return `${pieces} came on a later flight. ${isOne ? 'It' : 'They'} landed on ${dayWords(now.slice('landed '.length))}.`;
  });
};

/** What to know when the days that were expected are over. */
const lateWords = ({ shipment: { state } }: Followed): string =>
  landedStates.includes(state)
    ? 'The last steps there take longer than we expected.'
    : 'It takes longer than we expected. Call us, and we tell you why.';

/** Why the days are not those of the booking; empty when they are. */
const reasons = (followed: Followed, late: number, isOver: boolean): string[] => {
  const { flight, firstFlight, events } = followed;
  if (flight === undefined) return [];
  return [
    ...(firstFlight !== undefined && firstFlight.id !== flight.id
      ? [`It was first booked for ${dayWords(firstFlight.day)} and now flies on ${dayWords(flight.day)}.`]
      : []),
    ...(flight.day === flight.usualDay
      ? []
      : [
          `The flight moved from ${dayWords(flight.usualDay)}${flight.movedBy === undefined ? '' : ` because of ${flight.movedBy}`}.`,
        ]),
    ...(late > 0 ? [`The plane left ${late === 1 ? 'a day' : `${late} days`} late.`] : []),
    ...behindWords(events),
    ...(isOver ? [lateWords(followed)] : []),
  ];
};

/** The days on which a shipment is expected to be ready, and why they changed. Undefined without a flight or when it is over. */
export const arrivalOf = (followed: Followed): TrackingReply['arrival'] => {
  const { shipment, flight, events } = followed;
  if (flight === undefined || flight.state === 'CANCELLED' || overStates.includes(shipment.state))
    return undefined;
  const late = daysLate(flight, events);
  const from = addDays(flight.eta.from, late);
  const to = addDays(flight.eta.to, late);
  const isOver = newYorkDay(followed.now) > to;
  const days = from === to ? dayWords(from) : `${dayWords(from)} to ${dayWords(to)}`;
  const why = reasons(followed, late, isOver);
  return {
    from,
    to,
    words: isOver ? `Late: it was expected by ${dayWords(to)}` : days,
    ...(why.length > 0 ? { why: why.join(' ') } : {}),
  };
};
