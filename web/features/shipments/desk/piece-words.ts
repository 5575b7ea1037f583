import { barrelGallons } from '#domain/kernel/barrels.ts';
import type { Piece } from '#domain/shipments/pieces.ts';

const THOUSANDTHS = 1000;

/** `40 lb`, to a tenth of a pound. */
export const weightWords = (thousandthsLb: number): string =>
  `${Number((thousandthsLb / THOUSANDTHS).toFixed(1)).toLocaleString('en-US')} lb`;

/** `12 × 10 × 8 in`, or the size of a barrel: `55 gallons`. */
export const sizeWords = ({ sides, barrel }: Pick<Piece, 'sides' | 'barrel'>): string => {
  if (sides !== undefined) return `${sides.length} × ${sides.width} × ${sides.height} ${sides.unit}`;
  return barrel === undefined ? '' : `${barrelGallons[barrel]} gallons`;
};
