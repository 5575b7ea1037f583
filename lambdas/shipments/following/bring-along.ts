import { isBehind, nextStep } from '#domain/shipments/following/flight-steps.ts';
import type { TrackingEvent } from '#domain/shipments/happenings.ts';
import { flightsOf } from '#domain/shipments/piece-flights.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { changeShipment } from '../change/change-shipment.ts';
import { type Origin, trackedEvent } from '../change/events.ts';
import { nextVersion } from '../change/next-version.ts';
import { everybodyAsTheyAre, everybodyOn } from '../rolls/everybody.ts';
import { each, type FlightJobDeps, type FlightRun } from '../rolls/flight-job.ts';
import type { AlongProcess } from '../rolls/process-store.ts';

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

/** Makes the next step of one shipment, in one transaction for all its pieces. True while there was one. */
const step = async (
  deps: FlightJobDeps,
  { flight: id, by }: Pick<AlongProcess, 'flight' | 'by'>,
  { number, correlationId, heldUntil }: Along,
): Promise<boolean> => {
  let made = false;
  const request = { number, by, correlationId };
  const outcome = await changeShipment<never>(deps, {
    ...request,
    decide: async (before, now, origin: Origin) => {
      made = false;
      const flight = flightsOf(before).includes(id) ? await deps.flights.find(id, now) : undefined;
      const at = now.toISOString();
      if (!flight || !isBehind(before, flight, at)) return { done: before };
      made = true;
      const next = nextStep(before, flight, at, heldUntil);
      // What came further by itself is only set free.
      if (!next) return { deed: { after: nextVersion(unfrozen(before, id), {}, at) } };
      const left = next.code === 'DEP' ? { leftFrom: flight.originAirport } : {};
      const after = nextVersion(unfrozen(before, id), { pieces: [...next.pieces], ...left }, at);
      const { code, numbers, at: happened, by: told = by } = next;
      const tracking: TrackingEvent = {
        id: origin.newId(),
        code,
        pieces: [...numbers],
        at: happened,
        recordedAt: at,
        flight: id,
        by: told,
      };
      return { deed: { after, tracking, events: [trackedEvent(before, after, tracking, origin)] } };
    },
  });
  return outcome.ok && made;
};

/** Brings one shipment through every state up to that of its flight. */
const bring = async (deps: FlightJobDeps, process: AlongProcess, along: Along): Promise<boolean> => {
  for (let steps = 0; steps < MOST_STEPS; steps += 1)
    if (!(await step(deps, process, along))) return steps > 0;
  throw new Error(`Shipment ${along.number} does not come to where its flight is.`);
};

/**
 * Brings a shipment that was held to where its flights are by now. Nothing happens while something else holds it, or when no flight of
 * its has begun to bring anybody along. Doing it again changes nothing.
 */
export const catchUp = async (deps: FlightJobDeps, along: Along): Promise<void> => {
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
export const bringAlong = async (
  deps: FlightJobDeps,
  process: AlongProcess,
  run: FlightRun,
): Promise<number> => {
  const { flight: id } = process;
  const moved = await each(await everybodyOn(deps.list, id), run, ({ number }) =>
    bring(deps, process, { number, correlationId: run.origin.correlationId }),
  );
  const everybody = await everybodyAsTheyAre(deps.list, id);
  const now = deps.clock();
  const flight = await deps.flights.find(id, now);
  const at = now.toISOString();
  const isThere = (shipment: Shipment) => !flight || !isBehind(shipment, flight, at);
  const all = !flight || everybody.length >= flight.shipments;
  if (all && everybody.every(isThere)) await deps.processes.finish(process, now);
  return moved;
};
