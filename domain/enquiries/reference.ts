/** Crockford's alphabet: no I, L, O or U, so that a reference can be read out over the telephone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PREFIX = 'ENQ-';

/** Random bytes for one reference: six characters, a billion possible references. */
export const REFERENCE_BYTES = 6;

/** What a reference looks like: `ENQ-7K3M9Q`. */
export const REFERENCE_SHAPE = /^ENQ-[0-9A-HJKMNP-TV-Z]{6}$/;

/** Makes a reference from random bytes, one character from each. */
export const referenceOf = (bytes: Iterable<number>): string =>
  PREFIX + Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');

/**
 * Reads a reference as people type it: in any case, with or without the prefix, with O for 0 and with I or L for 1.
 * Undefined when it cannot be a reference.
 */
export const referenceFrom = (typed: string): string | undefined => {
  const code = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^ENQ(?=.{6}$)/, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const reference = PREFIX + code;
  return REFERENCE_SHAPE.test(reference) ? reference : undefined;
};
