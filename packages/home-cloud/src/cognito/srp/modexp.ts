import { createPrivateKey, createPublicKey, diffieHellman, getDiffieHellman } from 'node:crypto';

const group = getDiffieHellman('modp15');
const primeBytes = group.getPrime();

/** Cognito's SRP group: the 3072-bit MODP prime of RFC 3526 with generator 2. */
export const prime = BigInt(`0x${primeBytes.toString('hex')}`);
export const generator = 2n;

/** An ephemeral key pair: a random exponent and the power of the generator. Takes half the time of `modexp`. */
export const makeKeyPair = (): { readonly secret: bigint; readonly power: bigint } => {
  const pair = getDiffieHellman('modp15');
  const power = BigInt(`0x${pair.generateKeys('hex')}`);
  return { secret: BigInt(`0x${pair.getPrivateKey('hex')}`), power };
};

const bytesOf = (value: bigint): Buffer => {
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
};

const der = (tag: number, ...contents: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(contents);
  const length =
    content.length < 128
      ? Buffer.of(content.length)
      : content.length < 256
        ? Buffer.of(0x81, content.length)
        : Buffer.of(0x82, content.length >> 8, content.length & 0xff);
  return Buffer.concat([Buffer.of(tag), length, content]);
};
const derInteger = (value: Buffer): Buffer =>
  der(0x02, (value[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.of(0), value]) : value);

/** PKCS #3 dhKeyAgreement (1.2.840.113549.1.3.1) with this group's parameters. */
const algorithm = der(
  0x30,
  Buffer.from('06092a864886f70d010301', 'hex'),
  der(0x30, derInteger(primeBytes), derInteger(Buffer.of(2))),
);

/**
 * `base ** exponent mod prime` with OpenSSL, which takes about 1 ms, where BigInt takes 50. It imports keys, because
 * `createDiffieHellman` checks its prime for two seconds, and a named group does not let us set keys.
 * Throws if the base is not in the group's prime-order subgroup. The bases of SRP always are.
 */
export const modexp = (base: bigint, exponent: bigint): bigint => {
  const privateKey = createPrivateKey({
    key: der(0x30, derInteger(Buffer.of(0)), algorithm, der(0x04, derInteger(bytesOf(exponent)))),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = createPublicKey({
    key: der(0x30, algorithm, der(0x03, Buffer.of(0), derInteger(bytesOf(base)))),
    format: 'der',
    type: 'spki',
  });
  return BigInt(`0x${diffieHellman({ privateKey, publicKey }).toString('hex')}`);
};
