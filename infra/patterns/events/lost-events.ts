import type { Construct } from 'constructs';
import type { House } from '../../house.ts';
import { acknowledge } from '../acknowledge.ts';
import { deadLetterQueue } from '../house-queue.ts';
import { lasting } from '../lasting.ts';
import { letRulesSend, letTopicsSend } from '../queue-senders.ts';

/**
 * The dead-letter queue of all functions that the bus or a topic calls directly. A message is the event unchanged, and its
 * attributes name the function. Nobody polls the queue, so it costs nothing while it is empty.
 */
export const lostEvents = (scope: Construct, house: House): void => {
  const queue = deadLetterQueue(scope, house, 'LostEvents', {
    area: 'relay',
    whenItFails: 'A function failed with an event or never got it, so the event had no effect there',
    firstLook:
      "lost events: a message's attributes name its function, and the alarm of that domain says who is hurt; repair the cause, then invoke the function with the message body as its event",
  });
  letRulesSend(queue, house);
  letTopicsSend(queue, house);
  acknowledge(queue, {
    'AwsSolutions-SQS3':
      'It is the dead-letter queue of functions, rules and a topic, which are in other stacks.',
  });
  // These other stacks refer to it.
  lasting(queue, queue.queueArn, queue.queueUrl, queue.queueName);
};
