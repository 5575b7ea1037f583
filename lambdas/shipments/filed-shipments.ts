import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { withFilingNow } from '#domain/shipments/eei.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { exportsOnFlight } from './store/exports-on-flight.ts';
import { shipmentStore } from './store/shipment-store.ts';

/**
 * A shipment as its papers print it: with the export filing that all goods to the receiver on the flight ask for now. A function needs
 * `GetItem` on the table.
 */
export const filedShipments = (client: DynamoDBDocumentClient, table: string) => {
  const { find } = shipmentStore(client, table);
  const exports = exportsOnFlight(client, table);
  return async (number: string): Promise<Shipment | undefined> => {
    const shipment = await find(number);
    return shipment && withFilingNow(shipment, await exports.of(shipment));
  };
};
