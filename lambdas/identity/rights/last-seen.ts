import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { HOUR_MS } from '#domain/kernel/new-york.ts';
import { workingRoles } from '#domain/kernel/role.ts';
import type { Clock } from '../../runtime/clock.ts';
import { withDeadline } from '../../runtime/deadline.ts';
import type { Log } from '../../runtime/logger.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { write } from '../../runtime/table/write.ts';
import type { TriggerRun } from '../../runtime/triggers/trigger.ts';

/** It is written while somebody waits for their token, and matters less than that. */
const WRITE_DEADLINE_MS = 600;

const keyOf = (userId: string) => ({ pk: `USER#${userId}`, sk: 'LAST_SEEN' });

/** When somebody who works here used the product last, to the hour. Only this file knows how it is stored. */
export const seenStore = (client: DynamoDBDocumentClient, table: string) => ({
  /** Undefined for somebody who never did since they work here. */
  of: async (userId: string, signal?: AbortSignal): Promise<string | undefined> => {
    const item = await getItem(client, table, keyOf(userId), { signal });
    return item && String(item.at);
  },
  /** Keeps an instant, unless one of the hour before it is kept already. */
  note: async (userId: string, at: Date): Promise<void> => {
    const kept = { at: at.toISOString() };
    await write(client, {
      Put: {
        TableName: table,
        Item: { ...keyOf(userId), ...kept },
        ConditionExpression: 'attribute_not_exists(pk) OR #at < :hourBefore',
        ExpressionAttributeNames: { '#at': 'at' },
        ExpressionAttributeValues: { ':hourBefore': new Date(at.getTime() - HOUR_MS).toISOString() },
      },
    });
  },
});

export type SeenStore = ReturnType<typeof seenStore>;

interface Deps {
  readonly seen: Pick<SeenStore, 'note'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
}

/**
 * Notes that somebody who works here uses the product: whoever does fetches a token every fifteen minutes. No request is written, and
 * no customer. When the table does not answer, the token goes all the same.
 */
export const noteSeen =
  ({ seen, clock, log }: Deps) =>
  async (
    { userName: userId, request }: PreTokenGenerationV2TriggerEvent,
    { correlationId }: TriggerRun,
  ): Promise<void> => {
    const groups = request.groupConfiguration.groupsToOverride ?? [];
    if (!workingRoles.some((role) => groups.includes(role))) return;
    await withDeadline(WRITE_DEADLINE_MS, () => seen.note(userId, clock())).catch((failure: unknown) => {
      log.warn('It is not kept when a colleague was last seen', { userId, correlationId, failure });
    });
  };
