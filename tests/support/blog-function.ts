import { createRequire } from 'node:module';
import type { Role } from '#domain/kernel/role.ts';
import { wire } from '#lambdas/blog/http.ts';
import type { SharedDependencies } from '#lambdas/runtime/shared-dependencies.ts';
import type { Tables } from './tables.ts';

const load = createRequire(import.meta.url);

/** The renderer of the build, as the function has it. */
const loadRenderer = async () => ({
  render: (load('#site-renderer') as typeof import('#site-renderer')).renderBlog,
  built: load('#built-site') as typeof import('#built-site').default,
});

/** The function behind the endpoints of the blog's desk, of a stage that shows samples. */
export const blogFunction = (
  env: Tables['env'],
  given: SharedDependencies,
  rolesOf: (userId: string) => Promise<readonly Role[]> = async () => [],
) =>
  wire(
    { ...env, SITE_URL: 'https://skybarrel.test', SITE_SAMPLES: 'shown' },
    { ...given, loadRenderer, takesCards: async () => false, rolesOf },
  );
