import { Duration } from 'aws-cdk-lib';
import { type EventPattern, type IRuleTarget, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget, SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { EventContract } from '#events/envelope.ts';
import { type House, idOf } from '../../house.ts';
import type { HouseQueue } from '../parts.ts';
import { lostEvents } from './lost-events.ts';

/** Events that are no single contract of the house. */
export interface OtherEvents {
  /** Of the rule, without its ending. */
  readonly id: string;
  readonly description: string;
  readonly pattern: (house: House) => EventPattern;
  /** True for what AWS's services say, on the account's own bus. */
  readonly fromAws?: boolean;
}

/** Something that can be heard on a bus. */
export type Heard = EventContract | OtherEvents;

/** `settings-changed.v1` → `SettingsChanged`; a second version is another event, `SettingsChangedV2`. */
const eventId = (type: string): string => idOf(type.replace(/\.v1$/, '').replace('.', '-'));

const patternOf = (house: House, heard: Heard): Omit<OtherEvents, 'pattern'> & { pattern: EventPattern } =>
  'schema' in heard
    ? {
        id: eventId(heard.type),
        description: `Hands ${heard.type} to everything that hears it`,
        pattern: { source: [heard.source], detailType: [heard.type] },
      }
    : { ...heard, pattern: heard.pattern(house) };

/** The one rule for these events, made when the first listener asks. */
const ruleOf = (scope: Construct, house: House, heard: Heard): Rule => {
  const { id, description, pattern, fromAws } = patternOf(house, heard);
  const existing = scope.node.tryFindChild(`${id}Rule`);
  if (existing instanceof Rule) return existing;
  return new Rule(scope, `${id}Rule`, {
    description,
    ...(fromAws ? {} : { eventBus: house.parts.buses.get('Events') }),
    eventPattern: pattern,
  });
};

const handOver = (scope: Construct, house: House, hears: readonly Heard[], target: IRuleTarget): void => {
  for (const heard of hears) ruleOf(scope, house, heard).addTarget(target);
};

/** EventBridge tries for this long to hand an event over; then it lies with the dead letters. */
const maxEventAge = Duration.hours(24);

/**
 * Has the bus call a function itself, without a queue between, whose empty polls would cost more than all else about it.
 * Lambda tries three times and keeps trying for hours while it is throttled; what it gives up, and what the bus cannot hand over
 * for a day, lies with the lost events. The function is made with them as its dead-letter queue, too.
 */
export const callOn = (scope: Construct, house: House, hears: readonly Heard[], fn: LambdaFunction): void => {
  if (hears.length === 0) return;
  const target = new LambdaTarget(fn, { deadLetterQueue: lostEvents(scope, house), maxEventAge });
  handOver(scope, house, hears, target);
};

/** Puts events into a queue. What EventBridge cannot hand over lies with the queue's own dead letters, and rings the same bell. */
export const queueOn = (
  scope: Construct,
  house: House,
  hears: readonly Heard[],
  { queue, deadLetters }: HouseQueue,
): void => handOver(scope, house, hears, new SqsQueue(queue, { deadLetterQueue: deadLetters, maxEventAge }));

/** The id of what is made for one event, for a queue of its readers. */
export const idOfEvent = ({ type }: EventContract): string => eventId(type);
