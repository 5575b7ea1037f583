/**
 * Names of errors that say that something was slow or overloaded: a call that did not end in time, the time of the function itself,
 * or a service that asks for fewer calls. The SDK has already tried again when one of them arrives here.
 */
const slow: ReadonlySet<string> = new Set([
  'DeadlineExceeded',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'RequestTimeout',
  'ThrottlingException',
  'TimeoutError',
  'TooManyRequestsException',
]);

/** True when a request failed only because it took too long, so that trying again later can succeed. */
export const isTooSlow = (failure: unknown): boolean => failure instanceof Error && slow.has(failure.name);
