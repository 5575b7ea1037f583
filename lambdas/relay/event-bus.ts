import { type EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import type { PublishEvents } from './relay-events.ts';

/** Publishes to one EventBridge bus. */
export const eventBus =
  (client: EventBridgeClient, busName: string): PublishEvents =>
  async (events) => {
    const { Entries } = await client.send(
      new PutEventsCommand({
        Entries: events.map(({ detail, detailType, source }) => ({
          EventBusName: busName,
          Detail: detail,
          DetailType: detailType,
          Source: source,
        })),
      }),
    );
    return events.map((_, at) => {
      const entry = Entries?.[at];
      return entry?.EventId ? undefined : (entry?.ErrorCode ?? 'The bus did not answer for it');
    });
  };
