import { type Carrier, carrierNames, carriers } from '#domain/parcels/tracking/carriers.ts';

const isKnown = (carrier: string): carrier is Carrier => (carriers as readonly string[]).includes(carrier);

/** What people call a carrier. */
export const carrierWords = (carrier: string): string => (isKnown(carrier) ? carrierNames[carrier] : carrier);
