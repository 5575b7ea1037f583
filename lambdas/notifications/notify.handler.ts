import { AnyEvent } from '#events/envelope.ts';
import { readEnv } from '../runtime/env.ts';
import { workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { queue } from '../runtime/triggers/queue.ts';
import { openChannels } from './channels/list.ts';
import { variables, wire } from './notify.ts';

const shared = sharedDependencies(workerTimeouts);

export const handler = queue(AnyEvent, wire(readEnv(variables), shared, openChannels(shared)));
