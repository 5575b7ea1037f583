import type { DestinationCode } from '../kernel/destinations.ts';
import { destinations } from '../kernel/destinations.ts';
import type { Brand } from '../settings/brand.ts';
import type { Capabilities } from '../settings/capabilities.ts';
import type { StepPlace } from './next-step.ts';

/** A link that opens a map of an address, in the map that the phone has. */
export const mapOf = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

/** Our dock, as whoever brings something there needs it. */
export const dockPlace = ({
  name,
  facility,
  hours,
  phone,
}: Pick<Brand, 'name' | 'facility' | 'hours' | 'phone'>): StepPlace => {
  const { line1, city, state, postalCode } = facility;
  const address = `${line1}, ${city}, ${state} ${postalCode}`;
  return {
    name: `${name} dock`,
    address,
    map: mapOf(address),
    hours: hours.map(({ days, hours: open }) => `${days}: ${open}`),
    phone,
  };
};

/** The counter of a destination, as an admin entered it; undefined while there is none. */
export const counterPlace = (
  capabilities: Pick<Capabilities, 'destinations'>,
  to: DestinationCode,
): StepPlace | undefined => {
  const { counter, counterHours, counterPhone } = capabilities.destinations[to];
  if (counter === undefined) return undefined;
  return {
    name: counter,
    map: mapOf(`${counter}, ${destinations[to].country}`),
    hours: counterHours === undefined ? [] : [counterHours],
    ...(counterPhone === undefined
      ? {}
      : { phone: { display: counterPhone, e164: counterPhone.replaceAll(/[^\d+]/g, '') } }),
  };
};
