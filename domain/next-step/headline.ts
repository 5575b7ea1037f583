import type { NextStep } from './next-step.ts';

/** What is written where there is nothing to do. */
export const NOTHING_TO_DO = 'Nothing for you to do';

/** The one line that says it: in lists, in the bell, as the title of a card and of a letter. */
export const headline = ({ todo, isOver, comes }: NextStep): string => {
  if (todo !== undefined) return todo.title;
  // A title ends without the period of its sentence.
  return (isOver ? comes[0]?.replace(/\.$/, '') : undefined) ?? NOTHING_TO_DO;
};
