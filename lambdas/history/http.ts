import { historyEndpoints } from '#domain/history/endpoints.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { showHistory } from './show-history.ts';
import { historyStore } from './store/history-store.ts';

export const variables = { HISTORY_TABLE: required };

/** The function behind the endpoint of the history. */
export const wire = (env: EnvOf<typeof variables>, { client, clock, checks }: SharedDependencies) =>
  http(
    'history',
    historyEndpoints,
    { list: showHistory({ clock, store: historyStore(client, env.HISTORY_TABLE) }) },
    checks,
  );
