import { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import { readEnv, required } from '../runtime/env.ts';
import { logger } from '../runtime/logger.ts';
import { clientSettings, workerTimeouts } from '../runtime/sdk.ts';
import { stream } from '../runtime/triggers/stream.ts';
import { eventBus } from './event-bus.ts';
import { relayEvents } from './relay-events.ts';

const env = readEnv({ EVENT_BUS_NAME: required });
const client = new EventBridgeClient(clientSettings(workerTimeouts));

export const handler = stream(relayEvents({ publish: eventBus(client, env.EVENT_BUS_NAME), log: logger }));
