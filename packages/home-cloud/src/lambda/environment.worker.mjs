/**
 * One Lambda execution environment: a thread with a process environment of its own, one event at a time. It imports
 * the bundle when it starts and keeps what the module keeps between events, as AWS does.
 *
 * It and what it imports are JavaScript with types in comments: for a TypeScript file, Node loads a compiler into the
 * thread, which costs each of dozens of threads 12 MB and a part of its start.
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
  // Now rather than at the end: a kill would leave nothing for the next cold start.
  port.once('message', () => setImmediate(flushCompileCache));
  report({ kind: 'ready' });
} catch (error) {
  report({ kind: 'failed to start', error: errorShape(error) });
}
