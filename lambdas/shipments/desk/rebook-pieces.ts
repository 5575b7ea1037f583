import type { Flight } from '#domain/departures/flight.ts';
import { refuse } from '#domain/kernel/result.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { mayFlyApart, notHere } from '#domain/shipments/flight-progress/rebook.ts';
import { flightOf } from '#domain/shipments/piece-flights.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { CancelDeps } from '../change/cancel-shipment.ts';
import { changeShipment, refused } from '../change/change-shipment.ts';
import { noPlace, noSuchFlight } from '../change/flight-place.ts';
import { onOtherFlight } from '../change/other-flight.ts';
import { shipmentChanged } from '../change/refusals.ts';

/** The flight that these pieces were booked on; undefined when it is not one flight, or one of them may not fly by itself. */
const bookedOn = (shipment: Shipment, numbers: readonly number[]): string | undefined => {
  const possible = mayFlyApart(shipment).filter(({ n }) => numbers.includes(n));
  const [from, ...others] = new Set(possible.map((piece) => flightOf(shipment, piece)));
  return possible.length === new Set(numbers).size && others.length === 0 ? from : undefined;
};

/** Why pieces leave a flight: it left without them, or they are not here and its manifest is not made. Undefined when neither is so. */
const whyApart = (
  shipment: Shipment,
  numbers: readonly number[],
  { recorded }: Pick<Flight, 'recorded'>,
): 'left-behind' | 'not-here' | undefined => {
  const late = notHere(shipment).filter(({ n }) => numbers.includes(n)).length;
  if (late === 0) return 'left-behind';
  return late === new Set(numbers).size && recorded === 'SCHEDULED' ? 'not-here' : undefined;
};

const notLeftBehind = (shipment: Shipment) =>
  refuse(
    'NOT_LEFT_BEHIND',
    'Only pieces that were left behind, or are not here while others are, can fly with another flight than the others. Record first what happened to them.',
    { shipment },
  );

/**
 * Books pieces that were left behind, or that are not here yet, on another flight: their place on it is taken and that on the flight before given back, in one
 * transaction with the event that tells the sender. The other pieces stay where they are.
 */
export const rebookPieces =
  (deps: CancelDeps): UseCase<typeof shipmentEndpoints.rebook> =>
  async ({ params: { number }, body: { version, pieces, departureId, note }, caller, correlationId }) =>
    changeShipment(deps, {
      number,
      by: caller.userId,
      correlationId,
      decide: async (before, now, origin) => {
        const chosen = before.pieces.filter(({ n }) => pieces.includes(n));
        const isThere = chosen.every((piece) => flightOf(before, piece) === departureId);
        if (isThere && before.version === version + 1) return { done: before };
        if (before.version !== version) return refused(shipmentChanged(before));
        const lost = await deps.flights.find(bookedOn(before, pieces) ?? '', now);
        const why = lost && whyApart(before, pieces, lost);
        if (why === undefined || lost === undefined || isThere) return refused(notLeftBehind(before));
        const { waits: _none, ...alone } = { ...before, pieces: chosen };
        const next = await deps.flights.find(departureId, now);
        const full = await noPlace(deps.flights, departureId, alone, now);
        if (full || next === undefined) return refused(full ?? noSuchFlight());
        const numbers = chosen.map(({ n }) => n);
        const move = { numbers, lost, next, why, onHand: why === 'left-behind', note };
        return { deed: await onOtherFlight(deps, before, move, { origin, now }) };
      },
    });
