import { CM_PER_IN, LB_PER_KG, type LengthUnit, type WeightUnit } from '#domain/kernel/measures.ts';

type Unit = LengthUnit | WeightUnit;

/** How many of the small unit are in one of the large. */
const perUnit: Readonly<Record<Unit, number>> = { in: CM_PER_IN, cm: 1, kg: LB_PER_KG, lb: 1 };

/** The number somebody typed: with a comma for thousands, or a dollar sign. Nothing for nothing, NaN for what is none. */
export const numberOf = (typed: string): number | undefined => {
  const text = typed
    .trim()
    .replace(/^\$/, '')
    .replace(/,(?=\d{3}(?:\D|$))/g, '');
  if (text === '') return undefined;
  return /^(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
};

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** To hundredths a measure is a measure; what is typed finer is kept finer. */
const HUNDREDTHS = 2;
const decimalsOf = (typed: string): number => Math.max(HUNDREDTHS, typed.split('.')[1]?.length ?? 0);

/**
 * What was typed in one unit, in another: right to hundredths, and the shortest such number that converts back to what
 * was typed, so that changing a unit twice changes nothing. What is no number stays as it was.
 */
export const converted = (typed: string, from: Unit, to: Unit): string => {
  const value = numberOf(typed);
  if (from === to || value === undefined || Number.isNaN(value)) return typed;
  const exact = (value * perUnit[from]) / perUnit[to];
  const isGood = (decimals: number): boolean => {
    const shown = rounded(exact, decimals);
    const back = rounded((shown * perUnit[to]) / perUnit[from], decimalsOf(typed));
    return shown === rounded(exact, Math.max(HUNDREDTHS, decimals)) && back === value;
  };
  return String(rounded(exact, [0, 1, 2, 3].find(isGood) ?? 4));
};
