import { fetchAuthSession } from 'aws-amplify/auth';

/** The signed-in user's access token, refreshed when it has expired, or always with `fresh`; undefined without a session. */
export const accessToken = async ({ fresh = false } = {}): Promise<string | undefined> => {
  try {
    const { tokens } = await fetchAuthSession({ forceRefresh: fresh });
    return tokens?.accessToken.toString();
  } catch {
    // There is no session to refresh. The server's answer to the call without a token says what follows.
    return undefined;
  }
};
