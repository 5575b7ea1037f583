import { Duration } from 'aws-cdk-lib';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import type { HouseQueue } from './house-queue.ts';

/**
 * A queue as the target of a rule. An event that EventBridge cannot deliver for a day lies with the queue's own dead
 * letters, and rings the same bell.
 */
export const queueTarget = ({ queue, deadLetters }: HouseQueue): SqsQueue =>
  new SqsQueue(queue, { deadLetterQueue: deadLetters, maxEventAge: Duration.hours(24) });
