import type { DestinationCode } from '../kernel/destinations.ts';
import { mapOf } from '../kernel/map-of.ts';
import type { Brand } from '../settings/brand.ts';
import type { Capabilities } from '../settings/capabilities.ts';
import { counterMap, counterPlace, dials } from '../settings/counters/counter-words.ts';
import type { StepPlace } from './next-step.ts';

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
export const counterOf = (
  { destinations: known }: Pick<Capabilities, 'destinations'>,
  to: DestinationCode,
): StepPlace | undefined => {
  const { collectAt } = known[to];
  if (collectAt === undefined) return undefined;
  const { name, street, town, hours, phone } = collectAt;
  return {
    name: name ?? `Our counter in ${town}`,
    address: counterPlace({ street, town }),
    map: counterMap(to, collectAt),
    hours: hours.map(({ days, hours: open }) => `${days}: ${open}`),
    phone: { display: phone, e164: dials(phone).replace('tel:', '') },
  };
};
