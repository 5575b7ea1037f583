import type { Flight } from '#domain/departures/flight.ts';
import { happeningOf, nextStates, type UnderWayState } from '#domain/departures/under-way.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { notYet } from '#domain/shipments/flight-progress/acts/not-yet.ts';
import type { FlightProgressShown } from '#domain/shipments/flight-progress/endpoints.ts';
import { isClosed } from '#domain/shipments/lifecycle.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { FlightVersions } from '../../departures/index.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { Transaction } from '../../runtime/table/transact.ts';
import { noSuchFlight } from '../closing/show-closing.ts';
import type { FlightJobDeps } from '../rolls/flight-job.ts';
import { type ReadFlightProgressDeps, readFlightProgress } from './read-flight-progress.ts';

export interface FlightStatesDeps extends ReadFlightProgressDeps, Pick<FlightJobDeps, 'processes'> {
  readonly versions: FlightVersions;
  readonly transaction: Transaction;
}

/** Clocks of people may be a little ahead of ours. */
const AHEAD_MS = 5 * 60_000;

/** Shows how far everything on a flight is, and what did not come along. */
export const showFlightProgress =
  (deps: ReadFlightProgressDeps): UseCase<typeof shipmentEndpoints.following> =>
  async ({ params: { id } }) => {
    const found = await readFlightProgress(deps, id);
    return found ? ok({ following: found.shown }) : noSuchFlight();
  };

/** A state that a flight has come to, as somebody says. */
interface Happened {
  readonly id: string;
  /** The version of the flight that they saw. */
  readonly version: number;
  readonly state: UnderWayState;
  /** ISO 8601. */
  readonly at: string;
  readonly by: string;
  readonly correlationId: string;
}

/** Why a state cannot be recorded at a time; undefined when it can. */
const wrongTime = ({ happened = [] }: Flight, at: string, now: Date) => {
  if (Date.parse(at) > now.getTime() + AHEAD_MS)
    return refuse('TIME_IN_FUTURE', 'This time is in the future. Record it when it has happened.');
  const last = happened.at(-1);
  return last !== undefined && Date.parse(at) < Date.parse(last.at)
    ? refuse('TIME_TOO_EARLY', 'This time is before what happened to the flight last.')
    : undefined;
};

/** Why it cannot have happened yet, with the flight as it is. */
const tooEarly = (
  { flight, isOld, shown }: NonNullable<Awaited<ReturnType<typeof readFlightProgress>>>,
  state: UnderWayState,
  at: string,
) => {
  const early = notYet(flight, state, at, { isManifestOld: isOld });
  return early && refuse(early.code, early.message, { following: shown });
};

const notNext = (flight: Flight, following: FlightProgressShown) =>
  refuse(
    'NOT_NEXT',
    flight.recorded === 'SCHEDULED' || flight.recorded === 'MANIFESTED'
      ? 'The airline has not accepted the cargo of this flight yet.'
      : 'This cannot happen to the flight now.',
    { following },
  );

/** The refusal has the flight as it is now, so that the screen can show it. */
export const changed = (following: FlightProgressShown) =>
  refuse('FLIGHT_CHANGED', 'Someone else has changed this flight. Look at it again, then decide.', {
    following,
  });

/** Whether what was taken back last is not taken back from everybody yet. Until then nothing further happens to the flight. */
export const isBeingTakenBack = async (
  { processes }: Pick<FlightStatesDeps, 'processes'>,
  { id, takenBack }: Flight,
): Promise<boolean> => {
  const last = takenBack?.at(-1);
  const along = last && (await processes.along(id));
  return along !== undefined && along.version === last?.version && along.doneAt === undefined;
};

export const stillTakingBack = () =>
  refuse(
    'STILL_TAKING_BACK',
    'What was recorded by mistake is still being taken back from some shipments. Try again in a minute.',
  );

/** A flight is closed when every piece on it was handed over, or is canceled. */
const notHandedOver = (state: UnderWayState, everybody: readonly Shipment[]) => {
  if (state !== 'CLOSED') return undefined;
  const open = everybody.flatMap(({ pieces }) => pieces).filter((piece) => !isClosed(piece.state)).length;
  return open === 0
    ? undefined
    : refuse(
        'NOT_HANDED_OVER',
        open === 1
          ? '1 piece is not handed over yet. Close the flight when it is.'
          : `${open} pieces are not handed over yet. Close the flight when all are.`,
      );
};

/**
 * Records that a flight has come to a state, once: in one transaction with its event and the process that brings everything on it
 * along. Saying it again shows how far that is.
 */
const recordFlightState = async (
  deps: FlightStatesDeps,
  { id, version, state, at, by, correlationId }: Happened,
) => {
  const found = await readFlightProgress(deps, id);
  if (!found) return noSuchFlight();
  const { flight, everybody, shown } = found;
  if (happeningOf(flight, state)) return ok({ following: shown });
  if (!nextStates(flight).includes(state)) return notNext(flight, shown);
  if (flight.version !== version) return changed(shown);
  const now = deps.clock();
  const wrong = wrongTime(flight, at, now) ?? tooEarly(found, state, at) ?? notHandedOver(state, everybody);
  if (wrong) return wrong;
  if (await isBeingTakenBack(deps, flight)) return stillTakingBack();
  const recordedAt = now.toISOString();
  const next = deps.versions.happened(flight, state, at, { by, at: recordedAt, correlationId });
  const process = { kind: 'along' as const, flight: id, version: next.after.version, by, at: recordedAt };
  const along = deps.processes.begins(process);
  const outcome = await deps.transaction({ flight: next.guard, along }, next.also);
  const after = await readFlightProgress(deps, id);
  if (!after) return noSuchFlight();
  return outcome === undefined || happeningOf(after.flight, state)
    ? ok({ following: after.shown })
    : changed(after.shown);
};

/** Records what a flight did, for the desk. */
export const flightHappened =
  (deps: FlightStatesDeps): UseCase<typeof shipmentEndpoints.flightHappened> =>
  ({ params: { id }, body: { version, state, at }, caller: { userId: by }, correlationId }) =>
    recordFlightState(deps, {
      id,
      version,
      state,
      at: at ?? deps.clock().toISOString(),
      by,
      correlationId,
    });
