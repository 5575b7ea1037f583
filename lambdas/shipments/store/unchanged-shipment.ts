import type { Shipment } from '#domain/shipments/shipment.ts';
import type { Write } from '../../runtime/table/writes.ts';
import { shipmentKey } from './shipment-items.ts';

/**
 * A guard for what another domain writes of a shipment that it has read: refused when the shipment was changed since. A function needs
 * `ConditionCheckItem` on the table.
 */
export const unchangedShipment =
  (table: string) =>
  ({ number, version }: Pick<Shipment, 'number' | 'version'>): Write => ({
    ConditionCheck: {
      TableName: table,
      Key: shipmentKey(number),
      ConditionExpression: '#version = :version',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':version': version },
    },
  });
