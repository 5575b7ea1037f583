import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { House } from '../house.ts';
import { daysOf } from './private-bucket.ts';
import type { Concern } from './watch.ts';

export interface HouseQueueProps {
  /** The domain whose work waits in it. */
  readonly area: string;
  /** Who is hurt while messages lie in the dead-letter queue. */
  readonly whenItFails: string;
  /** How long a message stays hidden from other consumers: at least six times the function's timeout. */
  readonly visibility: Duration;
}

/** A queue, and where its messages go after the last try. */
export interface HouseQueue {
  readonly queue: Queue;
  readonly deadLetters: Queue;
}

const common = {
  encryption: QueueEncryption.SQS_MANAGED,
  enforceSSL: true,
  removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
};

/** A dead-letter queue: it keeps messages for fourteen days, and the first message raises an alarm. */
export const deadLetterQueue = (
  scope: Construct,
  house: House,
  id: string,
  concern: Pick<Concern, 'area' | 'whenItFails' | 'firstLook'>,
): Queue => {
  const queue = new Queue(scope, id, { ...common, retentionPeriod: daysOf('deadLetter') });
  house.parts.deadLetters.add(id, queue);
  house.watch.add({
    ...concern,
    id,
    isFlat: true,
    metric: queue.metricApproximateNumberOfMessagesVisible({
      period: Duration.minutes(5),
      statistic: 'Maximum',
    }),
    threshold: 1,
  });
  return queue;
};

/** A queue with its dead-letter queue: encrypted, TLS only, five tries, then fourteen days to repair and redrive. */
export const houseQueue = (
  scope: Construct,
  house: House,
  id: string,
  props: HouseQueueProps,
): HouseQueue => {
  const deadLetters = deadLetterQueue(scope, house, `${id}DeadLetters`, {
    area: props.area,
    whenItFails: props.whenItFails,
    firstLook: `dead-letter queue of ${id}: read a message, repair the cause, then start a redrive`,
  });
  const queue = new Queue(scope, `${id}Queue`, {
    ...common,
    visibilityTimeout: props.visibility,
    // Shorter than that of the dead-letter queue, because those count from the day the message was first sent.
    retentionPeriod: daysOf('queued'),
    deadLetterQueue: { queue: deadLetters, maxReceiveCount: 5 },
  });
  return { queue, deadLetters };
};
