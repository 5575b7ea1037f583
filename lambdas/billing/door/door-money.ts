import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { pickupCause } from '#domain/billing/charges/pickups.ts';
import { cashAtStop, doorBills } from '#domain/billing/door/door-bill.ts';
import type { DoorMoney } from '#domain/billing/door/door-money.ts';
import type { Booking } from '#domain/bookings/booking.ts';
import { invoiceStore } from '../invoice-store.ts';

/** A visit of a booking, by the id of its stop. */
interface VisitOfStop {
  readonly id: string;
  readonly visit: number;
  readonly booking: Booking;
}

/** What is to pay at stops, and what was taken there in cash. A function needs `GetItem` on the table. */
export const doorMoneyReader = (client: DynamoDBDocumentClient, table: string) => {
  const { ofShipment, withEntry } = invoiceStore(client, table);
  return async ({ id: stop, visit, booking }: VisitOfStop): Promise<DoorMoney> => {
    const cause = booking.heldBy === undefined ? pickupCause(booking) : undefined;
    const [ofPickup, ...found] = await Promise.all([
      cause === undefined ? undefined : withEntry(cause),
      ...booking.shipments.map(ofShipment),
    ]);
    const ofShipments = found.filter((invoice) => invoice !== undefined);
    const invoices = ofPickup === undefined ? ofShipments : [ofPickup, ...ofShipments];
    return {
      stop,
      bills: [...doorBills(booking, visit, { ofShipments, ofPickup })],
      taken: [...cashAtStop(invoices, stop)],
    };
  };
};

export type ReadDoorMoney = ReturnType<typeof doorMoneyReader>;
