import type { PieceState } from '../lifecycle.ts';
import type { NextFlight, ShipmentFacts } from '../next-step/facts.ts';
import { countedPieces, whoseGoods } from '../next-step/goods-words.ts';
import { flightsOf } from '../piece-flights.ts';
import type { Piece } from '../pieces.ts';
import type { Shipment } from '../shipment.ts';
import { piecesTitle } from '../tracking/piece-titles.ts';

/** Whose goods they are, with the pieces that are meant where these are not all: `Piece 3 of Marva’s barrel and 2 boxes`. */
export const someGoods = (
  shipment: Pick<Shipment, 'consignee' | 'pieces'>,
  isMeant: (piece: Piece) => boolean,
): string => {
  const counted = countedPieces(shipment.pieces);
  const meant = counted.filter(isMeant).map(({ n }) => n);
  const goods = whoseGoods(shipment);
  return meant.length === 0 || meant.length === counted.length ? goods : `${piecesTitle(meant)} of ${goods}`;
};

/** The same of the pieces that are in a state, in the middle of a title. */
export const goodsIn = (shipment: Pick<Shipment, 'consignee' | 'pieces'>, state: PieceState): string =>
  someGoods(shipment, (piece) => piece.state === state).replace(/^Piece/, 'piece');

/** When a flight left, ISO 8601, where that was kept. */
export const leftAt = ({ happened }: Pick<NextFlight, 'happened'>): string | undefined =>
  happened?.find(({ state }) => state === 'DEPARTED')?.at;

/** The flight with which pieces of a shipment left last: what was left behind leaves with another one than the rest. */
export const lastToLeave = ({ shipment, flight, others = [] }: ShipmentFacts): NextFlight | undefined => {
  const carrying = flightsOf(shipment);
  const [last] = [flight, ...others]
    .filter((one) => one !== undefined)
    .filter((one) => carrying.includes(one.id) && leftAt(one) !== undefined)
    .toSorted((one, other) => (leftAt(other) ?? '').localeCompare(leftAt(one) ?? ''));
  return last ?? flight;
};
