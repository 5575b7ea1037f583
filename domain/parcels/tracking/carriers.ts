import * as z from 'zod/mini';

/** Who carries parcels to a U.S. address. `OTHER` is everybody whose numbers have no form of their own. */
export const carriers = [
  'UPS',
  'USPS',
  'FEDEX',
  'AMAZON',
  'DHL',
  'ONTRAC',
  'LASERSHIP',
  'GOFO',
  'SPEEDX',
  'UNIUNI',
  'YUNEXPRESS',
  'OTHER',
] as const;

export const Carrier = z.enum(carriers);
export type Carrier = z.infer<typeof Carrier>;

/** What people call a carrier. */
export const carrierNames: Readonly<Record<Carrier, string>> = {
  UPS: 'UPS',
  USPS: 'USPS',
  FEDEX: 'FedEx',
  AMAZON: 'Amazon',
  DHL: 'DHL',
  ONTRAC: 'OnTrac',
  LASERSHIP: 'OnTrac (LaserShip)',
  GOFO: 'GOFO',
  SPEEDX: 'SpeedX',
  UNIUNI: 'UniUni',
  YUNEXPRESS: 'YunExpress',
  OTHER: 'Another carrier',
};
