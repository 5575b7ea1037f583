import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { House } from '../house.ts';

export interface HouseQueueProps {
  /** Who is hurt while messages lie in the dead-letter queue. */
  readonly whenItFails: string;
  /** How long a consumer may hold a message: at least six times a function's timeout. */
  readonly visibility: Duration;
}

export interface HouseQueue {
  readonly queue: Queue;
  readonly deadLetters: Queue;
}

/**
 * A queue with its dead-letter queue: encrypted, TLS only, five tries, fourteen days to repair and redrive, and an alarm
 * from the first dead letter on.
 */
export const houseQueue = (
  scope: Construct,
  house: House,
  id: string,
  props: HouseQueueProps,
): HouseQueue => {
  const common = {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    removalPolicy: RemovalPolicy.RETAIN,
  };
  const deadLetters = new Queue(scope, `${id}DeadLetters`, { ...common, retentionPeriod: Duration.days(14) });
  const queue = new Queue(scope, `${id}Queue`, {
    ...common,
    visibilityTimeout: props.visibility,
    // Shorter than the dead letters' fourteen days, which count from the first sending.
    retentionPeriod: Duration.days(4),
    deadLetterQueue: { queue: deadLetters, maxReceiveCount: 5 },
  });
  house.watch.add({
    id: `${id}DeadLetters`,
    whenItFails: props.whenItFails,
    firstLook: `dead letters of ${id}: read one, repair the cause, then start a redrive`,
    metric: deadLetters.metricApproximateNumberOfMessagesVisible({
      period: Duration.minutes(5),
      statistic: 'Maximum',
    }),
    threshold: 1,
  });
  return { queue, deadLetters };
};
