import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { shipmentAt } from '#domain/shipments/customer/let-go.ts';
import type { ShipmentFacts } from '#domain/shipments/next-step/facts.ts';
import { whoseGoods } from '#domain/shipments/next-step/goods-words.ts';
import { invoiceWhen, payBy } from '#domain/shipments/next-step/pay-when.ts';
import { flights } from '../../departures/index.ts';
import type { ReadsBesides } from '../../runtime/announcement.ts';
import { billStore } from '../store/bill-items.ts';
import { shipmentStore } from '../store/shipment-store.ts';
import { flightsApart } from '../tracking/flights-apart.ts';

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

/** What a line is about. */
export interface Named {
  /** As people name it. Undefined where there is nothing to name: its number names it. */
  readonly goods?: string;
  /** How the shipment is when the line is written, but for our own settings. */
  readonly known?: Omit<ShipmentFacts, 'brand' | 'capabilities'>;
  /** The New York day of the flight that they wait for, or waited for. */
  readonly day?: string | undefined;
}

/**
 * How a shipment is of which a line in its sender’s account says something. Of one that is gone or another’s by now the line says the number
 * alone. A function needs `GetItem` on both tables.
 */
export const ownGoodsFacts = {
  table: 'SHIPMENTS_TABLE',
  also: ['DEPARTURES_TABLE'],
  read: async (
    { data: { number, ownerId } }: OfOwner,
    client: DynamoDBDocumentClient,
    table: string,
    { now, tableOf }: ReadsBesides,
  ): Promise<Named> => {
    const found = await shipmentStore(client, table).mine(number, [ownerId]);
    if (found === undefined) return {};
    const shipment = shipmentAt(found, now);
    const known = flights(client, tableOf('DEPARTURES_TABLE'));
    const [bill, flight, others] = await Promise.all([
      billStore(client, table).find(number),
      shipment.departureId === undefined ? undefined : known.find(shipment.departureId, now),
      flightsApart(known, shipment, now),
    ]);
    return { goods: whoseGoods(shipment), known: { shipment, bill, flight, others, now } };
  },
  sample: { goods: goodsFacts.sample.goods } as Named,
} as const;

interface OfWait {
  readonly data: OfOwner['data'] & { readonly departureId: string };
}

/** The same with the flight of a waitlist, on which it has no place. */
export const goodsOfWait = {
  ...ownGoodsFacts,
  read: async (
    event: OfWait,
    client: DynamoDBDocumentClient,
    table: string,
    besides: ReadsBesides,
  ): Promise<Named> => {
    const known = flights(client, besides.tableOf('DEPARTURES_TABLE'));
    const [named, flight] = await Promise.all([
      ownGoodsFacts.read(event, client, table, besides),
      known.find(event.data.departureId, besides.now),
    ]);
    return { ...named, day: flight?.day };
  },
  sample: { ...ownGoodsFacts.sample, day: '2026-11-27' } as Named,
} as const;
