import type { NextStep } from './next-step.ts';

/** What is written where there is nothing to do. */
export const NOTHING_TO_DO = 'Nothing for you to do';

/** One sentence is a title without its period; two of them keep theirs. */
const asTitle = (words: string): string => (words.includes('. ') ? words : words.replace(/\.$/, ''));

/** The one line that says it: in lists, in the bell, as the title of a card and of a letter. */
export const headline = ({ todo, isOver, comes }: NextStep): string => {
  if (todo !== undefined) return todo.title;
  return isOver && comes[0] !== undefined ? asTitle(comes[0]) : NOTHING_TO_DO;
};
