export type WeightUnit = 'lb' | 'kg';
export type LengthUnit = 'in' | 'cm';

/** Pounds in a kilogram. */
export const LB_PER_KG = 2.2046226218;
/** Centimeters in an inch. */
export const CM_PER_IN = 2.54;

/** A weight in pounds, rounded to a thousandth, half up. All weights are computed in this form. */
export const poundsOf = (weight: number, unit: WeightUnit): number =>
  Math.round((unit === 'kg' ? weight * LB_PER_KG : weight) * 1000) / 1000;
