import { readEnv } from '../runtime/env.ts';
import { workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { schedule } from '../runtime/triggers/schedule.ts';
import { variables, wire } from './waitlists.ts';

export const handler = schedule(
  'Serving the waitlists',
  wire(readEnv(variables), sharedDependencies(workerTimeouts)),
);
