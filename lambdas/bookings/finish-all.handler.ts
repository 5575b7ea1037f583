import { readEnv } from '../runtime/env.ts';
import { workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { schedule } from '../runtime/triggers/schedule.ts';
import { variables, wireFinishAll } from './jobs.ts';

export const handler = schedule(
  'Finishing the bookings',
  wireFinishAll(readEnv(variables), sharedDependencies(workerTimeouts)),
);
