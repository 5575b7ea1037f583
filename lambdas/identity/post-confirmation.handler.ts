import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { assignmentVariables, confirmSignUp, wireAssignment } from '../mailboxes/index.ts';
import { readEnv, required } from '../runtime/env.ts';
import { refusesOlder } from '../runtime/http/ended-sessions.ts';
import { clientSettings, signUpTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { bySource } from '../runtime/triggers/by-source.ts';
import { trigger } from '../runtime/triggers/trigger.ts';
import { afterPasswordReset } from './after-password-reset.ts';
import { endSessions } from './end-sessions.ts';
import { joiningOf } from './invitations/joining.ts';

const { log, ...dependencies } = sharedDependencies(signUpTimeouts);
const env = readEnv(assignmentVariables);
const { assign } = wireAssignment(env, dependencies);
const { SESSIONS_TABLE } = readEnv({ SESSIONS_TABLE: required });
const { client, clock } = dependencies;
const refuseOlder = refusesOlder(client, SESSIONS_TABLE);
const cognito = new CognitoIdentityProviderClient(clientSettings(signUpTimeouts));

const joining = joiningOf({ ...dependencies, cognito, profilesTable: env.PROFILES_TABLE });

/**
 * The one post-confirmation function of the pool. It takes the id of the pool from the event: as an environment variable
 * it would be a circular dependency.
 */
export const handler = trigger(
  bySource<PostConfirmationTriggerEvent>({
    PostConfirmation_ConfirmSignUp: confirmSignUp({ assign, joining, log }),
    PostConfirmation_ConfirmForgotPassword: afterPasswordReset({
      endSessions: endSessions({ cognito, refuseOlder, clock }),
      log,
    }),
  }),
);
