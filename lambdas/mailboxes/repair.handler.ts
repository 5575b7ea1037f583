import { setTimeout } from 'node:timers/promises';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { accountDirectory, joiningOf } from '../identity/index.ts';
import { readEnv, required } from '../runtime/env.ts';
import { clientSettings, workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { schedule } from '../runtime/triggers/schedule.ts';
import { assignmentVariables, wireAssignment } from './assign/assignment.ts';
import { repairMailboxes } from './repair/repair-mailboxes.ts';
import { repairProgress } from './store/repair-progress.ts';

/** With about seven pages a second, the pass uses a third of what the pool allows. */
const PAUSE_BETWEEN_PAGES_MS = 60;

const env = readEnv({ ...assignmentVariables, USER_POOL_ID: required });
const dependencies = sharedDependencies(workerTimeouts);
const { mailboxes, assign } = wireAssignment(env, dependencies);
const cognito = new CognitoIdentityProviderClient(clientSettings(workerTimeouts));

export const handler = schedule(
  'The mailbox repair',
  repairMailboxes({
    accounts: accountDirectory(cognito, env.USER_POOL_ID),
    mailboxes,
    progress: repairProgress(dependencies.client, env.MAILBOXES_TABLE),
    assign,
    join: joiningOf({ ...dependencies, cognito, profilesTable: env.PROFILES_TABLE })(env.USER_POOL_ID),
    pauseBetweenPages: () => setTimeout(PAUSE_BETWEEN_PAGES_MS),
    clock: dependencies.clock,
    newId: dependencies.newId,
    log: dependencies.log,
  }),
);
