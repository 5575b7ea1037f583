import { fetchAuthSession } from 'aws-amplify/auth';

/**
 * Tokens while one session takes the place of another. `refreshing` settles when everybody who asked has an answer; as long as there is a `held`,
 * nobody asks for a token until it settles. A refresh by the old session would fail, and the tokens of the new one would go with it.
 */
export const changeover: { refreshing?: Promise<unknown>; held?: Promise<unknown> } = {};

/** The signed-in user's access token, refreshed when it has expired, or always with `fresh`; undefined without a session. */
export const accessToken = async ({ fresh = false } = {}): Promise<string | undefined> => {
  if (changeover.held !== undefined) await changeover.held;
  try {
    const asked = fetchAuthSession({ forceRefresh: fresh });
    changeover.refreshing = Promise.allSettled([changeover.refreshing, asked]);
    const { tokens } = await asked;
    return tokens?.accessToken.toString();
  } catch {
    // There is no session to refresh. The server's answer to the call without a token says what follows.
    return undefined;
  }
};
