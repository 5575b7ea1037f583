import { retention } from '#domain/kernel/retention.ts';
import { batchStore } from '../batches/batch-store.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import type { Log } from '../runtime/logger.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { walkProgress } from '../runtime/table/walk-progress.ts';
import { buildAgain } from './build-again.ts';
import { historyStore } from './store/history-store.ts';

export const rebuildVariables = { HISTORY_TABLE: required, TELEMETRY_TABLE: required };

interface Given extends Pick<SharedDependencies, 'client' | 'clock'> {
  readonly log: Pick<Log, 'warn'>;
  /** For how many days events are kept. */
  readonly keptDays?: number;
}

/** Tells the history again from the events that the lake keeps by the hour. */
export const wireRebuild = (
  env: EnvOf<typeof rebuildVariables>,
  { client, clock, log, keptDays = retention.record.days }: Given,
) =>
  buildAgain({
    clock,
    log,
    keptDays,
    store: historyStore(client, env.HISTORY_TABLE),
    progress: walkProgress(client, env.HISTORY_TABLE),
    batches: batchStore(client, env.TELEMETRY_TABLE),
  });
