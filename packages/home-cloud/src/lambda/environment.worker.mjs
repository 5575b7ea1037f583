/**
 * One Lambda execution environment: a thread with its own environment variables that handles one event at a time. It imports the
 * bundle when it starts, and the module's state remains between events, as on AWS.
 *
 * This file and its imports are JavaScript with types in comments. For a TypeScript file Node would load a compiler into each of
 * dozens of threads, which takes 12 MB and makes the start slower.
 *
 * @import { Call, EnvironmentSetup, ErrorShape, Report } from './protocol.ts'
 */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { findLocalhostNames } from './localhost-names.mjs';

/** @typedef {(event: unknown, context: object) => unknown} Handler */

const setup = /** @type {EnvironmentSetup} */ (workerData);
const port = parentPort;
if (port === null) throw new Error('an execution environment runs as a worker thread');

/** @param {Report} message */
const report = (message) => port.postMessage(message);

/** @type {(error: unknown) => ErrorShape} */
const errorShape = (error) =>
  error instanceof Error
    ? { errorType: error.name, errorMessage: error.message, trace: (error.stack ?? '').split('\n') }
    : { errorType: typeof error, errorMessage: String(error) };

/** @param {Call} call */
const contextOf = ({ requestId, timeoutMs }) => {
  const deadline = performance.now() + timeoutMs;
  return {
    functionName: setup.name,
    functionVersion: '$LATEST',
    invokedFunctionArn: setup.arn,
    memoryLimitInMB: String(setup.memoryMegabytes),
    awsRequestId: requestId,
    logGroupName: `/aws/lambda/${setup.name}`,
    logStreamName: 'home',
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, Math.round(deadline - performance.now())),
  };
};

/** @returns {Promise<Handler>} */
const load = async () => {
  enableCompileCache(setup.compileCache);
  findLocalhostNames();
  /** @type {Record<string, unknown>} */
  const module = await import(pathToFileURL(setup.file).href);
  const handler = module[setup.exportName];
  if (typeof handler === 'function') return /** @type {Handler} */ (handler);
  throw Object.assign(new Error(`${setup.exportName} is undefined or not exported`), {
    name: 'Runtime.HandlerNotFound',
  });
};

/**
 * @param {Handler} handler
 * @param {Call} call
 */
const answer = async (handler, call) => {
  const { requestId } = call;
  try {
    const result = await handler(call.event, contextOf(call));
    report({ kind: 'done', requestId, result: JSON.stringify(result) });
  } catch (error) {
    report({ kind: 'failed', requestId, error: errorShape(error) });
  }
};

try {
  const handler = await load();
  port.on('message', (/** @type {Call} */ call) => void answer(handler, call));
  // Flushed now and not at the end, because after a kill the next cold start would have no cache.
  port.once('message', () => setImmediate(flushCompileCache));
  report({ kind: 'ready' });
} catch (error) {
  report({ kind: 'failed to start', error: errorShape(error) });
}
