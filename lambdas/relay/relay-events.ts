import type { DynamoDBRecord } from 'aws-lambda';
import type { Log } from '../runtime/logger.ts';
import type { StreamUseCase } from '../runtime/triggers/stream.ts';

/** An event as it leaves for the bus; `detail` is its JSON. */
export interface OutgoingEvent {
  readonly detail: string;
  readonly detailType: string;
  readonly source: string;
}

/** Publishes up to ten events; answers for each, in order, why it was not taken, or undefined where it was. */
export type PublishEvents = (events: readonly OutgoingEvent[]) => Promise<readonly (string | undefined)[]>;

/** The most that EventBridge takes in one call. */
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
 * Carries events from a table's outbox to the bus, ten at a time and in the order they were written. Stops at the
 * first that is not taken and answers its record; what follows it comes again, so listeners are idempotent.
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
        // The stream gives it again; its alarm rings where that takes minutes.
        log.warn('An event did not reach the bus', { reason: refusals[first] });
        return chunk[first];
      }
    }
    return undefined;
  };
