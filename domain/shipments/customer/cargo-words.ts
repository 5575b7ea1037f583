import { destinations } from '../../kernel/destinations.ts';
import { firstNameOf, nameShown } from '../../kernel/person/latin-name.ts';
import type { Piece } from '../pieces.ts';
import type { Shipment } from '../shipment.ts';

const counted = (count: number, one: string, several: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${several}`;

/** What is sent, counted: `1 barrel and 2 boxes`. A canceled piece counts only where all are canceled. */
export const piecesCounted = (pieces: readonly Pick<Piece, 'kind' | 'state'>[]): string => {
  const going = pieces.filter(({ state }) => state !== 'CANCELLED');
  const shown = going.length > 0 ? going : pieces;
  const barrels = shown.filter(({ kind }) => kind === 'BARREL').length;
  const boxes = shown.length - barrels;
  return [
    ...(barrels > 0 ? [counted(barrels, 'barrel', 'barrels')] : []),
    ...(boxes > 0 ? [counted(boxes, 'box', 'boxes')] : []),
  ].join(' and ');
};

type Cargo = Pick<Shipment, 'pieces' | 'consignee' | 'to'>;

const toWhom = (name: string, { to }: Cargo): string =>
  [name, destinations[to].city].filter((text) => text !== '').join(', ');

/** Which shipment it is, as its sender knows it: `2 boxes to Anita Persaud, Kingston`. */
export const cargoWords = (cargo: Cargo): string =>
  `${piecesCounted(cargo.pieces)} to ${toWhom(nameShown(cargo.consignee), cargo)}`;

/** The same for somebody who may be a stranger to the receiver: `2 boxes to Anita, Kingston`. */
export const cargoWordsForStrangers = (cargo: Cargo): string =>
  `${piecesCounted(cargo.pieces)} to ${toWhom(firstNameOf(cargo.consignee), cargo)}`;
