import { fetchAuthSession } from 'aws-amplify/auth';
import { rolesAfterTwoStep } from '#domain/identity/two-step.ts';

/** A session as the sign-in pages need it. */
interface StoredSession {
  /** True when the user has to set up two-step sign-in before their area opens. */
  readonly needsTwoStep: boolean;
}

/** The session of this browser if its tokens are valid or could be refreshed. Never throws. */
export const storedSession = async (): Promise<StoredSession | undefined> => {
  const { tokens } = await fetchAuthSession().catch(() => ({ tokens: undefined }));
  if (tokens === undefined) return undefined;
  const claims = { ...tokens.idToken?.payload, ...tokens.accessToken.payload };
  return { needsTwoStep: rolesAfterTwoStep(claims).length > 0 };
};
