import * as z from 'zod/mini';
import { refusals } from '../../protocol/service-error.ts';
import type { ClientOfPool, Services } from '../../services.ts';
import type { AuthAnswer } from '../../sessions/sign-in.ts';
import { acceptsPublicKey, makeEphemeral, proves, type Verifier } from '../../srp/srp.ts';
import type { User } from '../../store/users.ts';
import { countWrongPassword, refuseLockedOut } from '../../users/lockout.ts';
import { findUser, subjectOf } from '../../users/people.ts';

/** What the secret block carries to the client and back, so that a handshake outlives a restart. */
const Handshake = z.object({
  kind: z.literal('srp'),
  clientId: z.string(),
  subject: z.string(),
  username: z.string(),
  clientPublicKey: z.string(),
  server: z.object({ secret: z.string(), publicKey: z.string() }),
  nonce: z.string(),
  expiresAt: z.number(),
});
type Handshake = z.output<typeof Handshake>;

/** A verifier that no password fits, always the same for the same subject. */
const pretendedVerifier = ({ keys }: Services, poolId: string, subject: string): Verifier => {
  const pretend = keys(poolId).pretend;
  return { salt: pretend(`salt ${subject}`).slice(0, 32), verifier: pretend(`verifier ${subject}`) };
};

const verifierOf = (services: Services, poolId: string, subject: string, user: User | undefined): Verifier =>
  user?.password ?? pretendedVerifier(services, poolId, subject);

/**
 * Answers the first message of an SRP handshake. Where the client hides who has an account, unknown users get a
 * challenge like anybody's, with the same salt every time, which no password solves.
 */
export const passwordVerifierChallenge = (
  services: Services,
  { pool, client }: ClientOfPool,
  name: string,
  clientPublicKey: string,
): AuthAnswer => {
  if (!acceptsPublicKey(clientPublicKey)) throw refusals.invalidParameter('Invalid SRP_A value.');
  const user = findUser(services, pool, name);
  if (!user && !client.hidesUserExistence) throw refusals.userNotFound();
  const subject = subjectOf(services, pool, name, user);
  refuseLockedOut(services, pool.id, subject);
  const username = user?.username ?? (pool.emailSignIn ? subject : name);
  const kept = verifierOf(services, pool.id, subject, user);
  const server = makeEphemeral(kept);
  const handshake: Handshake = {
    kind: 'srp',
    clientId: client.id,
    subject,
    username,
    clientPublicKey,
    server,
    nonce: services.ids.uuid(),
    expiresAt: services.clock.now() + client.challengeSeconds * 1000,
  };
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: kept.salt,
      SRP_B: server.publicKey,
      SECRET_BLOCK: services.keys(pool.id).seal(handshake),
      USER_ID_FOR_SRP: username,
      USERNAME: username,
    },
  };
};

/** The client's half of the second message. */
export interface PasswordClaim {
  readonly secretBlock: string;
  readonly signature: string;
  readonly timestamp: string;
}

/**
 * The user whose password the claim proves. Each challenge can be answered once. Throws NotAuthorizedException, in
 * the same words for an unknown user, a wrong password and an expired or foreign challenge.
 */
export const verifyPasswordClaim = (
  services: Services,
  { pool, client }: ClientOfPool,
  claim: PasswordClaim,
): User => {
  const opened = z.safeParse(Handshake, services.keys(pool.id).open(claim.secretBlock));
  if (!opened.success || opened.data.clientId !== client.id) throw refusals.wrongCredentials();
  const { subject, username, clientPublicKey, server, nonce, expiresAt } = opened.data;
  const now = services.clock.now();
  refuseLockedOut(services, pool.id, subject);
  if (expiresAt <= now || !services.store.sessions.spend(nonce, expiresAt, now)) {
    throw refusals.wrongCredentials();
  }
  const user = services.store.users.bySub(pool.id, subject);
  const kept = verifierOf(services, pool.id, subject, user);
  const right = proves({ ...claim, poolId: pool.id, username, clientPublicKey, server, kept });
  if (!user || !right) {
    countWrongPassword(services, pool.id, subject);
    throw refusals.wrongCredentials();
  }
  return user;
};
