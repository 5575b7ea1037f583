import type { Piece } from '../pieces.ts';
import type { Shipment } from '../shipment.ts';
import { kindsWords } from '../tracking/piece-titles.ts';

/** The pieces that count: canceled ones do not. */
export const countedPieces = <One extends Pick<Piece, 'state'>>(pieces: readonly One[]): readonly One[] => {
  const counted = pieces.filter(({ state }) => state !== 'CANCELLED');
  return counted.length === 0 ? pieces : counted;
};

/** The goods of a shipment in a sentence: `barrel`, `2 boxes`, `barrel and 3 boxes`. */
export const goodsWords = (pieces: readonly Pick<Piece, 'kind' | 'state'>[]): string =>
  kindsWords(countedPieces(pieces)).replace(', ', ' and ').replaceAll(/\b1 /g, '');

/** Whose goods they are, as letters and lists name them: `Anita’s 2 boxes`. */
export const whoseGoods = ({ consignee, pieces }: Pick<Shipment, 'consignee' | 'pieces'>): string =>
  `${firstName(consignee.name)}’s ${goodsWords(pieces)}`;

/** The name by which a letter speaks of somebody. A name of one word, or of a company, stays whole. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;
