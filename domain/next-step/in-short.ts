import { headline } from './headline.ts';
import type { NextStep, Step } from './next-step.ts';
import { SHORT_LINES, type ShortStep } from './short-step.ts';

/** Whether something beside the first step has an hour, and is due sooner than that. */
const isDueFirst = ({ by }: Step, { by: first }: Step): boolean =>
  by !== undefined && (first === undefined || by < first);

/** What to know of the first step: where, the most that matters about it, and what is to be done beside it. */
const linesOf = ({ todo, after, ours, comes, isOver }: NextStep): readonly string[] => {
  if (isOver) return comes.slice(1, 1 + SHORT_LINES);
  if (todo === undefined) return [...ours, ...comes].slice(0, SHORT_LINES);
  const { place, lines } = todo;
  const own = [...(place === undefined ? [] : [place.address ?? place.name]), ...lines];
  const [also] = after;
  if (also === undefined) return own.slice(0, SHORT_LINES);
  // Whoever reads the first step alone would miss what is due before it.
  const kept = isDueFirst(also, todo) ? SHORT_LINES - 1 : SHORT_LINES;
  return [...own.slice(0, kept), `Also: ${also.title}.`].slice(0, SHORT_LINES);
};

/** Whether the button of a step does it. To bring something, or to have it ready, no button is pressed: it shows or changes something. */
export const isPressed = ({ act }: Pick<Step, 'act'>): boolean => act !== 'BRING' && act !== 'BE_READY';

/** A next step in a title and at most two lines. */
export const inShort = (next: NextStep): ShortStep => {
  const { todo } = next;
  return {
    title: headline(next),
    lines: [...linesOf(next)],
    ...(todo === undefined ? {} : { isToDo: true }),
    ...(todo?.by === undefined ? {} : { by: todo.by }),
    ...(todo?.button !== undefined && isPressed(todo) ? { button: todo.button } : {}),
  };
};
