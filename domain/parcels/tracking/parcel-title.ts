import { type Carrier, carrierNames, carriers } from './carriers.ts';

const isCarrier = (name: string): name is Carrier => (carriers as readonly string[]).includes(name);

/** What people call a carrier; a code that we do not know any more stays as it is. */
export const carrierName = (code: string): string => (isCarrier(code) ? carrierNames[code] : code);

/** The last digits of a tracking number, by which people tell two parcels of one store apart. */
const END = 6;

/** How a parcel is called: `SHEIN`, or `UPS …123456` where nobody knows the store. */
export const titleOf = ({
  store,
  carrier,
  tracking,
}: {
  readonly store?: string | undefined;
  readonly carrier: string;
  readonly tracking?: string | undefined;
}): string => {
  if (store) return store;
  const name = carrier === 'OTHER' ? 'Parcel' : carrierName(carrier);
  return tracking === undefined ? name : `${name} …${tracking.slice(-END)}`;
};
