import dns from 'node:dns';

/** @param {string} name */
const isBelowLocalhost = (name) => name.endsWith('.localhost');

/**
 * Has this thread find names below localhost on this machine, as RFC 6761 has it and not every system's resolver does. Some
 * clients of AWS put an account before the name of an endpoint, wherever that is.
 */
export const findLocalhostNames = () => {
  const lookup = dns.lookup;
  /** @type {(name: string, ...rest: unknown[]) => void} */
  const found = (name, ...rest) =>
    Reflect.apply(lookup, dns, [isBelowLocalhost(name) ? 'localhost' : name, ...rest]);
  dns.lookup = /** @type {typeof dns.lookup} */ (
    Object.assign(found, { __promisify__: lookup.__promisify__ })
  );
};
