import type { Carrier } from '#domain/parcels/tracking/carriers.ts';
import { readCode } from '#domain/parcels/tracking/read-label.ts';

/** Who brings what is received now: the carrier that was counted last at this device, or whom a clerk named since. */
export interface AtDoor {
  readonly carrier: Carrier;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What one driver brought is received within the hour. Later somebody else was at the door, and it is asked again. */
const DELIVERY_MS = 3_600_000;

/** Who brings a parcel, as far as the door tells it and its number does not contradict it. */
export const broughtAtDoor = (
  scanned: string | undefined,
  door: AtDoor | undefined,
  now: number,
): { readonly broughtBy?: Carrier } => {
  if (door === undefined || now - door.at > DELIVERY_MS) return {};
  const { broughtBy } = readCode(scanned, door.carrier);
  return broughtBy === undefined ? {} : { broughtBy };
};
