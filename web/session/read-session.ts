import { fetchAuthSession } from 'aws-amplify/auth';
import { profileEndpoints } from '#domain/identity/profile-endpoints.ts';
import { resolveRoles, roleHintsOfClaims } from '#domain/identity/role-resolution.ts';
import { rolesAfterTwoStep } from '#domain/identity/two-step.ts';
import { api } from '#web/api/client.ts';
import type { SessionState } from './session.ts';

/** The signed-in user from the stored tokens; the roles come from the profile when the tokens have none. Never throws. */
export const readSession = async (): Promise<SessionState> => {
  const tokens = await fetchAuthSession().then(
    (session) => session.tokens,
    () => undefined,
  );
  const userId = tokens?.accessToken.payload.sub;
  if (tokens === undefined || userId === undefined) return { status: 'signed-out' };
  const claims = { ...tokens.idToken?.payload, ...tokens.accessToken.payload };
  const waiting = rolesAfterTwoStep(claims);
  // The profile names the roles that wait, too, and the API does not grant them yet.
  const profile =
    waiting.length > 0 ? undefined : () => api(profileEndpoints.profile, { params: { userId: 'me' } });
  return {
    status: 'signed-in',
    user: {
      userId,
      email: String(tokens.idToken?.payload.email ?? ''),
      roles: await resolveRoles({ ...roleHintsOfClaims(claims), profile }),
      rolesAfterTwoStep: waiting,
    },
  };
};
