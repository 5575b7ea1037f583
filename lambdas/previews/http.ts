import { previewEndpoints } from '#domain/previews/endpoints.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { settingsReader } from '../settings/index.ts';
import { listMessages } from './list-messages.ts';

export const variables = { SETTINGS_TABLE: required, SITE_URL: required };

/** The function behind the endpoint of the previews. */
export const wire = (env: EnvOf<typeof variables>, { client, clock, log, checks }: SharedDependencies) => {
  const readSetting = settingsReader(client, env.SETTINGS_TABLE, { clock, log });
  return http(
    'previews',
    previewEndpoints,
    { list: listMessages({ readSetting, siteUrl: env.SITE_URL }) },
    checks,
  );
};
