import { type DestinationCode, destinationCodes, eachDestination, type OfEach } from './destination-codes.ts';
import { barbados, path as barbadosPath } from './lanes/barbados/place.ts';
import { guyana, path as guyanaPath } from './lanes/guyana/place.ts';
import { jamaica, path as jamaicaPath } from './lanes/jamaica/place.ts';
import type { Place } from './lanes/lane.ts';
import { suriname, path as surinamePath } from './lanes/suriname/place.ts';
import { trinidad, path as trinidadPath } from './lanes/trinidad/place.ts';

export { type DestinationCode, destinationCodes, eachDestination, type OfEach };

/** Paths of the pages of the destinations. */
export const destinationPaths = [guyanaPath, jamaicaPath, trinidadPath, barbadosPath, surinamePath] as const;
export type DestinationPath = (typeof destinationPaths)[number];

export interface Destination extends Place {
  readonly code: DestinationCode;
  readonly path: DestinationPath;
}

/** The destinations as people see them. */
export const destinations = {
  GY: guyana,
  JM: jamaica,
  TT: trinidad,
  BB: barbados,
  SR: suriname,
} as const satisfies OfEach<Destination>;

export const allDestinations: readonly Destination[] = destinationCodes.map((code) => destinations[code]);

/** One value for the page of each destination, by its path. */
export const eachDestinationPage = <Value>(of: (place: Destination) => Value) =>
  Object.fromEntries(allDestinations.map((place) => [place.path, of(place)])) as Readonly<
    Record<DestinationPath, Value>
  >;

/** The destination in a country as addresses name it: `Trinidad and Tobago` is where our Trinidad flight goes. */
export const destinationIn = (country: string): Destination | undefined =>
  allDestinations.find((one) => country === one.country || country.startsWith(`${one.country} `));
