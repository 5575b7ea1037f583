import { batchesOf } from '../../lambda/payload.ts';
import type { MessageAttributes } from '../../queues/queues.ts';
import type { State } from '../../state/state.ts';
import { delayUntil } from '../../timers.ts';
import type { Clock, Ids, Invoke, Stoppable } from '../../types.ts';
import { pause } from './back-off.ts';
import { type BatchContext, handleBatch } from './batch.ts';
import type { StreamMapping } from './definition.ts';
import { type ChangeRecord, type LambdaRecord, lambdaRecord, timeOf } from './record.ts';
import { TumblingWindow } from './tumbling-window.ts';

/** The part of DynamoDB that a mapping needs. */
export interface StreamSource {
  readStream(table: string, afterSequence: string, limit: number): Promise<readonly ChangeRecord[]>;
  /** Calls the listener when there are new records. Returns the unsubscribe function. */
  onStream(table: string, listener: () => void): () => void;
}

export interface StreamMappingContext {
  readonly source: StreamSource;
  readonly state: State;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly region: string;
  readonly invoke: Invoke;
  readonly send: (queueArn: string, body: string, attributes?: MessageAttributes) => unknown;
  readonly putObject: (bucketArn: string, key: string, json: string) => void;
  readonly log: (message: string) => void;
}

export interface RunningMapping extends Stoppable {
  /** Resolves when the function has handled all current records of the stream. */
  settled(): Promise<void>;
}

const checkpoints = 'stream-checkpoints';
const pauseAfterErrorMs = 1000;

/**
 * Polls the table's stream and invokes the function. The checkpoint moves only after a whole chunk was handled, so a kill repeats records
 * and never loses one.
 */
export const startStreamMapping = (mapping: StreamMapping, context: StreamMappingContext): RunningMapping => {
  return new StreamReader(mapping, context);
};

class StreamReader implements RunningMapping {
  private readonly mapping: StreamMapping;
  private readonly context: StreamMappingContext;
  private readonly unsubscribe: () => void;
  private readonly halt = new AbortController();
  private running: Promise<void> | undefined;
  private hasNewRecords = false;
  /** Aborted when new records arrive, to end the wait for more records in a batch. */
  private newRecords = new AbortController();
  private readonly window: TumblingWindow | undefined;
  private windowTimer: NodeJS.Timeout | undefined;

  constructor(mapping: StreamMapping, context: StreamMappingContext) {
    this.mapping = mapping;
    this.context = context;
    if (mapping.tumblingSeconds > 0)
      this.window = new TumblingWindow({ ...context, mapping, signal: this.halt.signal });
    this.unsubscribe = context.source.onStream(mapping.table, () => this.wake());
    this.wake();
  }

  async settled(): Promise<void> {
    this.wake();
    while (this.running !== undefined) await this.running;
  }

  /** Does not wait for a batch in flight: the checkpoint is before its records, so they come again. */
  async stop(): Promise<void> {
    this.unsubscribe();
    clearTimeout(this.windowTimer);
    this.halt.abort();
  }

  private wake(): void {
    this.hasNewRecords = true;
    this.newRecords.abort();
    if (this.running !== undefined || this.halt.signal.aborted) return;
    this.running = this.drain()
      .catch((error) => this.retryAfterError(error))
      .finally(() => {
        this.running = undefined;
        if (this.hasNewRecords && !this.halt.signal.aborted) this.wake();
      });
  }

  private async retryAfterError(error: unknown): Promise<void> {
    if (this.halt.signal.aborted) return;
    this.context.log(`stream of ${this.mapping.table}: ${error}`);
    this.hasNewRecords = true;
    await pause(pauseAfterErrorMs, this.halt.signal);
  }

  private async drain(): Promise<void> {
    const { mapping, context } = this;
    const { signal } = this.halt;
    while (this.hasNewRecords && !signal.aborted) {
      this.hasNewRecords = false;
      for (;;) {
        const records = await this.gather();
        const last = records.at(-1);
        if (last === undefined || signal.aborted) break;
        await this.chunk(records);
        if (signal.aborted) return;
        context.state.put(checkpoints, mapping.id, last.sequenceNumber);
      }
      await this.window?.closeWhenOver();
    }
    this.wakeAtEndOfWindow();
  }

  /**
   * The next records for a full batch. Fewer only if there are no more and the first matching record has waited for the batching window.
   */
  private async gather(): Promise<readonly ChangeRecord[]> {
    const { mapping, context } = this;
    const { signal } = this.halt;
    const most = mapping.batchSize * mapping.lanes;
    const gathered: ChangeRecord[] = [];
    let closesAt: number | undefined;
    for (;;) {
      this.newRecords = new AbortController();
      const after =
        gathered.at(-1)?.sequenceNumber ?? context.state.get<string>(checkpoints, mapping.id) ?? '';
      gathered.push(...(await context.source.readStream(mapping.table, after, most - gathered.length)));
      if (mapping.windowSeconds === 0 || gathered.length >= most || signal.aborted) return gathered;
      const first = gathered.find((record) => this.wants(record));
      if (first === undefined) return gathered;
      closesAt ??= performance.now() + mapping.windowSeconds * 1000 - (context.clock.now() - first.at);
      const left = closesAt - performance.now();
      if (left <= 0) return gathered;
      await pause(left, AbortSignal.any([signal, this.newRecords.signal]));
    }
  }

  private wants(change: ChangeRecord): boolean {
    return this.mapping.wants(lambdaRecord(change, this.mapping, this.context.region));
  }

  private async chunk(changes: readonly ChangeRecord[]): Promise<void> {
    const { mapping, context, window } = this;
    const records = changes
      .map((change) => lambdaRecord(change, mapping, context.region))
      .filter((record) => mapping.wants(record));
    const batchContext: BatchContext = { ...context, mapping, signal: this.halt.signal, window };
    const lanes = Map.groupBy(records, ({ dynamodb }) => hash(JSON.stringify(dynamodb.Keys)) % mapping.lanes);
    const feed = async (some: readonly LambdaRecord[]) => {
      for (const batch of batchesOf(some, mapping.batchSize)) await handleBatch(batch, batchContext);
    };
    if (window === undefined) await Promise.all([...lanes.values()].map(feed));
    else
      for (const some of byWindow(records, mapping.tumblingSeconds))
        await this.feedWindow(window, some, feed);
  }

  private async feedWindow(
    window: TumblingWindow,
    records: readonly LambdaRecord[],
    feed: (records: readonly LambdaRecord[]) => Promise<void>,
  ): Promise<void> {
    await window.enter(timeOf(records[0]));
    if (!this.halt.signal.aborted) await feed(records);
  }

  private wakeAtEndOfWindow(): void {
    clearTimeout(this.windowTimer);
    const endsAt = this.window?.endsAt;
    if (endsAt === undefined || this.halt.signal.aborted) return;
    this.windowTimer = setTimeout(() => this.wake(), delayUntil(endsAt, this.context.clock)).unref();
  }
}

const hash = (text: string): number =>
  [...text].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0, 7);

/** Splits records by tumbling window. */
const byWindow = (records: readonly LambdaRecord[], seconds: number): Iterable<readonly LambdaRecord[]> =>
  Map.groupBy(records, (record) => Math.floor(timeOf(record) / (seconds * 1000))).values();
