import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  sign,
} from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TestCloud } from './cloud.ts';

type Part = Readonly<Record<string, unknown>>;
type Sign = (data: string) => Buffer | string;

const encoded = (part: Part): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const tokenOf = (header: Part, claims: Part, signed: Sign): string => {
  const data = `${encoded(header)}.${encoded(claims)}`;
  const signature = signed(data);
  return `${data}.${typeof signature === 'string' ? signature : signature.toString('base64url')}`;
};
const partOf = (token: string, at: number): Part =>
  JSON.parse(Buffer.from(token.split('.')[at] ?? '', 'base64url').toString()) as Part;

const by =
  (key: KeyObject, algorithm = 'RSA-SHA256'): Sign =>
  (data) =>
    sign(algorithm, Buffer.from(data), key);
const hmac =
  (secret: string, algorithm = 'sha256'): Sign =>
  (data) =>
    createHmac(algorithm, secret).update(data).digest();
const unsigned: Sign = () => '';

/** The key with which the pool at home signs access tokens, so that a test can make a token that is wrong in exactly one point. */
export const poolKeyOf = ({ dataDir }: Pick<TestCloud, 'dataDir'>): JsonWebKey & { readonly kid: string } => {
  const database = new DatabaseSync(join(dataDir, 'cognito.sqlite'), { readOnly: true });
  const row = database.prepare('SELECT document FROM pool_keys').get();
  database.close();
  return (JSON.parse(String(row?.document)) as { access: JsonWebKey & { kid: string } }).access;
};

interface Source {
  /** A valid access token, and the ID token of the same sign-in. */
  readonly access: string;
  readonly id: string;
  readonly poolKey: JsonWebKey & { readonly kid: string };
  /** Seconds since 1970, by the clock of the cloud. */
  readonly now: number;
}

/** Tokens that must be refused, by what is wrong with each, and a valid one that is made in the same way. */
export interface Forgeries {
  readonly good: string;
  readonly bad: Readonly<Record<string, string>>;
}

const HOUR = 3600;

/** A valid access token of the same person with other groups, as the pool makes it after their roles were changed. */
export const tokenWithGroups = (
  { access, poolKey }: Pick<Source, 'access' | 'poolKey'>,
  groups: readonly string[],
): string => {
  const claims = { ...partOf(access, 1), 'cognito:groups': groups };
  const key = createPrivateKey({ key: poolKey, format: 'jwk' });
  return tokenOf({ alg: 'RS256', kid: poolKey.kid }, claims, by(key));
};

/** Makes every kind of forged token from a valid one. */
export const forgeriesOf = ({ access, id, poolKey, now }: Source): Forgeries => {
  const header = { alg: 'RS256', kid: poolKey.kid };
  const claims = { ...partOf(access, 1), iat: now - 60, nbf: now - 60, auth_time: now - 60, exp: now + HOUR };
  const somebodyElse = {
    ...claims,
    sub: '00000000-0000-4000-8000-000000000000',
    'cognito:groups': ['admin'],
  };
  const pool = by(createPrivateKey({ key: poolKey, format: 'jwk' }));
  const publicKey = createPublicKey({ key: poolKey, format: 'jwk' });
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const publicJwk = publicKey.export({ format: 'jwk' });
  const foreignKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const foreign = by(foreignKeys.privateKey);
  const foreignJwk = foreignKeys.publicKey.export({ format: 'jwk' });
  const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const without = (name: string): Part =>
    Object.fromEntries(Object.entries(claims).filter(([one]) => one !== name));
  const good = tokenOf(header, claims, pool);
  const [, , signature = ''] = good.split('.');
  const ours = (changes: Part): string => tokenOf(header, { ...claims, ...changes }, pool);
  const issuer = String(claims['iss' as keyof typeof claims]);
  return {
    good,
    bad: {
      'alg none': tokenOf({ alg: 'none' }, claims, unsigned),
      'alg None': tokenOf({ alg: 'None', kid: header.kid }, claims, unsigned),
      'alg nOnE with a signature': tokenOf({ ...header, alg: 'nOnE' }, claims, () => signature),
      'no alg': tokenOf({ kid: header.kid }, claims, pool),
      'no signature': tokenOf(header, claims, unsigned),
      'a signature of another token': tokenOf(header, somebodyElse, () => signature),
      'claims changed after signing': tokenOf(
        partOf(access, 0),
        somebodyElse,
        () => access.split('.')[2] ?? '',
      ),
      'HS256 with the public key as PEM': tokenOf({ ...header, alg: 'HS256' }, claims, hmac(pem)),
      'HS256 with the public key as JWK': tokenOf(
        { ...header, alg: 'HS256' },
        claims,
        hmac(JSON.stringify(publicJwk)),
      ),
      'HS256 with the modulus': tokenOf({ ...header, alg: 'HS256' }, claims, hmac(String(publicJwk.n))),
      'HS256 with an empty secret': tokenOf({ ...header, alg: 'HS256' }, claims, hmac('')),
      'HS512 with the public key as PEM': tokenOf({ ...header, alg: 'HS512' }, claims, hmac(pem, 'sha512')),
      'RS512 by a foreign key': tokenOf(
        { ...header, alg: 'RS512' },
        claims,
        by(foreignKeys.privateKey, 'RSA-SHA512'),
      ),
      'ES256 by a foreign key': tokenOf({ ...header, alg: 'ES256' }, claims, by(curve, 'sha256')),
      'a foreign key under our kid': tokenOf(header, claims, foreign),
      'a foreign key under a kid of its own': tokenOf({ ...header, kid: 'foreign' }, claims, foreign),
      'a foreign key without a kid': tokenOf({ alg: 'RS256' }, claims, foreign),
      'a kid that is a path': tokenOf({ ...header, kid: '../../dev/null' }, claims, hmac('')),
      'its own key in the header': tokenOf({ ...header, jwk: foreignJwk }, claims, foreign),
      'an address of its own keys': tokenOf({ ...header, jku: 'http://127.0.0.1:9/keys' }, claims, foreign),
      'an address of its own certificate': tokenOf(
        { ...header, x5u: 'http://127.0.0.1:9/cert' },
        claims,
        foreign,
      ),
      'a demand that nobody knows': tokenOf({ ...header, crit: ['mine'], mine: true }, claims, pool),
      'a foreign issuer': ours({ iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_Foreign00' }),
      'an issuer that only begins like ours': ours({ iss: `${issuer}x` }),
      'another client': ours({ client_id: 'another' }),
      'no client': tokenOf(header, without('client_id'), pool),
      'another audience': ours({ aud: 'another' }),
      expired: ours({ exp: now - 1 }),
      'not yet valid': ours({ nbf: now + HOUR }),
      'issued in the future': ours({ iat: now + HOUR }),
      'no end': tokenOf(header, without('exp'), pool),
      'an end in words': ours({ exp: 'never' }),
      'the ID token': id,
      'an ID token by its use': ours({ token_use: 'id' }),
      'no use': tokenOf(header, without('token_use'), pool),
      'two tokens': `${good},${good}`,
      rubbish: 'a.b.c',
    },
  };
};
