import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { generator, makeKeyPair, modexp, prime } from './modexp.ts';

/** Stored instead of a password. Both values are hexadecimal. */
export interface Verifier {
  readonly salt: string;
  readonly verifier: string;
}

const integer = (hex: string): bigint => BigInt(`0x${hex}`);

/** Cognito hashes numbers as two's complement: a leading zero byte keeps them positive. */
const padded = (value: bigint): Buffer => {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
};

const sha256 = (...parts: readonly (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const hashed = (...parts: readonly (Buffer | string)[]): bigint => integer(sha256(...parts).toString('hex'));

const multiplier = hashed(padded(prime), Buffer.of(Number(generator)));

/** The part of the pool's id that each proof contains. */
const poolName = (poolId: string): string => poolId.split('_')[1] ?? poolId;

const privateKeyOf = (poolId: string, username: string, password: string, salt: string): bigint =>
  hashed(padded(integer(salt)), sha256(`${poolName(poolId)}${username}:${password}`));

/** Creates the verifier of a password, with a new salt unless one is given. */
export const makeVerifier = (
  poolId: string,
  username: string,
  password: string,
  salt: string = randomBytes(16).toString('hex'),
): Verifier => ({
  salt,
  verifier: modexp(generator, privateKeyOf(poolId, username, password, salt)).toString(16),
});

/** True if the password matches the verifier. */
export const passwordMatches = (
  poolId: string,
  username: string,
  password: string,
  kept: Verifier,
): boolean => {
  const made = makeVerifier(poolId, username, password, kept.salt).verifier;
  return (
    made.length === kept.verifier.length && timingSafeEqual(Buffer.from(made), Buffer.from(kept.verifier))
  );
};

/** The service's part of a handshake, hexadecimal. */
export interface ServerEphemeral {
  readonly secret: string;
  readonly publicKey: string;
}

/** True if a client's public value is valid: not empty, hexadecimal and not 0 modulo the prime. */
export const acceptsPublicKey = (clientPublicKey: string): boolean =>
  /^[0-9a-fA-F]{1,800}$/.test(clientPublicKey) && integer(clientPublicKey) % prime !== 0n;

/** Creates the service's part of a handshake with the owner of this verifier. */
export const makeEphemeral = (kept: Verifier): ServerEphemeral => {
  const { secret, power } = makeKeyPair();
  const publicKey = (multiplier * integer(kept.verifier) + power) % prime;
  return { secret: secret.toString(16), publicKey: publicKey.toString(16) };
};

/** A client's proof that it knows the password. */
export interface Proof {
  readonly poolId: string;
  readonly username: string;
  readonly clientPublicKey: string;
  readonly server: ServerEphemeral;
  readonly kept: Verifier;
  readonly secretBlock: string;
  readonly timestamp: string;
  readonly signature: string;
}

const sessionKey = ({ clientPublicKey, server, kept }: Proof): Buffer => {
  const clientKey = integer(clientPublicKey);
  const scrambler = hashed(padded(clientKey), padded(integer(server.publicKey)));
  const base = (clientKey * modexp(integer(kept.verifier), scrambler)) % prime;
  const shared = modexp(base, integer(server.secret));
  const extracted = createHmac('sha256', padded(scrambler)).update(padded(shared)).digest();
  return createHmac('sha256', extracted).update('Caldera Derived Key\x01').digest().subarray(0, 16);
};

/** True if the proof's signature is correct, which needs the password. */
export const proves = (proof: Proof): boolean => {
  let key: Buffer;
  try {
    key = sessionKey(proof);
  } catch {
    return false; // A public value outside of the subgroup. OpenSSL refuses it, and no honest client sends it.
  }
  const expected = createHmac('sha256', key)
    .update(poolName(proof.poolId))
    .update(proof.username)
    .update(Buffer.from(proof.secretBlock, 'base64'))
    .update(proof.timestamp)
    .digest();
  const given = Buffer.from(proof.signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
};
