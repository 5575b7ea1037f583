import { ok, refuse } from '#domain/kernel/result.ts';
import { arrivalOf } from '#domain/shipments/arrivals/arrival.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { hasFlown } from '#domain/shipments/lifecycle.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { noSuchShipment } from '../change/refusals.ts';
import { type RecordDeps, recordEvent } from '../desk/record-event.ts';
import { isArrivalOf } from './own-arrivals.ts';

/** A piece that was left behind is still the dock's, also while others of its shipment have landed. */
const notLeft = (pieces: readonly number[]) =>
  refuse('STEP_NOT_POSSIBLE', `Piece ${pieces.join(', ')} has not left yet.`, { pieces: [...pieces] });

/** Records what happened at the destination, as the desk's scans are recorded. */
export const recordArrival = (deps: RecordDeps): UseCase<typeof shipmentEndpoints.recordArrival> => {
  const record = recordEvent(deps);
  return async ({ params, body, ...request }) => {
    const shipment = await deps.shipments.find(params.number);
    // Where a shipment goes never changes once it has left, so nothing can come between this and the write.
    if (!shipment || !isArrivalOf(request.caller, shipment)) return noSuchShipment();
    const behind = shipment.pieces.filter((piece) => body.pieces.includes(piece.n) && !hasFlown(piece));
    if (behind.length > 0) return notLeft(behind.map(({ n }) => n));
    const recorded = await record({ ...request, params, body });
    if (recorded.ok) return ok({ arrival: arrivalOf(recorded.value.shipment) });
    const { refusal } = recorded;
    if (refusal.code === 'SCREENING_NEEDED' || refusal.code === 'TIME_IN_FUTURE')
      throw new Error(`An event at the destination was refused with ${refusal.code}.`);
    // The whole shipment has the price, which agents do not see.
    return refusal.code === 'FLIGHT_CLOSING' ? refuse(refusal.code, refusal.message) : { ok: false, refusal };
  };
};
