import { CM_PER_IN, type LengthUnit, poundsOf, type WeightUnit } from '#domain/kernel/measures.ts';
import type { Piece } from '#domain/shipments/pieces.ts';
import { numberOf } from '#web/price-form/draft/units.ts';
import type { KeptPhoto } from '#web/sending/photo.ts';

/** What was weighed and measured of a piece, as it is kept. */
export interface Weighed extends Pick<Piece, 'thousandthsLb'> {
  readonly sides?: NonNullable<Piece['sides']>;
  readonly photo?: KeptPhoto;
}

/** The units that somebody reads from their scale and their tape. */
export type Units = 'US' | 'METRIC';
export const unitsOf: Readonly<Record<Units, { readonly weight: WeightUnit; readonly length: LengthUnit }>> =
  { US: { weight: 'lb', length: 'in' }, METRIC: { weight: 'kg', length: 'cm' } };

export interface Typed {
  readonly weight: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
}
export const nothingTyped: Typed = { weight: '', length: '', width: '', height: '' };

type Read =
  | { readonly ok: true; readonly found: Omit<Weighed, 'photo'> }
  | { readonly ok: false; readonly field: 'weight' | 'sides'; readonly words: string };

const THOUSANDTHS = 1000;
/** As far as our scale goes. */
const HEAVIEST_LB = 20_000;
const LONGEST = 2000;

/**
 * The declared sides in the unit of the tape, as somebody would type them, to a tenth. Whoever measured and found the same takes them
 * with one press. There is no such thing for the weight: what was not on the scale is not weighed.
 */
export const declaredSides = (
  { unit, ...sides }: NonNullable<Piece['sides']>,
  tape: LengthUnit,
): Readonly<Record<'length' | 'width' | 'height', string>> => {
  const into = (value: number): string => {
    if (unit === tape) return `${value}`;
    return `${Math.round((tape === 'cm' ? value * CM_PER_IN : value / CM_PER_IN) * 10) / 10}`;
  };
  return { length: into(sides.length), width: into(sides.width), height: into(sides.height) };
};

/** A scale that types sends its unit along, and blanks before the number. */
const SCALE = /^\s*([\d.,]+)\s*(lbs?|kg)?\s*$/i;

const weightIn = (typed: string, unit: WeightUnit): number | undefined => {
  const [, digits = '', said] = SCALE.exec(typed) ?? [];
  const value = numberOf(digits);
  if (value === undefined || !(value > 0)) return undefined;
  const lb = poundsOf(value, said === undefined ? unit : said.toLowerCase() === 'kg' ? 'kg' : 'lb');
  return lb > 0 && lb <= HEAVIEST_LB ? Math.round(lb * THOUSANDTHS) : undefined;
};

const sideIn = (typed: string): number | undefined => {
  const value = numberOf(typed);
  return value !== undefined && value >= 0.1 && value <= LONGEST ? value : undefined;
};

/** Reads the form of the scale: a weight, and three sides or none. */
export const readMeasure = (typed: Typed, units: Units): Read => {
  const { weight, length } = unitsOf[units];
  const thousandthsLb = weightIn(typed.weight, weight);
  if (thousandthsLb === undefined)
    return {
      ok: false,
      field: 'weight',
      words: `Enter the weight in ${weight === 'lb' ? 'pounds' : 'kilograms'}`,
    };
  const texts = [typed.length, typed.width, typed.height];
  if (texts.every((text) => text.trim() === '')) return { ok: true, found: { thousandthsLb } };
  const [l, w, h] = texts.map(sideIn);
  return l === undefined || w === undefined || h === undefined
    ? { ok: false, field: 'sides', words: 'Enter all three sides, or none' }
    : { ok: true, found: { thousandthsLb, sides: { length: l, width: w, height: h, unit: length } } };
};
