import { type List, type Place, throughLists, walkOn } from '../runtime/aggregate/rebuild.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Addition, Counters } from './store/counters.ts';
import type { GenerationStore, Generations } from './store/generations.ts';

/** A list of things with what each adds; those that add nothing are undefined. */
export type AdditionList = List<Addition | undefined>;

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

/** Where the numbers that are being built go on. Lists are kept by their place. */
const progressOf = (generations: GenerationStore, begun: Generations) => {
  const placed = (state: Generations) => {
    const { building } = state;
    const place = building && { list: String(building.list), after: building.after };
    return { ...state, place };
  };
  return {
    read: async () => placed(begun),
    save: async ({ version, shown }: Generations, place: Place | undefined) => {
      const { generation = shown, begunAt = '' } = begun.building ?? {};
      const position = place && { list: Number(place.list), after: place.after };
      const next = position
        ? { shown, building: { generation, begunAt, ...position } }
        : { shown: generation };
      const saved = await generations.save({ ...next, version });
      return saved && placed(saved);
    },
  };
};

/**
 * Builds all numbers again from the tables, beside those that are shown, and shows them when they are complete. The first run only
 * begins: from then on, events are counted in both, and the lists, which lag by a moment, are read by the next run.
 */
export const buildAgain =
  ({ generations, lists, counters, clock }: BuildDeps) =>
  async (millisecondsLeft: () => number): Promise<BuildProgress> => {
    const state = await generations.read();
    const { building, shown, version } = state;
    if (building === undefined) {
      const begins = { generation: shown + 1, begunAt: clock().toISOString(), list: 0 };
      const begun = await generations.save({ shown, building: begins, version });
      return { isDone: false, isBusy: begun === undefined, counted: 0 };
    }
    let counted = 0;
    const count = async (addition: Addition | undefined): Promise<void> => {
      if (addition === undefined) return;
      await counters.count(building.generation, addition, clock());
      counted += 1;
    };
    const walk = throughLists(Object.fromEntries(lists(new Date(building.begunAt)).entries()), count, {
      page: PAGE,
    });
    const { isDone, isBusy } = await walkOn(progressOf(generations, state), walk, millisecondsLeft);
    return { isDone, isBusy, counted };
  };
