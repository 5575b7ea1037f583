import { optional, readEnv } from '../runtime/env.ts';
import { browserTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { variables, wire } from './http.ts';

const env = readEnv({ ...variables, WHATSAPP_NUMBER_ID: optional });

export const handler = wire(env, {
  ...sharedDependencies(browserTimeouts),
  offersWhatsApp: env.WHATSAPP_NUMBER_ID !== '',
});
