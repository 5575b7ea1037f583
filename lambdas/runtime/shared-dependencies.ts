import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Clock, clock } from './clock.ts';
import { type Log, logger } from './logger.ts';
import { type NewId, newId } from './new-id.ts';
import { documentClient, type ClientTimeouts } from './sdk.ts';
import { type KeyFor, keyFor } from './secrets/house-key.ts';
import type { IsOrigin } from './secrets/origin-secret.ts';

/** What a function gets from outside: clients, clock, ids, log. `wire` of each domain builds on it; tests pass their own. */
export interface SharedDependencies {
  readonly client: DynamoDBDocumentClient;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: Log;
  readonly keyFor: KeyFor;
  /** The check of the origin secret; the one of the stage unless given. */
  readonly isOrigin?: IsOrigin;
}

/** The sharedDependencies of a deployed function that is so patient with the services it calls. */
export const sharedDependencies = (timeouts: ClientTimeouts): SharedDependencies => ({
  client: documentClient(timeouts),
  clock,
  newId,
  log: logger,
  keyFor,
});
