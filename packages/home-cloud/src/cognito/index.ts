import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { JSONWebKeySet } from 'jose';
import { onlySdkClients, signerOf } from '../gateway/sdk-requests.ts';
import { type Permissions, unrestricted } from '../iam/authorize.ts';
import type { Clock, DeliverMail, Ids, Invoke, Stoppable } from '../types.ts';
import { mailer } from './outbound/mail.ts';
import { triggerRunner } from './outbound/triggers.ts';
import { issuerOf, type PoolDefinition } from './pools/pool-definition.ts';
import { admission, endpoint, permission } from './protocol/endpoint.ts';
import { forOwnPages } from './protocol/own-pages.ts';
import { poolDirectory, type Services } from './services.ts';
import { loadKeys } from './sessions/keys.ts';
import { openStore, type Store } from './store/store.ts';

export { poolDefinitions } from './pools/definition.ts';
export { issuerOf } from './pools/pool-definition.ts';

export interface CognitoOptions {
  /** The SQLite file. Without it the data is in memory. */
  readonly path?: string;
  readonly pools: readonly PoolDefinition[];
  readonly clock: Clock;
  readonly ids: Ids;
  readonly invoke: Invoke;
  readonly deliverMail: DeliverMail;
  /** 0 or absent: any free port. */
  readonly port?: number;
  /** The timeout of a trigger. The default is Cognito's five seconds. */
  readonly triggerTimeoutMs?: number;
  /** More requests get TooManyRequestsException. Without it there is no limit. */
  readonly requestsPerSecond?: number;
  /** Checks administrators' operations against the policies of their signer. Without it everything is allowed. */
  readonly permissions?: Permissions;
  /** Logs internal errors of the service. */
  readonly log?: (line: string) => void;
}

/** A running user-pool service. */
export interface Cognito extends Stoppable {
  /** `http://127.0.0.1:<port>`. */
  readonly endpoint: string;
  /** Handles requests of browsers. It accepts our own pages only, and no administrators' operations. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** The public keys of the pool that signs as this issuer. */
  jwks(issuer: string): JSONWebKeySet | undefined;
}

const storeGroups = (store: Store, pools: readonly PoolDefinition[], now: number): void =>
  store.transaction(() => {
    for (const pool of pools) {
      for (const group of pool.groups) {
        const createdAt = store.groups.get(pool.id, group.name)?.createdAt ?? now;
        store.groups.put(pool.id, { ...group, createdAt, modifiedAt: now });
      }
    }
  });

const day = 86_400_000;

/** Starts the service on 127.0.0.1. Acknowledged changes survive a kill. */
export const startCognito = async (options: CognitoOptions): Promise<Cognito> => {
  const { pools, clock, ids, invoke, deliverMail, log = console.error } = options;
  const store = openStore(options.path);
  store.sessions.prune(clock.now() - day);
  storeGroups(store, pools, clock.now());
  const triggers = triggerRunner(invoke, options.triggerTimeoutMs);
  const keys = await loadKeys(store, pools);
  const services: Services = {
    pools: poolDirectory(pools),
    store,
    clock,
    ids,
    triggers,
    mail: mailer(triggers, deliverMail),
    keys,
  };
  const admit = admission(services, options.requestsPerSecond);
  const isSigned = (request: IncomingMessage) => signerOf(request, ['cognito-idp']) !== undefined;
  const permit = permission(options.permissions ?? unrestricted);
  const handle = endpoint(services, { isSigned, admit, permit }, log);
  const server = createServer(
    onlySdkClients((request, response) => {
      handle(request, response).catch((error: unknown) => {
        log(`cognito: no answer could be written: ${String(error)}`);
        response.destroy();
      });
    }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    handle: forOwnPages(endpoint(services, { isSigned: () => false, admit, permit }, log)),
    jwks: (issuer) => {
      const pool = pools.find(({ id }) => issuerOf(id) === issuer);
      return pool && keys(pool.id).jwks;
    },
    stop: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      store.close();
    },
  };
};
