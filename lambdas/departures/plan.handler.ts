import { readEnv } from '../runtime/env.ts';
import { workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { schedule } from '../runtime/triggers/schedule.ts';
import { variables, wire } from './plan.ts';

/** Called by the schedule, and by the bus when settings change. It reads the current settings and ignores the event's data. */
export const handler = schedule(
  'Planning the flights',
  wire(readEnv(variables), sharedDependencies(workerTimeouts)),
);
