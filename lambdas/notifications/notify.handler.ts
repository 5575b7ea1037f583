import { AnyEvent } from '#events/envelope.ts';
import { readEnv } from '../runtime/env.ts';
import { workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { queue } from '../runtime/triggers/queue.ts';
import { openPlainMail } from './channels/mail/open-mail.ts';
import { openTexts } from './channels/whatsapp/texts/open-texts.ts';
import { variables, wire } from './notify.ts';

const shared = sharedDependencies(workerTimeouts);

// What is announced at once is a letter without photos, or a text that staff wrote. What has photos and what rings on a phone is told soon, by a job of its own.
export const handler = queue(
  AnyEvent,
  wire(readEnv(variables), shared, [openPlainMail(shared), openTexts(shared)]),
);
