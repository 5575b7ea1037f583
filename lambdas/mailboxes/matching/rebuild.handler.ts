import { readEnv } from '../../runtime/env.ts';
import { workerTimeouts } from '../../runtime/sdk.ts';
import { sharedDependencies } from '../../runtime/shared-dependencies.ts';
import { byHand } from '../../runtime/triggers/by-hand.ts';
import { rebuildVariables, wireRebuild } from './rebuild.ts';

export const handler = byHand(
  'Writing the search entries of mailboxes again',
  wireRebuild(readEnv(rebuildVariables), sharedDependencies(workerTimeouts)),
);
