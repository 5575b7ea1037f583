import { barrelGallons, CUBIC_INCHES_PER_GALLON } from '../../kernel/barrels.ts';
import { LB_PER_KG } from '../../kernel/measures.ts';
import type { Piece } from '../../shipments/pieces.ts';

const THOUSANDTHS = 1000;
const pounds = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });
const kilograms = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A weight in pounds as papers have it, exact to the thousandth: `40.125 lb`. An ounce is 0.0625 lb. */
export const poundsText = (thousandthsLb: number): string =>
  `${pounds.format(thousandthsLb / THOUSANDTHS)} lb`;

/** Kilograms are printed to ten grams. */
const TENS_OF_GRAMS = 100;
const inTensOfGrams = (thousandthsLb: number): number =>
  (thousandthsLb / THOUSANDTHS / LB_PER_KG) * TENS_OF_GRAMS;
const kilogramsOf = (tensOfGrams: number): string => `${kilograms.format(tensOfGrams / TENS_OF_GRAMS)} kg`;

/** The same in kilograms, rounded to ten grams: `18.20 kg`. */
export const kilogramsText = (thousandthsLb: number): string =>
  kilogramsOf(Math.round(inTensOfGrams(thousandthsLb)));

/**
 * Weights of one table in kilograms, which add up to their printed total: each is rounded down, and what is missing from the total
 * goes to those that lost most. Each is less than ten grams from what it weighs.
 */
export const kilogramColumn = (weights: readonly number[]): readonly string[] => {
  const exact = weights.map(inTensOfGrams);
  const floors = exact.map(Math.floor);
  const total = Math.round(inTensOfGrams(weights.reduce((sum, weight) => sum + weight, 0)));
  const missing = total - floors.reduce((sum, tens) => sum + tens, 0);
  const lost = (place: number): number => (exact[place] ?? 0) - (floors[place] ?? 0);
  const first = [...exact.keys()].toSorted((one, other) => lost(other) - lost(one) || one - other);
  const raised = new Set(first.slice(0, missing));
  return floors.map((tens, place) => kilogramsOf(raised.has(place) ? tens + 1 : tens));
};

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
