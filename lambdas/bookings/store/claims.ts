import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Booking } from '#domain/bookings/booking.ts';
import { expires } from '../../runtime/table/expires.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { putNew, type Write } from '../../runtime/table/writes.ts';
import { keptUntil } from './booking-items.ts';

/** A form that made a booking. */
interface MadeBefore {
  readonly reference: string;
  /** Hash of the body. */
  readonly body: string;
  /** Requests whose shipments it took over, by their references. */
  readonly others: readonly string[];
}

const MadeItem = z.object({ reference: z.string(), body: z.string(), others: z.array(z.string()) });

const keyOf = (ownerId: string, key: string) => ({ pk: `KEY#${ownerId}#${key}`, sk: 'CLAIM' });
const shipmentKey = (number: string) => ({ pk: `OF#${number}`, sk: 'BOOKING' });

/** Claims that make a booking once: of a form, by its idempotency key and who sends it, and of a shipment, whose goods one booking brings. */
export const claims = (client: DynamoDBDocumentClient, TableName: string) => ({
  madeBy: async (by: string, key: string): Promise<MadeBefore | undefined> => {
    const item = await getItem(client, TableName, keyOf(by, key));
    return item && MadeItem.parse(item);
  },
  form: (by: string, key: string, made: MadeBefore, now: Date): Write =>
    putNew(TableName, { ...keyOf(by, key), ...made, expires_at: expires(now, 'claim') }),
  /** The booking that brings the goods of a shipment; undefined while none does. */
  ofShipment: async (number: string): Promise<string | undefined> => {
    const item = await getItem(client, TableName, shipmentKey(number));
    return item?.reference === undefined ? undefined : String(item.reference);
  },
  /**
   * The writes that bring the claims of shipments from one version of a booking to the next, by name. Each is refused where another
   * booking brings the shipment, save the ones in `from`, whose shipments it takes over. One that was canceled gives them back.
   */
  shipments: (
    before: Booking | undefined,
    after: Booking,
    from: Readonly<Record<string, string>> = {},
  ): Readonly<Record<`shipment-taken-${string}`, Write>> => {
    const { reference, state } = after;
    const had = before?.shipments ?? [];
    const isOver = state === 'CANCELLED';
    const changed = isOver || after.closedAt !== undefined ? after.shipments : [];
    const left = had.filter((number) => !after.shipments.includes(number));
    const added = after.shipments.filter((number) => !had.includes(number));
    const numbers = [...new Set([...added, ...left, ...changed])];
    const item = (number: string) =>
      isOver || left.includes(number)
        ? { ...shipmentKey(number), expires_at: expires(new Date(after.changedAt), 'over') }
        : { ...shipmentKey(number), reference, ...keptUntil(after) };
    return Object.fromEntries(
      numbers.map((number) => [
        `shipment-taken-${number}` as const,
        {
          Put: {
            TableName,
            Item: item(number),
            ConditionExpression: 'attribute_not_exists(#of) OR #of = :mine OR #of = :from',
            ExpressionAttributeNames: { '#of': 'reference' },
            ExpressionAttributeValues: { ':mine': reference, ':from': from[number] ?? reference },
          },
        },
      ]),
    );
  },
});

export type BookingClaims = ReturnType<typeof claims>;
