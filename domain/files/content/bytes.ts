/** Reads one byte; -1 behind the end. */
export const byteAt = (bytes: Uint8Array, at: number): number => bytes[at] ?? -1;

/** Reads two bytes, the first one is worth more. Behind the end the number is negative or too small to fit anything. */
export const wordAt = (bytes: Uint8Array, at: number): number =>
  at + 2 > bytes.length ? -1 : byteAt(bytes, at) * 256 + byteAt(bytes, at + 1);

/** Reads four bytes, the first one is worth most. -1 behind the end. */
export const longAt = (bytes: Uint8Array, at: number): number =>
  at + 4 > bytes.length ? -1 : wordAt(bytes, at) * 65_536 + wordAt(bytes, at + 2);

/** Reads four bytes, the last one is worth most. -1 behind the end. */
export const longAtReversed = (bytes: Uint8Array, at: number): number =>
  at + 4 > bytes.length ? -1 : longAt(bytes.slice(at, at + 4).reverse(), 0);

/** Reads `length` bytes as Latin-1 text. Shorter at the end. */
export const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** Whether the bytes at a place are this text. */
export const hasText = (bytes: Uint8Array, at: number, text: string): boolean =>
  textAt(bytes, at, text.length) === text;

/** The bytes of a Latin-1 text. */
export const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

/** Joins parts to one array. */
export const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};
