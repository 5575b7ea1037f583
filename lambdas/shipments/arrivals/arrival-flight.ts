import type { Flight } from '#domain/departures/flight.ts';
import { hasLeft } from '#domain/departures/under-way.ts';
import { arrivalCountries } from '#domain/kernel/permissions.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { Caller } from '#domain/kernel/role.ts';
import { arrivalFlightOf, arrivalOnFlight } from '#domain/shipments/arrivals/arrival-flight.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { Flights } from '../change/flight-place.ts';
import { everybodyAsTheyAre } from '../rolls/everybody.ts';
import type { ShipmentList } from '../store/shipment-list.ts';

export interface ArrivalFlightDeps extends Pick<SharedDependencies, 'clock'> {
  readonly flights: Pick<Flights, 'find'>;
  readonly list: Pick<ShipmentList, 'inPartition' | 'asTheyAre'>;
}

export const noSuchArrivalFlight = () =>
  refuse('FLIGHT_NOT_FOUND', 'There is no such flight here. You see flights to your country once they left.');

/** A flight that has left for a country of the caller. Of any other, agents do not even learn that it exists. */
export const seenArrivalFlight = async (
  { flights, clock }: Pick<ArrivalFlightDeps, 'flights' | 'clock'>,
  id: string,
  caller: Caller,
): Promise<Flight | undefined> => {
  const flight = await flights.find(id, clock());
  return flight && hasLeft(flight) && arrivalCountries(caller).includes(flight.to) ? flight : undefined;
};

/** Shows a flight at its destination, with everything that left on it. */
export const showArrivalFlight =
  (deps: ArrivalFlightDeps): UseCase<typeof shipmentEndpoints.arrivalFlight> =>
  async ({ params: { id }, caller }) => {
    const flight = await seenArrivalFlight(deps, id, caller);
    if (!flight) return noSuchArrivalFlight();
    const everybody = await everybodyAsTheyAre(deps.list, id);
    const arrivals = everybody
      .map((shipment) => arrivalOnFlight(shipment, id))
      .filter((arrival) => arrival !== undefined)
      .toSorted(
        (one, other) =>
          one.consigneeName.localeCompare(other.consigneeName) || one.number.localeCompare(other.number),
      );
    return ok({ flight: arrivalFlightOf(flight), arrivals });
  };
