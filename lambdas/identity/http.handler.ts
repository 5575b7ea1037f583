import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { readEnv } from '../runtime/env.ts';
import { browserTimeouts, clientSettings } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { endSessions } from './end-sessions.ts';
import { variables, wire } from './http.ts';
import { roleGroups } from './rights/role-groups.ts';
import { secondFactors } from './two-step/second-factors.ts';

const cognito = new CognitoIdentityProviderClient(clientSettings(browserTimeouts));

const env = readEnv(variables);

export const handler = wire(env, {
  ...sharedDependencies(browserTimeouts),
  endSessions: endSessions(cognito),
  factors: secondFactors(cognito, env.USER_POOL_ID),
  groups: roleGroups(cognito, env.USER_POOL_ID),
});
