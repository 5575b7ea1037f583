import dns from 'node:dns';

/** @param {string} name */
const isBelowLocalhost = (name) => name.endsWith('.localhost');

/**
 * Makes this thread resolve names that end in `.localhost` to this machine (RFC 6761). Not every system's resolver does, and some
 * AWS clients put an account before the name of an endpoint.
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
