import type { Clock } from '../runtime/clock.ts';
import { mapConcurrently } from '../runtime/map-concurrently.ts';
import type { Page, PageRequest } from '../runtime/table/page.ts';
import type { Addition, Counters } from './store/counters.ts';
import type { GenerationStore, Generations } from './store/generations.ts';

/** A list of things with what each adds; those that add nothing are undefined. */
export type AdditionList = (page: PageRequest) => Promise<Page<Addition | undefined>>;

export interface BuildDeps {
  readonly counters: Pick<Counters, 'count'>;
  readonly generations: GenerationStore;
  /** All lists from which numbers are built, as they are at an instant. */
  readonly lists: (begun: Date) => readonly AdditionList[];
  readonly clock: Clock;
}

/** How far a rebuild is. */
export type BuildProgress = {
  readonly isDone: boolean;
  /** How many things this run has counted. */
  readonly counted: number;
  /** True when another run is at work: this one ended. */
  readonly isBusy: boolean;
};

const PAGE = 100;
/** A page takes a few seconds at most; with less time left the run ends and the next one goes on. */
const TIME_FOR_A_PAGE_MS = 20_000;

type Building = NonNullable<Generations['building']>;

/** Counts one page of a list. Returns the position after it. */
const countPage = async (
  { counters, clock }: Pick<BuildDeps, 'counters' | 'clock'>,
  list: AdditionList,
  { generation, begunAt, list: place, after }: Building,
): Promise<{ readonly counted: number; readonly building: Building }> => {
  const { items, next } = await list({ after, limit: PAGE });
  const additions = items.filter((item) => item !== undefined);
  await mapConcurrently(additions, (addition) => counters.count(generation, addition, clock()));
  const position = next === undefined ? { list: place + 1 } : { list: place, after: next };
  return { counted: additions.length, building: { generation, begunAt, ...position } };
};

/**
 * Builds all numbers again from the tables, beside those that are shown, and shows them when they are complete. A run does what
 * it has time for; the next one goes on, also after one that was killed. The first run only begins: from then on, events are counted
 * in both, and the lists, which lag by a moment, are read by the next run.
 */
export const buildAgain =
  ({ generations, lists, ...deps }: BuildDeps) =>
  async (millisecondsLeft: () => number): Promise<BuildProgress> => {
    let state = await generations.read();
    let counted = 0;
    const save = async (next: Omit<Generations, 'version'>): Promise<boolean> => {
      const saved = await generations.save({ ...next, version: state.version });
      state = saved ?? state;
      return saved !== undefined;
    };
    const progress = (isDone: boolean, isBusy = false): BuildProgress => ({ isDone, isBusy, counted });
    const { shown } = state;
    if (!state.building) {
      const building = { generation: shown + 1, begunAt: deps.clock().toISOString(), list: 0 };
      return progress(false, !(await save({ shown, building })));
    }
    const all = lists(new Date(state.building.begunAt));
    while (state.building && millisecondsLeft() > TIME_FOR_A_PAGE_MS) {
      const list = all[state.building.list];
      if (list === undefined) {
        const isDone = await save({ shown: state.building.generation });
        return progress(isDone, !isDone);
      }
      const page = await countPage(deps, list, state.building);
      counted += page.counted;
      if (!(await save({ shown, building: page.building }))) return progress(false, true);
    }
    return progress(false);
  };
