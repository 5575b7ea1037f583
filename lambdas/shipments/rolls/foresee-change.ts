import type { Flight } from '#domain/departures/flight.ts';
import { flightState, mayFollow, mayOverride } from '#domain/departures/lifecycle.ts';
import { overridden, overrideProblems } from '#domain/departures/override.ts';
import { withTiming } from '#domain/departures/planning.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { offList } from '#domain/shipments/closing/off-list.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { pickupMark, pickupsOf } from '#domain/shipments/pickup.ts';
import { partOn } from '#domain/shipments/piece-flights.ts';
import { type FlightNews, movedNews, rolledNews } from '#domain/shipments/rolls/flight-words.ts';
import { missesCutoff } from '#domain/shipments/rolls/missed-cutoff.ts';
import type { FlightChangeForeseen } from '#domain/shipments/rolls/preview-endpoints.ts';
import { FLIGHTS_TRIED, replanOf, type SlotsNow } from '#domain/shipments/rolls/replan.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { endedNews } from '#domain/shipments/waitlist/waitlist-words.ts';
import type { UseCase, UseCaseRequest } from '../../runtime/http/use-case.ts';
import type { ComesDeps } from '../change/comes-at.ts';
import { noSuchFlight } from '../closing/show-closing.ts';
import { everybodyAsTheyAre } from './everybody.ts';
import type { FlightJobDeps } from './flight-job.ts';

type Deps = Pick<FlightJobDeps, 'flights' | 'list' | 'clock' | keyof ComesDeps>;

/** Something that a sender is told of a shipment. */
interface TellOne {
  readonly shipment: Shipment;
  readonly news: FlightNews | undefined;
}

/** The flight before and after the change, and who has to do with it. */
interface Changing {
  readonly before: Flight;
  /** Undefined when it is canceled. */
  readonly after: Flight | undefined;
  readonly everybody: readonly Shipment[];
  readonly waiting: readonly Shipment[];
  readonly upcoming: readonly Flight[];
  readonly dock: string;
  readonly slots: SlotsNow;
  readonly now: Date;
}

const atDock = ({ pieces }: Shipment): number[] =>
  pieces.filter(({ state }) => state === 'RECEIVED' || state === 'READY').map(({ n }) => n);

/** Who loses the flight, as the flight has them, each with the one that takes it; by the rules that roll and that replan. */
const movesOf = ({ before, after, everybody, upcoming, slots, now }: Changing) => {
  const losing = after
    ? everybody.filter((shipment) => missesCutoff(after, shipment, now))
    : everybody.map((shipment) => partOn(offList(shipment, before.id), before.id));
  const others = upcoming.filter(({ id }) => id !== before.id);
  const to = new Map(replanOf(losing, others, slots, now).map((move) => [move.number, move.to]));
  return losing.map((shipment) => ({
    shipment,
    next: others.find(({ id }) => id === to.get(shipment.number)),
  }));
};

const rollsOf = (moves: ReturnType<typeof movesOf>): FlightChangeForeseen['rolls'] =>
  [...Map.groupBy(moves, ({ next }) => next).entries()]
    .toSorted(([one], [other]) => (one?.day ?? '9').localeCompare(other?.day ?? '9'))
    .map(([next, theirs]) => ({
      ...(next ? { departureId: next.id, day: next.day } : {}),
      shipments: theirs.map(({ shipment }) => ({
        number: shipment.number,
        shipper: shipment.shipper.company ?? shipment.shipper.name,
        pieces: shipment.pieces.filter(({ state }) => state !== 'CANCELLED').map(({ n }) => n),
        atDock: atDock(shipment),
      })),
    }));

/** What is said of each shipment. One message is for all that a sender has on the flight. */
const each = (
  shipments: readonly Shipment[],
  say: (theirs: ReturnType<typeof pickupsOf>) => FlightNews,
): readonly TellOne[] =>
  [...Map.groupBy(shipments, ({ ownerId }) => ownerId).values()].flatMap((theirs) =>
    theirs.map((shipment) => ({ shipment, news: say(pickupsOf(theirs)) })),
  );

/** What people are told when the change is saved: of new times, and of another flight. Of a canceled one they hear with their next flight. */
const tellOf = (changing: Changing, moves: ReturnType<typeof movesOf>): readonly TellOne[] => {
  const { before, after, everybody, waiting, dock } = changing;
  if (after === undefined)
    return waiting.map((shipment) => ({ shipment, news: endedNews('flight-cancelled') }));
  const isMoved = before.day !== after.day || before.cargoCutoff !== after.cargoCutoff;
  const times = { before, after, eta: after.eta };
  const moved = isMoved
    ? [
        ...each(everybody, (theirs) => movedNews({ ...times, ...theirs }, dock)),
        ...each(waiting, (theirs) => movedNews({ ...times, ...theirs, waits: true }, dock)),
      ]
    : [];
  const rolled = moves.map(({ shipment, next }) => ({
    shipment,
    news: rolledNews(
      { fromDay: after.day, promise: next, why: 'missed-cutoff', onHand: false, ...pickupMark(shipment) },
      dock,
    ),
  }));
  return [...moved, ...rolled];
};

const newsOf = (told: readonly TellOne[]): FlightChangeForeseen['news'] => {
  const texts = told.flatMap(({ news }) =>
    news ? [{ title: news.title, body: news.sentences.join(' ') }] : [],
  );
  return [...Map.groupBy(texts, ({ title, body }) => `${title} ${body}`).values()].flatMap(
    ([first, ...others]) => (first ? [{ ...first, shipments: 1 + others.length }] : []),
  );
};

const overOf = (after: Flight | undefined): Pick<FlightChangeForeseen, 'over'> => {
  if (after === undefined) return {};
  const lb = Math.max(0, -after.free.thousandthsLb / 1000);
  const pieces = Math.max(0, -after.free.pieces);
  return lb === 0 && pieces === 0 ? {} : { over: { lb, pieces } };
};

const shownOf = (changing: Changing): FlightChangeForeseen => {
  const moves = movesOf(changing);
  const told = tellOf(changing, moves).filter(({ news }) => news !== undefined);
  return {
    rolls: rollsOf(moves),
    ...overOf(changing.after),
    people: new Set(told.map(({ shipment }) => shipment.ownerId)).size,
    news: newsOf(told),
  };
};

const left = () => refuse('FLIGHT_LEFT', 'This flight can no longer be changed.');

/** The flight as it is when the move that the schedule proposes is accepted, by the rule that moves it. */
const proposedTo = (before: Flight, now: Date) => {
  if (!mayOverride(before.state)) return left();
  if (before.proposal === undefined)
    return refuse('NO_PROPOSAL', 'There is nothing to decide about this flight.');
  const next = withTiming(before, before.proposal);
  return ok({ after: { ...next, state: flightState(next, now) } });
};

type Change = UseCaseRequest<typeof shipmentEndpoints.foreseeChange>['body'];

/** The flight as it is after the change, by the rule that saves it; undefined when it is canceled. */
const changedTo = (before: Flight, { flight: change, proposal }: Change, now: Date) => {
  if (proposal) return proposedTo(before, now);
  if (change === undefined) return mayFollow(before.state, 'CANCELLED') ? ok({ after: undefined }) : left();
  if (!mayOverride(before.state)) return left();
  const [problem] = overrideProblems(before, change, now);
  if (problem) return refuse('FLIGHT_IMPOSSIBLE', `${problem.message}.`, { ...problem });
  const next = overridden(before, change) ?? before;
  return ok({ after: { ...next, state: flightState(next, now) } });
};

/** Shows what a change of a flight will do to those on it, before it is saved. Nothing is written. */
export const foreseeChange =
  ({
    flights,
    list,
    clock,
    readSetting,
    readFullSlots,
  }: Deps): UseCase<typeof shipmentEndpoints.foreseeChange> =>
  async ({ params: { id }, body }) => {
    const now = clock();
    const before = await flights.find(id, now);
    if (!before) return noSuchFlight();
    const changed = changedTo(before, body, now);
    if (!changed.ok) return changed;
    const [everybody, entries, upcoming, brand, schedule, full] = await Promise.all([
      everybodyAsTheyAre(list, id),
      flights.waitlist.of(id),
      flights.upcoming(before.to, now, FLIGHTS_TRIED + 1),
      readSetting('brand'),
      readSetting('schedule'),
      readFullSlots(now),
    ]);
    const waiting = await list.asTheyAre(entries.map(({ number }) => number));
    const { after } = changed.value;
    const dock = brand.facility.city;
    return ok({
      foreseen: shownOf({
        before,
        after,
        everybody,
        waiting,
        upcoming,
        dock,
        slots: { schedule, full },
        now,
      }),
    });
  };
