import { sampleShipment } from '../../shipments/testing/sample-shipment.ts';
import { entriesFor, withEntries } from '../bill-shipment.ts';
import type { Invoice } from '../invoice.ts';

const { bookedAt = '' } = sampleShipment;

/** The invoice of the sample shipment, as it was booked. */
export const sampleInvoice: Invoice = withEntries(
  undefined,
  'INV-1000001',
  sampleShipment,
  entriesFor(undefined, sampleShipment, bookedAt),
  bookedAt,
);
