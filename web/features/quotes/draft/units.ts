export type LengthUnit = 'in' | 'cm';
export type WeightUnit = 'lb' | 'kg';
type Unit = LengthUnit | WeightUnit;

/** How many of the small unit are in one of the large: the engine's own figures. */
const perUnit: Readonly<Record<Unit, number>> = { in: 2.54, cm: 1, kg: 2.2046226218, lb: 1 };

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

/**
 * What was typed in one unit, in another: the shortest number that converts back to it, so that changing a unit twice
 * changes nothing. What is no number stays as it was.
 */
export const converted = (typed: string, from: Unit, to: Unit): string => {
  const value = numberOf(typed);
  if (from === to || value === undefined || Number.isNaN(value)) return typed;
  const typedDecimals = Math.max(2, typed.split('.')[1]?.length ?? 0);
  const exact = (value * perUnit[from]) / perUnit[to];
  const back = (shorter: number) => rounded((shorter * perUnit[to]) / perUnit[from], typedDecimals);
  const decimals = [0, 1, 2, 3].find((count) => back(rounded(exact, count)) === value);
  return String(rounded(exact, decimals ?? 4));
};
