/** Crockford's alphabet: no I, L, O or U, so that a reference can be read out over the telephone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PREFIX = 'ENQ-';

/** Random bytes that one reference takes: six characters, one of a billion. */
export const REFERENCE_BYTES = 6;

/** What a reference looks like: `ENQ-7K3M9Q`. */
export const REFERENCE_SHAPE = /^ENQ-[0-9A-HJKMNP-TV-Z]{6}$/;

/** A reference out of random bytes, each of which gives one character. */
export const referenceOf = (bytes: Iterable<number>): string =>
  PREFIX + Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');

/**
 * The reference that somebody meant who typed or heard it: any case, with or without the prefix, O for 0, I and L for 1.
 * Undefined when it cannot be one.
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
