import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { RateCap } from '../runtime/announcement.ts';
import { expires } from '../runtime/table/expires.ts';
import { queryItems } from '../runtime/table/query.ts';
import { write } from '../runtime/table/write.ts';
import { putNew } from '../runtime/table/writes.ts';

const Place = z.object({ sk: z.string(), event_id: z.string() });

/**
 * Limits how many events of one kind are announced within a window, such as an hour, so that a flood hides nothing
 * else. An event that is announced takes one of `limit` items in the Notifications table: `PLACES#<name>#<window>` /
 * `<number>`.
 */
export const rateCaps = (client: DynamoDBDocumentClient, TableName: string) => {
  const placesOf = async (pk: string) => {
    const items = await queryItems(client, {
      TableName,
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
    });
    return items.map((item) => Place.parse(item));
  };
  return {
    /** True when the event is one of the first `limit` events of the window. The answer is the same for a repeated event. */
    admits: async (
      { name, window, limit }: Pick<RateCap, 'name' | 'window' | 'limit'>,
      eventId: string,
      now: Date,
    ): Promise<boolean> => {
      const pk = `PLACES#${name}#${window}`;
      const taken = await placesOf(pk);
      if (taken.some(({ event_id }) => event_id === eventId)) return true;
      const numbers = Array.from({ length: limit }, (_, index) => String(index + 1));
      const free = numbers.filter((number) => !taken.some((place) => place.sk === number));
      for (const sk of free) {
        const place = { pk, sk, event_id: eventId, expires_at: expires(now, 'sent') };
        if (await write(client, putNew(TableName, place))) return true;
      }
      return false;
    },
  };
};

export type RateCaps = ReturnType<typeof rateCaps>;
