import type { EndpointRefusal } from '#domain/kernel/endpoint.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { arrivalOf } from '#domain/shipments/arrivals/arrival.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { hasFlown } from '#domain/shipments/lifecycle.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { noSuchShipment } from '../change/refusals.ts';
import { type RecordDeps, recordEvent } from '../recording/record-event.ts';
import { isArrivalOf } from './own-arrivals.ts';

type Endpoint = typeof shipmentEndpoints.recordArrival;

/** A piece that was left behind is still the dock's, also while others of its shipment have landed. */
const notLeft = (pieces: readonly number[]) =>
  refuse('STEP_NOT_POSSIBLE', `Piece ${pieces.join(', ')} has not left yet.`, { pieces: [...pieces] });

/** Records what happened at the destination, as the desk's scans are recorded. */
export const recordArrival =
  (deps: RecordDeps): UseCase<Endpoint> =>
  async (request) => {
    const { caller, body } = request;
    const recorded = await recordEvent<EndpointRefusal<Endpoint>>(deps, request, (shipment) => {
      if (!isArrivalOf(caller, shipment)) return noSuchShipment();
      const behind = shipment.pieces.filter((piece) => body.pieces.includes(piece.n) && !hasFlown(piece));
      return behind.length > 0 ? notLeft(behind.map(({ n }) => n)) : undefined;
    });
    if (recorded.ok) return ok({ arrival: arrivalOf(recorded.value.shipment) });
    const { refusal } = recorded;
    if (
      refusal.code === 'SCREENING_NEEDED' ||
      refusal.code === 'TIME_IN_FUTURE' ||
      refusal.code === 'CONSENT_NEEDED'
    )
      throw new Error(`An event at the destination was refused with ${refusal.code}.`);
    // The whole shipment has the price, which agents do not see.
    return refusal.code === 'FLIGHT_CLOSING' ? refuse(refusal.code, refusal.message) : { ok: false, refusal };
  };
