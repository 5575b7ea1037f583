import type { Result } from './results.ts';

const sign = ({ direction }: Pick<Result, 'direction'>): string => (direction === 'lower' ? '≤' : '≥');

/** A bound as people write it: `≤ 0.4`, or `reported` where nothing is owed. */
export const bound = (result: Result, which: 'reach' | 'aim'): string => {
  const value = result[which];
  if (value !== null) return `${sign(result)} ${Number(value.toPrecision(3))}`;
  return which === 'reach' ? 'reported' : '';
};

/** Whether the figure holds, in one word. */
export const verdict = ({ holds, aimHolds }: Result): string => {
  if (aimHolds === true) return 'aim held';
  if (holds === true) return 'holds';
  return holds === false ? 'does not hold' : 'reported';
};

/** The value as it reads: a ratio where something stands beside it, else with its unit. */
const valued = ({ value, unit, beside }: Result): string =>
  beside === null ? `${value} ${unit}` : `${value}`;

/** One line for people who look no further. */
export const line = (result: Result): string => {
  const owed = [bound(result, 'reach'), bound(result, 'aim')].filter(Boolean).join(', aim ');
  const beside = result.beside ? `, beside ${result.beside}` : '';
  const held = result.holds === null ? '' : `: ${verdict(result)}`;
  return `- ${result.measures}: **${valued(result)}** (${owed}${held})${beside}`;
};
