import type { FunctionDefinition } from '../lambda/definition.ts';
import type { MessageAttributes } from '../queues/queues.ts';
import type { State } from '../state/state.ts';
import type { TopicDefinition } from '../topics/definition.ts';
import { notificationFor } from '../topics/notification.ts';
import type { Clock, Ids, Invoke, Stoppable } from '../types.ts';
import { startDeliveryWorker } from './bus/delivery-worker.ts';
import { eventBuses } from './bus/event-bus.ts';
import type { Delivery, EventReport } from './bus/journal.ts';
import { openJournal } from './bus/journal.ts';
import { putEvents, toSecond } from './bus/put-events.ts';
import type { EventDefinitions } from './definition.ts';
import { busName } from './definition.ts';
import { startScheduler } from './schedule/scheduler.ts';

export interface EventsOptions {
  readonly definitions: EventDefinitions;
  readonly state: State;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly region: string;
  readonly accountId: string;
  readonly invoke: Invoke;
  /** A function's settings for asynchronous invocation. */
  readonly functionOf: (arn: string) => Pick<FunctionDefinition, 'asyncRetries' | 'deadLetterArn'>;
  readonly send: (queueArn: string, body: string, attributes?: MessageAttributes) => unknown;
  readonly log: (message: string) => void;
}

/** An event of a service such as `aws.s3`. */
export interface ServiceEvent {
  readonly source: `aws.${string}`;
  readonly detailType: string;
  readonly resources: readonly string[];
  readonly detail: object;
}

export interface Events extends Stoppable {
  /** Handles PutEvents. Throws an Error with the exception's name. */
  putEvents(input: unknown): unknown;
  /** Stores an event that a service of AWS sends on the default bus of the account. Durable when it returns. */
  fromService(event: ServiceEvent): void;
  /** Publishes a message on a topic, and delivers it to the functions that listen. Durable when it returns. */
  publish(topic: TopicDefinition, message: string): void;
  /** The latest events first, with the state of their deliveries. */
  latest(limit: number): readonly EventReport[];
  /** Runs due schedules and deliveries. Timers do it too. */
  tick(): void;
}

/** EventBridge and EventBridge Scheduler at home. Deliveries that were pending at the last stop or kill continue at once. */
export const startEvents = (options: EventsOptions): Events => {
  const { definitions, state, clock, ids, region, accountId, log } = options;
  const journal = openJournal(state);
  const buses = eventBuses({
    definitions,
    journal,
    clock,
    wake: () => deliveryWorker.wake(),
    asynchronousSettings: (arn) => {
      const { asyncRetries, deadLetterArn } = options.functionOf(arn);
      return { retries: asyncRetries, deadLetterArn };
    },
  });

  const deliver = async ({ targetArn, payload }: Delivery): Promise<void> => {
    const service = targetArn.split(':')[2];
    if (service === 'sqs') options.send(targetArn, payload);
    else if (service === 'lambda') await options.invoke(targetArn, JSON.parse(payload));
    else buses.put([{ bus: busName(targetArn), envelope: JSON.parse(payload) }]);
  };
  const deliveryWorker = startDeliveryWorker({
    journal,
    clock,
    log,
    deliver,
    sendToDeadLetters: ({ deadLetterArn, payload, rule, targetArn }, error) => {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      options.send(deadLetterArn, payload, {
        RULE_ARN: rule,
        TARGET_ARN: targetArn,
        ERROR_CODE: name,
        ERROR_MESSAGE: message.slice(0, 1000) || name,
      });
    },
  });
  const resumes = state.get<boolean>('events', 'started') ?? false;
  state.put('events', 'started', true);
  const scheduler = startScheduler({
    schedules: definitions.schedules,
    buses,
    clock,
    ids,
    region,
    accountId,
    log,
    resumes,
  });

  return {
    putEvents: (input) => putEvents(input, { buses, clock, ids, region, accountId }),
    fromService: (event) => buses.put([{ bus: 'default', envelope: envelopeOf(event, options) }]),
    publish: (topic, message) => {
      const envelope = envelopeOf(
        { source: 'aws.sns', detailType: 'Notification', resources: [topic.arn], detail: { message } },
        options,
      );
      const Input = JSON.stringify(notificationFor(topic, { id: envelope.id, message, at: clock.now() }));
      buses.deliverTo(
        topic,
        topic.functions.map((arn) => ({ id: arn, arn, input: { Input }, ...asSnsRetries })),
        envelope,
      );
    },
    latest: (limit) => journal.latest(limit),
    tick: () => {
      scheduler.tick();
      deliveryWorker.wake();
    },
    stop: async () => {
      await Promise.all([scheduler.stop(), deliveryWorker.stop()]);
    },
  };
};

/** The event of a service as it stands on the bus. */
const envelopeOf = (
  { source, detailType, resources, detail }: ServiceEvent,
  { clock, ids, region, accountId }: EventsOptions,
) =>
  ({
    version: '0',
    id: ids.uuid(),
    'detail-type': detailType,
    source,
    account: accountId,
    time: toSecond(clock.now()),
    region,
    resources,
    detail,
  }) as const;

/** SNS hands a message to Lambda's own queue. Then the function's settings decide about retries and dead letters. */
const asSnsRetries = { deadLetterArn: undefined, maximumRetries: 100_015, maximumAgeSeconds: 23 * 86_400 };
