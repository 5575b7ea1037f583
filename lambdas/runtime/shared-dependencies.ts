import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Clock, clock } from './clock.ts';
import type { RequestChecks } from './http/request-checks.ts';
import { type Log, logger } from './logger.ts';
import { type NewId, newId } from './new-id.ts';
import { type ClientTimeouts, documentClient } from './sdk.ts';
import { type KeyFor, keyFor } from './secrets/house-key.ts';

/** The dependencies of most functions: client, clock, ids, log. `wire` of each domain gets them; tests pass their own. */
export interface SharedDependencies {
  readonly client: DynamoDBDocumentClient;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: Log;
  readonly keyFor: KeyFor;
  /** The checks before a use case; those of the stage unless given. */
  readonly checks?: RequestChecks;
}

/** The dependencies of a deployed function, with these timeouts for calls of AWS. */
export const sharedDependencies = (timeouts: ClientTimeouts): SharedDependencies => ({
  client: documentClient(timeouts),
  clock,
  newId,
  log: logger,
  keyFor,
});
