import { keysInStorage, readStorage } from './storage.ts';

/** Key under which Amplify stores the access token of the signed-in user: provider, client, user. */
const ACCESS_TOKEN = /^Cognito\w+\.\w+\.(.+)\.accessToken$/;

/**
 * The signed-in user, read from storage because static pages do not load Amplify. The token may have expired; the
 * server then treats the user id as a claim without proof.
 */
export const signedInUser = (): {
  readonly userId?: string | undefined;
  readonly token?: string | undefined;
} => {
  const key = keysInStorage().find((name) => ACCESS_TOKEN.test(name));
  return key ? { userId: ACCESS_TOKEN.exec(key)?.[1], token: readStorage(key) } : {};
};
