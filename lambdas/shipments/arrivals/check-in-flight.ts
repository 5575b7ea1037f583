import { ok } from '#domain/kernel/result.ts';
import { arrivalOnFlight } from '#domain/shipments/arrivals/arrival-flight.ts';
import { nextCheckIn } from '#domain/shipments/arrivals/check-in.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { partOn } from '#domain/shipments/piece-flights.ts';
import type { UseCase, UseCaseRequest } from '../../runtime/http/use-case.ts';
import { type RecordDeps, recordEvent } from '../desk/record-event.ts';
import { type ArrivalFlightDeps, noSuchArrivalFlight, seenArrivalFlight } from './arrival-flight.ts';

interface Deps extends ArrivalFlightDeps, RecordDeps {
  readonly flights: RecordDeps['flights'] & ArrivalFlightDeps['flights'];
}

type Request = UseCaseRequest<typeof shipmentEndpoints.checkInFlight>;
type Counted = Request['body']['shipments'][number];

/** A piece that is found, lands and is checked in has three steps; a second agent may make some of them in between. */
const MOST_STEPS = 8;

/** A check-in of one shipment: as it is now, or why it was not done. */
type Outcome = Awaited<ReturnType<typeof arrivalOnFlight>> | { readonly why: string };

const NOT_ON_IT = 'This shipment did not leave with this flight.';

/** Makes every step of one shipment, each worked out from how it is then. */
const checkIn = async (
  deps: Deps,
  { params: { id }, caller, correlationId }: Request,
  counted: Counted,
): Promise<Exclude<Outcome, undefined>> => {
  const record = recordEvent(deps);
  let why = 'Others are working on this shipment. Please try again.';
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const shipment = await deps.shipments.find(counted.number);
    const shown = shipment && arrivalOnFlight(shipment, id);
    if (!shipment || !shown) return { why: NOT_ON_IT };
    const next = nextCheckIn(partOn(shipment, id).pieces, counted);
    if (next === undefined) return shown;
    const { code, pieces } = next;
    const recorded = await record({
      params: { number: counted.number },
      body: { eventId: deps.newId(), code, pieces: [...pieces] },
      caller,
      correlationId,
    } as Parameters<typeof record>[0]);
    // Another agent was quicker: what is left is worked out again.
    if (!recorded.ok && recorded.refusal.code !== 'STEP_NOT_POSSIBLE') why = recorded.refusal.message;
    if (!recorded.ok && recorded.refusal.code !== 'STEP_NOT_POSSIBLE') break;
  }
  return { why };
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
        outcome: await checkIn(deps, request, counted),
      })),
    );
    return ok({
      arrivals: outcomes.flatMap(({ outcome }) => ('why' in outcome ? [] : [outcome])),
      notDone: outcomes.flatMap(({ number, outcome }) =>
        'why' in outcome ? [{ number, why: outcome.why }] : [],
      ),
    });
  };
