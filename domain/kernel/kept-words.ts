import { type RetentionClass, retention } from './retention.ts';

export type Counted = {
  [Name in RetentionClass]: (typeof retention)[Name] extends { readonly days: number } ? Name : never;
}[RetentionClass];

const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** How long something of a class is kept: `30 days`, `five years`. */
export const keptWords = (kept: Counted): string => {
  const { days } = retention[kept];
  const years = Math.floor(days / 365);
  // 400 days are no whole year, and are said as they are.
  if (years === 0 || days > years * 366) return `${days} days`;
  return `${numbers[years]} year${years === 1 ? '' : 's'}`;
};
