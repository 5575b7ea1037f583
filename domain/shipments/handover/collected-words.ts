import type { DestinationCode } from '../../kernel/destinations.ts';
import { destinationCity, timeThere } from '../tracking/local-times.ts';
import { piecesTitle } from '../tracking/piece-titles.ts';
import type { Handover } from './handover.ts';

/**
 * Who collected what, and when on the clocks there, as everybody reads it: `Marva Sample collected pieces 1 and 2 and signed for them
 * Tue, Dec 1, 11:00 AM.` Of everything at once (`isAll`) no piece is named.
 */
export const collectedWords = (
  { name, at, pieces }: Pick<Handover, 'name' | 'at' | 'pieces'>,
  to: DestinationCode,
  { isAll = false }: { readonly isAll?: boolean } = {},
): string => {
  const what = isAll ? 'it' : piecesTitle(pieces).toLowerCase();
  const them = isAll || pieces.length === 1 ? 'it' : 'them';
  return `${name} collected ${what} and signed for ${them} ${timeThere(at, destinationCity(to))}.`;
};
