import type { Clock, Ids } from '../types.ts';
import type { Mail } from './outbound/mail.ts';
import type { Triggers } from './outbound/triggers.ts';
import type { ClientDefinition, PoolDefinition } from './pools/pool-definition.ts';
import { refusals } from './protocol/service-error.ts';
import type { Keys } from './sessions/keys.ts';
import type { Store } from './store/store.ts';

/** The services that operations use. */
export interface Services {
  readonly pools: PoolDirectory;
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly triggers: Triggers;
  readonly mail: Mail;
  readonly keys: Keys;
}

/** An app client and the pool it belongs to. */
export interface ClientOfPool {
  readonly pool: PoolDefinition;
  readonly client: ClientDefinition;
}

export interface PoolDirectory {
  readonly all: readonly PoolDefinition[];
  /** Throws ResourceNotFoundException. */
  pool(id: string): PoolDefinition;
  /** Throws ResourceNotFoundException. */
  client(id: string): ClientOfPool;
}

/** Finds pools and clients by id. */
export const poolDirectory = (pools: readonly PoolDefinition[]): PoolDirectory => {
  const byId = new Map(pools.map((pool) => [pool.id, pool]));
  const clients = new Map(
    pools.flatMap((pool) => pool.clients.map((client) => [client.id, { pool, client }] as const)),
  );
  return {
    all: pools,
    pool: (id) => {
      const pool = byId.get(id);
      if (!pool) throw refusals.poolNotFound(id);
      return pool;
    },
    client: (id) => {
      const found = clients.get(id);
      if (!found) throw refusals.clientNotFound(id);
      return found;
    },
  };
};
