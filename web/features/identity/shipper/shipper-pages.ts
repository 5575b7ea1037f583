import { ShipperPage } from './shipper-page.tsx';
import { ShippersPage } from './shippers-page.tsx';

/** The desk's pages of known shippers: one file, because both are small. */
export const shipperPages = { ShipperPage, ShippersPage } as const;
