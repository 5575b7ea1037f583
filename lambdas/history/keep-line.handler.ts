import { AnyEvent } from '#events/envelope.ts';
import { readEnv, required } from '../runtime/env.ts';
import { documentClient, workerTimeouts } from '../runtime/sdk.ts';
import { bus } from '../runtime/triggers/bus.ts';
import { keepLine } from './keep-line.ts';
import { historyStore } from './store/history-store.ts';

const env = readEnv({ HISTORY_TABLE: required });

export const handler = bus(
  AnyEvent,
  keepLine(historyStore(documentClient(workerTimeouts), env.HISTORY_TABLE)),
);
