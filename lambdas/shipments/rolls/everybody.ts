import type { FlightStage } from '#domain/shipments/flight-stages.ts';
import { flightsOf } from '#domain/shipments/piece-flights.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { ShipmentList } from '../store/shipment-list.ts';
import { flightPartition, stagePartition } from '../store/shipment-rows.ts';

/** As many as DynamoDB reads in one batch. */
const AT_ONCE = 100;

/**
 * Everybody on a flight, or those with pieces at one stage of it. The index lags behind the truth by moments: whoever needs all of
 * them compares their number with the places of the flight, and looks again.
 */
export const everybodyOn = async (
  list: Pick<ShipmentList, 'inPartition'>,
  flight: string,
  stage?: FlightStage,
): Promise<readonly Shipment[]> => {
  const partition = stage === undefined ? flightPartition(flight) : stagePartition(flight, stage);
  const found: Shipment[] = [];
  let after: string | undefined;
  do {
    const page = await list.inPartition(partition, { after, limit: AT_ONCE });
    found.push(...page.items.filter((shipment) => flightsOf(shipment).includes(flight)));
    after = page.next;
  } while (after !== undefined);
  return found;
};

/** Everybody on a flight, each as they are at this instant. Who has just come may be missing, so their number is compared. */
export const everybodyAsTheyAre = async (
  list: Pick<ShipmentList, 'inPartition' | 'asTheyAre'>,
  flight: string,
): Promise<readonly Shipment[]> => {
  const numbers = (await everybodyOn(list, flight)).map(({ number }) => number);
  return (await list.asTheyAre(numbers)).filter((shipment) => flightsOf(shipment).includes(flight));
};
