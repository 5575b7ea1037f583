import { type Permissions, unrestricted } from '../iam/authorize.ts';
import type { TopicDefinition } from '../topics/definition.ts';
import { type Clock, type Stoppable, systemClock } from '../types.ts';
import type { CreatedObject } from './created-objects.ts';
import type { BucketDefinition, QueueDefinition } from './definition.ts';
import type { Storage, StoredMessage, StoredQueue } from './storage.ts';
import { openStorage, persistQueue } from './storage.ts';

/** The string attributes of a message, by name. */
export type MessageAttributes = Readonly<Record<string, string>>;

/** The state of a queue for the console. */
export interface QueueState {
  readonly name: string;
  readonly arn: string;
  readonly url: string;
  readonly ready: number;
  readonly inFlight: number;
  readonly delayed: number;
  /** The name of its dead-letter queue. */
  readonly deadLetterQueue: string | undefined;
  /** The queues whose failed messages go here. A dead-letter queue has at least one. */
  readonly deadLettersOf: readonly string[];
}

interface QueuedMessage {
  readonly id: string;
  readonly body: string;
  readonly sentAt: string;
  readonly receiveCount: number;
  readonly state: 'ready' | 'in flight' | 'delayed';
  readonly attributes: MessageAttributes;
}

/** A received message. It is invisible to others until it is deleted or its visibility timeout is over. */
export interface ReceivedMessage {
  readonly id: string;
  readonly receipt: string;
  readonly body: string;
  readonly md5: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly messageAttributes: StoredMessage['messageAttributes'];
}

/** SQS, SNS and S3 at home. */
export interface Queues extends Stoppable {
  /** The endpoint for the SDK's SQS, SNS and S3 clients. */
  readonly endpoint: string;
  /** Creates missing queues, topics and buckets, and updates changed ones. Keeps messages and removes nothing. */
  ensure(wanted: {
    readonly queues: readonly QueueDefinition[];
    readonly topics: readonly Pick<TopicDefinition, 'name' | 'arn'>[];
    readonly buckets: readonly BucketDefinition[];
  }): void;
  /** Durable when it returns. Throws when there is no such queue. */
  send(queueArn: string, body: string, attributes?: MessageAttributes): string;
  /** Receives up to ten messages. Waits up to `waitSeconds` for the first. */
  receive(queueArn: string, limit: number, waitSeconds: number): Promise<readonly ReceivedMessage[]>;
  remove(queueArn: string, receipts: readonly string[]): void;
  /** Makes unhandled messages visible again at once. */
  release(queueArn: string, receipts: readonly string[]): void;
  /** All queues with their number of messages. */
  list(): readonly QueueState[];
  /** The messages of a queue, without receiving them. Undefined for an unknown queue. */
  peek(name: string, limit: number): readonly QueuedMessage[] | undefined;
  /** Moves all ready messages of a dead-letter queue back to their queue. Returns how many. */
  redrive(deadLetterQueueName: string): number;
  /** Writes an object with JSON to a bucket. Durable when it returns. */
  putObject(bucketArn: string, key: string, json: string): void;
}

/** Opens the data in `folder` and serves SQS, SNS and S3 on 127.0.0.1. Port 0 takes any free port. */
export const startQueues = async (options: {
  readonly folder: string;
  readonly port: number;
  /** Decides when presigned links expire. */
  readonly clock?: Clock;
  /** Checks requests against the policies of their signer. Without it everything is allowed. */
  readonly permissions?: Permissions;
  /** The origins of the gateway's pages, which buckets may let in. */
  readonly pageOrigins?: readonly string[];
  /** Stores the event of an object that was written to a bucket that sends its events to EventBridge. */
  readonly announce?: (object: CreatedObject) => void;
}): Promise<Queues> => {
  const { folder, port, clock = systemClock, permissions = unrestricted, pageOrigins = [] } = options;
  const buckets = new Map<string, BucketDefinition>();
  const storage = await openStorage({
    folder,
    port,
    clock,
    permissions,
    pageOrigins,
    bucketOf: (name) => buckets.get(name),
    announce: options.announce ?? (() => {}),
  });
  return new FauxQueues(storage, buckets);
};

class FauxQueues implements Queues {
  readonly endpoint: string;
  private readonly storage: Storage;
  private readonly buckets: Map<string, BucketDefinition>;

  constructor(storage: Storage, buckets: Map<string, BucketDefinition>) {
    this.storage = storage;
    this.buckets = buckets;
    this.endpoint = storage.origin;
  }

  ensure({ queues, topics, buckets }: Parameters<Queues['ensure']>[0]): void {
    const { sqsStore, snsStore, s3Store } = this.storage.stores;
    for (const { name, url, arn, attributes } of queues) {
      const existing = sqsStore.getQueueByArn(arn);
      if (existing === undefined) {
        persistQueue(sqsStore.createQueue(name, url, arn, { ...attributes }), sqsStore.persistence);
      } else if (Object.entries(attributes).some(([key, value]) => existing.attributes[key] !== value)) {
        existing.setAttributes({ ...attributes });
      }
    }
    for (const { name, arn } of topics) {
      if (snsStore.getTopic(arn) === undefined) {
        snsStore.createTopic(name, undefined, undefined, arn.split(':')[3] ?? '');
      }
    }
    for (const bucket of buckets) {
      if (!s3Store.hasBucket(bucket.name)) s3Store.createBucket(bucket.name);
      this.buckets.set(bucket.name, bucket);
    }
  }

  send(queueArn: string, body: string, attributes: MessageAttributes = {}): string {
    const typed = Object.entries(attributes).map(([key, value]) => [
      key,
      { DataType: 'String', StringValue: value },
    ]);
    const message = this.storage.createMessage(body, Object.fromEntries(typed));
    const queue = this.queue(queueArn);
    if (queue.isFifo()) {
      // Messages from rules and dead-letter targets have no group. One group for all keeps their order.
      message.messageGroupId ??= 'home';
      message.sequenceNumber = queue.nextSequenceNumber();
    }
    queue.enqueue(message);
    return message.messageId;
  }

  async receive(queueArn: string, limit: number, waitSeconds: number): Promise<readonly ReceivedMessage[]> {
    const queue = this.queue(queueArn);
    const take = () =>
      queue.dequeue(limit, undefined, (arn) => this.storage.stores.sqsStore.getQueueByArn(arn));
    let taken = take();
    if (taken.length === 0 && waitSeconds > 0) {
      await queue.waitForMessages(waitSeconds);
      taken = take();
    }
    return taken.flatMap(({ ReceiptHandle }) => {
      const message = queue.inflightMessages.get(ReceiptHandle)?.message;
      return message === undefined ? [] : [received(message, ReceiptHandle)];
    });
  }

  remove(queueArn: string, receipts: readonly string[]): void {
    const queue = this.queue(queueArn);
    for (const receipt of receipts) queue.deleteMessage(receipt);
  }

  release(queueArn: string, receipts: readonly string[]): void {
    const queue = this.queue(queueArn);
    for (const receipt of receipts) queue.changeVisibility(receipt, 0);
  }

  list(): readonly QueueState[] {
    const queues = [...this.storage.stores.sqsStore.allQueues()];
    const targets = new Map(queues.map((queue) => [queue, deadLetterTarget(queue)]));
    return queues.map((queue) => {
      queue.processTimers();
      const count = (kind: Parameters<StoredQueue['getAttribute']>[0]) => Number(queue.getAttribute(kind));
      const target = targets.get(queue);
      return {
        name: queue.name,
        arn: queue.arn,
        url: `${this.endpoint}${new URL(queue.url).pathname}`,
        ready: count('ApproximateNumberOfMessages'),
        inFlight: count('ApproximateNumberOfMessagesNotVisible'),
        delayed: count('ApproximateNumberOfMessagesDelayed'),
        deadLetterQueue: target?.split(':').at(-1),
        deadLettersOf: queues.filter((it) => targets.get(it) === queue.arn).map(({ name }) => name),
      };
    });
  }

  peek(name: string, limit: number): readonly QueuedMessage[] | undefined {
    const queue = this.storage.stores.sqsStore.getQueueByName(name);
    if (queue === undefined) return undefined;
    queue.processTimers();
    const { ready, delayed, inflight } = queue.inspectMessages();
    return [
      ...ready.map((message) => described(message, 'ready')),
      ...inflight.map(({ message }) => described(message, 'in flight')),
      ...delayed.map((message) => described(message, 'delayed')),
    ].slice(0, limit);
  }

  redrive(deadLetterQueueName: string): number {
    const { sqsStore } = this.storage.stores;
    const dead = sqsStore.getQueueByName(deadLetterQueueName);
    if (dead === undefined) throw new Error(`no queue ${deadLetterQueueName}`);
    const source = [...sqsStore.allQueues()].find((queue) => deadLetterTarget(queue) === dead.arn);
    if (source === undefined) throw new Error(`no queue sends its failures to ${deadLetterQueueName}`);
    dead.processTimers();
    const messages = dead.messages.splice(0);
    // Writing the row with its new queue replaces it, so a kill cannot lose the message.
    for (const message of messages) source.enqueue({ ...message, approximateReceiveCount: 0 });
    return messages.length;
  }

  putObject(bucketArn: string, key: string, json: string): void {
    const bucket = bucketArn.split(':').at(-1) ?? '';
    this.storage.stores.s3Store.putObject(bucket, key, Buffer.from(json), 'application/json');
  }

  stop(): Promise<void> {
    return this.storage.stop();
  }

  private queue(queueArn: string): StoredQueue {
    const queue = this.storage.stores.sqsStore.getQueueByArn(queueArn);
    if (queue === undefined) throw new Error(`no queue ${queueArn}`);
    return queue;
  }
}

const deadLetterTarget = (queue: StoredQueue): string | undefined => {
  const policy = queue.attributes.RedrivePolicy;
  return policy === undefined ? undefined : JSON.parse(policy).deadLetterTargetArn;
};

const received = (message: StoredMessage, receipt: string): ReceivedMessage => ({
  id: message.messageId,
  receipt,
  body: message.body,
  md5: message.md5OfBody,
  attributes: {
    ApproximateReceiveCount: String(message.approximateReceiveCount),
    SentTimestamp: String(message.sentTimestamp),
    SenderId: '000000000000',
    ApproximateFirstReceiveTimestamp: String(
      message.approximateFirstReceiveTimestamp ?? message.sentTimestamp,
    ),
    ...(message.messageGroupId === undefined ? {} : { MessageGroupId: message.messageGroupId }),
    ...(message.sequenceNumber === undefined ? {} : { SequenceNumber: message.sequenceNumber }),
  },
  messageAttributes: message.messageAttributes,
});

const described = (message: StoredMessage, state: QueuedMessage['state']): QueuedMessage => ({
  id: message.messageId,
  body: message.body,
  sentAt: new Date(message.sentTimestamp).toISOString(),
  receiveCount: message.approximateReceiveCount,
  state,
  attributes: Object.fromEntries(
    Object.entries(message.messageAttributes).map(([name, { StringValue }]) => [name, StringValue ?? '']),
  ),
});
