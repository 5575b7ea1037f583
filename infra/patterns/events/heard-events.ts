import { Duration } from 'aws-cdk-lib';
import { type EventPattern, type IRuleTarget, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget, SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { EventContract } from '#events/envelope.ts';
import { type House, idOf } from '../../house.ts';
import type { HouseQueue } from '../parts.ts';
import { lostEvents } from './lost-events.ts';

/** Events that are not exactly one event contract of ours. */
export interface OtherEvents {
  /** Construct id of the rule, without the ending `Rule`. */
  readonly id: string;
  readonly description: string;
  readonly pattern: (house: House) => EventPattern;
  /** True for events that AWS's services send on the default bus of the account. */
  readonly fromAws?: boolean;
}

/** Something that a function or a queue can listen to. */
export type Heard = EventContract | OtherEvents;

/** `settings-changed.v1` → `SettingsChanged`; a second version is another event, `SettingsChangedV2`. */
const eventId = (type: string): string => idOf(type.replace(/\.v1$/, '').replace('.', '-'));

const patternOf = (house: House, heard: Heard): Omit<OtherEvents, 'pattern'> & { pattern: EventPattern } =>
  'schema' in heard
    ? {
        id: eventId(heard.type),
        description: `Delivers ${heard.type} to all its listeners`,
        pattern: { source: [heard.source], detailType: [heard.type] },
      }
    : { ...heard, pattern: heard.pattern(house) };

/** The one rule for these events. The first listener makes it. */
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

/** How long EventBridge tries to deliver an event before it goes to the dead-letter queue. */
const maxEventAge = Duration.hours(24);

/**
 * Lets the bus call a function directly. A queue between them would cost more for its empty polls than everything else here.
 * Lambda tries three times, and goes on for hours while it is throttled. Events that Lambda gives up, and events that the bus
 * cannot deliver for a day, go to the queue of lost events, which is also the dead-letter queue of the function.
 */
export const callOn = (scope: Construct, house: House, hears: readonly Heard[], fn: LambdaFunction): void => {
  if (hears.length === 0) return;
  const target = new LambdaTarget(fn, { deadLetterQueue: lostEvents(scope, house), maxEventAge });
  handOver(scope, house, hears, target);
};

/** Puts events into a queue. Events that EventBridge cannot deliver go to the queue's own dead-letter queue and raise its alarm. */
export const queueOn = (
  scope: Construct,
  house: House,
  hears: readonly Heard[],
  { queue, deadLetters }: HouseQueue,
): void => handOver(scope, house, hears, new SqsQueue(queue, { deadLetterQueue: deadLetters, maxEventAge }));

/** Construct id of what is made for one event, such as a queue for its readers. */
export const idOfEvent = ({ type }: EventContract): string => eventId(type);
