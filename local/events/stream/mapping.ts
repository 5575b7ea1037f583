import type { MessageAttributes } from '../../queues/queues.ts';
import type { State } from '../../state/state.ts';
import type { Clock, Ids, Invoke, Stoppable } from '../../types.ts';
import type { BatchContext } from './batch.ts';
import { workOff } from './batch.ts';
import type { StreamMapping } from './definition.ts';

/** One change of one item, as DynamoDB at home keeps it. Keys and images are in the wire's JSON. */
export interface ChangeRecord {
  readonly eventID: string;
  readonly eventName: string;
  readonly keys: object;
  readonly newImage?: object;
  readonly oldImage?: object;
  /** Sorts as text. */
  readonly sequenceNumber: string;
  /** Epoch ms. */
  readonly at: number;
  readonly userIdentity?: object;
}

/** DynamoDB at home, as far as a mapping needs it. */
export interface StreamSource {
  readStream(table: string, afterSequence: string, limit: number): Promise<readonly ChangeRecord[]>;
  /** Calls back when there is more to read; answers how to stop that. */
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
  readonly keepObject: (bucketArn: string, key: string, json: string) => void;
  readonly log: (message: string) => void;
}

export interface RunningMapping extends Stoppable {
  /** Resolves when the function has seen everything that is in the stream now. */
  settled(): Promise<void>;
}

const checkpoints = 'stream-checkpoints';
const pauseAfterErrorMs = 1000;

/**
 * Feeds the function from the table's stream. The checkpoint moves on only when a whole chunk was worked off, so a kill
 * repeats records and never loses one.
 */
export function startStreamMapping(mapping: StreamMapping, context: StreamMappingContext): RunningMapping {
  return new StreamReader(mapping, context);
}

class StreamReader implements RunningMapping {
  private readonly mapping: StreamMapping;
  private readonly context: StreamMappingContext;
  private readonly unsubscribe: () => void;
  private readonly halt = new AbortController();
  private running: Promise<void> | undefined;
  private news = false;

  constructor(mapping: StreamMapping, context: StreamMappingContext) {
    this.mapping = mapping;
    this.context = context;
    this.unsubscribe = context.source.onStream(mapping.table, () => this.wake());
    this.wake();
  }

  async settled(): Promise<void> {
    this.wake();
    while (this.running !== undefined) await this.running;
  }

  /** A batch under way is not waited for: its records are behind the checkpoint's next move and come again. */
  async stop(): Promise<void> {
    this.unsubscribe();
    this.halt.abort();
  }

  private wake(): void {
    this.news = true;
    if (this.running !== undefined || this.halt.signal.aborted) return;
    this.running = this.drain()
      .catch((error) => this.stumble(error))
      .finally(() => {
        this.running = undefined;
        if (this.news && !this.halt.signal.aborted) this.wake();
      });
  }

  private async stumble(error: unknown): Promise<void> {
    if (this.halt.signal.aborted) return;
    this.context.log(`stream of ${this.mapping.table}: ${error}`);
    this.news = true;
    await pause(pauseAfterErrorMs, this.halt.signal);
  }

  private async drain(): Promise<void> {
    const { mapping, context } = this;
    const { signal } = this.halt;
    while (this.news && !signal.aborted) {
      this.news = false;
      if (mapping.windowSeconds > 0) await pause(mapping.windowSeconds * 1000, signal);
      for (;;) {
        const after = context.state.get<string>(checkpoints, mapping.id) ?? '';
        const records = await context.source.readStream(
          mapping.table,
          after,
          mapping.batchSize * mapping.lanes,
        );
        const last = records.at(-1);
        if (last === undefined) break;
        await this.chunk(records);
        if (signal.aborted) return;
        context.state.put(checkpoints, mapping.id, last.sequenceNumber);
      }
    }
  }

  private async chunk(records: readonly ChangeRecord[]): Promise<void> {
    const { mapping, context } = this;
    const lanes = new Map<number, object[]>();
    for (const change of records) {
      const record = lambdaRecord(change, mapping, context.region);
      if (!mapping.wants(record)) continue;
      const lane = hash(JSON.stringify(change.keys)) % mapping.lanes;
      lanes.set(lane, [...(lanes.get(lane) ?? []), record]);
    }
    const batchContext: BatchContext = { ...context, mapping, signal: this.halt.signal, pause };
    await Promise.all(
      [...lanes.values()].map(async (lane) => {
        const all = lane as Parameters<typeof workOff>[0];
        for (let at = 0; at < all.length; at += mapping.batchSize) {
          await workOff(all.slice(at, at + mapping.batchSize), batchContext);
        }
      }),
    );
  }
}

/** A change as Lambda shows it to a function. */
const lambdaRecord = (change: ChangeRecord, { streamArn }: StreamMapping, region: string) => ({
  eventID: change.eventID,
  eventName: change.eventName,
  eventVersion: '1.1',
  eventSource: 'aws:dynamodb',
  awsRegion: region,
  eventSourceARN: streamArn,
  dynamodb: {
    ApproximateCreationDateTime: change.at / 1000,
    Keys: change.keys,
    ...(change.newImage === undefined ? {} : { NewImage: change.newImage }),
    ...(change.oldImage === undefined ? {} : { OldImage: change.oldImage }),
    SequenceNumber: change.sequenceNumber,
    SizeBytes: JSON.stringify([change.keys, change.newImage, change.oldImage]).length,
    StreamViewType: viewType(change),
  },
  ...(change.userIdentity === undefined ? {} : { userIdentity: change.userIdentity }),
});

const viewType = ({ newImage, oldImage }: ChangeRecord): string => {
  if (newImage !== undefined) return oldImage === undefined ? 'NEW_IMAGE' : 'NEW_AND_OLD_IMAGES';
  return oldImage === undefined ? 'KEYS_ONLY' : 'OLD_IMAGE';
};

const hash = (text: string): number =>
  [...text].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0, 7);

/** Waits, or wakes early when everything stops. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(done, ms).unref();
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
