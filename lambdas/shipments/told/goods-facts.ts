import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { whoseGoods } from '#domain/shipments/next-step/goods-words.ts';
import { invoiceWhen, payBy } from '#domain/shipments/next-step/pay-when.ts';
import { flights } from '../../departures/index.ts';
import type { ReadsBesides } from '../../runtime/announcement.ts';
import { shipmentStore } from '../store/shipment-store.ts';

interface OfShipment {
  /** Absent where an event is of no shipment. */
  readonly data: { readonly shipment?: string | undefined };
}

/** What a letter about money is for. */
export interface MoneyGoods {
  /** `Marva’s barrel`; a person who is charged without a shipment pays for our services. */
  readonly goods: string;
  /** Until when what is left has to be paid and what follows, in sentences. */
  readonly until: readonly string[];
}

/**
 * Whose goods a letter about money is for, and until when what is left is paid, by the one rule that says so. A function needs `GetItem`
 * on both tables.
 */
export const goodsFacts = {
  table: 'SHIPMENTS_TABLE',
  also: ['DEPARTURES_TABLE'],
  read: async (
    { data: { shipment: number } }: OfShipment,
    client: DynamoDBDocumentClient,
    table: string,
    { now, tableOf }: ReadsBesides,
  ): Promise<MoneyGoods> => {
    const shipment = number === undefined ? undefined : await shipmentStore(client, table).find(number);
    const booked = shipment?.departureId;
    const flight =
      booked === undefined ? undefined : await flights(client, tableOf('DEPARTURES_TABLE')).find(booked, now);
    return {
      goods: shipment === undefined ? 'our services' : whoseGoods(shipment),
      until: payBy(invoiceWhen({ shipment, flight }, now)),
    };
  },
  sample: {
    goods: 'Marva’s barrel',
    until: ['Pay by Tue, Dec 1, 4:00 PM (New Jersey time).', 'Then it flies Fri, Dec 4.'],
  } as MoneyGoods,
} as const;

interface OfOwner {
  readonly data: { readonly number: string; readonly ownerId: string };
}

/** What a line is about, as people name it. */
export interface Named {
  /** Undefined where there is nothing to name: its number names it. */
  readonly goods?: string;
}

/** Whose goods a line about somebody’s shipment names. Of one that is gone or another’s by now the line says the number alone. */
export const ownGoodsFacts = {
  table: 'SHIPMENTS_TABLE',
  read: async (
    { data: { number, ownerId } }: OfOwner,
    client: DynamoDBDocumentClient,
    table: string,
  ): Promise<Named> => {
    const found = await shipmentStore(client, table).mine(number, ownerId);
    return found === undefined ? {} : { goods: whoseGoods(found) };
  },
  sample: { goods: goodsFacts.sample.goods } as Named,
} as const;
