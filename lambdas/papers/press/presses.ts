import type { PaperOf } from '#domain/papers/paper.ts';
import { labelsPress } from './labels.ts';
import type { ShipmentPress } from './press.ts';
import { invoicePress, packingListPress, receiptPress, waybillPress } from './shipment-papers.ts';

/** How each paper of a shipment is made, but for the slip: it says more than the shipment knows. */
export const shipmentPresses: Readonly<Record<Exclude<PaperOf<'shipment'>, 'SLIP'>, ShipmentPress>> = {
  LABELS: labelsPress,
  HOUSE_WAYBILL: waybillPress,
  RECEIPT_OF_GOODS: receiptPress,
  COMMERCIAL_INVOICE: invoicePress,
  PACKING_LIST: packingListPress,
};
