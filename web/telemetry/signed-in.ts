import { keysInStorage, readStorage } from './storage.ts';

/** Where Amplify keeps the access token of whoever is signed in on this device: the provider, its client, the user. */
const ACCESS_TOKEN = /^CognitoIdentityServiceProvider\.\w+\.(.+)\.accessToken$/;

/**
 * The signed-in user as the browser has it, read from storage because static pages do without Amplify. The token may
 * have expired: the server then takes the user id for what it is, a claim.
 */
export const signedInUser = (): {
  readonly userId?: string | undefined;
  readonly token?: string | undefined;
} => {
  const key = keysInStorage().find((name) => ACCESS_TOKEN.test(name));
  return key ? { userId: ACCESS_TOKEN.exec(key)?.[1], token: readStorage(key) } : {};
};
