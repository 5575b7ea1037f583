import { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { House } from '../../house.ts';
import { deadLetterQueue } from '../house-queue.ts';

/**
 * Where events rest that reached no function, as they came: one queue for all functions that the bus calls itself, made when the
 * first of them asks. A message tells by its attributes which function it was meant for. Nobody polls it, so it costs nothing
 * while it is empty.
 */
export const lostEvents = (scope: Construct, house: House): Queue => {
  const existing = scope.node.tryFindChild('LostEvents');
  if (existing instanceof Queue) return existing;
  return deadLetterQueue(scope, house, 'LostEvents', {
    area: 'relay',
    whenItFails: 'The lake lacks an event, an export never comes, or a changed setting shows minutes late',
    firstLook:
      'lost events: read one, repair the cause, then invoke the function with the message body as its event',
  });
};
