import { headline } from './headline.ts';
import type { NextStep, Step } from './next-step.ts';
import { SHORT_LINES, type ShortStep } from './short-step.ts';

/** What to know of the first step: where, the most that matters about it, and what is to be done beside it. */
const linesOf = ({ todo, after, ours, comes, isOver }: NextStep): readonly string[] => {
  if (isOver) return comes.slice(1);
  if (todo === undefined) return [...ours, ...comes];
  const { place, lines } = todo;
  const [also] = after;
  return [
    ...(place === undefined ? [] : [place.address ?? place.name]),
    ...lines,
    ...(also === undefined ? [] : [`Also: ${also.title}.`]),
  ];
};

/** Whether the button of a step does it. To bring something, or to have it ready, no button is pressed: it shows or changes something. */
export const isPressed = ({ act }: Pick<Step, 'act'>): boolean => act !== 'BRING' && act !== 'BE_READY';

/** A next step in a title and at most two lines. */
export const inShort = (next: NextStep): ShortStep => {
  const { todo } = next;
  return {
    title: headline(next),
    lines: linesOf(next).slice(0, SHORT_LINES),
    ...(todo === undefined ? {} : { isToDo: true }),
    ...(todo?.by === undefined ? {} : { by: todo.by }),
    ...(todo?.button !== undefined && isPressed(todo) ? { button: todo.button } : {}),
  };
};
