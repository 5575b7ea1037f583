import { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { settingsReader } from '../settings/index.ts';
import { locateZipCode } from './locate-zip-code.ts';
import { findZipCode } from './zip-codes.ts';

export const variables = { SETTINGS_TABLE: required };

/** The function behind the endpoints of the quotes. */
export const wire = (
  env: EnvOf<typeof variables>,
  { client, clock, log, isOrigin }: Pick<SharedDependencies, 'client' | 'clock' | 'log' | 'isOrigin'>,
) => {
  const readSetting = settingsReader(client, env.SETTINGS_TABLE, { clock, log });
  return http(quoteEndpoints, { zipCode: locateZipCode({ find: findZipCode, readSetting }) }, isOrigin);
};
