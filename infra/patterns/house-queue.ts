import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { House } from '../house.ts';
import type { HouseQueue } from './parts.ts';
import type { Concern } from './watch.ts';

export interface HouseQueueProps {
  /** The domain whose work waits in it. */
  readonly area: string;
  /** Who is hurt while messages lie in the dead-letter queue. */
  readonly whenItFails: string;
  /** How long a consumer may hold a message: at least six times a function's timeout. */
  readonly visibility: Duration;
}

const common = {
  encryption: QueueEncryption.SQS_MANAGED,
  enforceSSL: true,
  removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
};

/** A queue for what could not be handled: fourteen days to repair, and an alarm from the first message on. */
export const deadLetterQueue = (
  scope: Construct,
  house: House,
  id: string,
  concern: Pick<Concern, 'area' | 'whenItFails' | 'firstLook'>,
): Queue => {
  const queue = new Queue(scope, id, { ...common, retentionPeriod: Duration.days(14) });
  house.watch.add({
    ...concern,
    id,
    metric: queue.metricApproximateNumberOfMessagesVisible({
      period: Duration.minutes(5),
      statistic: 'Maximum',
    }),
    threshold: 1,
  });
  return queue;
};

/** A queue with its dead-letter queue: encrypted, TLS only, five tries, fourteen days to repair and redrive. */
export const houseQueue = (
  scope: Construct,
  house: House,
  id: string,
  props: HouseQueueProps,
): HouseQueue => {
  const deadLetters = deadLetterQueue(scope, house, `${id}DeadLetters`, {
    area: props.area,
    whenItFails: props.whenItFails,
    firstLook: `dead letters of ${id}: read one, repair the cause, then start a redrive`,
  });
  const queue = new Queue(scope, `${id}Queue`, {
    ...common,
    visibilityTimeout: props.visibility,
    // Shorter than the fourteen days of the dead-letter queue, which count from the first sending.
    retentionPeriod: Duration.days(4),
    deadLetterQueue: { queue: deadLetters, maxReceiveCount: 5 },
  });
  return { queue, deadLetters };
};
