import { keyedHash } from './secrets/keyed-hash.ts';

const emailShaped = /[^\s"'<>()=,;:/\\]+@[^\s"'<>()=,;:/\\]+\.[a-z]{2,}/gi;
const tokenShaped = /\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]+)*/g;
const secretNames =
  /^(authorization|cookie|password|secret|token|x-origin-secret|(access|id|refresh)[-_]?token)$/i;

/** A keyed hash that is logged instead of an e-mail address. The same address has the same hash under one key. */
export const hashEmail = (email: string, key: string): string =>
  `email:${keyedHash(key, email.trim().toLowerCase(), 16)}`;

/**
 * Returns the replacer for every log line: it turns e-mail addresses into keyed hashes and removes tokens and secrets,
 * wherever they are in the line. It reads the key for each address, because the key may arrive later.
 */
export const redactor = (key: () => string) => {
  const clean = (text: string): string =>
    text.replace(tokenShaped, '[token]').replace(emailShaped, (email) => hashEmail(email, key()));
  return (name: string, value: unknown): unknown => {
    if (secretNames.test(name)) return '[secret]';
    if (typeof value === 'string') return clean(value);
    if (value instanceof Error) return describeError(value);
    return value;
  };
};

/** Limits for one log line. They leave enough to see the cause, and CloudWatch limits the length of a line. */
const MAX_ERRORS = 10;

/** The first errors of an AggregateError, and the number of the others. */
const describeMany = ({ errors }: AggregateError): Record<string, unknown> => ({
  errors: errors.slice(0, MAX_ERRORS),
  ...(errors.length > MAX_ERRORS ? { moreErrors: errors.length - MAX_ERRORS } : {}),
});

/** An error as a plain object, so that the replacer sees its text as well. */
const describeError = (error: Error): Record<string, unknown> => ({
  name: error.name,
  message: error.message,
  stack: error.stack,
  ...(error.cause === undefined ? {} : { cause: error.cause }),
  ...(error instanceof AggregateError ? describeMany(error) : {}),
});
