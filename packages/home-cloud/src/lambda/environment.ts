import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { FunctionDefinition } from './definition.ts';
import { FunctionError } from './errors.ts';
import type { FunctionLog } from './logs.ts';
import type { Call, EnvironmentSetup, ErrorShape, Report } from './protocol.ts';

/** One execution environment of a function: busy with one event, or idle. */
export interface Environment {
  /** The version of the bundle that this environment loaded. When the bundle's version differs, the environment is outdated. */
  readonly version: number;
  /** Resolves with the handler's result as JSON. Rejects with a FunctionError. */
  run(call: Call): Promise<string | undefined>;
  /** It timed out, crashed or was stopped, and takes no more events. */
  readonly dead: boolean;
  stop(): Promise<void>;
}

/** Lambda allows ten seconds for the code outside the handler. One machine that runs everything may need more. */
const initTimeoutMs = 30_000;

/** Memory for short-lived objects. V8's default is 48 MB in each thread, and there are dozens of threads. */
const youngGenerationMegabytes = 6;

/** The version of a bundle. It changes when the file is written again. */
export const bundleVersion = (file: string): number =>
  statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Starts an execution environment. It accepts an event at once and handles it as soon as the bundle is loaded. */
export const startEnvironment = (
  definition: FunctionDefinition,
  environment: Readonly<Record<string, string>>,
  compileCache: string,
  log: FunctionLog,
): Environment => {
  return new WorkerEnvironment(definition, environment, compileCache, log);
};

interface Pending {
  readonly call: Call;
  readonly resolve: (result: string | undefined) => void;
  readonly reject: (error: FunctionError) => void;
}

class WorkerEnvironment implements Environment {
  readonly version: number;
  dead = false;
  private readonly definition: FunctionDefinition;
  private readonly worker: Worker;
  private ready = false;
  private pending: Pending | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    definition: FunctionDefinition,
    env: Readonly<Record<string, string>>,
    compileCache: string,
    log: FunctionLog,
  ) {
    this.definition = definition;
    this.version = bundleVersion(definition.file);
    const { file, exportName, name, arn, memoryMegabytes } = definition;
    const setup: EnvironmentSetup = { file, exportName, name, arn, memoryMegabytes, compileCache };
    this.worker = new Worker(new URL('./environment.worker.mjs', import.meta.url), {
      env: { ...env },
      execArgv: ['--enable-source-maps'],
      workerData: setup,
      stdout: true,
      stderr: true,
      resourceLimits: {
        maxOldGenerationSizeMb: memoryMegabytes,
        maxYoungGenerationSizeMb: youngGenerationMegabytes,
      },
      name,
    });
    this.worker.stdout.on('data', (chunk: Buffer) => log.write(chunk));
    this.worker.stderr.on('data', (chunk: Buffer) => log.write(chunk));
    this.worker.on('message', (report: Report) => this.receive(report));
    this.worker.on('error', (error) => this.die(crashShape(error)));
    this.worker.on('exit', (code) =>
      this.die({
        errorType: 'Runtime.ExitError',
        errorMessage: `Runtime exited with error: exit status ${code}`,
      }),
    );
    this.worker.unref();
  }

  run(call: Call): Promise<string | undefined> {
    return new Promise((resolve, reject) => {
      this.pending = { call, resolve, reject };
      if (this.ready) this.handOver();
      else
        this.expire(initTimeoutMs, { errorType: 'Sandbox.Timedout', errorMessage: timedOut(initTimeoutMs) });
    });
  }

  async stop(): Promise<void> {
    this.die({ errorType: 'Sandbox.Stopped', errorMessage: 'The cloud at home is stopping' });
    await this.worker.terminate();
  }

  private handOver(): void {
    if (this.pending === undefined) return;
    const { timeoutMs } = this.pending.call;
    this.expire(timeoutMs, { errorType: 'Sandbox.Timedout', errorMessage: timedOut(timeoutMs) });
    this.worker.postMessage(this.pending.call);
  }

  private expire(ms: number, error: ErrorShape): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.die(error);
      void this.worker.terminate();
    }, ms);
  }

  private receive(report: Report): void {
    if (report.kind === 'ready') {
      this.ready = true;
      this.handOver();
    } else if (report.kind === 'failed to start') {
      this.die(report.error);
      void this.worker.terminate();
    } else if (report.requestId === this.pending?.call.requestId) {
      const { resolve, reject } = this.settle();
      if (report.kind === 'done') resolve?.(report.result);
      else reject?.(new FunctionError(this.definition.name, report.error));
    }
  }

  private die(error: ErrorShape): void {
    if (this.dead) return;
    this.dead = true;
    this.settle().reject?.(new FunctionError(this.definition.name, error));
  }

  private settle(): Partial<Pending> {
    clearTimeout(this.timer);
    const pending = this.pending;
    this.pending = undefined;
    return pending ?? {};
  }
}

const timedOut = (ms: number): string => `Task timed out after ${(ms / 1000).toFixed(2)} seconds`;

const crashShape = (error: unknown): ErrorShape => {
  const { code, name, message, stack } = error as NodeJS.ErrnoException;
  return code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? { errorType: 'Runtime.OutOfMemory', errorMessage: 'Runtime exited with error: out of memory' }
    : { errorType: name, errorMessage: message, trace: (stack ?? '').split('\n') };
};
