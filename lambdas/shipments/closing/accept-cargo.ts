import type { AirlineReceipt } from '#domain/departures/receipt.ts';
import type { EventOf } from '#events/envelope.ts';
import type { CargoAcceptedV1 } from '#events/runs/cargo-accepted.v1.ts';
import { type CloseFlightDeps, notTenderable } from './close-flight.ts';
import { readClosing } from './show-closing.ts';

/**
 * The airline has accepted what a driver brought: the flight keeps the receipt, and is recorded as accepted by the rules of the desk. Where
 * these stand against it the receipt is kept all the same, and the desk has a task. Heard again it changes nothing.
 * @throws when somebody else changed the flight in between, so that the message comes again.
 */
export const acceptCargo = async (
  deps: CloseFlightDeps,
  { data, correlationId }: EventOf<typeof CargoAcceptedV1>,
): Promise<void> => {
  const { flight: id, by, day: _, ...said } = data;
  const shown = await readClosing(deps, id);
  if (shown === undefined || shown.flight.receipt?.runId === data.runId) return;
  const { flight } = shown;
  const receipt: AirlineReceipt = { ...said, by };
  const deed = { by, at: deps.clock().toISOString(), correlationId };
  const isTendered = notTenderable(shown) === undefined;
  const next = isTendered
    ? deps.versions.tendered(flight, deed, receipt)
    : deps.versions.received(flight, receipt, deed);
  const along = deps.processes.begins({
    kind: 'along',
    flight: id,
    version: flight.version + 1,
    by,
    at: deed.at,
  });
  const writes = isTendered ? { flight: next.guard, along } : { flight: next.guard };
  if ((await deps.transaction<string>(writes, next.also)) !== undefined)
    throw new Error(`Flight ${id} was changed while its receipt was recorded.`);
};
