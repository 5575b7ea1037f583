import { SESv2Client } from '@aws-sdk/client-sesv2';
import { defaultBrand } from '#domain/settings/brand.ts';
import { MailboxAssignedV1 } from '#events/mailboxes/mailbox-assigned.v1.ts';
import { clock } from '../runtime/clock.ts';
import { optional, readEnv, required } from '../runtime/env.ts';
import { logger } from '../runtime/logger.ts';
import { clientSettings, documentClient, patientAsAWorker } from '../runtime/sdk.ts';
import { queue } from '../runtime/triggers/queue.ts';
import { announceMailbox } from './announce-mailbox.ts';
import { sesMailer } from './mailer.ts';
import { notificationStore } from './notification-store.ts';
import { sentStore } from './sent-store.ts';

const env = readEnv({ NOTIFICATIONS_TABLE: required, SITE_URL: required, MAIL_FROM: optional });
const client = documentClient(patientAsAWorker);
const ses = new SESv2Client(clientSettings(patientAsAWorker));

export const handler = queue(
  MailboxAssignedV1.schema,
  announceMailbox({
    notifications: notificationStore(client, env.NOTIFICATIONS_TABLE),
    sent: sentStore(client, env.NOTIFICATIONS_TABLE),
    sendMail: env.MAIL_FROM ? sesMailer(ses, env.MAIL_FROM) : undefined,
    siteUrl: env.SITE_URL,
    brand: defaultBrand,
    clock,
    log: logger,
  }),
);
