import { OUR_TIME } from '../../kernel/new-york.ts';
import { instantWords } from '../../kernel/short-times.ts';
import { dayWords } from '../tracking/local-times.ts';
import { piecesTitle } from '../tracking/piece-titles.ts';
import type { RollCause } from './roll-causes.ts';

/** What is promised on a flight. Days are those of New York, the cutoff is an instant. */
interface Promised {
  readonly day: string;
  readonly cargoCutoff: string;
  readonly eta: { readonly from: string; readonly to: string };
}

export interface Rolled {
  readonly fromDay: string;
  readonly promise?: Promised | undefined;
  readonly why: RollCause;
  readonly onHand: boolean;
  /** We pick it up, so its sender has nothing to bring. */
  readonly pickup?: true | undefined;
  /** The pieces that go with the other flight, when the others keep theirs. */
  readonly pieces?: readonly number[] | undefined;
  /** The pieces that keep it. */
  readonly staying?: readonly number[] | undefined;
}

export interface Moved {
  readonly before: Pick<Promised, 'day' | 'cargoCutoff'>;
  readonly after: Pick<Promised, 'day' | 'cargoCutoff'>;
  readonly eta: Promised['eta'];
  /** They wait for a place on it, and have none yet. */
  readonly waits?: true | undefined;
  /** How many of the shipments we pick up: `all`, or `some`. */
  readonly pickups?: 'all' | 'some' | undefined;
}

/** What a sender reads about a flight: a title, and sentences that say what happened, what follows and what to do. */
export interface FlightNews {
  readonly title: string;
  readonly sentences: readonly string[];
  /**
   * Those of them that stay true: what happened and what follows. A letter that is sent later says by itself what is to be done by when.
   * Absent where all do.
   */
  readonly happened?: readonly string[];
}

/** Instead of when goods are due: for those that we pick up. */
const WE_COME = 'We pick it up, so you have nothing to bring.';

interface Due extends Pick<Promised, 'cargoCutoff'> {
  readonly pickup?: true | undefined;
}

/** By when goods have to be at our dock: `Tue, Nov 24, 2:00 PM (New Jersey time)`. */
const cutoffWords = ({ cargoCutoff }: Pick<Promised, 'cargoCutoff'>): string =>
  `${instantWords(new Date(cargoCutoff))} (${OUR_TIME})`;

const by = (due: Due, dock: string): string => `at our ${dock} dock before ${cutoffWords(due)}.`;

const due = (promise: Due, dock: string): string =>
  promise.pickup ? WE_COME : `Your goods must be ${by(promise, dock)}`;

/** The same for some pieces. */
const duePieces = (pieces: readonly number[], promise: Due, dock: string): string =>
  promise.pickup ? WE_COME : `${piecesTitle(pieces)} must be ${by(promise, dock)}`;

/** The same for everything that somebody has on a flight. */
const dueOfAll = ({ after, pickups }: Pick<Moved, 'after' | 'pickups'>, dock: string): string => {
  if (pickups === 'all') return WE_COME;
  const brought = `${due(after, dock)} Goods that are at our dock already are fine.`;
  return pickups === 'some' ? `${brought} What we pick up, you need not bring.` : brought;
};

const arrives = ({ from, to }: Promised['eta'], what: 'it' | 'them' = 'it'): string =>
  from === to
    ? `We expect ${what} to arrive on ${dayWords(from)}.`
    : `We expect ${what} to arrive between ${dayWords(from)} and ${dayWords(to)}.`;

/** One piece is it, several are they. */
const them = (pieces: readonly number[]): 'it' | 'them' => (pieces.length === 1 ? 'it' : 'them');

interface OnNewFlight extends Promised {
  /** Whether every piece is at our dock already. */
  readonly onHand: boolean;
  /** We pick it up. */
  readonly pickup?: true | undefined;
}

/** News of which only what happened stays true: when goods are due, a later letter says by itself. */
const flightNews = (title: string, happened: readonly string[], dueWords: readonly string[]): FlightNews => ({
  title,
  sentences: [...happened, ...dueWords],
  happened,
});

const SAME_PRICE = 'The quoted price stays the same.';

const nowFlies = (because: string, promise: OnNewFlight, dock: string): FlightNews =>
  flightNews(
    `Now flies on ${dayWords(promise.day)}`,
    [because, `Your shipment now flies on ${dayWords(promise.day)}. ${arrives(promise.eta)}`],
    [...(promise.onHand ? [] : [due(promise, dock)]), SAME_PRICE],
  );

/** Why pieces fly apart from the others. */
const becauseOf = (
  pieces: readonly number[],
  { fromDay, why }: Pick<Rolled, 'fromDay' | 'why'>,
  dock: string,
): string => {
  const title = piecesTitle(pieces);
  const were = pieces.length === 1 ? 'was' : 'were';
  const flight = `flight on ${dayWords(fromDay)}`;
  switch (why) {
    case 'flight-cancelled':
      return `The ${flight} was canceled. ${title} of your shipment ${were} booked on it.`;
    case 'missed-cutoff':
      return `${title} of your shipment ${were} not at our ${dock} dock before the cutoff for the ${flight}.`;
    default:
      return `The ${flight} left without ${title.toLowerCase()} of your shipment.`;
  }
};

/** Pieces that fly apart from the others, and the flight that takes them. */
const piecesNews = (
  pieces: readonly number[],
  rolled: Pick<Rolled, 'fromDay' | 'why' | 'onHand' | 'pickup'>,
  promise: Promised,
  dock: string,
): FlightNews => {
  const title = piecesTitle(pieces);
  const isOne = pieces.length === 1;
  return flightNews(
    `${title} now ${isOne ? 'flies' : 'fly'} on ${dayWords(promise.day)}`,
    [
      becauseOf(pieces, rolled, dock),
      `${isOne ? 'It now flies' : 'They now fly'} on ${dayWords(promise.day)}. ${arrives(promise.eta, them(pieces))}`,
    ],
    [...(rolled.onHand ? [] : [duePieces(pieces, { ...promise, pickup: rolled.pickup }, dock)]), SAME_PRICE],
  );
};

/** A shipment of which some pieces are there and fly, and the others fly later. */
const twoParts = (
  { fromDay, pickup, pieces = [], staying = [] }: Pick<Rolled, 'fromDay' | 'pickup' | 'pieces' | 'staying'>,
  promise: Promised,
  dock: string,
): FlightNews => {
  const flies = (numbers: readonly number[], day: string) =>
    `${piecesTitle(numbers)} ${numbers.length === 1 ? 'flies' : 'fly'} on ${dayWords(day)}.`;
  return flightNews(
    'Your shipment flies in two parts',
    [
      `${piecesTitle(pieces)} ${pieces.length === 1 ? 'is' : 'are'} not at our ${dock} dock yet. So that the rest does not have to wait, your shipment flies in two parts.`,
      flies(staying, fromDay),
      `${flies(pieces, promise.day)} ${arrives(promise.eta, them(pieces))}`,
    ],
    [
      duePieces(pieces, { ...promise, pickup }, dock),
      'The quoted price stays the same, and there is one invoice.',
    ],
  );
};

/** Why a shipment has another flight, and which one. `dock` is the town of our dock. */
export const rolledNews = (
  { fromDay, promise, why, onHand, pickup, pieces = [], staying = [] }: Rolled,
  dock: string,
): FlightNews => {
  if (promise && why === 'not-here' && staying.length > 0)
    return twoParts({ fromDay, pickup, pieces, staying }, promise, dock);
  if (promise && pieces.length > 0)
    return piecesNews(pieces, { fromDay, why, onHand, pickup }, promise, dock);
  const because =
    why === 'flight-cancelled'
      ? `The flight on ${dayWords(fromDay)} was canceled.`
      : `${pickup ? 'We did not have your goods' : 'Your goods were not'} at our dock before the cutoff for the flight on ${dayWords(fromDay)}.`;
  if (promise === undefined)
    return {
      title: 'We are looking for a flight',
      sentences: [
        because,
        'The next flights have no space for your shipment. We are looking for a place and tell you when we have one.',
      ],
    };
  return nowFlies(because, { ...promise, onHand, pickup }, dock);
};

/** Somebody at the desk moved a shipment to another flight. */
export const reassignedNews = (promise: OnNewFlight, dock: string): FlightNews =>
  nowFlies('We moved your shipment to another flight.', promise, dock);

const NEW_CUTOFF = 'New cutoff';

const newCutoff = ({ day }: Moved['after']): string => `${NEW_CUTOFF} for ${dayWords(day)}`;

/** Whether a title says that a flight keeps its day and has another cutoff. */
export const isNewCutoff = (title: string): boolean => title.startsWith(NEW_CUTOFF);

/** The same for somebody who waits for a place on it. */
const movedWaitNews = ({ before, after, pickups }: Moved, dock: string): FlightNews =>
  flightNews(
    before.day === after.day ? newCutoff(after) : `The flight you wait for moved to ${dayWords(after.day)}`,
    [
      before.day === after.day
        ? `The cutoff for the flight on ${dayWords(after.day)} that you wait for is now ${cutoffWords(after)}.`
        : `The flight that you wait for leaves on ${dayWords(after.day)} and not on ${dayWords(before.day)}.`,
      'You keep your place on the waitlist. Your shipment is not booked yet.',
    ],
    [pickups === 'all' ? WE_COME : due(after, dock)],
  );

/** For somebody who has a place on it. */
const movedPlaceNews = ({ before, after, eta, pickups }: Moved, dock: string): FlightNews =>
  before.day === after.day
    ? flightNews(
        newCutoff(after),
        [
          `The cutoff for your flight on ${dayWords(after.day)} is now ${cutoffWords(after)}. The day of the flight is the same.`,
        ],
        [dueOfAll({ after, pickups }, dock)],
      )
    : flightNews(
        `Your flight moved to ${dayWords(after.day)}`,
        [`Your flight leaves on ${dayWords(after.day)} and not on ${dayWords(before.day)}. ${arrives(eta)}`],
        [dueOfAll({ after, pickups }, dock), 'You keep your place, and the quoted price stays the same.'],
      );

/** A flight leaves on another day, or its goods are due at another time. */
export const movedNews = (moved: Moved, dock: string): FlightNews =>
  moved.waits ? movedWaitNews(moved, dock) : movedPlaceNews(moved, dock);
