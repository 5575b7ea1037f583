import { whoseGoods } from '#domain/shipments/next-step/goods-words.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';

/** The one sender who is told of a shipment, and whose goods it is about. */
export const senderOf = (shipment: Pick<Shipment, 'shipper' | 'consignee' | 'pieces'>) => ({
  name: shipment.shipper.name,
  goods: whoseGoods(shipment),
});
