import { type Permissions, unheld } from '../iam/authorize.ts';
import { type Clock, type Stoppable, systemClock } from '../types.ts';
import type { BucketDefinition, QueueDefinition, TopicDefinition } from './definition.ts';
import type { Storage, StoredMessage, StoredQueue } from './storage.ts';
import { openStorage, persistQueue } from './storage.ts';

/** String attributes of a message, by name. */
export type MessageAttributes = Readonly<Record<string, string>>;

/** What a person at the console wants to know of a queue. */
export interface QueueState {
  readonly name: string;
  readonly arn: string;
  readonly url: string;
  readonly ready: number;
  readonly inFlight: number;
  readonly delayed: number;
  /** The queue that takes what cannot be handled. */
  readonly deadLetterQueue: string | undefined;
  /** Queues whose failures end here; a dead-letter queue has at least one. */
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

/** A message taken from a queue; invisible to others until deleted or until its visibility timeout is over. */
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
  /** Where the SDK's SQS, SNS and S3 clients are sent. */
  readonly endpoint: string;
  /** Creates what is missing and updates what changed; messages stay. Removes nothing. */
  ensure(wanted: {
    readonly queues: readonly QueueDefinition[];
    readonly topics: readonly TopicDefinition[];
    readonly buckets: readonly BucketDefinition[];
  }): void;
  /** Durable when it returns. Throws when there is no such queue. */
  send(queueArn: string, body: string, attributes?: MessageAttributes): string;
  /** Up to ten messages; waits up to `waitSeconds` for the first. */
  receive(queueArn: string, limit: number, waitSeconds: number): Promise<readonly ReceivedMessage[]>;
  remove(queueArn: string, receipts: readonly string[]): void;
  /** Gives messages back unhandled: they are there for others at once. */
  release(queueArn: string, receipts: readonly string[]): void;
  /** Every queue with its depth. */
  list(): readonly QueueState[];
  /** A look at the messages of a queue without taking them; undefined for an unknown queue. */
  peek(name: string, limit: number): readonly QueuedMessage[] | undefined;
  /** Moves all ready messages of a dead-letter queue back to where they failed; answers how many. */
  redrive(deadLetterQueueName: string): number;
  /** Writes a JSON object into a bucket; durable when it returns. */
  keepObject(bucketArn: string, key: string, json: string): void;
}

/** Opens the data in `folder` and answers SQS, SNS and S3 requests on 127.0.0.1 (`port` 0: any free one). */
export const startQueues = async (options: {
  readonly folder: string;
  readonly port: number;
  /** Says when presigned links end. */
  readonly clock?: Clock;
  /** Holds requests to the policies of who signed them; without it everybody may do everything. */
  readonly permissions?: Permissions;
}): Promise<Queues> => {
  const { folder, port, clock = systemClock, permissions = unheld } = options;
  return new FauxQueues(await openStorage(folder, port, clock, permissions));
};

class FauxQueues implements Queues {
  readonly endpoint: string;
  private readonly storage: Storage;

  constructor(storage: Storage) {
    this.storage = storage;
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
    for (const { name } of buckets) if (!s3Store.hasBucket(name)) s3Store.createBucket(name);
  }

  send(queueArn: string, body: string, attributes: MessageAttributes = {}): string {
    const typed = Object.entries(attributes).map(([key, value]) => [
      key,
      { DataType: 'String', StringValue: value },
    ]);
    const message = this.storage.createMessage(body, Object.fromEntries(typed));
    const queue = this.queue(queueArn);
    if (queue.isFifo()) {
      // Whoever delivers at home (rules, dead letters) has no group: one group keeps their order.
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
    // Writing the row again under its new queue replaces it: no kill can lose the message.
    for (const message of messages) source.enqueue({ ...message, approximateReceiveCount: 0 });
    return messages.length;
  }

  keepObject(bucketArn: string, key: string, json: string): void {
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
