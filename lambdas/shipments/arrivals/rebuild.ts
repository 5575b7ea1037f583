import { type DestinationCode, destinationCodes } from '#domain/kernel/destinations.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { Page, PageRequest } from '../../runtime/table/page.ts';
import { walkProgress } from '../../runtime/table/walk-progress.ts';
import { type ArrivalRows, arrivalRowsOf } from '../store/arrival-rows.ts';

export const rebuildVariables = { SHIPMENTS_TABLE: required };

/** Shipments that are looked at together. */
const AT_ONCE = 25;
/** One more step than this would not be over before the function's time is. */
const STEP_NEEDS_MS = 20_000;

type Place = { readonly list: string; readonly after?: string | undefined };

const OPEN = 'open';
/** First whatever could be missing from a list, then whatever could be in one by mistake. */
const lists: readonly string[] = [OPEN, ...destinationCodes];

const read = (rows: ArrivalRows, list: string, page: PageRequest): Promise<Page<string>> =>
  list === OPEN ? rows.open(page) : rows.shown(list as DestinationCode, page);

/** One step through the lists. Answers where the next one begins, undefined at the end, and how many rows were wrong. */
const walk = async (rows: ArrivalRows, { list, after }: Place) => {
  const { items, next } = await read(rows, list, { after, limit: AT_ONCE });
  const mended = (await Promise.all(items.map(rows.mend))).filter(Boolean).length;
  const following = lists[lists.indexOf(list) + 1];
  const then: Place | undefined = following === undefined ? undefined : { list: following };
  return { mended, place: next === undefined ? then : { list, after: next } };
};

/**
 * Makes the lists of arrivals again from the shipments, as far as it gets in its time. Called again, it goes on where it was; after
 * the end it begins anew. Agents can go on meanwhile.
 */
export const wireRebuild = (
  { SHIPMENTS_TABLE: table }: EnvOf<typeof rebuildVariables>,
  { client }: Pick<SharedDependencies, 'client'>,
) => {
  const rows = arrivalRowsOf(client, table);
  const progress = walkProgress(client, table);
  return async (
    millisecondsLeft: () => number,
  ): Promise<{ readonly isDone: boolean; readonly mended: number }> => {
    let now = await progress.read();
    for (let mended = 0; ; ) {
      const step = await walk(rows, now.place ?? { list: OPEN });
      mended += step.mended;
      // Another run that is further has done the same.
      now = (await progress.save(now, step.place)) ?? (await progress.read());
      if (now.place === undefined) return { isDone: true, mended };
      if (millisecondsLeft() < STEP_NEEDS_MS) return { isDone: false, mended };
    }
  };
};
