import { createRequire } from 'node:module';
import type { SharedDependencies } from '#lambdas/runtime/shared-dependencies.ts';
import { wire } from '#lambdas/settings/http.ts';

const load = createRequire(import.meta.url);

/** The renderer of the build, as the function has it. */
const loadRenderer = async () => ({
  render: (load('#site-renderer') as typeof import('#site-renderer')).renderSite,
  built: load('#built-site') as typeof import('#built-site').default,
});

/** The function behind the endpoints of the settings, of a stage that shows samples. */
export const settingsFunction = (env: { readonly SETTINGS_TABLE: string }, given: SharedDependencies) =>
  wire(
    { SETTINGS_TABLE: env.SETTINGS_TABLE, SITE_URL: 'https://skybarrel.test', SITE_SAMPLES: 'shown' },
    { ...given, loadRenderer, takesCards: async () => false },
  );
