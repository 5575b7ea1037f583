import { dayWords } from '../../../kernel/short-times.ts';

/** The days on which something is expected to be ready, as far as they are not over: `Mon, Nov 30 to Wed, Dec 2`. Days are those of New York. */
export const readyDays = (
  { from, to }: { readonly from: string; readonly to: string },
  today: string,
): string => {
  const first = from < today ? today : from;
  return first === to ? dayWords(to) : `${dayWords(first)} to ${dayWords(to)}`;
};
