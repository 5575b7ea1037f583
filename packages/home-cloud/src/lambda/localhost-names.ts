import dns from 'node:dns';

const isBelowLocalhost = (name: string): boolean => name.endsWith('.localhost');

/**
 * Has this thread find names below localhost on this machine, as RFC 6761 has it and not every system's resolver does. Some
 * clients of AWS put an account before the name of an endpoint, wherever that is.
 */
export const findLocalhostNames = (): void => {
  const lookup = dns.lookup;
  const found = (name: string, ...rest: unknown[]): void =>
    Reflect.apply(lookup, dns, [isBelowLocalhost(name) ? 'localhost' : name, ...rest]);
  dns.lookup = Object.assign(found, { __promisify__: lookup.__promisify__ }) as typeof dns.lookup;
};
