import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { assignMailbox, confirmSignUp, leasedNumbers, mailboxStore } from '../mailboxes/index.ts';
import { clock } from '../runtime/clock.ts';
import { readEnv, required } from '../runtime/env.ts';
import { logger as log } from '../runtime/logger.ts';
import { newId } from '../runtime/new-id.ts';
import { clientSettings, documentClient, patientAsASignUp } from '../runtime/sdk.ts';
import { bySource } from '../runtime/triggers/by-source.ts';
import { trigger } from '../runtime/triggers/trigger.ts';
import { afterPasswordReset } from './after-password-reset.ts';
import { endSessions } from './end-sessions.ts';

const env = readEnv({ PROFILES_TABLE: required, MAILBOXES_TABLE: required });
const mailboxes = mailboxStore(documentClient(patientAsASignUp), {
  mailboxes: env.MAILBOXES_TABLE,
  profiles: env.PROFILES_TABLE,
});
const assign = assignMailbox({ mailboxes, numbers: leasedNumbers(mailboxes), clock, newId });
const cognito = new CognitoIdentityProviderClient(clientSettings(patientAsASignUp));

/** Cognito's one function for whatever has been confirmed. The pool is the event's: naming it here would tie a knot. */
export const handler = trigger(
  bySource<PostConfirmationTriggerEvent>({
    PostConfirmation_ConfirmSignUp: confirmSignUp({ assign, log }),
    PostConfirmation_ConfirmForgotPassword: afterPasswordReset({ endSessions: endSessions(cognito), log }),
  }),
);
