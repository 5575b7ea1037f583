import type { Flight } from '#domain/departures/flight.ts';
import { eventTakenBack, stepBack } from '#domain/shipments/flight-progress/acts/take-back.ts';
import { isBehind, nextStep } from '#domain/shipments/flight-progress/flight-steps.ts';
import type { TrackingEvent } from '#domain/shipments/happenings.ts';
import { hasFlown, type TrackingCode } from '#domain/shipments/lifecycle.ts';
import { flightsOf } from '#domain/shipments/piece-flights.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { FlightVersions } from '../../departures/index.ts';
import { each, type Step } from '../../runtime/aggregate/process.ts';
import { changeShipment } from '../change/change-shipment.ts';
import { type Origin, trackedEvent } from '../change/events.ts';
import { nextVersion } from '../change/next-version.ts';
import { everybodyAsTheyAre, everybodyOn } from '../rolls/everybody.ts';
import type { FlightJobDeps } from '../rolls/flight-job.ts';
import type { AlongProcess } from '../rolls/process-store.ts';
import type { ShipmentStore } from '../store/shipment-store.ts';

/** More steps than a flight has. */
const MOST_STEPS = 12;

/** A shipment that came on the list of a flight, or further, is no longer held as it was for the closing of it. */
const unfrozen = (shipment: Shipment, flight: string): Shipment => {
  const { frozen, ...rest } = shipment;
  return frozen?.flight === flight ? rest : shipment;
};

/** One shipment on its way to where its flight is. */
interface Along {
  readonly number: string;
  readonly correlationId: string;
  /** It was held until then, so it comes along later than the others did. */
  readonly heldUntil?: string;
}

export interface AlongDeps extends FlightJobDeps {
  readonly versions: Pick<FlightVersions, 'whileAt'>;
  readonly shipments: FlightJobDeps['shipments'] & Pick<ShipmentStore, 'whole'>;
}

/** Steps that somebody may take back: they are written only while the flight is as it was read. */
const reversible: readonly TrackingCode[] = ['DEP', 'ARR'];

interface Found {
  readonly before: Shipment;
  readonly flight: Flight;
  readonly now: Date;
  readonly origin: Origin;
}

/** A step back of one shipment: what its flight did not do is taken back with its event, and whoever was told hears it. */
const takeBack = async (deps: AlongDeps, { before, flight, now, origin }: Found) => {
  const first = stepBack(before, flight);
  if (first === undefined) return undefined;
  const { events = [] } = (await deps.shipments.whole(before.number)) ?? {};
  const event = eventTakenBack(events, first);
  const back = (event && stepBack(before, flight, event.pieces)) ?? first;
  const at = now.toISOString();
  // It has left from nowhere yet.
  const { leftFrom: _wrong, ...onGround } = before;
  const rest = back.pieces.some(hasFlown) ? before : onGround;
  const after = nextVersion(rest, { pieces: [...back.pieces] }, at);
  const tracking: TrackingEvent = {
    id: origin.newId(),
    code: 'UNDO',
    pieces: [...back.numbers],
    at,
    recordedAt: at,
    flight: flight.id,
    reason: back.by.reason,
    ...(event === undefined ? {} : { undoes: event.id }),
    by: back.by.takenBackBy,
  };
  const told = trackedEvent(before, after, tracking, origin, {
    corrects: back.told ? back.wrong : undefined,
  });
  return { after, tracking, events: [told], guards: { flight: deps.versions.whileAt(flight) } };
};

/** A step forward of one shipment, in one transaction for all its pieces. Without one it is only set free. */
const forward = (deps: AlongDeps, { before, flight, now, origin }: Found, by: string, heldUntil?: string) => {
  const at = now.toISOString();
  const next = nextStep(before, flight, at, heldUntil);
  // What came further by itself is only set free.
  if (!next) return { after: nextVersion(unfrozen(before, flight.id), {}, at) };
  const left = next.code === 'DEP' ? { leftFrom: flight.originAirport } : {};
  const after = nextVersion(unfrozen(before, flight.id), { pieces: [...next.pieces], ...left }, at);
  const { code, numbers, at: happened, by: told = by } = next;
  const tracking: TrackingEvent = {
    id: origin.newId(),
    code,
    pieces: [...numbers],
    at: happened,
    recordedAt: at,
    flight: flight.id,
    by: told,
  };
  const guards = reversible.includes(code) ? { flight: deps.versions.whileAt(flight) } : {};
  return { after, tracking, events: [trackedEvent(before, after, tracking, origin)], guards };
};

/** Makes the next step of one shipment. True while there was one. */
const step = async (
  deps: AlongDeps,
  { flight: id, by }: Pick<AlongProcess, 'flight' | 'by'>,
  { number, correlationId, heldUntil }: Along,
): Promise<boolean> => {
  let made = false;
  const request = { number, by, correlationId };
  const outcome = await changeShipment(deps, {
    ...request,
    decide: async (before, now, origin: Origin) => {
      made = false;
      const flight = flightsOf(before).includes(id) ? await deps.flights.find(id, now) : undefined;
      const at = now.toISOString();
      if (!flight || !isBehind(before, flight, at)) return { done: before };
      made = true;
      const found = { before, flight, now, origin };
      return { deed: (await takeBack(deps, found)) ?? forward(deps, found, by, heldUntil) };
    },
  });
  return outcome.ok && made;
};

/** Brings one shipment through every state up to that of its flight. */
const bring = async (deps: AlongDeps, process: AlongProcess, along: Along): Promise<boolean> => {
  for (let steps = 0; steps < MOST_STEPS; steps += 1)
    if (!(await step(deps, process, along))) return steps > 0;
  throw new Error(`Shipment ${along.number} does not come to where its flight is.`);
};

/**
 * Brings a shipment that was held to where its flights are by now. Nothing happens while something else holds it, or when no flight of
 * its has begun to bring anybody along. Doing it again changes nothing.
 */
export const catchUp = async (deps: AlongDeps, along: Along): Promise<void> => {
  const shipment = await deps.shipments.find(along.number);
  for (const flight of shipment === undefined ? [] : flightsOf(shipment)) {
    const process = await deps.processes.along(flight);
    if (process) await bring(deps, process, along);
  }
};

/**
 * Brings everybody on a flight to where it is, shipment by shipment. What is done is on the shipments, so it can be killed at any point,
 * run twice at the same time, and hear its events in any order. It is over when as many shipments as the flight has places are there.
 */
export const bringAlong =
  (deps: AlongDeps): Step<AlongProcess> =>
  async (process, run) => {
    const { flight: id } = process;
    const done = await each(await everybodyOn(deps.list, id), run, ({ number }) =>
      bring(deps, process, { number, correlationId: run.origin.correlationId }),
    );
    const everybody = await everybodyAsTheyAre(deps.list, id);
    const now = deps.clock();
    const flight = await deps.flights.find(id, now);
    const at = now.toISOString();
    const isThere = (shipment: Shipment) => !flight || !isBehind(shipment, flight, at);
    const all = !flight || everybody.length >= flight.shipments;
    return { done, isOver: all && everybody.every(isThere) };
  };
