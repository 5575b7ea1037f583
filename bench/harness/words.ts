import type { Result } from './results.ts';

const sign = ({ direction }: Pick<Result, 'direction'>): string => (direction === 'lower' ? '≤' : '≥');

/** A limit or goal as text: `≤ 0.4`, or `reported` for a figure without a limit. */
export const bound = (result: Result, which: 'reach' | 'aim'): string => {
  const value = result[which];
  if (value !== null) return `${sign(result)} ${Number(value.toPrecision(3))}`;
  return which === 'reach' ? 'reported' : '';
};

/** Whether the figure is within its limit and goal, in a word or two. */
export const verdict = ({ holds, aimHolds }: Result): string => {
  if (aimHolds === true) return 'aim held';
  if (holds === true) return 'holds';
  return holds === false ? 'does not hold' : 'reported';
};

/** The value as text: a ratio if the figure has a baseline, else with its unit. */
const valued = ({ value, unit, beside }: Result): string =>
  beside === null ? `${value} ${unit}` : `${value}`;

/** A figure in one line, for the README. */
export const line = (result: Result): string => {
  const bounds = [bound(result, 'reach'), bound(result, 'aim')].filter(Boolean).join(', aim ');
  const beside = result.beside ? `, beside ${result.beside}` : '';
  const held = result.holds === null ? '' : `: ${verdict(result)}`;
  return `- ${result.measures}: **${valued(result)}** (${bounds}${held})${beside}`;
};
