import { airportPlace } from '../../kernel/airports.ts';
import { destinations } from '../../kernel/destinations.ts';
import { newYorkDay } from '../../kernel/new-york.ts';
import { toldEvents } from '../dock/undo.ts';
import type { TrackingEvent } from '../happenings.ts';
import { isAstray, isClosed } from '../lifecycle.ts';
import type { Piece } from '../pieces.ts';
import { wordsOfAstray, wordsOfException } from '../state-words.ts';
import { arrivalOf, expectedOf } from './arrival/arrival.ts';
import { flightFor, waysOf } from './arrival/ways.ts';
import { journeyOf, linesOf } from './event-words.ts';
import type { Followed } from './followed.ts';
import { nextWords } from './next-words.ts';
import { kindsWords, piecesTitle } from './piece-titles.ts';
import type { TrackedPieces, TrackingReply } from './reply.ts';
import { pieceStatus, wholeStatus } from './whole-status.ts';

const eventsOf = (events: readonly TrackingEvent[], { n }: Piece): readonly TrackingEvent[] =>
  events.filter(({ pieces }) => pieces.includes(n));

/** What happened to a piece, by its days: a dock scans the pieces of a shipment one after the other, and that is one story. */
const storyOf = (events: readonly TrackingEvent[], piece: Piece): string =>
  [
    ...eventsOf(events, piece).map(
      ({ code, at, place }) => `${code} ${newYorkDay(new Date(at))} ${place ?? ''}`,
    ),
    piece.state,
    piece.exception ?? '',
    piece.departureId ?? '',
  ].join('|');

/** Pieces to which the same things happened on the same days and that fly together, in the order of their first piece. */
const groupsOf = (
  pieces: readonly Piece[],
  events: readonly TrackingEvent[],
): readonly (readonly Piece[])[] => [...Map.groupBy(pieces, (piece) => storyOf(events, piece)).values()];

/** What happened to a group: each thing when it had happened to the last of its pieces. */
const eventsOfGroup = (
  events: readonly TrackingEvent[],
  group: readonly Piece[],
): readonly TrackingEvent[] => {
  const [first = [], ...others] = group.map((piece) => eventsOf(events, piece));
  return first.map((event, place) =>
    others.reduce((last, of) => ((of[place]?.at ?? '') > last.at ? (of[place] ?? last) : last), event),
  );
};

/** What is known of a shipment, with the flight of one of its pieces. */
const withFlightOf = (followed: Followed, piece: Piece): Followed => ({
  ...followed,
  flight: flightFor(followed, piece) ?? followed.flight,
});

/** When pieces are expected that do not all go the same way: the days of the whole are not theirs. */
const expectedApart = (followed: Followed, { n }: Piece): string | undefined => {
  const ways = waysOf(followed);
  const way = ways.find(({ pieces }) => pieces.some((piece) => piece.n === n));
  return way === undefined || ways.length === 1 ? undefined : expectedOf(way, followed.now);
};

/** What comes for a group, and what went wrong with it and is not put right yet. */
const aheadOf = (piece: Piece, followed: Followed): Pick<TrackedPieces, 'next' | 'trouble'> => {
  if (isAstray(piece)) return { next: wordsOfAstray[piece.exception].next };
  const next = nextWords(followed, piece.state);
  return piece.exception === undefined ? { next } : { next, trouble: wordsOfException[piece.exception].told };
};

const trackedPieces = (
  followed: Followed,
  events: readonly TrackingEvent[],
  group: readonly Piece[],
): TrackedPieces | undefined => {
  const [first] = group;
  if (first === undefined) return undefined;
  const numbers = group.map(({ n }) => n);
  const own = withFlightOf(followed, first);
  const expected = expectedApart(followed, first);
  return {
    pieces: numbers,
    title: piecesTitle(numbers),
    what: kindsWords(group),
    status: pieceStatus(first, journeyOf(own)),
    ...aheadOf(first, { ...own, events: eventsOf(events, first) }),
    ...(expected === undefined ? {} : { expected }),
    lines: linesOf(followed, eventsOfGroup(events, group)),
  };
};

/** What anyone may know about a shipment, in words. It depends on nothing but its arguments. */
export const track = (followed: Followed): TrackingReply => {
  const { shipment, flight, now } = followed;
  const events = toldEvents(followed.events).toSorted(
    (one, other) => one.at.localeCompare(other.at) || one.recordedAt.localeCompare(other.recordedAt),
  );
  const ordered = { ...followed, events };
  const arrival = arrivalOf(ordered);
  return {
    number: shipment.number,
    to: shipment.to,
    city: destinations[shipment.to].city,
    ...(flight
      ? { route: `${airportPlace(flight.originAirport)} to ${airportPlace(flight.destinationAirport)}` }
      : {}),
    status: wholeStatus(shipment.pieces, journeyOf(ordered)),
    isDone: isClosed(shipment.state),
    ...(arrival ? { arrival } : {}),
    groups: groupsOf(shipment.pieces, events).flatMap((group) => trackedPieces(ordered, events, group) ?? []),
    asOf: now.toISOString(),
  };
};
