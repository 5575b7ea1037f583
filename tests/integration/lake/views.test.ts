import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { columnsOf } from '#domain/lake/view.ts';
import { lakeViewNames, lakeViews } from '#domain/lake/views.ts';
import invoiceIssued from '#events/billing/invoice-issued.v1.example.json' with { type: 'json' };
import paymentReceived from '#events/billing/payment-received.v1.example.json' with { type: 'json' };
import departureLeft from '#events/departures/departure-left.v1.example.json' with { type: 'json' };
import departureManifested from '#events/departures/departure-manifested.v1.example.json' with {
  type: 'json',
};
import quoteSent from '#events/quotes/quote-sent.v1.example.json' with { type: 'json' };
import pieceTracked from '#events/shipments/piece-tracked.v1.example.json' with { type: 'json' };
import shipmentBooked from '#events/shipments/shipment-booked.v1.example.json' with { type: 'json' };
import shipmentCreated from '#events/shipments/shipment-created.v1.example.json' with { type: 'json' };
import shipmentRolled from '#events/shipments/shipment-rolled.v1.example.json' with { type: 'json' };
import { idAt, type LakeWorld, startLakeWorld } from './lake.world.ts';

const NOW = '2026-11-03T19:59:00.000Z';
const minute = (at: number): string => `2026-11-03T19:${String(at).padStart(2, '0')}:00.000Z`;

type Example = { readonly type: string; readonly data: object; readonly [field: string]: unknown };

let lake: LakeWorld;
beforeAll(async () => {
  lake = await startLakeWorld(NOW);
});
afterAll(() => lake.stop());

const rowOf = async (view: string, id: string): Promise<Readonly<Record<string, unknown>>> => {
  const { columns, rows } = await lake.sql(`select * from ${view}`);
  const found = rows.filter(([key]) => key === id);
  expect(found).toHaveLength(1);
  return Object.fromEntries(columns.map((name, at) => [name, found[0]?.[at]]));
};

/** The columns that a view has while no event was kept. */
const declared = (name: (typeof lakeViewNames)[number]): readonly string[] =>
  Object.keys(columnsOf(lakeViews[name]));

test.each(lakeViewNames)('%s has its columns before anything happened', async (name) => {
  const { columns, rows } = await lake.sql(`select * from ${name}`);
  expect(columns).toEqual(declared(name));
  expect(rows).toEqual([]);
});

describe('after a shipment was booked, moved, paid in part and received', () => {
  const happenings: readonly (readonly [Example, object?])[] = [
    [shipmentCreated],
    [shipmentBooked],
    [invoiceIssued],
    [shipmentRolled],
    [paymentReceived],
    [pieceTracked],
    [quoteSent, { offer: 1, total: 49_000 }],
    [quoteSent, { offer: 2, total: 52_500 }],
    [departureManifested],
    [departureLeft],
  ];

  beforeAll(async () => {
    // The bus keeps no order: the last one comes first.
    for (const [at, [example, data]] of [...happenings.entries()].toReversed())
      await lake.keep({
        ...(example as Parameters<LakeWorld['keep']>[0]),
        id: idAt(minute(at), at),
        time: minute(at),
        data: { ...example.data, ...data },
      });
    await lake.count();
    await lake.roll();
  });

  test('the shipment is one row, with instants, pounds and cents', async () => {
    expect(await rowOf('shipments', shipmentBooked.subject)).toMatchObject({
      owner_id: shipmentBooked.data.ownerId,
      destination: 'GY',
      quote: 'QTE-7K3M9Q',
      created_at: minute(0),
      booked_at: minute(1),
      house_waybill: 'SKB-12345675',
      pieces: 3,
      pounds: 220,
      total_cents: 63_000,
      charges_term: 'PREPAID',
      state: 'RECEIVED',
      received_at: '2026-11-20T14:58:00.000Z',
      delivered_at: null,
      canceled_at: null,
      rolls: 1,
      holds: 0,
    });
  });

  test('the invoice has its newest balance', async () => {
    expect(await rowOf('invoices', 'INV-1000001')).toMatchObject({
      first_charged_cents: 63_000,
      charged_cents: 63_000,
      paid_cents: 33_000,
      credited_cents: 0,
      owed_cents: 30_000,
      paid_at: null,
      last_method: 'CASH',
      payments: 1,
    });
  });

  test('a quote has its newest offer, whichever event came first', async () => {
    expect(await rowOf('quotes', 'QTE-7K3M9Q')).toMatchObject({
      sent_at: minute(6),
      offers: 2,
      total_cents: 52_500,
      accepted_at: null,
    });
  });

  test('a flight has its manifest and when it left', async () => {
    expect(await rowOf('flights', 'GY-2026-11-27')).toMatchObject({
      shipments: 9,
      pieces: 22,
      pounds: 678.5,
      left_at: departureLeft.data.at,
      arrived_at: null,
    });
  });

  test('an invoice without a payment owes what it charged', async () => {
    await lake.keep({
      ...invoiceIssued,
      specversion: '1.0',
      id: idAt(minute(20), 20),
      time: minute(20),
      subject: 'INV-1000002',
      data: { ...invoiceIssued.data, number: 'INV-1000002' },
    });
    await lake.count();
    await lake.roll();
    expect(await rowOf('invoices', 'INV-1000002')).toMatchObject({
      charged_cents: 63_000,
      paid_cents: 0,
      owed_cents: 63_000,
      payments: 0,
    });
  });
});
