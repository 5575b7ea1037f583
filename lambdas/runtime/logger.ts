import { Logger } from '@aws-lambda-powertools/logger';
import { redactor } from './redact.ts';

/** What use cases may say to the log. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/**
 * The one logger of a function: structured lines, level from LOG_LEVEL. With LOG_HASH_KEY set, e-mail hashes can be
 * compared between functions; without it only within one process.
 */
export const logger = new Logger({
  serviceName: process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'skybarrel',
  jsonReplacerFn: redactor(process.env.LOG_HASH_KEY || undefined),
});
