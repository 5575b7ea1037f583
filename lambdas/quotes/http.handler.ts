import { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import { clock } from '../runtime/clock.ts';
import { readEnv, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import { logger } from '../runtime/logger.ts';
import { documentClient, patientAsABrowser } from '../runtime/sdk.ts';
import { settingsReader } from '../settings/settings-reader.ts';
import { locateZipCode } from './locate-zip-code.ts';
import { findZipCode } from './zip-codes.ts';

const env = readEnv({ SETTINGS_TABLE: required });
const client = documentClient(patientAsABrowser);
const readSetting = settingsReader(client, env.SETTINGS_TABLE, { clock, log: logger });

export const handler = http(quoteEndpoints, {
  zipCode: locateZipCode({ find: findZipCode, readSetting }),
});
