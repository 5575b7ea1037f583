import { CM_PER_IN, LB_PER_KG, type LengthUnit, type WeightUnit } from '#domain/kernel/measures.ts';

type Unit = LengthUnit | WeightUnit;

/** How many of the small unit are in one of the large. */
const perUnit: Readonly<Record<Unit, number>> = { in: CM_PER_IN, cm: 1, kg: LB_PER_KG, lb: 1 };

/** The typed number, with a thousands comma or a dollar sign. Undefined for empty text, NaN for no number. */
export const numberOf = (typed: string): number | undefined => {
  const text = typed
    .trim()
    .replace(/^\$/, '')
    .replace(/,(?=\d{3}(?:\D|$))/g, '');
  if (text === '') return undefined;
  return /^(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
};

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** Values are shown with two decimals; finer input keeps its precision. */
const MIN_DECIMALS = 2;
const decimalsOf = (typed: string): number => Math.max(MIN_DECIMALS, typed.split('.')[1]?.length ?? 0);

/**
 * Converts a typed value to another unit: right to hundredths, and the shortest number that converts back to the typed
 * one, so that changing the unit twice changes nothing. Text that is no number stays.
 */
export const converted = (typed: string, from: Unit, to: Unit): string => {
  const value = numberOf(typed);
  if (from === to || value === undefined || Number.isNaN(value)) return typed;
  const exact = (value * perUnit[from]) / perUnit[to];
  const isGood = (decimals: number): boolean => {
    const shown = rounded(exact, decimals);
    const back = rounded((shown * perUnit[to]) / perUnit[from], decimalsOf(typed));
    return shown === rounded(exact, Math.max(MIN_DECIMALS, decimals)) && back === value;
  };
  return String(rounded(exact, [0, 1, 2, 3].find(isGood) ?? 4));
};
