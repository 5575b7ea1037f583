import { randomBytes } from 'node:crypto';
import { Logger } from '@aws-lambda-powertools/logger';
import type { MiddlewareObj } from '@middy/core';
import { redactor } from './redact.ts';
import { hasHouseKey, keyFor } from './secrets/house-key.ts';

type LogLine = (message: string, about?: Record<string, unknown>) => void;

/** The part of the logger that use cases use. */
export interface Log {
  readonly info: LogLine;
  readonly warn: LogLine;
  readonly error: LogLine;
}

/** The key for hashing e-mail addresses: a random one, until the key of the stage is read. */
let key = randomBytes(32).toString('hex');

const powertools = new Logger({
  serviceName: process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'skybarrel',
  jsonReplacerFn: redactor(() => key),
});

/**
 * The one logger of a function: structured lines, level from LOG_LEVEL. E-mail addresses are hashed. Functions that use
 * `sharedEmailHashes` have the same hashes; otherwise hashes can only be compared within one process.
 */
export const logger: Log = {
  info: (message, about = {}) => powertools.info(message, about),
  warn: (message, about = {}) => powertools.warn(message, about),
  error: (message, about = {}) => powertools.error(message, about),
};

const addresses = keyFor('addresses');
let isShared = !hasHouseKey();

/**
 * Makes the function hash e-mail addresses in its log with the same key as all other functions. When the key cannot be
 * read, the function still works: its hashes can only be compared within this process, and the log says so.
 */
export const sharedEmailHashes = (): MiddlewareObj => ({
  before: async () => {
    if (isShared) return;
    try {
      key = await addresses();
      isShared = true;
    } catch (failure) {
      logger.warn(
        'The house key could not be read: hashes of e-mail addresses are valid in this process only',
        {
          failure,
        },
      );
    }
  },
});
