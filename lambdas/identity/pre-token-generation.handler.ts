import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { StaffTwoStep } from '#domain/kernel/staff-two-step.ts';
import { readEnv } from '../runtime/env.ts';
import { logger as log } from '../runtime/logger.ts';
import { clientSettings, signUpTimeouts } from '../runtime/sdk.ts';
import { trigger } from '../runtime/triggers/trigger.ts';
import { secondFactors } from './two-step/second-factors.ts';
import { withholdGroups } from './two-step/withhold-groups.ts';

const { STAFF_TWO_STEP } = readEnv({ STAFF_TWO_STEP: StaffTwoStep });
const cognito = new CognitoIdentityProviderClient(clientSettings(signUpTimeouts));

/** It takes the id of the pool from the event: as an environment variable it would be a circular dependency. */
export const handler = trigger(
  withholdGroups({
    staffTwoStep: STAFF_TWO_STEP,
    factorsOf: (userPoolId) => secondFactors(cognito, userPoolId),
    log,
  }),
);
