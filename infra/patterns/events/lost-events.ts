import { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { House } from '../../house.ts';
import { deadLetterQueue } from '../house-queue.ts';

/**
 * The dead-letter queue of all functions that the bus calls directly. The first of them makes it. A message is the event
 * unchanged, and its attributes name the function. Nobody polls the queue, so it costs nothing while it is empty.
 */
export const lostEvents = (scope: Construct, house: House): Queue => {
  const existing = scope.node.tryFindChild('LostEvents');
  if (existing instanceof Queue) return existing;
  return deadLetterQueue(scope, house, 'LostEvents', {
    area: 'relay',
    whenItFails: 'A function failed with an event or never got it, so the event had no effect there',
    firstLook:
      "lost events: a message's attributes name its function, and the alarm of that domain says who is hurt; repair the cause, then invoke the function with the message body as its event",
  });
};
