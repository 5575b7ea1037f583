import type { Flight } from '#domain/departures/flight.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { pickupsOf } from '#domain/shipments/pickup.ts';
import { sameTimes } from '#domain/shipments/rolls/flight-times.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { DepartureChangedV1 } from '#events/departures/departure-changed.v1.ts';
import { compose, type EventOf } from '#events/envelope.ts';
import { FlightMovedV1 } from '#events/shipments/flight-moved.v1.ts';
import { each, type Run, type Step } from '../../runtime/aggregate/process.ts';
import { everybodyOn } from './everybody.ts';
import type { FlightJobDeps } from './flight-job.ts';
import type { FlightTimes, NoticeProcess } from './process-store.ts';

type Changed = EventOf<typeof DepartureChangedV1>;

const timesOf = ({ day, cargoCutoff }: FlightTimes): FlightTimes => ({ day, cargoCutoff });

/**
 * Begins to tell everybody on a flight of its new times, if the change is about them. While a notice about an earlier change is
 * not over, the times before that one stay what people know.
 */
export const beginNotice = async (
  { processes, flights, clock }: Pick<FlightJobDeps, 'processes' | 'flights' | 'clock'>,
  event: Changed,
): Promise<NoticeProcess | undefined> => {
  const { data } = event;
  const was = (field: 'day' | 'cargoCutoff') => data.changed.find((change) => change.field === field);
  const [day, cutoff] = [was('day'), was('cargoCutoff')];
  if (!day && !cutoff) return undefined;
  const now = clock();
  const flight = await flights.find(data.flight, now);
  if (!flight || (data.shipments === 0 && (flight.waiting ?? 0) === 0)) return undefined;
  const open = await processes.notice(data.flight);
  const before = {
    day: String(day?.before ?? data.day),
    cargoCutoff: String(cutoff?.before ?? flight.cargoCutoff),
  };
  const notice: NoticeProcess = {
    kind: 'notice',
    flight: data.flight,
    before: open && open.doneAt === undefined ? open.before : before,
    version: event.aggregateVersion,
    by: data.by,
    // Of the move itself, not of the hearing of it: whoever joined the waitlist in between has seen the new times.
    at: event.time,
  };
  return (await processes.beginNotice(notice)) ? notice : undefined;
};

/** The shipments of one sender that have a place on the flight, or wait for one. */
interface Group {
  readonly ownerId: string;
  readonly waits: boolean;
  readonly numbers: readonly string[];
  /** How many of them we pick up. */
  readonly pickups?: 'all' | 'some';
}

const groupsOf = (shipments: readonly Shipment[], waits: boolean): readonly Group[] =>
  [...Map.groupBy(shipments, ({ ownerId }) => ownerId)].map(([ownerId, theirs]) => ({
    ownerId,
    waits,
    numbers: theirs.map(({ number }) => number),
    ...pickupsOf(theirs),
  }));

/** Those on the waitlist who joined before the flight was moved: whoever came later has seen the new times. */
const waitingFor = async (
  { flights, list }: Pick<FlightJobDeps, 'flights' | 'list'>,
  notice: NoticeProcess,
): Promise<{ readonly waiting: readonly Shipment[]; readonly held: number }> => {
  const entries = await flights.waitlist.of(notice.flight);
  const before = entries.filter(({ since }) => since <= notice.at).map(({ number }) => number);
  const shipments = await list.asTheyAre(before);
  return {
    waiting: shipments.filter(({ waits }) => waits?.departureId === notice.flight),
    held: entries.filter(({ offeredUntil }) => offeredUntil !== undefined).length,
  };
};

const tellOne = async (
  deps: FlightJobDeps,
  { before: first, by, version }: NoticeProcess,
  flight: Flight,
  { ownerId, waits, numbers, pickups }: Group,
  { origin }: Run,
): Promise<boolean> => {
  const now = deps.clock();
  const told = { flight: flight.id, ownerId, waits };
  const before = (await deps.processes.told(told)) ?? first;
  if (sameTimes(before, flight)) return false;
  const data = {
    flight: flight.id,
    ownerId,
    numbers: [...numbers],
    ...(waits ? { waits } : {}),
    ...(pickups === undefined ? {} : { pickups }),
    before: timesOf(before),
    after: timesOf(flight),
    eta: flight.eta,
    by,
  };
  const facts = { subject: flight.id, version, at: now.toISOString(), data };
  const event = compose(FlightMovedV1, facts, { newId: deps.newId, ...origin });
  return deps.processes.tell(told, timesOf(flight), event, now);
};

/**
 * Tells everybody on a moved flight and on its waitlist, each sender once: what they were told is written with the event that tells
 * them. It is over when as many shipments were found as the flight has places, or when the flight has left.
 */
export const tellMoved =
  (deps: FlightJobDeps): Step<NoticeProcess> =>
  async (notice, run) => {
    const now = deps.clock();
    const flight = await deps.flights.find(notice.flight, now);
    if (!flight || flight.recorded === 'CANCELLED' || flight.day < newYorkDay(now))
      return { done: 0, isOver: true };
    const everybody = await everybodyOn(deps.list, notice.flight);
    const { waiting, held } = await waitingFor(deps, notice);
    const groups = [...groupsOf(everybody, false), ...groupsOf(waiting, true)];
    const done = await each(groups, run, (group) => tellOne(deps, notice, flight, group, run));
    if (run.isLate()) return { done, isOver: false };
    const after = await deps.flights.find(notice.flight, deps.clock());
    // Its times changed again, or the index has not everybody yet: the next run goes on.
    const isOver =
      after !== undefined && sameTimes(after, flight) && everybody.length + held >= after.shipments;
    return { done, isOver };
  };
