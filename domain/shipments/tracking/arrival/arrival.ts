import { newYorkDay } from '../../../kernel/new-york.ts';
import type { TrackingEvent } from '../../happenings.ts';
import { hasFlown } from '../../lifecycle.ts';
import type { Followed, FollowedFlight } from '../followed.ts';
import { dayWords } from '../local-times.ts';
import { piecesTitle } from '../piece-titles.ts';
import type { TrackingReply } from '../reply.ts';
import { lateWords } from './late-words.ts';
import { coming, daysLate, hasDays, type Way, waysOf } from './ways.ts';

const staysBehind = ({ code }: TrackingEvent): boolean => code === 'DIS_SSPD' || code === 'DIS_OFLD';

const leftBehind = (events: readonly TrackingEvent[]): readonly number[] =>
  [...new Set(events.filter(staysBehind).flatMap(({ pieces }) => pieces))].toSorted(
    (one, other) => one - other,
  );

/** The day on which a piece flies that was left behind, as far as it has a flight. */
const nextDay = (n: number, ways: readonly Way[]): string => {
  const way = ways.find(({ pieces }) => pieces.some((piece) => piece.n === n));
  return way?.course === 'COMES' && !way.pieces.some(hasFlown) ? (way.flight?.day ?? '') : '';
};

type Since = 'flies' | 'landed' | `waits ${string}`;

/** What has become of a piece since it was left behind. */
const since = (events: readonly TrackingEvent[], n: number, ways: readonly Way[]): Since => {
  const own = events.filter(({ pieces }) => pieces.includes(n));
  const after = own.slice(own.findLastIndex(staysBehind) + 1);
  if (after.some(({ code }) => code === 'ARR')) return 'landed';
  return after.some(({ code }) => code === 'DEP') ? 'flies' : `waits ${nextDay(n, ways)}`;
};

const laterWords = (day: string, isOne: boolean): string => {
  if (day === '') return isOne ? 'comes later' : 'come later';
  return `${isOne ? 'flies' : 'fly'} on ${dayWords(day)}`;
};

/** What was left behind, and what became of it. When it landed is among what happened to the piece. */
const behindWords = (events: readonly TrackingEvent[], ways: readonly Way[]): readonly string[] => {
  const groups = Map.groupBy(leftBehind(events), (n) => since(events, n, ways));
  return [...groups].map(([now, numbers]) => {
    const isOne = numbers.length === 1;
    const pieces = piecesTitle(numbers);
    if (now === 'flies') return `${pieces} left on a later flight.`;
    if (now === 'landed') return `${pieces} came on a later flight.`;
    const [, day = ''] = now.split(' ');
    return `${pieces} ${isOne ? 'was' : 'were'} left behind and ${laterWords(day, isOne)}.`;
  });
};

/** Why the days of a flight are not those of its booking. `isOnly` is false where others carry pieces too. */
const reasonsOf = (flight: FollowedFlight, followed: Followed, isOnly: boolean): readonly string[] => {
  const { firstFlight, events } = followed;
  const { day, usualDay, movedBy } = flight;
  const late = daysLate(flight, events);
  const isOther =
    flight.id === followed.flight?.id && firstFlight !== undefined && firstFlight.id !== flight.id;
  return [
    ...(isOther
      ? [`It was first booked for ${dayWords(firstFlight.day)} and now flies on ${dayWords(day)}.`]
      : []),
    ...(day === usualDay
      ? []
      : [
          `The flight moved from ${dayWords(usualDay)}${movedBy === undefined ? '' : ` because of ${movedBy}`}.`,
        ]),
    ...(late > 0
      ? [
          `The plane${isOnly ? '' : ` of ${dayWords(day)}`} left ${late === 1 ? 'a day' : `${late} days`} late.`,
        ]
      : []),
  ];
};

/** That some pieces are late, while others are still to come on known days. */
const lateOnes = (ways: readonly Way[], today: string, { phone }: Followed): readonly string[] =>
  ways
    .filter(({ course, days }) => course === 'COMES' && days !== undefined && days.to < today)
    .map(({ pieces, state }) => `${piecesTitle(pieces.map(({ n }) => n))}: ${lateWords(state, phone)}`);

const spanWords = (from: string, to: string): string =>
  from === to ? dayWords(from) : `${dayWords(from)} to ${dayWords(to)}`;

/** The days on which pieces of one way are expected, where these are known and not over. */
export const expectedOf = (way: Way, now: Date): string | undefined =>
  hasDays(way, newYorkDay(now)) ? spanWords(way.days.from, way.days.to) : undefined;

/** Why it is not ready on the days of its booking. */
const whyOf = (ways: readonly Way[], isOver: boolean, followed: Followed): string => {
  const { shipment, events, now, phone } = followed;
  const dated = coming(ways).filter(({ days }) => days !== undefined);
  const flights = [...new Set(dated.flatMap(({ flight }) => flight ?? []))];
  return [
    ...flights.flatMap((flight) => reasonsOf(flight, followed, flights.length === 1)),
    ...behindWords(events, ways),
    ...(isOver ? [lateWords(shipment.state, phone)] : lateOnes(ways, newYorkDay(now), followed)),
  ].join(' ');
};

const numbersOf = (ways: readonly Way[]): readonly number[] =>
  ways.flatMap(({ pieces }) => pieces.map(({ n }) => n)).toSorted((one, other) => one - other);

/**
 * When it is ready, in words. Where some pieces are there already, come on other days or have none, each day has its pieces before it: nobody
 * may take it for that of the whole.
 */
const daysWords = (known: readonly Way[], ways: readonly Way[]): string => {
  const byDays = Map.groupBy(known, ({ days }) => (days === undefined ? '' : spanWords(days.from, days.to)));
  const isWhole = known.length === ways.length && byDays.size === 1;
  return [...byDays]
    .map(([span, those]) => (isWhole ? span : `${piecesTitle(numbersOf(those))}: ${span}`))
    .join('. ');
};

const lateDaysWords = (known: readonly Way[], ways: readonly Way[], by: string): string => {
  if (known.length === ways.length) return `Late: it was expected by ${dayWords(by)}`;
  const numbers = numbersOf(known);
  return `${piecesTitle(numbers)} ${numbers.length === 1 ? 'is' : 'are'} late, expected by ${dayWords(by)}`;
};

/**
 * The days on which a shipment is expected to be ready, and why they changed: from the first flight to the last that carries a piece which is
 * not there yet. Undefined without a flight or when it is over. It is late only when none of its pieces is to come on a known day.
 */
export const arrivalOf = (followed: Followed): TrackingReply['arrival'] => {
  const ways = waysOf(followed);
  const today = newYorkDay(followed.now);
  const dated = coming(ways)
    .flatMap((way) => (way.days === undefined ? [] : [{ way, ...way.days }]))
    // What does not go with its flight has none of its days ahead. Once they are over it is late by them.
    .filter(({ way, to }) => hasDays(way, today) || to < today);
  const [last] = dated.toSorted((one, other) => other.to.localeCompare(one.to));
  if (last === undefined) return undefined;
  const known = dated.filter(({ way }) => hasDays(way, today));
  const isOver = known.length === 0;
  const shown = isOver ? [last] : known;
  const [from = last.from] = shown.map((one) => one.from).toSorted();
  const to =
    shown
      .map((one) => one.to)
      .toSorted()
      .at(-1) ?? last.to;
  const why = whyOf(ways, isOver, followed);
  const those = shown.map(({ way }) => way);
  return {
    from,
    to,
    words: isOver ? lateDaysWords(those, ways, to) : daysWords(those, ways),
    ...(why === '' ? {} : { why }),
  };
};
