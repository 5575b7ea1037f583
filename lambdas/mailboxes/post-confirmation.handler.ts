import { clock } from '../runtime/clock.ts';
import { count } from '../runtime/count.ts';
import { readEnv, required } from '../runtime/env.ts';
import { logger } from '../runtime/logger.ts';
import { newId } from '../runtime/new-id.ts';
import { documentClient, patientAsASignUp } from '../runtime/sdk.ts';
import { trigger } from '../runtime/triggers/trigger.ts';
import { assignMailbox } from './assign-mailbox.ts';
import { confirmSignUp } from './confirm-sign-up.ts';
import { mailboxStore } from './store/mailbox-store.ts';
import { leasedNumbers } from './store/number-allocator.ts';

const env = readEnv({ PROFILES_TABLE: required, MAILBOXES_TABLE: required });
const mailboxes = mailboxStore(documentClient(patientAsASignUp), {
  mailboxes: env.MAILBOXES_TABLE,
  profiles: env.PROFILES_TABLE,
});
const assign = assignMailbox({ mailboxes, numbers: leasedNumbers(mailboxes), clock, newId });

export const handler = trigger(confirmSignUp({ assign, log: logger, count }));
