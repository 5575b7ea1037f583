import type { FlightState } from '../../../departures/lifecycle.ts';
import { addDays, countDays, newYorkDay } from '../../../kernel/new-york.ts';
import type { TrackingEvent } from '../../happenings.ts';
import { hasFlown, isAstray, type PieceState, pieceStates } from '../../lifecycle.ts';
import type { Piece } from '../../pieces.ts';
import type { Followed, FollowedFlight } from '../followed.ts';

/**
 * What is to come of pieces. They are there: `HANDED_OVER`, `READY` at the counter, or `TO_DOOR` with a driver. They come on the days of their
 * flight: `COMES`. Or nobody knows the day: they are `ASTRAY`, their flight is `CANCELED`, or they have no flight (`NO_FLIGHT`), also
 * when it left without them.
 */
type Course = 'HANDED_OVER' | 'READY' | 'TO_DOOR' | 'COMES' | 'ASTRAY' | 'CANCELED' | 'NO_FLIGHT';

/** Pieces of a shipment that go the same way. */
export interface Way {
  readonly course: Course;
  readonly pieces: readonly Piece[];
  /** That of the least advanced of them. */
  readonly state: PieceState;
  readonly flight?: FollowedFlight | undefined;
  /** First and last day on which they are expected to be ready, by their flight. */
  readonly days?: { readonly from: string; readonly to: string } | undefined;
}

const rank = (state: PieceState): number => pieceStates.indexOf(state);

/** The flight of a piece: its own, or that of its shipment. Undefined while it has none that was read. */
export const flightFor = (
  { flight, others = [] }: Pick<Followed, 'flight' | 'others'>,
  { departureId }: Pick<Piece, 'departureId'>,
): FollowedFlight | undefined =>
  departureId === undefined ? flight : [flight, ...others].find((one) => one?.id === departureId);

/** How many days later than planned the plane left; zero while it has not left. */
export const daysLate = ({ day, id, happened }: FollowedFlight, events: readonly TrackingEvent[]): number => {
  const left =
    happened?.find(({ state }) => state === 'DEPARTED') ??
    events.find(({ code, flight }) => code === 'DEP' && (flight === undefined || flight === id));
  return left === undefined ? 0 : Math.max(0, countDays(day, newYorkDay(new Date(left.at))) - 1);
};

const gone: readonly FlightState[] = ['DEPARTED', 'ARRIVED', 'CLOSED'];

/** Whether it is recorded that a flight has left: of the flight, or of a piece on it. */
export const hasDeparted = (flight: FollowedFlight, followed: Followed): boolean =>
  gone.includes(flight.state) ||
  (flight.happened ?? []).some(({ state }) => state === 'DEPARTED') ||
  followed.events.some(({ code, flight: of }) => code === 'DEP' && (of === undefined || of === flight.id)) ||
  // What is followed may be one piece with its own flight, so the ids say what is on this one.
  followed.shipment.pieces.some(
    (piece) => hasFlown(piece) && (piece.departureId ?? followed.shipment.departureId) === flight.id,
  );

/** Whether the day of a flight is over and nobody has recorded that it left, so that no day follows from it. */
export const isUnrecorded = (flight: FollowedFlight, followed: Followed): boolean =>
  newYorkDay(followed.now) > flight.day && !hasDeparted(flight, followed);

const daysOf = (flight: FollowedFlight | undefined, followed: Followed): Way['days'] => {
  if (flight === undefined || flight.state === 'CANCELLED' || isUnrecorded(flight, followed))
    return undefined;
  const late = daysLate(flight, followed.events);
  return { from: addDays(flight.eta.from, late), to: addDays(flight.eta.to, late) };
};

/** Whether its flight has left or was to, and it is not even on the list of it. */
const isLeftBehind = (piece: Piece, flight: FollowedFlight, followed: Followed): boolean =>
  rank(piece.state) < rank('MANIFESTED') &&
  (newYorkDay(followed.now) > flight.day || hasDeparted(flight, followed));

const thereOf: Partial<Readonly<Record<PieceState, Course>>> = {
  READY_FOR_COLLECTION: 'READY',
  OUT_FOR_DELIVERY: 'TO_DOOR',
  DELIVERED: 'HANDED_OVER',
};

const courseOf = (piece: Piece, followed: Followed): Course => {
  if (isAstray(piece)) return 'ASTRAY';
  const there = thereOf[piece.state];
  if (there !== undefined) return there;
  const flight = flightFor(followed, piece);
  if (flight?.state === 'CANCELLED' && !hasFlown(piece)) return 'CANCELED';
  return flight === undefined || isLeftBehind(piece, flight, followed) ? 'NO_FLIGHT' : 'COMES';
};

/** What tells one way from another. Pieces that are there have come to the same place, with whatever flight. */
const keyOf = (piece: Piece, followed: Followed): string => {
  const course = courseOf(piece, followed);
  return course === 'COMES' ? `${course} ${piece.departureId ?? ''} ${hasFlown(piece)}` : course;
};

/**
 * The pieces of a shipment by what is to come of them, in the order of their first piece; canceled ones are in none. A shipment that is split,
 * because a piece was left behind or booked on another flight, has several, each with days of its own.
 */
export const waysOf = (followed: Followed): readonly Way[] => {
  const counted = followed.shipment.pieces.filter(({ state }) => state !== 'CANCELLED');
  return [...Map.groupBy(counted, (piece) => keyOf(piece, followed)).values()].flatMap((pieces) => {
    const [first] = pieces;
    if (first === undefined) return [];
    const flight = flightFor(followed, first);
    const [state = first.state] = pieces
      .map((piece) => piece.state)
      .toSorted((one, other) => rank(one) - rank(other));
    return [{ course: courseOf(first, followed), pieces, state, flight, days: daysOf(flight, followed) }];
  });
};

const thereCourses: readonly Course[] = ['HANDED_OVER', 'READY', 'TO_DOOR'];

/** Those of a shipment that are still to come. */
export const coming = (ways: readonly Way[]): readonly Way[] =>
  ways.filter(({ course }) => !thereCourses.includes(course));

/** Whether it is known on which days pieces are ready, and these are not over. Each end of it is a day in New York. */
export const hasDays = (
  way: Way,
  today: string,
): way is Way & { readonly days: NonNullable<Way['days']>; readonly flight: FollowedFlight } =>
  way.course === 'COMES' && way.days !== undefined && way.days.to >= today;
