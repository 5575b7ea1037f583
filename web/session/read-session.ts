import { fetchAuthSession } from 'aws-amplify/auth';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { resolveRole, roleHintsOfClaims } from '#domain/identity/role-resolution.ts';
import { roleAfterTwoStep } from '#domain/identity/two-step.ts';
import { api } from '#web/api/client.ts';
import type { SessionState } from './session.ts';

/** The signed-in user from the stored tokens; the role comes from the profile when the tokens have none. Never throws. */
export const readSession = async (): Promise<SessionState> => {
  const tokens = await fetchAuthSession().then(
    (session) => session.tokens,
    () => undefined,
  );
  const userId = tokens?.accessToken.payload.sub;
  if (tokens === undefined || userId === undefined) return { status: 'signed-out' };
  const claims = { ...tokens.idToken?.payload, ...tokens.accessToken.payload };
  const profile = () => api(identityEndpoints.profile, { params: { userId: 'me' } });
  const role = await resolveRole({ ...roleHintsOfClaims(claims), profile });
  const waiting = roleAfterTwoStep(claims);
  return {
    status: 'signed-in',
    user: {
      userId,
      email: String(tokens.idToken?.payload.email ?? ''),
      role,
      ...(waiting === undefined ? {} : { roleAfterTwoStep: waiting }),
    },
  };
};
