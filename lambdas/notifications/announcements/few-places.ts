import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { expiresInDays } from '../../runtime/clock.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { write } from '../../runtime/table/write.ts';
import { putNew } from '../../runtime/table/writes.ts';

/** Hands out the few places of a window, such as an hour, so that a flood of one kind of news does not drown the rest. */
export interface FewPlaces {
  /** True when the event has one of the window's `most` places; asked again, it still has it. */
  take(window: string, eventId: string, most: number, now: Date): Promise<boolean>;
}

/** In days: how long a repeated event finds its place again. */
const KEPT = 30;

const Place = z.object({ sk: z.string(), event_id: z.string() });

/** Places in the Notifications table: `PLACES#<what>#<window>` / `<number>`. */
export const fewPlaces = (client: DynamoDBDocumentClient, TableName: string, what: string): FewPlaces => {
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
    take: async (window, eventId, most, now) => {
      const pk = `PLACES#${what}#${window}`;
      const taken = await placesOf(pk);
      if (taken.some(({ event_id }) => event_id === eventId)) return true;
      const numbers = Array.from({ length: most }, (_, index) => String(index + 1));
      const free = numbers.filter((number) => !taken.some((place) => place.sk === number));
      for (const sk of free) {
        const place = { pk, sk, event_id: eventId, expires_at: expiresInDays(now, KEPT) };
        if (await write(client, putNew(TableName, place))) return true;
      }
      return false;
    },
  };
};
