import { keyValueApi } from '../gateway/key-values/api.ts';
import type { KeyValueStore } from '../gateway/key-values/key-value-store.ts';
import { openKeyValueRegistry } from '../gateway/key-values/registry.ts';
import { listenOnLoopback } from '../gateway/listeners.ts';
import { openState } from '../state/state.ts';
import { type Stoppable, systemClock } from '../types.ts';

interface RunningStore extends Stoppable {
  readonly endpoint: string;
  readonly store: KeyValueStore;
}

/** Serves the API of CloudFront's key value stores with one store in memory. */
export const startKeyValueStore = async (arn: string): Promise<RunningStore> => {
  const state = openState(':memory:');
  const { store } = openKeyValueRegistry(state, systemClock).open(arn);
  const listeners = await listenOnLoopback(
    0,
    keyValueApi((asked) => (asked === arn ? store : undefined)),
  );
  return {
    endpoint: `http://localhost:${listeners.port}`,
    store,
    stop: async () => {
      await listeners.stop();
      state.close();
    },
  };
};
