import type { Clock, Ids, Invoke, Stoppable } from '../types.ts';
import { secretOf } from './credentials.ts';
import type { FunctionDefinition } from './definition.ts';
import type { Environment } from './environment.ts';
import { bundleVersion, startEnvironment } from './environment.ts';
import { FunctionError, FunctionNotFound } from './errors.ts';
import type { FunctionLog, LogSink } from './logs.ts';
import { maximumPayloadBytes } from './payload.ts';
import { linesOfRun } from './platform-log.ts';

/** Everything that the host needs. */
export interface LambdaHostOptions {
  readonly functions: readonly FunctionDefinition[];
  /** Variables for every function: endpoints of the emulators, region, account. */
  readonly environment: Readonly<Record<string, string>>;
  readonly logs: LogSink;
  /** The folder of V8's compile cache. All functions share it. */
  readonly compileCache: string;
  readonly clock: Clock;
  readonly ids: Ids;
  /** The limit of concurrent events of one function, unless the template reserves fewer. */
  readonly concurrency?: number;
  /** How many environments of all functions may stay, unless more are busy at once. */
  readonly environments?: number;
  /** Milliseconds that only go forward, by which it is told how long an environment was idle. Default: those of the process. */
  readonly stopwatch?: () => number;
}

export interface LambdaHost extends Stoppable {
  /** Resolves with the handler's result. Rejects with a FunctionError or FunctionNotFound. */
  readonly invoke: Invoke;
  readonly functions: readonly FunctionDefinition[];
  /** The definition by name or ARN. Throws FunctionNotFound. */
  find(functionArnOrName: string): FunctionDefinition;
  /** Ends environments that were idle too long. A timer calls it too. */
  endIdle(): Promise<void>;
  /** The name of the function with this key id. */
  callerOf(accessKeyId: string): string | undefined;
}

const defaultConcurrency = 4;

/** An idle environment ends after this time. */
const longestIdleMs = 60_000;
/** The last one of a function stays longer, because the next event would wait for its start. */
const longestLastIdleMs = 600_000;
const lookAtIdleEveryMs = 20_000;

/**
 * All functions together keep this many environments, each with about 22 MB of memory. In an hour of mixed use nearly all of the sixty
 * functions run once, and what they leave behind would be most of the memory of the whole process.
 */
const mostEnvironments = 24;
/** One that was busy so short a time ago is not ended for another: it may be asked again, and a start costs more than a call. */
const justBusyMs = 10_000;

/**
 * Runs the bundled handlers in worker threads. A thread starts when it is needed and handles one event at a time. Each function
 * has a few threads at most, and further events wait. When there are too many threads in all, those that were idle longest end.
 * After a new build, the next event runs the new bundle.
 */
export const startLambdaHost = (options: LambdaHostOptions): LambdaHost => {
  // Lambda runs in UTC. A thread cannot have its own time zone, so it is set for the process.
  process.env.TZ = 'UTC';
  const stopwatch = options.stopwatch ?? (() => performance.now());
  const pools = new Map<string, FunctionPool>();
  const all: FunctionPool[] = [];
  const makeRoom = () => endSurplus(all, options.environments ?? mostEnvironments, stopwatch() - justBusyMs);
  for (const definition of options.functions) {
    const pool = new FunctionPool(definition, options, stopwatch, () => void makeRoom());
    all.push(pool);
    pools.set(definition.name, pool);
    pools.set(definition.arn, pool);
  }
  const poolOf = (name: string): FunctionPool => {
    const pool = pools.get(name);
    if (pool === undefined) throw new FunctionNotFound(name);
    return pool;
  };
  const endIdle = async () => {
    await Promise.all(all.map((pool) => pool.endIdle()));
    await makeRoom();
  };
  const idleTimer = setInterval(() => void endIdle(), lookAtIdleEveryMs).unref();
  return {
    functions: options.functions,
    endIdle,
    invoke: async (name, event) => poolOf(name).invoke(event),
    find: (name) => poolOf(name).definition,
    callerOf: (keyId) => options.functions.find(({ accessKeyId }) => accessKeyId === keyId)?.name,
    stop: async () => {
      clearInterval(idleTimer);
      await Promise.all(all.map((pool) => pool.stop()));
    },
  };
};

/**
 * Ends environments beyond `most` that have been idle since `latest` or longer, the longest first. A function's last one ends after
 * all that others have more of.
 */
const endSurplus = async (pools: readonly FunctionPool[], most: number, latest: number): Promise<void> => {
  const ends: Promise<void>[] = [];
  for (let surplus = pools.reduce((sum, { size }) => sum + size, 0) - most; surplus > 0; surplus -= 1) {
    const old = pools.filter(({ idleSince }) => idleSince <= latest);
    const spare = old.filter(({ size }) => size > 1);
    const [oldest] = (spare.length > 0 ? spare : old).toSorted(
      (one, other) => one.idleSince - other.idleSince,
    );
    if (oldest === undefined) break;
    ends.push(oldest.endOldest());
  }
  await Promise.all(ends);
};

class FunctionPool {
  readonly definition: FunctionDefinition;
  private readonly options: LambdaHostOptions;
  private readonly stopwatch: () => number;
  private readonly makeRoom: () => void;
  private readonly log: FunctionLog;
  private readonly environments = new Set<Environment>();
  /** Ordered by last use. The most recently used one is used next, so that after a peak the others become idle. */
  private readonly idle: { readonly environment: Environment; readonly since: number }[] = [];
  private readonly waiting: (() => void)[] = [];
  private stopped = false;

  constructor(
    definition: FunctionDefinition,
    options: LambdaHostOptions,
    stopwatch: () => number,
    makeRoom: () => void,
  ) {
    this.definition = definition;
    this.options = options;
    this.stopwatch = stopwatch;
    this.makeRoom = makeRoom;
    this.log = options.logs.of(definition.name);
  }

  async invoke(event: unknown): Promise<unknown> {
    const environment = await this.take();
    const requestId = this.options.ids.uuid();
    const started = performance.now();
    let failure: unknown;
    try {
      const result = await environment.run({ requestId, event, timeoutMs: this.definition.timeoutMs });
      return this.parse(result);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      const durationMs = Number((performance.now() - started).toFixed(2));
      const lines = linesOfRun(new Date(this.options.clock.now()), { requestId, durationMs, failure });
      this.log.write(`${lines.join('\n')}\n`);
      this.giveBack(environment);
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const wake of this.waiting.splice(0)) wake();
    await Promise.all([...this.environments].map((it) => it.stop()));
  }

  /** The number of its environments, idle and busy. */
  get size(): number {
    return this.environments.size;
  }

  /** Since when the one that was idle longest is idle. Infinity when none is. */
  get idleSince(): number {
    return this.idle[0]?.since ?? Number.POSITIVE_INFINITY;
  }

  /** Ends the one that was idle longest. */
  async endOldest(): Promise<void> {
    const oldest = this.idle.shift();
    if (oldest !== undefined) await this.end(oldest.environment);
  }

  async endIdle(): Promise<void> {
    const now = this.stopwatch();
    const ends: Promise<void>[] = [];
    while (now - this.idleSince > (this.idle.length > 1 ? longestIdleMs : longestLastIdleMs)) {
      ends.push(this.endOldest());
    }
    await Promise.all(ends);
  }

  private end(environment: Environment): Promise<void> {
    this.environments.delete(environment);
    return environment.stop();
  }

  private async take(): Promise<Environment> {
    const { name, reservedConcurrency } = this.definition;
    const cap = Math.min(
      reservedConcurrency ?? Number.POSITIVE_INFINITY,
      this.options.concurrency ?? defaultConcurrency,
    );
    for (;;) {
      if (this.stopped) {
        throw new FunctionError(name, {
          errorType: 'Sandbox.Stopped',
          errorMessage: 'The cloud at home is stopping',
        });
      }
      this.retireOutdated();
      const free = this.idle.pop()?.environment ?? (this.environments.size < cap ? this.start() : undefined);
      if (free !== undefined) return free;
      await new Promise<void>((wake) => this.waiting.push(wake));
    }
  }

  private start(): Environment {
    const environment = startEnvironment(
      this.definition,
      { ...this.options.environment, ...ownVariables(this.definition), ...this.definition.variables },
      this.options.compileCache,
      this.log,
    );
    this.environments.add(environment);
    this.makeRoom();
    return environment;
  }

  private giveBack(environment: Environment): void {
    if (environment.dead) this.environments.delete(environment);
    else this.idle.push({ environment, since: this.stopwatch() });
    this.waiting.shift()?.();
  }

  private retireOutdated(): void {
    const version = bundleVersion(this.definition.file);
    for (const it of this.idle.splice(0)) {
      const { environment } = it;
      // A missing bundle is being written right now, so the old one is used until then.
      if (!environment.dead && (version === 0 || environment.version === version)) this.idle.push(it);
      else void this.end(environment);
    }
  }

  private parse(result: string | undefined): unknown {
    if (result === undefined) return null;
    const size = Buffer.byteLength(result);
    if (size > maximumPayloadBytes) {
      throw new FunctionError(this.definition.name, {
        errorType: 'Function.ResponseSizeTooLarge',
        errorMessage: `Response payload size (${size} bytes) exceeded maximum allowed payload size (${maximumPayloadBytes} bytes).`,
      });
    }
    return JSON.parse(result);
  }
}

/** The variables that Lambda itself sets, with the key id that signs the function's calls. */
const ownVariables = ({ name, memoryMegabytes, accessKeyId, file, exportName }: FunctionDefinition) => {
  return {
    TZ: 'UTC',
    LANG: 'en_US.UTF-8',
    _HANDLER: `index.${exportName}`,
    LAMBDA_TASK_ROOT: file.slice(0, file.lastIndexOf('/')),
    AWS_EXECUTION_ENV: `AWS_Lambda_nodejs${process.versions.node.split('.')[0]}.x`,
    AWS_LAMBDA_FUNCTION_NAME: name,
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memoryMegabytes),
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${name}`,
    AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretOf(accessKeyId),
    // The developer's own AWS configuration must not reach a function.
    AWS_CONFIG_FILE: '/dev/null',
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    AWS_EC2_METADATA_DISABLED: 'true',
  };
};
