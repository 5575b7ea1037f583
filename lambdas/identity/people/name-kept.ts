import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { isPersonId, PERSON_CLAIM } from '#domain/kernel/person/person-id.ts';
import { withDeadline } from '../../runtime/deadline.ts';
import type { Log } from '../../runtime/logger.ts';
import type { TriggerRun } from '../../runtime/triggers/trigger.ts';
import type { PeopleStore } from './people-store.ts';

/** Somebody waits to sign in, and Cognito gives up after five seconds, which the check of the second factor needs as well. */
const READ_DEADLINE_MS = 1200;

interface Deps {
  readonly people: Pick<PeopleStore, 'find'>;
  readonly log: Pick<Log, 'error'>;
  readonly deadline?: typeof withDeadline;
}

/**
 * Names in an access token whom the desk kept of its owner. When the table does not answer, the token goes without: it can do less
 * then, never more, and nobody is kept from signing in. The next one is complete.
 */
export const nameKept =
  ({ people, log, deadline = withDeadline }: Deps) =>
  async (
    event: PreTokenGenerationV2TriggerEvent,
    { correlationId }: TriggerRun,
  ): Promise<PreTokenGenerationV2TriggerEvent> => {
    const { userName: userId, request, response } = event;
    const { ids } = await deadline(READ_DEADLINE_MS, (signal) => people.find(userId, signal)).catch(
      (failure: unknown) => {
        log.error('Nobody could read whom the desk kept of this account', { userId, correlationId, failure });
        return { ids: [] };
      },
    );
    const kept = ids.filter(isPersonId);
    if (kept.length === 0) return event;
    return {
      ...event,
      response: {
        claimsAndScopeOverrideDetails: {
          // Without it Cognito would leave the groups out.
          groupOverrideDetails: request.groupConfiguration,
          ...response.claimsAndScopeOverrideDetails,
          accessTokenGeneration: { claimsToAddOrOverride: { [PERSON_CLAIM]: kept.join(' ') } },
        },
      },
    };
  };
