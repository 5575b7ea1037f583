import { headline } from './headline.ts';
import type { NextStep, Step } from './next-step.ts';
import { alsoLine, SHORT_LINES, type ShortStep } from './short-step.ts';

/** What is due before the first step, the soonest; undefined where nothing is. */
const dueFirst = ({ todo, after }: NextStep): Step | undefined =>
  after
    .filter(({ by }) => by !== undefined && (todo?.by === undefined || by < todo.by))
    .toSorted((one, other) => (one.by ?? '').localeCompare(other.by ?? ''))[0];

/** What to know of the first step: where, the most that matters about it, and what is to be done beside it. */
const linesOf = (next: NextStep): readonly string[] => {
  const { todo, after, ours, comes, isOver } = next;
  if (isOver) return comes.slice(1, 1 + SHORT_LINES);
  if (todo === undefined) return [...ours, ...comes].slice(0, SHORT_LINES);
  const { place, lines } = todo;
  const own = [...(place === undefined ? [] : [place.address ?? place.name]), ...lines];
  const first = dueFirst(next);
  const also = first ?? after[0];
  if (also === undefined) return own.slice(0, SHORT_LINES);
  // Whoever reads the first step alone would miss what is due before it.
  const kept = first === undefined ? SHORT_LINES : SHORT_LINES - 1;
  return [...own.slice(0, kept), alsoLine(also.title)].slice(0, SHORT_LINES);
};

/** Whether the button of a step does it. To bring something, or to have it ready, no button is pressed: it shows or changes something. */
export const isPressed = ({ act }: Pick<Step, 'act'>): boolean => act !== 'BRING' && act !== 'BE_READY';

/** A next step in a title and at most two lines. */
export const inShort = (next: NextStep): ShortStep => {
  const { todo } = next;
  const alsoBy = todo === undefined ? undefined : dueFirst(next)?.by;
  return {
    title: headline(next),
    lines: [...linesOf(next)],
    ...(todo === undefined ? {} : { isToDo: true }),
    ...(todo?.by === undefined ? {} : { by: todo.by }),
    ...(todo?.amount === undefined ? {} : { amount: todo.amount }),
    ...(alsoBy === undefined ? {} : { alsoBy }),
    ...(todo?.button !== undefined && isPressed(todo) ? { button: todo.button } : {}),
  };
};
