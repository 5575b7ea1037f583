import type { ShipperStatus } from './known-shipper.ts';

/** Each status as the desk calls it. */
export const shipperNames: Readonly<Record<ShipperStatus, string>> = {
  UNKNOWN: 'Not a known shipper',
  PENDING: 'Papers being checked',
  KNOWN: 'Known shipper',
  SUSPENDED: 'Suspended',
};
