import { Duration } from 'aws-cdk-lib';
import { type EventPattern, type IEventBus, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { House } from '../house.ts';
import { deadLetterQueue } from './house-queue.ts';

/** Where events rest that reached no function, as they came. Nobody polls it, so it costs nothing while it is empty. */
export type LostEvents = Queue;

/** One for all functions that the bus calls itself: a message tells by its attributes which function it was meant for. */
export const lostEvents = (scope: Construct, house: House): LostEvents =>
  deadLetterQueue(scope, house, 'LostEvents', {
    area: 'relay',
    whenItFails: 'The lake lacks an event, an export never comes, or a changed setting shows minutes late',
    firstLook:
      'lost events: read one, repair the cause, then invoke the function with the message body as its event',
  });

export interface HeardEvents {
  readonly description: string;
  /** The account's own bus, on which AWS's services speak, unless told otherwise. */
  readonly bus?: IEventBus;
  readonly pattern: EventPattern;
  readonly lost: LostEvents;
}

/**
 * Has the bus call a function itself, without a queue between, whose empty polls would cost more than all else about it.
 * Lambda tries three times and keeps trying for hours while it is throttled; what it gives up, and what the bus cannot hand over
 * for a day, lies with the lost events. The function is made with `lost`, too.
 */
export const hearEvents = (scope: Construct, id: string, fn: IFunction, events: HeardEvents): Rule =>
  new Rule(scope, id, {
    description: events.description,
    ...(events.bus ? { eventBus: events.bus } : {}),
    eventPattern: events.pattern,
    targets: [new LambdaTarget(fn, { deadLetterQueue: events.lost, maxEventAge: Duration.hours(24) })],
  });
