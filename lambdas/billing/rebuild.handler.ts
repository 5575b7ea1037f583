import { readEnv } from '../runtime/env.ts';
import { workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { byHand } from '../runtime/triggers/by-hand.ts';
import { variables } from './biller.ts';
import { wireRebuild } from './rebuild.ts';

export const handler = byHand(
  'Billing what is open',
  wireRebuild(readEnv(variables), sharedDependencies(workerTimeouts)),
);
