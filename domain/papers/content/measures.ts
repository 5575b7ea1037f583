import { barrelGallons, CUBIC_INCHES_PER_GALLON } from '../../kernel/barrels.ts';
import { LB_PER_KG } from '../../kernel/measures.ts';
import type { Piece } from '../../shipments/pieces.ts';

const THOUSANDTHS = 1000;
const pounds = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });
const kilograms = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A weight in pounds as papers have it, exact to the thousandth: `40.125 lb`. An ounce is 0.0625 lb. */
export const poundsText = (thousandthsLb: number): string =>
  `${pounds.format(thousandthsLb / THOUSANDTHS)} lb`;

/** The same in kilograms, rounded to ten grams: `18.20 kg`. */
export const kilogramsText = (thousandthsLb: number): string =>
  `${kilograms.format(thousandthsLb / THOUSANDTHS / LB_PER_KG)} kg`;

/** The sum of weights, in thousandths of a pound. */
export const totalWeight = (pieces: readonly { readonly thousandthsLb: number }[]): number =>
  pieces.reduce((sum, { thousandthsLb }) => sum + thousandthsLb, 0);

const CUBIC_INCHES_PER_CUBIC_FOOT = 1728;

/** What a piece is: `55-gallon barrel`, `Box`. */
export const pieceKind = ({ kind, barrel }: Pick<Piece, 'kind' | 'barrel'>): string => {
  if (kind === 'BOX') return 'Box';
  return barrel === undefined ? 'Barrel' : `${barrelGallons[barrel]}-gallon barrel`;
};

/** What a barrel holds in cubic feet, to the hundredth, as Guyana's customs ask for it; undefined for a box and for an unknown barrel. */
export const cubicFeet = ({ barrel }: Pick<Piece, 'barrel'>): string | undefined =>
  barrel === undefined
    ? undefined
    : ((barrelGallons[barrel] * CUBIC_INCHES_PER_GALLON) / CUBIC_INCHES_PER_CUBIC_FOOT).toFixed(2);

/** The sides of a piece, `18 × 18 × 18 in`; empty for barrels, whose size is in their name. */
export const sidesText = (sides: Piece['sides']): string =>
  sides === undefined ? '' : `${sides.length} × ${sides.width} × ${sides.height} ${sides.unit}`;
