import { destinationCodes } from '#domain/kernel/destinations.ts';
import { type List, throughLists, walkOn } from '../../runtime/aggregate/rebuild.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { walkProgress } from '../../runtime/table/walk-progress.ts';
import { type ArrivalRows, arrivalRowsOf } from '../store/arrival-rows.ts';

export const rebuildVariables = { SHIPMENTS_TABLE: required };

/** First whatever could be missing from a list, then whatever could be in one by mistake. */
const listsOf = ({ open, shown }: ArrivalRows): Readonly<Record<string, List<string>>> => ({
  open,
  ...Object.fromEntries(destinationCodes.map((to) => [to, (page) => shown(to, page)])),
});

/** Makes the lists of arrivals again from the shipments. Agents can go on meanwhile. */
export const wireRebuild = (
  { SHIPMENTS_TABLE: table }: EnvOf<typeof rebuildVariables>,
  { client }: Pick<SharedDependencies, 'client'>,
) => {
  const rows = arrivalRowsOf(client, table);
  const progress = walkProgress(client, table);
  return async (
    millisecondsLeft: () => number,
  ): Promise<{ readonly isDone: boolean; readonly mended: number }> => {
    let mended = 0;
    const walk = throughLists(listsOf(rows), async (number) => {
      if (await rows.mend(number)) mended += 1;
    });
    const { isDone } = await walkOn(progress, walk, millisecondsLeft);
    return { isDone, mended };
  };
};
