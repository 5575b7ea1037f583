import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleForm } from '#domain/shipments/testing/sample-form.ts';
import { ShipmentCreatedV1 } from '#events/shipments/shipment-created.v1.ts';
import { followShipments } from '#lambdas/quotes/follow-shipments.ts';
import { quoteStore } from '#lambdas/quotes/store/quote-store.ts';
import { clock } from '#lambdas/runtime/clock.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import {
  friday,
  nextFriday,
  type ShipmentsWorld,
  sender,
  shipmentIn,
  startShipmentsWorld,
  statesOf,
  stranger,
} from './shipments.world.ts';

let world: ShipmentsWorld;
beforeAll(async () => {
  world = await startShipmentsWorld();
});
afterAll(() => world.stop());

const oneBox = (weight: number) =>
  ({
    kind: 'box',
    quantity: 1,
    length: 12,
    width: 12,
    height: 12,
    lengthUnit: 'in',
    weight,
    weightUnit: 'lb',
  }) as const;

const aQuote = (reference: string, change: object = {}) => ({
  pk: `QUOTE#${reference}`,
  sk: 'QUOTE',
  reference,
  version: 3,
  status: 'ACCEPTED',
  ownerId: sender.userId,
  name: 'Sample Sender',
  email: 'sender@example.test',
  request: {
    to: 'GY',
    goods: sampleForm.goods,
    service: 'standard',
    mailbox: false,
    brokerage: false,
    insured: false,
  },
  offer: {
    number: 2,
    lines: [{ code: 'desk', text: 'As agreed', amount: 50_000 }],
    total: 50_000,
    rateCardVersion: 1,
    chargeableLb: 80,
    grossLb: 220,
    review: [],
    assumptions: [],
  },
  createdAt: '2026-11-10T18:59:00.000Z',
  changedAt: '2026-11-10T18:59:00.000Z',
  ...change,
});

describe('a shipment', () => {
  test('is made of the whole form, at the price of the server, by the sender of the profile', async () => {
    const shipment = await world.make();
    expect(shipment).toMatchObject({
      state: 'DRAFT',
      version: 1,
      ownerId: sender.userId,
      shipper: { name: 'Sample Sender' },
      promise: { total: 63_000, rateCardVersion: 1 },
      holds: [],
      eei: { status: 'EXEMPT' },
    });
    expect(statesOf(shipment)).toEqual(['DRAFT', 'DRAFT', 'DRAFT']);
  });

  test('is made once, however often its form is sent', async () => {
    const key = newId();
    const answers = await Promise.all([1, 2, 3].map(() => world.create({}, sender, key)));
    const again = await world.create({}, sender, key);
    expect(new Set([...answers, again].map((answer) => shipmentIn(answer).number)).size).toBe(1);
    const other = await world.create({ insured: true }, sender, key);
    expect(other).toMatchObject({ status: 409, body: { code: 'KEY_USED' } });
  });

  test('with the same key of somebody else is another shipment', async () => {
    const key = newId();
    const [mine, theirs] = [await world.create({}, sender, key), await world.create({}, stranger, key)];
    expect(shipmentIn(theirs).number).not.toBe(shipmentIn(mine).number);
  });

  test('is booked on a flight: the place is taken, a waybill given, the price kept', async () => {
    const before = await world.free();
    const draft = await world.make();
    const shipment = shipmentIn(await world.bookIt(draft));
    expect(shipment).toMatchObject({
      state: 'BOOKED',
      departureId: friday,
      promise: { total: 63_000 },
      holds: [{ kind: 'PAYMENT_DUE' }],
    });
    expect(shipment.hawb).toMatch(/^SKB-\d{8}$/);
    expect(await world.free()).toEqual({
      thousandthsLb: before.thousandthsLb - 220_000,
      pieces: before.pieces - 3,
    });
    const again = shipmentIn(await world.bookIt(draft));
    expect(again).toMatchObject({ hawb: shipment.hawb, version: shipment.version });
    const { body } = await world.show(shipment.number);
    expect(body.events).toMatchObject([{ code: 'BKD', pieces: [1, 2, 3], flight: friday }]);
    expect((body.history as { what: string }[]).map(({ what }) => what)).toEqual(
      expect.arrayContaining(['created', 'booked', 'hold-placed']),
    );
  });

  test('is not booked at a price that nobody saw, on a flight that is elsewhere, or twice', async () => {
    const { number, version, promise } = await world.make();
    const total = promise.total - 1;
    expect(await world.book(number, { version, departureId: friday, total })).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED', details: { promise: { total: 63_000 } } },
    });
    expect(
      await world.book(number, { version, departureId: 'JM-2026-11-27', total: promise.total }),
    ).toMatchObject({ status: 404, body: { code: 'FLIGHT_NOT_FOUND' } });
    const booked = await world.booked();
    expect(await world.bookIt(booked, nextFriday)).toMatchObject({ body: { code: 'ALREADY_BOOKED' } });
  });

  test('that is large waits until staff have confirmed it', async () => {
    const draft = await world.make({ goods: [oneBox(90)] });
    expect(draft.holds).toMatchObject([{ kind: 'OVERSIZE', by: 'system' }]);
    expect(await world.bookIt(draft)).toMatchObject({ status: 409, body: { code: 'HELD' } });
    const { number, version } = draft;
    const cleared = shipmentIn(
      await world.clearHold(number, 'OVERSIZE', { version, note: 'Carrier says yes.' }),
    );
    expect(shipmentIn(await world.bookIt(cleared)).holds).toMatchObject([{ kind: 'PAYMENT_DUE' }]);
  });

  test('has the holds that its form calls for, and each only once for the same reason', async () => {
    const commodities = [
      { description: 'Perfume', quantity: 2, unitValue: 4_000, origin: 'US', notThat: false },
    ];
    const draft = await world.make({ commodities, purpose: 'MERCHANDISE' });
    expect(draft.holds.map(({ kind }) => kind).toSorted()).toEqual(['DG_REVIEW', 'INVOICE_MISSING']);
    const { number, version } = draft;
    const checked = await world.clearHold(number, 'DG_REVIEW', { version, note: 'Two small bottles.' });
    const form = { ...sampleForm, commodities, purpose: 'MERCHANDISE', insured: true };
    const changed = await world.change(number, { version: shipmentIn(checked).version, form });
    expect(shipmentIn(changed).holds.map(({ kind }) => kind)).toEqual(['INVOICE_MISSING']);
    const more = [...commodities, { ...commodities[0], description: 'Nail polish' }];
    const again = await world.change(number, {
      version: shipmentIn(changed).version,
      form: { ...form, commodities: more, purpose: 'GIFT' },
    });
    expect(shipmentIn(again).holds.map(({ kind }) => kind)).toEqual(['DG_REVIEW']);
  });

  test('is changed with its price and its place, while nothing has reached us', async () => {
    const before = await world.free();
    const { number, version } = await world.booked({ goods: [oneBox(40)] });
    const form = { ...sampleForm, goods: [oneBox(60), oneBox(50)] };
    const changed = shipmentIn(await world.change(number, { version, form }));
    // 60 and 50 lb: 110 × $3.50 less five percent.
    expect(changed).toMatchObject({ version: version + 1, promise: { total: 36_575 }, departureId: friday });
    expect(statesOf(changed)).toEqual(['BOOKED', 'BOOKED']);
    expect(await world.free()).toEqual({
      thousandthsLb: before.thousandthsLb - 110_000,
      pieces: before.pieces - 2,
    });
    expect(shipmentIn(await world.change(number, { version, form })).version).toBe(changed.version);
    expect(await world.change(number, { version, form: sampleForm })).toMatchObject({
      status: 409,
      body: { code: 'SHIPMENT_CHANGED', details: { shipment: { version: changed.version } } },
    });
    shipmentIn(await world.scan(number, 'FOH', [1]));
    expect(await world.change(number, { version: changed.version + 1, form })).toMatchObject({
      body: { code: 'TOO_LATE_TO_CHANGE' },
    });
  });

  test('gives its place back when it is canceled', async () => {
    const before = await world.free();
    const { number, version } = await world.booked();
    const cancelled = shipmentIn(await world.cancel(number, { version }));
    expect(cancelled).toMatchObject({ state: 'CANCELLED', holds: [] });
    expect(shipmentIn(await world.cancel(number, { version })).version).toBe(cancelled.version);
    expect(await world.free()).toEqual(before);
  });
});

describe('a quote', () => {
  test('that was accepted makes one shipment, at its own price', async () => {
    await world.put(world.tables.quotes, aQuote('QTE-AAAAAA'));
    const answers = await Promise.all([1, 2, 3].map(() => world.create({ quote: 'QTE-AAAAAA' })));
    const made = answers.filter(({ status }) => status === 200).map(shipmentIn);
    expect(made).toHaveLength(1);
    expect(made[0]?.promise).toMatchObject({ total: 50_000, quote: 'QTE-AAAAAA' });
    const refusals = answers.filter(({ status }) => status !== 200);
    for (const { body } of refusals)
      expect(body).toMatchObject({ code: 'QUOTE_USED', details: { number: made[0]?.number } });
    const created = (await world.events()).filter(({ type }) => type === 'shipment-created.v1');
    expect(created.filter(({ data }) => (data as { quote?: string }).quote === 'QTE-AAAAAA')).toHaveLength(1);
  });

  test('says which shipment it became, however often it hears of it', async () => {
    await world.put(world.tables.quotes, aQuote('QTE-EEEEEE'));
    const { number } = await world.make({ quote: 'QTE-EEEEEE' });
    const heard = (await world.events())
      .filter(({ type, subject }) => type === 'shipment-created.v1' && subject === number)
      .map((event) => ShipmentCreatedV1.schema.parse(event));
    const quotes = quoteStore(world.tables.client(), world.tables.quotes);
    const follow = followShipments({ quotes, clock, newId, pause: async () => undefined });
    for (const event of [...heard, ...heard]) await follow(event);
    const whole = await quotes.find('QTE-EEEEEE');
    expect(whole?.quote).toMatchObject({ status: 'CONVERTED', shipment: number, version: 4 });
    expect(whole?.history.map(({ what }) => what)).toEqual(['converted']);
    expect(await world.create({ quote: 'QTE-EEEEEE' })).toMatchObject({
      body: { code: 'QUOTE_USED', details: { number } },
    });
  });

  test('whose goods were changed is charged by its rate card', async () => {
    await world.put(world.tables.quotes, aQuote('QTE-BBBBBB'));
    const shipment = await world.make({ quote: 'QTE-BBBBBB', goods: [oneBox(10)] });
    expect(shipment.promise).toMatchObject({ total: 3_850, quote: 'QTE-BBBBBB' });
  });

  test('of somebody else, or that is not accepted, is refused', async () => {
    await world.put(world.tables.quotes, aQuote('QTE-CCCCCC', { ownerId: stranger.userId }));
    expect((await world.create({ quote: 'QTE-CCCCCC' })).body.code).toBe('QUOTE_NOT_ACCEPTED');
    expect((await world.create({ quote: 'QTE-DDDDDD' })).body.code).toBe('QUOTE_NOT_ACCEPTED');
  });
});

describe('the last place on a flight', () => {
  test('is taken by one of two, and the other is told which flights have space', async () => {
    const free = { thousandthsLb: 220_000, pieces: 3 };
    await world.fly('2026-12-11', '2026-12-08', { free });
    const drafts = [await world.make(), await world.make({}, stranger)];
    const [mine, theirs] = drafts;
    if (!mine || !theirs) throw new Error('no drafts');
    const answers = await Promise.all([
      world.bookIt(mine, 'GY-2026-12-11'),
      world.bookIt(theirs, 'GY-2026-12-11', stranger),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({ code: 'FLIGHT_FULL' });
    expect(lost?.body.details).toMatchObject({ flights: [{ id: friday }, { id: nextFriday }] });
    expect(await world.free('GY-2026-12-11')).toEqual({ thousandthsLb: 0, pieces: 0 });
  });
});

describe('a customer', () => {
  test('never sees, changes, books or cancels a shipment of somebody else', async () => {
    const { number, version, promise } = await world.make({}, stranger);
    const body = { version, departureId: friday, total: promise.total };
    const answers = await Promise.all([
      world.show(number),
      world.change(number, { version, form: sampleForm }),
      world.book(number, body),
      world.cancel(number, { version }),
    ]);
    expect(answers.map(({ status, body: { code } }) => [status, code])).toEqual(
      Array.from({ length: 4 }, () => [404, 'SHIPMENT_NOT_FOUND']),
    );
    for (const route of ['GET /api/desk/shipments/{number}', 'POST /api/desk/shipments/{number}/events'])
      expect((await world.ask(route, { as: sender, params: { number } })).status).toBe(403);
  });

  test('lists only their own, newest first, a page at a time', async () => {
    const mine = async (query: Record<string, string>) =>
      (await world.ask('GET /api/shipments', { as: stranger, query })).body as {
        items: { number: string; createdAt: string }[];
        next?: string;
      };
    world.later(1000);
    await world.make({}, stranger);
    const first = await mine({ limit: '1' });
    expect(first.items).toHaveLength(1);
    const rest = await mine({ limit: '100', cursor: first.next ?? '' });
    const all = [...first.items, ...rest.items];
    expect(all.length).toBeGreaterThan(1);
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
    for (const { number } of all) expect((await world.show(number, undefined, stranger)).status).toBe(200);
    const [canceled] = all;
    const { version } = (await world.show(canceled?.number ?? '', undefined, stranger)).body
      .shipment as Shipment;
    shipmentIn(await world.cancel(canceled?.number ?? '', { version }, stranger));
    const { items, more } = (await world.ask('GET /api/shipments/open', { as: stranger }))
      .body as unknown as {
      items: { number: string }[];
      more: boolean;
    };
    expect([items.map(({ number }) => number), more]).toEqual([
      all.slice(1).map(({ number }) => number),
      false,
    ]);
    const cursor = first.next ?? '';
    const theirs = await world.ask('GET /api/shipments', { as: sender, query: { cursor } });
    expect(theirs.body.code).toBe('INVALID_CURSOR');
  });
});
