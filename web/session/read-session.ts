import { fetchAuthSession } from 'aws-amplify/auth';
import { profileEndpoints } from '#domain/identity/profile-endpoints.ts';
import { resolveRoles, roleHintsOfClaims } from '#domain/identity/role-resolution.ts';
import { rolesAfterTwoStep } from '#domain/identity/two-step.ts';
import { api } from '#web/api/client.ts';
import { keptClaims, keptSession } from './kept-claims.ts';
import { leaveSessionEnded } from './notice.ts';
import type { SessionState } from './session.ts';

/** Claims of the tokens, renewed where they had expired. Without a network, those of the expired ones: the API refuses them by itself. */
const readClaims = async () => {
  try {
    const { tokens } = await fetchAuthSession();
    return tokens && { access: tokens.accessToken.payload, identity: tokens.idToken?.payload ?? {} };
  } catch {
    // Tokens that the server has refused are deleted by now. Those that are left could only not be renewed.
    return keptClaims();
  }
};

/** The signed-in user from the stored tokens; the roles come from the profile when the tokens have none. Never throws. */
export const readSession = async (): Promise<SessionState> => {
  const wasSignedIn = keptSession() !== undefined;
  const read = await readClaims();
  const userId = read?.access.sub;
  if (read === undefined || typeof userId !== 'string') {
    // Whoever signs out has no tokens by now: these were there, and count no more.
    if (wasSignedIn) leaveSessionEnded();
    return { status: 'signed-out' };
  }
  const claims = { ...read.identity, ...read.access };
  const waiting = rolesAfterTwoStep(claims);
  // The profile names the roles that wait, too, and the API does not grant them yet.
  const profile =
    waiting.length > 0 ? undefined : () => api(profileEndpoints.profile, { params: { userId: 'me' } });
  return {
    status: 'signed-in',
    user: {
      userId,
      email: String(read.identity.email ?? ''),
      roles: await resolveRoles({ ...roleHintsOfClaims(claims), profile }),
      rolesAfterTwoStep: waiting,
    },
  };
};
