import type { Clock } from '../../types.ts';
import type { EventDefinitions, TargetDefinition } from '../definition.ts';
import { targetInput } from '../input.ts';
import type { AcceptedEvent, Envelope, Journal, NewDelivery } from './journal.ts';

export interface EventBuses {
  /** True if the assembly has a bus with this name. */
  has(bus: string): boolean;
  /** Stores events for their bus and plans their deliveries. Durable when it returns. */
  put(events: readonly { readonly bus: string; readonly envelope: Envelope }[]): void;
  /** Plans deliveries of one event to these targets, without matching rules. Durable when it returns. */
  deliverTo(
    origin: { readonly name: string; readonly arn: string },
    targets: readonly TargetDefinition[],
    envelope: Envelope,
  ): void;
}

export interface EventBusesOptions {
  readonly definitions: EventDefinitions;
  readonly journal: Journal;
  readonly clock: Clock;
  /** Called when there is a new delivery. */
  readonly wake: () => void;
  /** A function's settings for asynchronous invocation. */
  readonly asynchronousSettings: (functionArn: string) => {
    readonly retries: number;
    readonly deadLetterArn: string | undefined;
  };
}

/** The assembly's buses. They share one journal. */
export const eventBuses = (options: EventBusesOptions): EventBuses => {
  const { definitions, journal, clock, wake } = options;
  const names = new Set(definitions.buses.map(({ name }) => name));

  const plan = (
    origin: { readonly name: string; readonly arn: string },
    targets: readonly TargetDefinition[],
    envelope: Envelope,
  ): NewDelivery[] =>
    targets.map((target) => ({
      rule: origin.name,
      targetArn: target.arn,
      payload: targetInput(target.input, envelope, {
        ruleArn: origin.arn,
        ruleName: origin.name,
        ingestedAt: new Date(clock.now()).toISOString(),
      }),
      expiresAt: clock.now() + target.maximumAgeSeconds * 1000,
      ...failureSettings(target, options),
    }));

  const accepted = ({ bus, envelope }: { bus: string; envelope: Envelope }): AcceptedEvent => ({
    bus,
    envelope,
    archives: definitions.archives
      .filter((archive) => archive.bus === bus && archive.matches(envelope))
      .map(({ name }) => name),
    deliveries: definitions.rules
      .filter((rule) => rule.bus === bus && rule.matches?.(envelope) === true)
      .flatMap((rule) => plan(rule, rule.targets, envelope)),
  });

  return {
    has: (bus) => names.has(bus),
    put: (events) => {
      journal.accept(events.map(accepted), clock.now());
      wake();
    },
    deliverTo: (origin, targets, envelope) => {
      const deliveries = plan(origin, targets, envelope);
      journal.accept([{ bus: 'default', envelope, archives: [], deliveries }], clock.now());
      wake();
    },
  };
};

/**
 * On AWS, EventBridge passes an event to Lambda's own queue. Then the function's settings decide about retries and dead letters. Here one
 * list of deliveries does both.
 */
const failureSettings = (
  { arn, maximumRetries, deadLetterArn }: TargetDefinition,
  { asynchronousSettings }: EventBusesOptions,
): Pick<NewDelivery, 'maximumRetries' | 'deadLetterArn'> => {
  if (!arn.startsWith('arn:aws:lambda:')) return { maximumRetries, deadLetterArn };
  const own = asynchronousSettings(arn);
  return {
    maximumRetries: Math.min(own.retries, maximumRetries),
    deadLetterArn: own.deadLetterArn ?? deadLetterArn,
  };
};
