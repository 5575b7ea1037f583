import { refuse } from '#domain/kernel/result.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { leftBehind } from '#domain/shipments/following/rebook.ts';
import { flightOf } from '#domain/shipments/piece-flights.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { CancelDeps } from '../change/cancel-shipment.ts';
import { changeShipment, refused } from '../change/change-shipment.ts';
import { noPlace, noSuchFlight } from '../change/flight-place.ts';
import { onOtherFlight } from '../change/other-flight.ts';
import { shipmentChanged } from '../change/refusals.ts';

/** The flight that left without these pieces; undefined when it is not one flight, or one of them may not fly by itself. */
const leftBehindOn = (shipment: Shipment, numbers: readonly number[]): string | undefined => {
  const possible = leftBehind(shipment).filter(({ n }) => numbers.includes(n));
  const [from, ...others] = new Set(possible.map((piece) => flightOf(shipment, piece)));
  return possible.length === new Set(numbers).size && others.length === 0 ? from : undefined;
};

const notLeftBehind = (shipment: Shipment) =>
  refuse(
    'NOT_LEFT_BEHIND',
    'Only pieces that were left behind can fly with another flight than the others. Record first what happened to them.',
    { shipment },
  );

/**
 * Books pieces that were left behind on another flight: their place on it is taken and that on the flight before given back, in one
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
        const lost = await deps.flights.find(leftBehindOn(before, pieces) ?? '', now);
        if (lost === undefined || isThere) return refused(notLeftBehind(before));
        const { waits: _none, ...alone } = { ...before, pieces: chosen };
        const next = await deps.flights.find(departureId, now);
        const full = await noPlace(deps.flights, departureId, alone, now);
        if (full || next === undefined) return refused(full ?? noSuchFlight());
        const numbers = chosen.map(({ n }) => n);
        const move = { numbers, lost, next, why: 'left-behind', onHand: true, note } as const;
        return { deed: await onOtherFlight(deps, before, move, { origin, now }) };
      },
    });
