import { randomBytes } from 'node:crypto';
import { Logger } from '@aws-lambda-powertools/logger';
import type { MiddlewareObj } from '@middy/core';
import { redactor } from './redact.ts';
import { hasHouseKey, keyFor } from './secrets/house-key.ts';

type Say = (message: string, about?: Record<string, unknown>) => void;

/** The part of the logger that use cases use. */
export interface Log {
  readonly debug: Say;
  readonly info: Say;
  readonly warn: Say;
  readonly error: Say;
}

/** Of this process alone, until the house's is known. */
let key = randomBytes(32).toString('hex');

const powertools = new Logger({
  serviceName: process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'skybarrel',
  jsonReplacerFn: redactor(() => key),
});

/**
 * The one logger of a function: structured lines, level from LOG_LEVEL. E-mail hashes can be compared between functions that
 * use `sharedEmailHashes`; otherwise only within one process.
 */
export const logger: Log = {
  debug: (message, about = {}) => powertools.debug(message, about),
  info: (message, about = {}) => powertools.info(message, about),
  warn: (message, about = {}) => powertools.warn(message, about),
  error: (message, about = {}) => powertools.error(message, about),
};

const addresses = keyFor('addresses');
let isShared = !hasHouseKey();

/**
 * Has addresses in a function's log lines hashed as in every other's, from its first event on. No work is refused for the sake of
 * its log: while the key cannot be read, hashes compare within this process only, and the log says so.
 */
export const sharedEmailHashes = (): MiddlewareObj => ({
  before: async () => {
    if (isShared) return;
    try {
      key = await addresses();
      isShared = true;
    } catch (failure) {
      logger.warn('The key of the house could not be read: hashes of addresses are this process’s own', {
        failure,
      });
    }
  },
});
