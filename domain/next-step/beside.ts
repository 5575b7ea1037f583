import { inTime } from './in-time.ts';
import type { NextStep, Step } from './next-step.ts';

/** What is to be done besides the first, with its place. */
const besideWords = ({ title, place }: Step): string =>
  place?.address === undefined ? `${title}.` : `${title}. ${place.name}: ${place.address}.`;

/** What a letter says besides the first thing to do, a sentence each: what is due before it, and what follows. */
export const besideTodo = (
  next: Pick<NextStep, 'todo' | 'after'>,
): { readonly before: readonly string[]; readonly after: readonly string[] } => {
  const { before, later } = inTime(next);
  return { before: before.map(besideWords), after: later.map(besideWords) };
};
