import { type DestinationCode, destinations } from '../../kernel/destinations.ts';

/** As much of a shipment as says where it is collected. */
export interface CollectedIn {
  readonly to: DestinationCode;
  /** The town in the receiver's address. */
  readonly town?: string | undefined;
  /** Delivery to the door, where it was booked. */
  readonly door?: unknown;
  /** The town of our counter; absent where none is known. */
  readonly counterTown?: string | undefined;
}

const plain = (town: string): string =>
  town
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();

/** Whether a town is this one: `Georgetown, Demerara` is in Georgetown. */
const isIn = (town: string, place: string): boolean => ` ${plain(town)} `.includes(` ${plain(place)} `);

/**
 * That it is not brought to the town where its receiver lives, and where they collect it; undefined where the two are one, or it is
 * brought to the door. Every screen, letter and paper that names the place says it in these words.
 * @param who who collects: `you collect`, `Anita collects`.
 */
export const notBroughtWords = (
  { to, town = '', door, counterTown = destinations[to].city }: CollectedIn,
  who: string,
): string | undefined =>
  door !== undefined || plain(town) === '' || isIn(town, counterTown)
    ? undefined
    : `It is not brought to ${town.trim()}: ${who} it in ${counterTown}.`;
