import { readEnv } from '../runtime/env.ts';
import { workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { byHand } from '../runtime/triggers/by-hand.ts';
import { wireRebuild } from './rebuild.ts';
import { variables } from './sold/follow.ts';

export const handler = byHand(
  'Making requests of pickups, and the lists of bookings again',
  wireRebuild(readEnv(variables), sharedDependencies(workerTimeouts)),
);
