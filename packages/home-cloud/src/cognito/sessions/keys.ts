import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JSONWebKeySet,
  type JWK,
} from 'jose';
import * as z from 'zod/mini';
import type { PoolDefinition } from '../pools/pool-definition.ts';
import type { Store } from '../store/store.ts';

interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
}

/** A pool's keys: one pair for each kind of token, as in Cognito, and a secret for data that only the service reads. */
interface PoolKeys {
  readonly access: SigningKey;
  readonly id: SigningKey;
  readonly jwks: JSONWebKeySet;
  /** Encrypts data that a client sends back to us. */
  seal(content: unknown): string;
  /** Undefined if the text is not ours or was changed. */
  open(sealed: string): unknown;
  /** A stable fake value for an unknown user, hexadecimal. */
  pretend(what: string): string;
}

/** The keys of each pool, by pool id. */
export type Keys = (poolId: string) => PoolKeys;

const jwk = z.looseObject({ kid: z.string(), kty: z.literal('RSA'), n: z.string(), e: z.string() });
const StoredKeys = z.object({ access: jwk, id: jwk, secret: z.string() });
type StoredKeys = z.output<typeof StoredKeys>;

const newSigningJwk = async (): Promise<StoredKeys['access']> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const made = await exportJWK(privateKey);
  return z.parse(jwk, { ...made, kid: await calculateJwkThumbprint(made) });
};

const publicHalf = ({ kty, kid, n, e }: StoredKeys['access']): JWK => ({
  alg: 'RS256',
  use: 'sig',
  kty,
  kid,
  n,
  e,
});

const signingKey = async (stored: StoredKeys['access']): Promise<SigningKey> => {
  const key = await importJWK({ ...stored }, 'RS256');
  if (key instanceof Uint8Array) throw new Error('A signing key must be a key pair');
  return { kid: stored.kid, privateKey: key };
};

const sealing = (secret: Buffer): Pick<PoolKeys, 'seal' | 'open'> => ({
  seal: (content) => {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', secret, iv);
    const body = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
  },
  open: (sealed) => {
    const bytes = Buffer.from(sealed, 'base64');
    if (bytes.length < 29) return undefined;
    const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    try {
      const body = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
      return JSON.parse(body.toString('utf8'));
    } catch {
      return undefined; // Not authentic, so the caller treats it as never issued.
    }
  },
});

const storedOrNew = async (store: Store, poolId: string): Promise<StoredKeys> => {
  const stored = store.poolKeys(poolId);
  if (stored !== undefined) return z.parse(StoredKeys, JSON.parse(stored));
  const [access, id] = await Promise.all([newSigningJwk(), newSigningJwk()]);
  const made = { access, id, secret: randomBytes(32).toString('hex') };
  store.putPoolKeys(poolId, JSON.stringify(made));
  return made;
};

const poolKeys = async (store: Store, poolId: string): Promise<PoolKeys> => {
  const stored = await storedOrNew(store, poolId);
  const secret = Buffer.from(stored.secret, 'hex');
  const [access, id] = await Promise.all([signingKey(stored.access), signingKey(stored.id)]);
  return {
    access,
    id,
    jwks: { keys: [publicHalf(stored.id), publicHalf(stored.access)] },
    ...sealing(secret),
    pretend: (what) => createHmac('sha256', secret).update(what).digest('hex'),
  };
};

/** Loads the keys of all pools. Creates missing ones. */
export const loadKeys = async (store: Store, pools: readonly PoolDefinition[]): Promise<Keys> => {
  const loaded = new Map(
    await Promise.all(pools.map(async ({ id }) => [id, await poolKeys(store, id)] as const)),
  );
  return (poolId) => {
    const keys = loaded.get(poolId);
    if (!keys) throw new Error(`No keys for ${poolId}`);
    return keys;
  };
};
