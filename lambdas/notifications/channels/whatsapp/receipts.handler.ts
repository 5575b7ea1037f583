import { SESv2Client } from '@aws-sdk/client-sesv2';
import { optional, readEnv } from '../../../runtime/env.ts';
import { clientSettings, workerTimeouts } from '../../../runtime/sdk.ts';
import { sharedDependencies } from '../../../runtime/shared-dependencies.ts';
import { bus } from '../../../runtime/triggers/bus.ts';
import { sesMailer } from '../mail/mailer.ts';
import { Receipt, variables, wire } from './receipts.ts';

const env = readEnv({ ...variables, MAIL_FROM: optional, MAIL_SET: optional });
const ses = new SESv2Client(clientSettings(workerTimeouts));
const sendMail = env.MAIL_FROM ? sesMailer(ses, env.MAIL_FROM, env.MAIL_SET) : undefined;

export const handler = bus(Receipt, wire(env, { ...sharedDependencies(workerTimeouts), sendMail }));
