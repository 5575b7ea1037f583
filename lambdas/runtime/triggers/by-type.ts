import middy from '@middy/core';
import type { EventBridgeEvent } from 'aws-lambda';
import { presentType } from '#events/earlier-versions.ts';
import type { EventContract, EventOf } from '#events/envelope.ts';
import { sharedEmailHashes } from '../logger.ts';

/** A listener of one type of event. `More` is what the trigger gives it besides the event. */
export interface Listening<More = void> {
  readonly type: string;
  readonly hear: (detail: unknown, more: More) => Promise<void>;
}

/** Listens to one event. The listener gets it as the schema of its contract parsed it. */
export const on = <Contract extends EventContract, More = void>(
  { type, schema }: Contract,
  listen: (event: EventOf<Contract>, more: More) => Promise<void>,
): Listening<More> => ({
  type,
  hear: (detail, more) => listen(schema.parse(detail) as EventOf<Contract>, more),
});

/**
 * The middleware of a function that the bus calls with several types of events. An event without a listener fails: the bus has a
 * rule too many. When a listener throws, Lambda tries twice more and then puts the event on the dead-letter queue.
 */
export const busOf = (...listening: readonly Listening[]) => {
  const byType = new Map(listening.map((each) => [each.type, each]));
  return middy<EventBridgeEvent<string, unknown>, void>()
    .use(sharedEmailHashes())
    .handler(async (event: EventBridgeEvent<string, unknown>): Promise<void> => {
      const type = presentType(event['detail-type']);
      const listener = byType.get(type);
      if (!listener) throw new Error(`Nothing listens to ${type}.`);
      await listener.hear(event.detail);
    });
};
