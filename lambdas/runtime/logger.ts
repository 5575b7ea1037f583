import { Logger } from '@aws-lambda-powertools/logger';
import { redactor } from './redact.ts';

type Say = (message: string, about?: Record<string, unknown>) => void;

/** What use cases may say to the log. */
export interface Log {
  readonly debug: Say;
  readonly info: Say;
  readonly warn: Say;
  readonly error: Say;
}

const powertools = new Logger({
  serviceName: process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'skybarrel',
  jsonReplacerFn: redactor(process.env.LOG_HASH_KEY || undefined),
});

/**
 * The one logger of a function: structured lines, level from LOG_LEVEL. With LOG_HASH_KEY set, e-mail hashes can be
 * compared between functions; without it only within one process.
 */
export const logger: Log = {
  debug: (message, about = {}) => powertools.debug(message, about),
  info: (message, about = {}) => powertools.info(message, about),
  warn: (message, about = {}) => powertools.warn(message, about),
  error: (message, about = {}) => powertools.error(message, about),
};
