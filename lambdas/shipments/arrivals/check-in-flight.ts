import { ok } from '#domain/kernel/result.ts';
import { type ArrivalOnFlight, arrivalOnFlight } from '#domain/shipments/arrivals/arrival-flight.ts';
import { nextCheckIn } from '#domain/shipments/arrivals/check-in.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { partOn } from '#domain/shipments/piece-flights.ts';
import { OthersKeptWriting } from '../../runtime/aggregate/until-written.ts';
import type { UseCase, UseCaseRequest } from '../../runtime/http/use-case.ts';
import { type RecordDeps, recordEvent } from '../recording/record-event.ts';
import { type ArrivalFlightDeps, noSuchArrivalFlight, seenArrivalFlight } from './arrival-flight.ts';

interface Deps extends ArrivalFlightDeps, RecordDeps {
  readonly flights: RecordDeps['flights'] & ArrivalFlightDeps['flights'];
}

type Request = UseCaseRequest<typeof shipmentEndpoints.checkInFlight>;
type Counted = Request['body']['shipments'][number];

/** A piece that is found, lands and is checked in has three steps; a second agent may make some of them in between. */
const MOST_STEPS = 8;

/** How a shipment is after its check-in, or why it was not done. */
type Outcome = { readonly arrival: ArrivalOnFlight } | { readonly why: string };

const busy: Outcome = { why: 'Others are working on this shipment. Please try again.' };

/** One shipment that others keep writing keeps nothing from the others of the flight. */
const busyOf = (failure: unknown): Outcome => {
  if (failure instanceof OthersKeptWriting) return busy;
  throw failure;
};

/** Makes every step of one shipment, each worked out from how it is then. */
const checkIn = async (deps: Deps, request: Request, counted: Counted): Promise<Outcome> => {
  const { number } = counted;
  const { id } = request.params;
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const shipment = await deps.shipments.find(number);
    const arrival = shipment && arrivalOnFlight(shipment, id);
    if (!shipment || !arrival) return { why: 'This shipment did not leave with this flight.' };
    const next = nextCheckIn(partOn(shipment, id).pieces, counted);
    if (next === undefined) return { arrival };
    const body = { eventId: deps.newId(), code: next.code, pieces: [...next.pieces] };
    const recorded = await recordEvent(deps, { ...request, params: { number }, body });
    // Another agent was quicker: what is left is worked out again.
    if (!recorded.ok && recorded.refusal.code !== 'STEP_NOT_POSSIBLE')
      return { why: recorded.refusal.message };
  }
  return busy;
};

/**
 * Checks the pieces of a flight in, shipment by shipment. What is done is on the shipments, so a call that was cut off, sent again or
 * made by two agents at once goes on with what is left.
 */
export const checkInFlight =
  (deps: Deps): UseCase<typeof shipmentEndpoints.checkInFlight> =>
  async (request) => {
    if (!(await seenArrivalFlight(deps, request.params.id, request.caller))) return noSuchArrivalFlight();
    const outcomes = await Promise.all(
      request.body.shipments.map(async (counted) => ({
        number: counted.number,
        ...(await checkIn(deps, request, counted).catch(busyOf)),
      })),
    );
    return ok({
      arrivals: outcomes.flatMap((outcome) => ('why' in outcome ? [] : [outcome.arrival])),
      notDone: outcomes.flatMap((outcome) =>
        'why' in outcome ? [{ number: outcome.number, why: outcome.why }] : [],
      ),
    });
  };
