import { randomBytes } from 'node:crypto';

/** Returns a new id. It is injected everywhere, so that tests know the ids. */
export type NewId = () => string;

/** A UUIDv7 (RFC 9562): 48 bits of Unix milliseconds, then randomness, so that keys sort by the time they were made. */
export const newId: NewId = () => {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};
