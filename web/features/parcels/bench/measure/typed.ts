import * as z from 'zod/mini';
import { CM_PER_IN, LB_PER_KG, poundsOf } from '#domain/kernel/measures.ts';
import { Sides, WeightLb } from '#domain/parcels/parcel.ts';

const POUNDS: Readonly<Record<string, number>> = { '': 1, LB: 1, LBS: 1, KG: LB_PER_KG, OZ: 1 / 16 };
const OUNCES = 16;

/** Pounds from what somebody typed: `5.35`, `5 lb 6 oz`, `2.4 kg`. Undefined where it is no weight. */
export const readWeight = (typed: string): number | undefined => {
  const text = typed.trim().toUpperCase().replaceAll(',', '.');
  const [, lb, oz] = /^(\d+)\s*LBS?\s*(\d+(?:\.\d+)?)\s*OZ$/.exec(text) ?? [];
  const [, value, unit = ''] = /^(\d*\.?\d+)\s*(LBS?|KG|OZ)?$/.exec(text) ?? [];
  const said = lb === undefined ? Number(value) * (POUNDS[unit] ?? 1) : Number(lb) + Number(oz) / OUNCES;
  const { success, data } = z.safeParse(WeightLb, poundsOf(said, 'lb'));
  return success ? data : undefined;
};

/** Sides in inches from what somebody typed with any mark between: `10x8x6`, `10 8 6`, `10*8*6`, `25x20x15 cm`. */
export const readSides = (typed: string): Sides | undefined => {
  const [, numbers = '', unit] = /^(.*?)\s*(IN|CM|")?$/.exec(typed.trim().toUpperCase()) ?? [];
  const parts = numbers.split(/\s*[X×*#/;\s]\s*/).map((part) => part.replace(',', '.'));
  if (parts.length !== 3 || parts.some((part) => !/^\d*\.?\d+$/.test(part))) return undefined;
  const inches = parts.map((part) => {
    const value = Number(part);
    return unit === 'CM' ? Math.round((value / CM_PER_IN) * 10) / 10 : value;
  });
  const [length, width, height] = inches.toSorted((one, other) => other - one);
  const { success, data } = z.safeParse(Sides, { length, width, height });
  return success ? data : undefined;
};

/** `10 × 8 × 6 in` */
export const sidesWords = ({ length, width, height }: Sides): string => `${length} × ${width} × ${height} in`;
