import { readEnv, required } from '../runtime/env.ts';
import { pauseOf } from '../runtime/pause.ts';
import { workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { namedStream } from '../runtime/triggers/stream.ts';
import { counterStore } from './counters/counter-store.ts';
import { groupStore } from './counters/group-store.ts';
import { foldBatches } from './fold/fold-batches.ts';

const env = readEnv({ MONITORING_TABLE: required });
const { client, clock, newId, log } = sharedDependencies(workerTimeouts);

export const handler = namedStream(
  foldBatches({
    counters: counterStore(client, env.MONITORING_TABLE),
    groups: groupStore(client, env.MONITORING_TABLE),
    clock,
    newId,
    pause: pauseOf(20),
    log,
  }),
);
