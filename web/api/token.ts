import { fetchAuthSession } from 'aws-amplify/auth';

/** The signed-in user's access token, refreshed where it has expired, or always when `fresh`; nothing without a session. */
export const accessToken = async ({ fresh = false } = {}): Promise<string | undefined> => {
  try {
    const { tokens } = await fetchAuthSession({ forceRefresh: fresh });
    return tokens?.accessToken.toString();
  } catch {
    // No session that could be refreshed: the server will say what that means for this call.
    return undefined;
  }
};
