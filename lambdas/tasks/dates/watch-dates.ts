import { shipperTaskSource } from '../../identity/index.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import { pauseOf } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { bringUpToDate } from '../follow/bring-up-to-date.ts';
import { taskStore } from '../store/task-store.ts';

export const dateVariables = { TASKS_TABLE: required, PROFILES_TABLE: required };

/** Records that are read together. */
const AT_ONCE = 25;

/** Looks at everything that begins to wait because a day has come, without any event: known shippers whose record is about to end. */
export const watchDates = (
  { TASKS_TABLE, PROFILES_TABLE }: EnvOf<typeof dateVariables>,
  { client, clock }: Pick<SharedDependencies, 'client' | 'clock'>,
) => {
  const shipper = shipperTaskSource(client, PROFILES_TABLE, clock);
  const store = taskStore(client, TASKS_TABLE);
  const upToDate = bringUpToDate({ store, clock, pause: pauseOf(25), sources: { shipper } });
  return async (): Promise<{ readonly shippers: number }> => {
    let shippers = 0;
    let after: string | undefined;
    do {
      const { items, next } = await shipper.open({ after, limit: AT_ONCE });
      await Promise.all(items.map((id) => upToDate({ kind: 'shipper', id })));
      shippers += items.length;
      after = next;
    } while (after !== undefined);
    return { shippers };
  };
};
