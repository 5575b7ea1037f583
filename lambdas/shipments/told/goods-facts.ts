import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { FieldChange } from '#domain/kernel/change-words.ts';
import { shipmentAt } from '#domain/shipments/customer/let-go.ts';
import type { ShipmentFacts } from '#domain/shipments/next-step/facts.ts';
import { whoseGoods } from '#domain/shipments/next-step/goods-words.ts';
import { invoiceWhen, payBy } from '#domain/shipments/next-step/pay-when.ts';
import { nextOfSender } from '#domain/shipments/next-step/sender.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleFlight } from '#domain/shipments/testing/sample-flight.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
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
  /** How its shipment is when the letter is written, but for our own settings. */
  readonly known?: KnownGoods | undefined;
}

type KnownGoods = Omit<ShipmentFacts, 'brand' | 'capabilities' | 'bill'>;

/**
 * What the sender of goods does next and what comes once all of them is paid, in sentences. That the hold is lifted takes a moment. Whether the
 * receiver knows their code is not read here, so passing it on is not asked.
 */
export const afterPaying = (
  { known }: Pick<MoneyGoods, 'known'>,
  brand: ShipmentFacts['brand'],
): readonly string[] => {
  if (known === undefined) return [];
  const { shipment } = known;
  const holds = shipment.holds.filter(({ kind }) => kind !== 'PAYMENT_DUE');
  const { todo, comes, isOver } = nextOfSender({ ...known, brand, shipment: { ...shipment, holds } });
  if (isOver) return [];
  return [...(todo === undefined || todo.act === 'PASS_ON' ? [] : [`${todo.title}.`]), ...comes];
};

/** The flight of a shipment, and those of its pieces that fly by themselves. */
const flightsOfGoods = async (
  client: DynamoDBDocumentClient,
  table: string,
  shipment: Shipment,
  now: Date,
): Promise<Pick<ShipmentFacts, 'flight' | 'others'>> => {
  const known = flights(client, table);
  const [flight, others] = await Promise.all([
    shipment.departureId === undefined ? undefined : known.find(shipment.departureId, now),
    flightsApart(known, shipment, now),
  ]);
  return { flight, others };
};

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
    if (shipment === undefined)
      return { goods: 'our services', until: payBy(invoiceWhen({ shipment, flight: undefined }, now)) };
    const ways = await flightsOfGoods(client, tableOf('DEPARTURES_TABLE'), shipment, now);
    return {
      goods: whoseGoods(shipment),
      until: payBy(invoiceWhen({ shipment, ...ways }, now)),
      known: { shipment, ...ways, now },
    };
  },
  sample: {
    goods: 'Marva’s barrel',
    known: {
      shipment: { ...sampleShipment, holds: [] },
      flight: sampleFlight,
      now: new Date('2026-11-23T15:00:00.000Z'),
    },
    until: ['Pay by Tue, Dec 1, 4:00 PM (New Jersey time).', 'Then it can fly Fri, Dec 4.'],
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
  /** What the desk corrected for its sender, field by field. */
  readonly corrected?: readonly FieldChange[] | undefined;
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
    const [bill, ways] = await Promise.all([
      billStore(client, table).find(number),
      flightsOfGoods(client, tableOf('DEPARTURES_TABLE'), shipment, now),
    ]);
    return { goods: whoseGoods(shipment), known: { shipment, bill, ...ways, now } };
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

interface OfChange {
  readonly data: OfOwner['data'] & { readonly asked?: { readonly entry?: string | undefined } | undefined };
}

/** The same with what was corrected, which the history has: the event has no names and numbers of people. */
export const goodsOfChange = {
  ...ownGoodsFacts,
  read: async (
    event: OfChange,
    client: DynamoDBDocumentClient,
    table: string,
    besides: ReadsBesides,
  ): Promise<Named> => {
    const named = await ownGoodsFacts.read(event, client, table, besides);
    const { number, asked } = event.data;
    if (named.known === undefined || asked?.entry === undefined) return named;
    const entry = await shipmentStore(client, table).entry(number, asked.entry);
    return { ...named, corrected: entry?.changes };
  },
  sample: { ...ownGoodsFacts.sample, corrected: [] } as Named,
} as const;
