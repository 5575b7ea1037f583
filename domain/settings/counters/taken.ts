import {
  allDestinations,
  type Destination,
  type DestinationCode,
  destinations,
} from '../../kernel/destinations.ts';
import { refuse } from '../../kernel/result.ts';
import type { Capabilities } from '../capabilities.ts';

/** Whether goods can be booked to a country: we have a counter there. */
export const isTaken = (
  { destinations: at }: Pick<Capabilities, 'destinations'>,
  code: DestinationCode,
): boolean => at[code].collectAt !== undefined;

/** The countries to which goods can be booked. */
export const takenDestinations = (capabilities: Pick<Capabilities, 'destinations'>): readonly Destination[] =>
  allDestinations.filter(({ code }) => isTaken(capabilities, code));

/** The towns where we deliver to the door, of each country to which goods can be booked. */
export const townsTaken = (
  capabilities: Pick<Capabilities, 'destinations'>,
): Readonly<Partial<Record<DestinationCode, readonly string[]>>> =>
  Object.fromEntries(
    takenDestinations(capabilities).map(({ code }) => [code, capabilities.destinations[code].deliveryTowns]),
  );

/** The countries that a sentence names to which we fly. While goods can be booked to none, it names all: that is then said beside it. */
export const namedDestinations = (
  capabilities: Pick<Capabilities, 'destinations'>,
): readonly Destination[] => {
  const taken = takenDestinations(capabilities);
  return taken.length > 0 ? taken : allDestinations;
};

/** What anyone reads of a country to which nobody can book. */
export const notTakenWords = (code: DestinationCode): string =>
  `We do not take goods for ${destinations[code].country} at the moment.`;

/** Refuses a price or a booking to a country without a counter; undefined where there is one. */
export const refuseNotTaken = (capabilities: Pick<Capabilities, 'destinations'>, code: DestinationCode) =>
  isTaken(capabilities, code) ? undefined : refuse('DESTINATION_OFF', notTakenWords(code));
