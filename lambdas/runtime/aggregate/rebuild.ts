import { mapConcurrently } from '../map-concurrently.ts';
import type { Page, PageRequest } from '../table/page.ts';

/** Where the next step begins: a list, and the position in it. */
export interface Place {
  readonly list: string;
  readonly after?: string | undefined;
}

/** How far a walk has come. Without a place it is over, or was never begun. */
interface Saved {
  readonly place?: Place | undefined;
}

/** Keeps the place with an optimistic lock: `walkProgress`, or an item that says more. */
export interface Progress<State extends Saved = Saved> {
  readonly read: () => Promise<State>;
  /** Saves where the next step begins, undefined at the end. Undefined when another run has saved in between. */
  readonly save: (before: State, place: Place | undefined) => Promise<State | undefined>;
}

/** A walk: where it begins, and what a step at a place does. A step may be done twice; it answers where the next one begins. */
export interface Walk {
  readonly first: () => Place;
  readonly step: (place: Place, isLate: () => boolean) => Promise<Place | undefined>;
}

/** How a run ended: the walk is over, or there was no time left, or another run is at work. */
export interface Walked {
  readonly steps: number;
  readonly isDone: boolean;
  readonly isBusy: boolean;
}

/** One more step than this would not be over before the function's time is. */
const STEP_NEEDS_MS = 20_000;

/**
 * Goes on with a walk as far as its time allows. Called again it goes on where it was, also after a run that was killed, and after
 * the end it begins anew. When two run at once, the one that comes second ends: what it did is done again or was done already.
 */
export const walkOn = async <State extends Saved>(
  progress: Progress<State>,
  { first, step }: Walk,
  millisecondsLeft: () => number,
): Promise<Walked> => {
  const isLate = () => millisecondsLeft() < STEP_NEEDS_MS;
  let state = await progress.read();
  for (let steps = 1; ; steps += 1) {
    const place = await step(state.place ?? first(), isLate);
    const saved = await progress.save(state, place);
    const isDone = saved !== undefined && place === undefined;
    if (saved === undefined || isDone || isLate()) return { steps, isDone, isBusy: saved === undefined };
    state = saved;
  }
};

/** Reads a page of a list. */
export type List<Row> = (page: PageRequest) => Promise<Page<Row>>;

/**
 * A walk through lists, one after the other: a page of them in each step.
 * @param lists by the name that is kept as their place; the order is theirs.
 * @param look does for one row what is to be done, or finds that nothing is.
 * @param size how many rows are read in a step, and how many of them are looked at together.
 */
export const throughLists = <Row>(
  lists: Readonly<Record<string, List<Row>>>,
  look: (row: Row) => Promise<unknown>,
  { page = 25, atOnce }: { readonly page?: number; readonly atOnce?: number } = {},
): Walk => {
  const names = Object.keys(lists);
  const first = (): Place => ({ list: names[0] ?? '' });
  return {
    first,
    step: async ({ list, after }) => {
      const read = lists[list];
      // A list that is there no longer.
      if (read === undefined) return first();
      const { items, next } = await read({ after, limit: page });
      await mapConcurrently(items, look, atOnce);
      if (next !== undefined) return { list, after: next };
      const following = names[names.indexOf(list) + 1];
      return following === undefined ? undefined : { list: following };
    },
  };
};
