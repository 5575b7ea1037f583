import { destinations } from '../../kernel/destinations.ts';
import { isNamedWhole, possessive } from '../../kernel/person/company-name.ts';
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

/** What goes where, as the desk speaks of it: `1 barrel and 2 boxes to Guyana`. */
export const goodsTo = ({ pieces, to }: Pick<Shipment, 'pieces' | 'to'>): string =>
  `${kindsWords(countedPieces(pieces)).replace(', ', ' and ')} to ${destinations[to].country}`;

/** Whose goods they are, as letters and lists name them: `Anita’s 2 boxes`. */
export const whoseGoods = ({ consignee, pieces }: Pick<Shipment, 'consignee' | 'pieces'>): string =>
  `${possessive(firstName(consignee.name))} ${goodsWords(pieces)}`;

/** The name by which a letter speaks of somebody. A name of one word, or of a company, stays whole. */
export const firstName = (name: string): string =>
  isNamedWhole(name) ? name.trim() : (name.trim().split(/\s+/)[0] ?? name);

interface Kinds {
  readonly kind: string;
}

/** How much came to our dock before the van, of how much: `We have 1 of your 2 barrels.` */
export const someCameWords = (here: readonly Kinds[], left: readonly Kinds[]): string => {
  const all = [...here, ...left];
  const kinds = new Set(all.map(({ kind }) => kind.toLowerCase()));
  const [only = ''] = kinds.size === 1 ? kinds : ['piece'];
  return `We have ${here.length} of your ${all.length} ${only === 'box' ? 'boxes' : `${only}s`}.`;
};

/** What a van comes for that finds a part of the goods at our dock already: `the other one`, `the other 2`. */
export const otherWords = (left: number): string => (left === 1 ? 'the other one' : `the other ${left}`);
