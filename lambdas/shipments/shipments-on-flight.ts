import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { everybodyAsTheyAre } from './rolls/everybody.ts';
import { shipmentList } from './store/shipment-list.ts';

/**
 * Reads everybody who has a place on a flight, for functions of other domains. The index lags by moments, so who has just come may be
 * missing. They need `BatchGetItem`, and query the index of the table.
 */
export const shipmentsOnFlight = (client: DynamoDBDocumentClient, table: string) => {
  const list = shipmentList(client, table);
  return (flight: string): Promise<readonly Shipment[]> => everybodyAsTheyAre(list, flight);
};
