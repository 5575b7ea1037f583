import { expect, test } from 'vitest';
import { newId } from '#lambdas/runtime/new-id.ts';
import { cloudForThisFile, signedIn } from '../../support/for-this-file.ts';

const patience = { timeout: 60_000, interval: 250 };
const cloud = cloudForThisFile();
const { customer } = signedIn(cloud, 'customer');

/** More than a flight carries, in barrels that nobody has to look at. */
const goods = [{ kind: 'barrel', barrel: 'B55', quantity: 50, weight: 170, weightUnit: 'lb' }];
const request = { to: 'GY', goods, service: 'standard', mailbox: false, brokerage: false, insured: false };

const form = (change: object) => ({
  to: 'GY',
  goods,
  consignee: {
    to: 'GY',
    name: 'Sample Receiver',
    phoneCode: '+592',
    phone: '600-0142',
    street: '1 Sample Street',
    city: 'Georgetown',
  },
  purpose: 'GIFT',
  chargesTerm: 'PREPAID',
  service: 'standard',
  incoterm: 'DAP',
  commodities: [{ description: 'Used clothes', quantity: 100, unitValue: 500 }],
  insured: false,
  brokerage: false,
  nothingProhibited: true,
  howItComes: 'DROP_OFF',
  ...change,
});

const send = <Body>(path: string, body: unknown) =>
  cloud.ask<Body>(path, { as: customer, body, headers: { 'idempotency-key': newId() } });

interface Shipment {
  readonly number: string;
  readonly version: number;
  readonly promise: { readonly total: number; readonly quote: string };
}

const flights = async () =>
  (await cloud.ask<{ items: { id: string }[] }>('departures?to=GY', { as: customer })).body.items;
const run = async (job: string): Promise<void> => {
  await cloud.invoke(cloud.named('AWS::Lambda::Function', job), {});
};

test('an accepted quote becomes a shipment at its price, the quote follows, and a flight that is too small refuses it', async () => {
  const { reference } = (await send<{ reference: string }>('quotes', { request })).body;
  const quote = async () =>
    (await cloud.ask<{ quote: Record<string, unknown> }>(`quotes/${reference}`, { as: customer })).body.quote;
  const { total } = (await quote()).offer as { total: number };
  expect((await send(`quotes/${reference}/answer`, { offer: 1, answer: 'accept' })).status).toBe(200);

  const { shipment } = (await send<{ shipment: Shipment }>('shipments', { form: form({ quote: reference }) }))
    .body;
  expect(shipment.promise).toMatchObject({ total, quote: reference });
  await expect.poll(async () => (await quote()).status, patience).toBe('CONVERTED');

  // What schedules call.
  for (const job of ['DeparturesPlan', 'QuotesExpire']) await run(job);
  await expect.poll(async () => (await flights()).length, patience).toBe(8);
  const [first] = await flights();
  const booked = await send<{ code: string; details: { flights: object[] } }>(
    `shipments/${shipment.number}/book`,
    { version: shipment.version, departureId: first?.id, total },
  );
  expect([booked.status, booked.body.code]).toEqual([409, 'FLIGHT_FULL']);
  // No other flight is large enough either.
  expect(booked.body.details.flights).toEqual([]);
});

test('a place that becomes free is held for the one who waits for it, and is booked', async () => {
  const departureId = (await flights()).at(-1)?.id ?? '';
  const barrels = async (quantity: number) => {
    const some = [{ kind: 'barrel', barrel: 'B55', quantity, weight: 170, weightUnit: 'lb' }];
    return (await send<{ shipment: Shipment }>('shipments', { form: form({ goods: some }) })).body.shipment;
  };
  const book = ({ number, version, promise }: Shipment) =>
    send<{ shipment: Shipment; code: string }>(`shipments/${number}/book`, {
      version,
      departureId,
      total: promise.total,
    });
  const [large, small] = [await barrels(29), await barrels(10)];
  const booked = (await book(large)).body.shipment;
  expect((await book(small)).body.code).toBe('FLIGHT_FULL');
  const { number, version } = small;
  expect((await send(`shipments/${number}/waitlist`, { version, departureId })).status).toBe(200);

  await send(`shipments/${booked.number}/cancel`, { version: booked.version });
  await run('ShipmentsWaitlists');
  const { shipment } = (await cloud.ask<{ shipment: Shipment }>(`shipments/${number}`, { as: customer }))
    .body;
  expect(shipment).toMatchObject({ waits: { departureId, offeredUntil: expect.any(String) } });
  expect((await book(shipment)).body.shipment).toMatchObject({ state: 'BOOKED', departureId });
});
