import { createHmac } from 'node:crypto';

const emailShaped = /[^\s"'<>()=,;:/\\]+@[^\s"'<>()=,;:/\\]+\.[a-z]{2,}/gi;
const tokenShaped = /\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]+)*/g;
const secretNames =
  /^(authorization|cookie|password|secret|token|x-origin-secret|(access|id|refresh)[-_]?token)$/i;

/** Something that may be logged in place of an e-mail address: the same address gives the same hash under one key. */
export const hashEmail = (email: string, key: string): string =>
  `email:${createHmac('sha256', key).update(email.trim().toLowerCase()).digest('hex').slice(0, 16)}`;

/**
 * Makes the replacer through which every log line passes: e-mail addresses become keyed hashes, tokens and secrets
 * disappear, wherever in the line they stand. The key is asked for with each address, because it comes to be known later.
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

/** Enough to see why; a line of CloudWatch's has an end. */
const ERRORS_TOLD = 10;

/** What an error that stands for many holds: the first of them, and how many more there are. */
const describeMany = ({ errors }: AggregateError): Record<string, unknown> => ({
  errors: errors.slice(0, ERRORS_TOLD),
  ...(errors.length > ERRORS_TOLD ? { moreErrors: errors.length - ERRORS_TOLD } : {}),
});

/** An error as plain values, so that its text passes through the replacer like any other. */
const describeError = (error: Error): Record<string, unknown> => ({
  name: error.name,
  message: error.message,
  stack: error.stack,
  ...(error.cause === undefined ? {} : { cause: error.cause }),
  ...(error instanceof AggregateError ? describeMany(error) : {}),
});
