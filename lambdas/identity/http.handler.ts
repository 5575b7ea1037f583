import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { readEnv, required } from '../runtime/env.ts';
import { refusesOlder } from '../runtime/http/ended-sessions.ts';
import { browserTimeouts, clientSettings } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { poolEmail } from './email/pool-email.ts';
import { endSessions } from './end-sessions.ts';
import { variables, wire } from './http.ts';
import { roleGroups } from './rights/role-groups.ts';
import { secondFactors } from './two-step/second-factors.ts';

const cognito = new CognitoIdentityProviderClient(clientSettings(browserTimeouts));

const env = readEnv({ ...variables, SESSIONS_TABLE: required });

const shared = sharedDependencies(browserTimeouts);
const refuseOlder = refusesOlder(shared.client, env.SESSIONS_TABLE);

export const handler = wire(env, {
  ...shared,
  refuseOlder,
  endSessions: endSessions({ cognito, refuseOlder, clock: shared.clock }),
  factors: secondFactors(cognito, env.USER_POOL_ID),
  pool: poolEmail(cognito, env.USER_POOL_ID),
  groups: roleGroups(cognito, env.USER_POOL_ID),
});
