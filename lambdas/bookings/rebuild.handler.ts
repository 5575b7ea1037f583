import { readEnv } from '../runtime/env.ts';
import { workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { byHand } from '../runtime/triggers/by-hand.ts';
import { variables, wireRebuild } from './jobs.ts';

export const handler = byHand(
  'Building the search for bookings again',
  wireRebuild(readEnv(variables), sharedDependencies(workerTimeouts)),
);
