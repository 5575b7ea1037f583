import * as z from 'zod/mini';
import { refusals } from '../../protocol/service-error.ts';
import type { ClientOfPool, Services } from '../../services.ts';
import type { AuthAnswer } from '../../sessions/sign-in.ts';
import { acceptsPublicKey, makeEphemeral, proves, type Verifier } from '../../srp/srp.ts';
import type { User } from '../../store/users.ts';
import { countWrongPassword, refuseLockedOut } from '../../users/lockout.ts';
import { findUser, subjectOf } from '../../users/people.ts';

/** The content of the secret block. The client sends it back, so a handshake survives a restart. */
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

/** A verifier that matches no password, always the same for the same subject. */
const pretendedVerifier = ({ keys }: Services, poolId: string, subject: string): Verifier => {
  const pretend = keys(poolId).pretend;
  return { salt: pretend(`salt ${subject}`).slice(0, 32), verifier: pretend(`verifier ${subject}`) };
};

const verifierOf = (services: Services, poolId: string, subject: string, user: User | undefined): Verifier =>
  user?.password ?? pretendedVerifier(services, poolId, subject);

/**
 * Responds to the first message of an SRP handshake. If the client hides which accounts exist, an unknown user gets a challenge too,
 * always with the same salt, and no password solves it.
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

/** The client's part of the second message. */
export interface PasswordClaim {
  readonly secretBlock: string;
  readonly signature: string;
  readonly timestamp: string;
}

/**
 * The user whose password the claim proves. Each challenge is valid once. Throws NotAuthorizedException with the same message for an
 * unknown user, a wrong password and an expired or foreign challenge.
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
