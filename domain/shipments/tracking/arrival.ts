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
const daysLate = ({ day, id }: FollowedFlight, events: readonly TrackingEvent[]): number => {
  const left = events.find(({ code, flight }) => code === 'DEP' && (flight === undefined || flight === id));
  return left === undefined ? 0 : Math.max(0, countDays(day, newYorkDay(new Date(left.at))) - 1);
};

const leftBehind = (events: readonly TrackingEvent[]): readonly number[] =>
  [
    ...new Set(
      events.filter(({ code }) => code === 'DIS_SSPD' || code === 'DIS_OFLD').flatMap(({ pieces }) => pieces),
    ),
  ].toSorted((one, other) => one - other);

/** Why the days are not those of the booking; empty when they are. */
const reasons = ({ flight, firstFlight, events, now }: Followed, late: number, lastDay: string): string[] => {
  if (flight === undefined) return [];
  const stayed = leftBehind(events);
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
    ...(stayed.length > 0
      ? [
          `${piecesTitle(stayed)} ${stayed.length === 1 ? 'was left behind and comes' : 'were left behind and come'} later.`,
        ]
      : []),
    ...(newYorkDay(now) > lastDay ? ['It takes longer than we expected. Ask us where it is.'] : []),
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
  const why = reasons(followed, late, to);
  return {
    from,
    to,
    words: from === to ? dayWords(from) : `${dayWords(from)} to ${dayWords(to)}`,
    ...(why.length > 0 ? { why: why.join(' ') } : {}),
  };
};
