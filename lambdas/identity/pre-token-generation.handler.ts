import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { StaffTwoStep } from '#domain/kernel/staff-two-step.ts';
import { clock } from '../runtime/clock.ts';
import { readEnv, required } from '../runtime/env.ts';
import { logger as log } from '../runtime/logger.ts';
import { clientSettings, documentClient, signUpTimeouts } from '../runtime/sdk.ts';
import { trigger } from '../runtime/triggers/trigger.ts';
import { nameKept } from './people/name-kept.ts';
import { peopleStore } from './people/people-store.ts';
import { noteSeen, seenStore } from './rights/last-seen.ts';
import { secondFactors } from './two-step/second-factors.ts';
import { withholdGroups } from './two-step/withhold-groups.ts';

const { STAFF_TWO_STEP, PROFILES_TABLE } = readEnv({
  STAFF_TWO_STEP: StaffTwoStep,
  PROFILES_TABLE: required,
});
const cognito = new CognitoIdentityProviderClient(clientSettings(signUpTimeouts));

/** It takes the id of the pool from the event: as an environment variable it would be a circular dependency. */
const withhold = withholdGroups({
  staffTwoStep: STAFF_TWO_STEP,
  factorsOf: (userPoolId) => secondFactors(cognito, userPoolId),
  log,
});
const client = documentClient(signUpTimeouts);
const name = nameKept({ people: peopleStore(client, PROFILES_TABLE), log });
const note = noteSeen({ seen: seenStore(client, PROFILES_TABLE), clock, log });

export const handler = trigger<PreTokenGenerationV2TriggerEvent>(async (event, run) => {
  const allowed = await withhold(event, run);
  const [named] = await Promise.all([name(allowed, run), note(event, run)]);
  return named;
});
