import { setTimeout } from 'node:timers/promises';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { accountDirectory } from '../identity/index.ts';
import { readEnv, required } from '../runtime/env.ts';
import { clientSettings, patientAsAWorker } from '../runtime/sdk.ts';
import { surroundings } from '../runtime/surroundings.ts';
import { schedule } from '../runtime/triggers/schedule.ts';
import { assignmentVariables, wireAssignment } from './assignment.ts';
import { repairMailboxes } from './repair-mailboxes.ts';
import { walkNote } from './store/walk-note.ts';

/** In milliseconds: with a page every seventh of a second or so, a third of what the pool allows at most. */
const BREATH = 60;

const env = readEnv({ ...assignmentVariables, USER_POOL_ID: required });
const given = surroundings(patientAsAWorker);
const { mailboxes, assign } = wireAssignment(env, given);
const cognito = new CognitoIdentityProviderClient(clientSettings(patientAsAWorker));

export const handler = schedule(
  'The mailbox repair',
  repairMailboxes({
    accounts: accountDirectory(cognito, env.USER_POOL_ID),
    mailboxes,
    walks: walkNote(given.client, env.MAILBOXES_TABLE),
    assign,
    breathe: () => setTimeout(BREATH),
    clock: given.clock,
    newId: given.newId,
    log: given.log,
  }),
);
