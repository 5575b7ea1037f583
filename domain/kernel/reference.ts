/** Crockford's alphabet: no I, L, O or U, so that a reference can be read out over the telephone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Random bytes for one reference: six characters, a billion possible references. */
export const REFERENCE_BYTES = 6;

/** A kind of reference: three letters, a dash and its characters, `ENQ-7K3M9Q`. */
export interface ReferenceKind {
  /** What a reference looks like. */
  readonly shape: RegExp;
  /** Makes a reference from random bytes, one character from each. */
  readonly of: (bytes: Iterable<number>) => string;
  /**
   * Reads a reference as people type it: in any case, with or without the prefix, with O for 0 and with I or L for 1.
   * Undefined when it cannot be a reference.
   */
  readonly from: (typed: string) => string | undefined;
}

/**
 * The references that begin with these three letters.
 * @param length characters after the dash. Six are enough where the server makes them and tries again when one is taken.
 */
export const referenceKind = (letters: string, length = REFERENCE_BYTES): ReferenceKind => {
  const shape = new RegExp(`^${letters}-[0-9A-HJKMNP-TV-Z]{${length}}$`);
  const prefix = new RegExp(`^${letters}(?=.{${length}}$)`);
  return {
    shape,
    of: (bytes) =>
      `${letters}-${Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('')}`,
    from: (typed) => {
      const code = typed
        .toUpperCase()
        .replace(/[^0-9A-Z]/g, '')
        .replace(prefix, '')
        .replaceAll('O', '0')
        .replace(/[IL]/g, '1');
      const reference = `${letters}-${code}`;
      return shape.test(reference) ? reference : undefined;
    },
  };
};
