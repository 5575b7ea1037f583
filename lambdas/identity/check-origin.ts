import type { IsOrigin } from '../runtime/secrets/origin-secret.ts';

/** What API Gateway asks before it calls a function of an open route, as far as this reads it. */
interface Asked {
  readonly identitySource?: readonly string[] | null | undefined;
}

/** Says whether a request came through the distribution, by the header that API Gateway knows it by. */
export const checkOrigin =
  (isOrigin: IsOrigin) =>
  async ({ identitySource }: Asked): Promise<{ readonly isAuthorized: boolean }> => ({
    isAuthorized: await isOrigin(identitySource?.[0] ?? ''),
  });
