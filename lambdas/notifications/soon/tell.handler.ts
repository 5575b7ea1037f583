import { readEnv } from '../../runtime/env.ts';
import { workerTimeouts } from '../../runtime/sdk.ts';
import { sharedDependencies } from '../../runtime/shared-dependencies.ts';
import { schedule } from '../../runtime/triggers/schedule.ts';
import { openChannels } from '../channels/list.ts';
import { variables, wireSoon } from './open-soon.ts';

const shared = sharedDependencies(workerTimeouts);

export const handler = schedule(
  'Telling people what has happened',
  wireSoon(readEnv(variables), shared, openChannels(shared)),
);
