/**
 * One Lambda execution environment: a thread with a process environment of its own, one event at a time. It imports
 * the bundle when it starts and keeps what the module keeps between events, as AWS does.
 */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { findLocalhostNames } from './localhost-names.ts';
import type { Call, EnvironmentSetup, ErrorShape, Report } from './protocol.ts';

const setup = workerData as EnvironmentSetup;
const port = parentPort;
if (port === null) throw new Error('an execution environment runs as a worker thread');
const report = (message: Report) => port.postMessage(message);

type Handler = (event: unknown, context: object) => unknown;

const errorShape = (error: unknown): ErrorShape =>
  error instanceof Error
    ? { errorType: error.name, errorMessage: error.message, trace: (error.stack ?? '').split('\n') }
    : { errorType: typeof error, errorMessage: String(error) };

const contextOf = ({ requestId, timeoutMs }: Call) => {
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

async function load(): Promise<Handler> {
  enableCompileCache(setup.compileCache);
  findLocalhostNames();
  const module = (await import(pathToFileURL(setup.file).href)) as Record<string, unknown>;
  const handler = module[setup.exportName];
  if (typeof handler === 'function') return handler as Handler;
  throw Object.assign(new Error(`${setup.exportName} is undefined or not exported`), {
    name: 'Runtime.HandlerNotFound',
  });
}

async function answer(handler: Handler, call: Call): Promise<void> {
  const { requestId } = call;
  try {
    const result = await handler(call.event, contextOf(call));
    report({ kind: 'done', requestId, result: JSON.stringify(result) });
  } catch (error) {
    report({ kind: 'failed', requestId, error: errorShape(error) });
  }
}

try {
  const handler = await load();
  port.on('message', (call: Call) => void answer(handler, call));
  // Now rather than at the end: a kill would leave nothing for the next cold start.
  port.once('message', () => setImmediate(flushCompileCache));
  report({ kind: 'ready' });
} catch (error) {
  report({ kind: 'failed to start', error: errorShape(error) });
}
