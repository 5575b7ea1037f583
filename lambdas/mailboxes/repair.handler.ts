import { setTimeout } from 'node:timers/promises';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { accountDirectory } from '../identity/index.ts';
import { clock } from '../runtime/clock.ts';
import { readEnv, required } from '../runtime/env.ts';
import { logger } from '../runtime/logger.ts';
import { newId } from '../runtime/new-id.ts';
import { clientSettings, documentClient, patientAsAWorker } from '../runtime/sdk.ts';
import { schedule } from '../runtime/triggers/schedule.ts';
import { assignMailbox } from './assign-mailbox.ts';
import { repairMailboxes } from './repair-mailboxes.ts';
import { mailboxStore } from './store/mailbox-store.ts';
import { leasedNumbers } from './store/number-allocator.ts';
import { walkNote } from './store/walk-note.ts';

/** In milliseconds: with a page every seventh of a second or so, a third of what the pool allows at most. */
const BREATH = 60;

const env = readEnv({ PROFILES_TABLE: required, MAILBOXES_TABLE: required, USER_POOL_ID: required });
const client = documentClient(patientAsAWorker);
const mailboxes = mailboxStore(client, {
  mailboxes: env.MAILBOXES_TABLE,
  profiles: env.PROFILES_TABLE,
});
const cognito = new CognitoIdentityProviderClient(clientSettings(patientAsAWorker));
const assign = assignMailbox({ mailboxes, numbers: leasedNumbers(mailboxes), clock, newId });

export const handler = schedule(
  'The mailbox repair',
  repairMailboxes({
    accounts: accountDirectory(cognito, env.USER_POOL_ID),
    mailboxes,
    walks: walkNote(client, env.MAILBOXES_TABLE),
    assign,
    breathe: () => setTimeout(BREATH),
    clock,
    newId,
    log: logger,
  }),
);
