import { happeningOf, type ReversibleState, reversible } from '#domain/departures/under-way.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { recordedAbroad } from '#domain/shipments/flight-progress/acts/take-back.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { noSuchFlight } from '../closing/show-closing.ts';
import { changed, type FlightStatesDeps, isBeingTakenBack, stillTakingBack } from './flight-states.ts';
import { readFlightProgress } from './read-flight-progress.ts';

const names: Readonly<Record<ReversibleState, string>> = { DEPARTED: 'left', ARRIVED: 'landed' };

const notLast = (state: ReversibleState) =>
  refuse(
    'NOT_LAST',
    `This flight is not recorded as ${names[state]}, or something further is recorded of it. So there is nothing to take back.`,
  );

const abroad = (numbers: readonly string[]) =>
  refuse(
    'RECORDED_ABROAD',
    `Someone at the destination has recorded something of ${numbers.length === 1 ? numbers[0] : `${numbers.length} shipments`}. So this can no longer be taken back.`,
    { numbers: [...numbers] },
  );

/**
 * Takes back that a flight has left, or landed, which somebody had recorded by mistake: in one transaction with its event and the process
 * that takes everything on it back, shipment by shipment. Saying it again shows how far that is.
 */
export const takeBack =
  (deps: FlightStatesDeps): UseCase<typeof shipmentEndpoints.takeBack> =>
  async ({ params: { id }, body: { version, state, reason }, caller: { userId: by }, correlationId }) => {
    const found = await readFlightProgress(deps, id);
    if (!found) return noSuchFlight();
    const { flight, whole, shown } = found;
    const isDone = flight.takenBack?.some((one) => one.state === state && one.version === version + 1);
    if (isDone && !happeningOf(flight, state)) return ok({ following: shown });
    if (flight.version !== version) return changed(shown);
    if (reversible(flight) !== state) return notLast(state);
    if (await isBeingTakenBack(deps, flight)) return stillTakingBack();
    const numbers = recordedAbroad(whole, flight, state);
    if (numbers.length > 0) return abroad(numbers);
    const at = deps.clock().toISOString();
    const next = deps.versions.takenBack(flight, state, reason, { by, at, correlationId });
    const process = { kind: 'along' as const, flight: id, version: next.after.version, by, at };
    const along = deps.processes.begins(process);
    const outcome = await deps.transaction({ flight: next.guard, along }, next.also);
    const after = await readFlightProgress(deps, id);
    if (!after) return noSuchFlight();
    return outcome === undefined || happeningOf(after.flight, state) === undefined
      ? ok({ following: after.shown })
      : changed(after.shown);
  };
