import { Duration } from 'aws-cdk-lib';
import { type EventPattern, type IRuleTarget, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { EventContract } from '#events/envelope.ts';
import { type House, idOf } from '../../house.ts';
import type { HouseQueue } from '../house-queue.ts';
import { letRulesSend } from '../queue-senders.ts';
import { patternsFor } from './event-patterns.ts';

/** Events that are not exactly one event contract of ours. Each listener has a rule of its own for them. */
export interface OtherEvents {
  /** End of the construct id of the rule. */
  readonly id: string;
  readonly description: string;
  readonly pattern: (house: House) => EventPattern;
  /** True for events that AWS's services send on the default bus of the account. */
  readonly fromAws?: boolean;
}

/** Something that a function or a queue can listen to. */
export type Heard = EventContract | OtherEvents;

const isContract = (heard: Heard): heard is EventContract => 'schema' in heard;

/** Nothing for the first, `2` for the second. */
const numbered = (index: number): string => (index === 0 ? '' : String(index + 1));

interface RuleOfListener extends Pick<OtherEvents, 'id' | 'description'> {
  readonly pattern: EventPattern;
}

/** One rule for all events of ours as a whole, and one for each kind of other events. */
const rulesOnOurBus = (house: House, listener: string, hears: readonly Heard[]): RuleOfListener[] => [
  ...patternsFor(hears.filter(isContract)).map((pattern, index) => ({
    id: `${listener}Hears${numbered(index)}`,
    description: `Delivers the events that ${listener} listens to`,
    pattern,
  })),
  ...hears.flatMap((heard) =>
    isContract(heard) || heard.fromAws
      ? []
      : [{ ...heard, id: `${listener}Hears${heard.id}`, pattern: heard.pattern(house) }],
  ),
];

/**
 * Makes the rules of one listener. Each rule has one target. A rule for each event would have up to five, which is all that AWS
 * takes, and a queue would need a permission for each rule.
 */
const listen = (
  scope: Construct,
  house: House,
  listener: string,
  hears: readonly Heard[],
  target: IRuleTarget,
): void => {
  for (const { id, description, pattern } of rulesOnOurBus(house, listener, hears))
    new Rule(scope, id, {
      ruleName: id,
      description,
      eventBus: house.parts.buses.get('Events'),
      eventPattern: pattern,
      targets: [target],
    });
  const fromAws = hears.filter((heard): heard is OtherEvents => !isContract(heard) && heard.fromAws === true);
  for (const [index, { id, description, pattern }] of fromAws.entries())
    new Rule(scope, `${listener}Hears${id}`, {
      // The policies of the queues know the rules by their names. CloudFormation would cut the stage from a long one.
      ruleName: `skybarrel-${house.stage.name}-${listener}${numbered(index)}`,
      description,
      eventPattern: pattern(house),
      targets: [target],
    });
};

/** How long EventBridge tries to deliver an event before it goes to the dead-letter queue. */
const maxEventAge = Duration.hours(24);

/**
 * Lets the bus call a function directly. A queue between them would cost more for its empty polls than everything else here.
 * Lambda tries three times, and goes on for hours while it is throttled. Events that Lambda gives up, and events that the bus
 * cannot deliver for a day, go to the queue of lost events, which is also the dead-letter queue of the function.
 */
export const callOn = (
  scope: Construct,
  house: House,
  entry: string,
  hears: readonly Heard[],
  fn: LambdaFunction,
): void => {
  const call = new LambdaTarget(fn, { maxEventAge });
  const arn = house.parts.deadLetters.get('LostEvents').queueArn;
  // Not the option of the target, which would add a statement for each rule to the policy of the queue.
  const bind: IRuleTarget['bind'] = (rule) => ({ ...call.bind(rule), deadLetterConfig: { arn } });
  listen(scope, house, idOf(entry), hears, { bind });
};

/** Puts events into a queue. Events that EventBridge cannot deliver go to the queue's own dead-letter queue and raise its alarm. */
export const queueOn = (
  scope: Construct,
  house: House,
  id: string,
  hears: readonly Heard[],
  { queue, deadLetters }: HouseQueue,
): void => {
  if (hears.length === 0) return;
  letRulesSend(queue, house);
  letRulesSend(deadLetters, house);
  // Not the library's target, which would add a statement for each rule to both policies.
  const bind: IRuleTarget['bind'] = () => ({
    arn: queue.queueArn,
    deadLetterConfig: { arn: deadLetters.queueArn },
    retryPolicy: { maximumEventAgeInSeconds: maxEventAge.toSeconds() },
  });
  listen(scope, house, id, hears, { bind });
};
