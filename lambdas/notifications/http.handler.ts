import { sampleAccountId } from '#domain/notifications/whatsapp/approval.ts';
import { optional, readEnv } from '../runtime/env.ts';
import { browserTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { askerOf, metaVariables } from './channels/whatsapp/approval/open-approvals.ts';
import { variables, wire } from './http.ts';

const env = readEnv({ ...variables, ...metaVariables, WHATSAPP_NUMBER_ID: optional });

export const handler = wire(env, {
  ...sharedDependencies(browserTimeouts),
  offersWhatsApp: env.WHATSAPP_NUMBER_ID !== '',
  askMeta: askerOf(env, browserTimeouts),
  playsMeta: env.WHATSAPP_ACCOUNT_ID === sampleAccountId,
});
