import { createHash, createHmac, getDiffieHellman, randomBytes } from 'node:crypto';
import type { RespondToAuthChallengeCommandOutput } from '@aws-sdk/client-cognito-identity-provider';
import { password, poolId, type TestCognito, webClient } from './support.ts';

/**
 * The client's part of SRP, written from the protocol with plain BigInt. It shares no code with the service, so that the same mistake
 * cannot be in both.
 */
const prime = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);

const power = (base: bigint, exponent: bigint): bigint => {
  let result = 1n;
  let square = base % prime;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % prime;
    square = (square * square) % prime;
  }
  return result;
};
const padHex = (value: bigint): string => {
  const hex = value.toString(16);
  const even = hex.length % 2 ? `0${hex}` : hex;
  return '89abcdef'.includes(even.charAt(0)) ? `00${even}` : even;
};
const hash = (hex: string): string => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
const big = (hex: string): bigint => BigInt(`0x${hex}`);

export interface Challenge {
  readonly parameters: Record<string, string>;
  readonly secret: bigint;
  readonly publicKey: bigint;
}

/** Sends SRP_A and returns the service's challenge. */
export const askChallenge = async (
  { sdk }: Pick<TestCognito, 'sdk'>,
  email: string,
  clientId = webClient,
): Promise<Challenge> => {
  const secret = big(randomBytes(64).toString('hex'));
  const publicKey = power(2n, secret);
  const answer = await sdk.initiateAuth({
    ClientId: clientId,
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: email, SRP_A: publicKey.toString(16) },
  });
  return { parameters: answer.ChallengeParameters ?? {}, secret, publicKey };
};

const signatureFor = (
  { parameters, secret, publicKey }: Challenge,
  secretWord: string,
  timestamp: string,
) => {
  const { SALT = '', SRP_B = '', SECRET_BLOCK = '', USER_ID_FOR_SRP = '' } = parameters;
  const pool = poolId.split('_')[1];
  const identity = createHash('sha256').update(`${pool}${USER_ID_FOR_SRP}:${secretWord}`).digest('hex');
  const x = big(hash(padHex(big(SALT)) + identity));
  const u = big(hash(padHex(publicKey) + padHex(big(SRP_B))));
  const k = big(hash(`00${prime.toString(16)}02`));
  const base = (((big(SRP_B) - k * power(2n, x)) % prime) + prime) % prime;
  const shared = power(base, secret + u * x);
  const extracted = createHmac('sha256', Buffer.from(padHex(u), 'hex'))
    .update(Buffer.from(padHex(shared), 'hex'))
    .digest();
  const key = createHmac('sha256', extracted).update('Caldera Derived Key\x01').digest().subarray(0, 16);
  return createHmac('sha256', key)
    .update(`${pool}${USER_ID_FOR_SRP}`)
    .update(Buffer.from(SECRET_BLOCK, 'base64'))
    .update(timestamp)
    .digest('base64');
};

/** Answers a challenge with this password. */
export const answerChallenge = (
  { sdk }: Pick<TestCognito, 'sdk'>,
  challenge: Challenge,
  secretWord = password,
  clientId = webClient,
): Promise<RespondToAuthChallengeCommandOutput> => {
  const timestamp = 'Mon Mar 2 09:00:00 UTC 2026';
  return sdk.respondToAuthChallenge({
    ClientId: clientId,
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeResponses: {
      USERNAME: challenge.parameters.USER_ID_FOR_SRP ?? '',
      PASSWORD_CLAIM_SECRET_BLOCK: challenge.parameters.SECRET_BLOCK ?? '',
      PASSWORD_CLAIM_SIGNATURE: signatureFor(challenge, secretWord, timestamp),
      TIMESTAMP: timestamp,
    },
  });
};

/** A complete sign-in, as in the browser. */
export const signInWithSrp = async (
  service: Pick<TestCognito, 'sdk'>,
  email: string,
  secretWord = password,
  clientId = webClient,
) => answerChallenge(service, await askChallenge(service, email, clientId), secretWord, clientId);
