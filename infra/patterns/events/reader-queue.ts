import { CfnOutput, Duration } from 'aws-cdk-lib';
import { ArnPrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { EventContract } from '#events/envelope.ts';
import type { House } from '../../house.ts';
import type { Stage } from '../../stages.ts';
import { houseQueue } from '../house-queue.ts';
import { queueOn } from './heard-events.ts';

export interface ReaderQueueProps {
  readonly area: string;
  readonly event: EventContract;
  /** The role of another system. Only this role may receive the events. Without it there is no queue. */
  readonly reader: (stage: Stage) => string | undefined;
  /** Who is hurt while the other system does not read. */
  readonly whenUnread: string;
}

/**
 * A queue of one event for another system, if the stage names one. Without a reader there is no queue: unread messages would be
 * deleted after four days, whereas the archive of the bus keeps events for ninety and can replay them for a later reader.
 */
export const readerQueue = (
  scope: Construct,
  house: House,
  id: string,
  { area, event, reader, whenUnread }: ReaderQueueProps,
): void => {
  const who = reader(house.stage);
  if (!who) return;
  const made = houseQueue(scope, house, id, {
    area,
    whenItFails: `A system that reads the ${event.type} queue could not take an event`,
    visibility: Duration.minutes(5),
  });
  made.queue.grantConsumeMessages(new ArnPrincipal(who));
  queueOn(scope, house, id, [event], made);
  house.watch.add({
    id: `${id}Unread`,
    area,
    whenItFails: whenUnread,
    firstLook: `${who}: does it run, and has it permission to read`,
    metric: made.queue.metricApproximateAgeOfOldestMessage({
      period: Duration.minutes(5),
      statistic: 'Maximum',
    }),
    threshold: Duration.hours(1).toSeconds(),
    // A system that reads keeps it near zero.
    isFlat: true,
  });
  new CfnOutput(scope, `${id}QueueUrl`, { value: made.queue.queueUrl });
};
