import type { DynamoDBRecord } from 'aws-lambda';
import type { Log } from '../runtime/logger.ts';
import type { StreamUseCase } from '../runtime/triggers/stream.ts';

/** An event for the bus. `detail` is its JSON. */
export interface OutgoingEvent {
  readonly detail: string;
  readonly detailType: string;
  readonly source: string;
}

/** Publishes up to ten events. Returns for each, in order, the reason why it was not accepted, or undefined. */
export type PublishEvents = (events: readonly OutgoingEvent[]) => Promise<readonly (string | undefined)[]>;

/** Limit of EventBridge for one call. */
const CHUNK = 10;

const outgoing = (record: DynamoDBRecord): OutgoingEvent | undefined => {
  const item = record.eventName === 'INSERT' ? record.dynamodb?.NewImage : undefined;
  if (item?.outbox?.BOOL !== true) return undefined;
  const { event, detailType, source } = item;
  if (!event?.S || !detailType?.S || !source?.S)
    throw new Error('An outbox item lacks event, detailType or source.');
  return { detail: event.S, detailType: detailType.S, source: source.S };
};

const isOutgoing = (record: DynamoDBRecord): boolean =>
  record.eventName === 'INSERT' && record.dynamodb?.NewImage?.outbox?.BOOL === true;

const publishChunk = async (publish: PublishEvents, chunk: readonly DynamoDBRecord[]) => {
  try {
    return await publish(chunk.flatMap((record) => outgoing(record) ?? []));
  } catch (failure) {
    return chunk.map(() => (failure instanceof Error ? failure.message : String(failure)));
  }
};

/**
 * Publishes the events of an outbox in order, ten at a time. Stops at the first that is not accepted and returns its
 * record. The stream delivers that one and the later ones again, so listeners must be idempotent.
 */
export const relayEvents =
  ({ publish, log }: { publish: PublishEvents; log: Pick<Log, 'warn'> }): StreamUseCase =>
  async (records) => {
    const waiting = records.filter(isOutgoing);
    for (let at = 0; at < waiting.length; at += CHUNK) {
      const chunk = waiting.slice(at, at + CHUNK);
      const refusals = await publishChunk(publish, chunk);
      const first = refusals.findIndex((reason) => reason !== undefined);
      if (first >= 0) {
        // The stream delivers it again. An alarm is raised when that takes minutes.
        log.warn('An event did not reach the bus', { reason: refusals[first] });
        return chunk[first];
      }
    }
    return undefined;
  };
