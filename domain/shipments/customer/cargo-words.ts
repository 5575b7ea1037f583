import { destinations } from '../../kernel/destinations.ts';
import { nameShown, printedName } from '../../kernel/person/latin-name.ts';
import { countedPieces, firstName } from '../next-step/goods-words.ts';
import type { Piece } from '../pieces.ts';
import type { Shipment } from '../shipment.ts';
import { kindsWords } from '../tracking/piece-titles.ts';

/** What is sent, counted, for a sentence that begins with it: `1 barrel and 2 boxes`. */
export const piecesCounted = (pieces: readonly Pick<Piece, 'kind' | 'state'>[]): string =>
  kindsWords(countedPieces(pieces)).replace(', ', ' and ');

/** The first name of a receiver in letters that everybody can read. */
export const receiverFirstName = ({ consignee }: Pick<Shipment, 'consignee'>): string =>
  firstName(printedName(consignee));

/** Which shipment it is, as its sender knows it: `2 boxes to Kingston for Anita Persaud`. */
export const cargoWords = ({
  pieces,
  consignee,
  to,
}: Pick<Shipment, 'pieces' | 'consignee' | 'to'>): string =>
  `${piecesCounted(pieces)} to ${destinations[to].city} for ${nameShown(consignee)}`;
