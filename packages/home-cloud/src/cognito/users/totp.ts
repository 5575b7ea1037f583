import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long one code is shown. */
const stepMs = 30_000;

/** A code may be as many steps too early or too late, because clocks differ and typing takes time. */
const window = 1;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret in base32: 32 bytes, as long as Cognito's. */
export const newSecret = (): string => {
  const bits = [...randomBytes(32)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
};

const bytesOf = (secret: string): Buffer => {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** The six digits of one time step, as RFC 6238 computes them with SHA-1. */
const totpCode = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};

/** The time step of a code, at most one step from now. Undefined for a wrong code. */
export const stepOfCode = (secret: string, code: string, now: number): number | undefined => {
  const current = Math.floor(now / stepMs);
  const given = Buffer.from(code);
  for (let step = current - window; step <= current + window; step += 1) {
    const expected = Buffer.from(totpCode(secret, step));
    if (given.length === expected.length && timingSafeEqual(given, expected)) return step;
  }
  return undefined;
};
