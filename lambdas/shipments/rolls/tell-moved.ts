import type { Flight } from '#domain/departures/flight.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { DepartureChangedV1 } from '#events/departures/departure-changed.v1.ts';
import { compose, type EventOf } from '#events/envelope.ts';
import { FlightMovedV1 } from '#events/shipments/flight-moved.v1.ts';
import { everybodyOn } from './everybody.ts';
import { each, type FlightJobDeps, type FlightRun } from './flight-job.ts';
import type { FlightTimes, NoticeProcess } from './process-store.ts';

type Changed = EventOf<typeof DepartureChangedV1>;

const timesOf = ({ day, cargoCutoff }: FlightTimes): FlightTimes => ({ day, cargoCutoff });
const isSame = (one: FlightTimes, other: FlightTimes): boolean =>
  one.day === other.day && one.cargoCutoff === other.cargoCutoff;

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
  if ((!day && !cutoff) || data.shipments === 0) return undefined;
  const now = clock();
  const flight = await flights.find(data.flight, now);
  if (!flight) return undefined;
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
    at: now.toISOString(),
  };
  return (await processes.beginNotice(notice)) ? notice : undefined;
};

const byOwner = (shipments: readonly Shipment[]): ReadonlyMap<string, readonly string[]> =>
  shipments.reduce(
    (owners, { ownerId, number }) => owners.set(ownerId, [...(owners.get(ownerId) ?? []), number]),
    new Map<string, readonly string[]>(),
  );

const tellOne = async (
  deps: FlightJobDeps,
  { before: first, by, version }: NoticeProcess,
  flight: Flight,
  [ownerId, numbers]: readonly [string, readonly string[]],
  { origin }: FlightRun,
): Promise<boolean> => {
  const now = deps.clock();
  const before = (await deps.processes.told(flight.id, ownerId)) ?? first;
  if (isSame(before, flight)) return false;
  const data = {
    flight: flight.id,
    ownerId,
    numbers: [...numbers],
    before: timesOf(before),
    after: timesOf(flight),
    eta: flight.eta,
    by,
  };
  const facts = { subject: flight.id, version, at: now.toISOString(), data };
  const event = compose(FlightMovedV1, facts, { newId: deps.newId, ...origin });
  return deps.processes.tell({ flight: flight.id, ownerId }, timesOf(flight), event, now);
};

/**
 * Tells everybody on a moved flight, each sender once: what they were told is written with the event that tells them. It is over
 * when as many shipments were found as the flight has places, or when the flight has left.
 */
export const tellMoved = async (
  deps: FlightJobDeps,
  notice: NoticeProcess,
  run: FlightRun,
): Promise<number> => {
  const now = deps.clock();
  const flight = await deps.flights.find(notice.flight, now);
  const isOver = !flight || flight.recorded === 'CANCELLED' || flight.day < newYorkDay(now);
  if (isOver) {
    await deps.processes.finish(notice, now);
    return 0;
  }
  const everybody = await everybodyOn(deps.list, notice.flight);
  const told = await each(byOwner(everybody), run, (owner) => tellOne(deps, notice, flight, owner, run));
  if (run.isLate()) return told;
  const after = await deps.flights.find(notice.flight, deps.clock());
  // Its times changed again, or the index has not everybody yet: the next run goes on.
  const isComplete = after && isSame(after, flight) && everybody.length >= after.shipments;
  if (isComplete) await deps.processes.finish(notice, deps.clock());
  return told;
};
