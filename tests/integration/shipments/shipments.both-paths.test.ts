import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShipmentForm } from '#domain/shipments/form/shipment-form.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleConsignee, sampleForm } from '#domain/shipments/testing/sample-form.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import {
  desk,
  friday,
  nextFriday,
  type ShipmentsWorld,
  sender,
  startShipmentsWorld,
  stranger,
} from './shipments.world.ts';

let world: ShipmentsWorld;
beforeAll(async () => {
  world = await startShipmentsWorld();
});
afterAll(() => world.stop());

type Answer = Awaited<ReturnType<ShipmentsWorld['ask']>>;

const said = { how: 'IN_PERSON', who: 'Ann Sample' };

const makeFor = (ownerId: string, form: object) =>
  world.ask('POST /api/desk/callers/{userId}/shipments', {
    as: desk,
    headers: { 'idempotency-key': newId() },
    params: { userId: ownerId },
    body: { form: { ...sampleForm, ...form }, said },
  });

/** What the desk does for a sender, and what the sender can do, with the same words. */
const paths = {
  own: {
    make: (form: object) => world.create(form as Partial<ShipmentForm>),
    change: (number: string, version: number, form: object) =>
      world.change(number, { version, form: { ...sampleForm, ...form } }),
    book: (number: string, body: object) => world.book(number, body),
  },
  desk: {
    make: (form: object) => makeFor(sender.userId, form),
    change: (number: string, version: number, form: object) =>
      world.ask('PUT /api/desk/callers/shipments/{number}/form', {
        as: desk,
        params: { number },
        body: { version, form: { ...sampleForm, ...form }, said },
      }),
    book: (number: string, body: object) =>
      world.ask('POST /api/desk/callers/shipments/{number}/book', { as: desk, params: { number }, body }),
  },
} as const;

/** What an answer says about the shipment, apart from its number, its times and who agreed to a search. */
const sameOf = ({ status, body }: Answer) => {
  const shipment = body.shipment as Shipment | undefined;
  if (shipment === undefined) return { status, code: body.code, errors: body.errors };
  const { number, hawb, createdAt, changedAt, bookedAt, searchConsent, holds, pieces, ...rest } = shipment;
  return {
    status,
    ...rest,
    booked: [hawb !== undefined, bookedAt !== undefined],
    holds: holds.map(({ kind, note, by }) => [kind, note, by]),
    pieces: pieces.map(({ at, ...piece }) => piece),
  };
};

/** A value that is right, and now and then one that is refused. */
const often = <Value>(right: Value, wrong: Value) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: fc.constant(wrong) });

const row = fc.oneof(
  fc.record({
    kind: fc.constant('box'),
    quantity: often(2, 30),
    length: fc.integer({ min: 5, max: 40 }),
    width: fc.integer({ min: 5, max: 30 }),
    height: fc.integer({ min: 5, max: 30 }),
    lengthUnit: fc.constantFrom('in', 'cm'),
    weight: fc.integer({ min: 1, max: 60 }),
    weightUnit: fc.constantFrom('lb', 'kg'),
  }),
  fc.record({
    kind: fc.constant('barrel'),
    barrel: fc.constantFrom('B30', 'B55'),
    quantity: fc.integer({ min: 1, max: 3 }),
    weight: often(140, 330),
    weightUnit: fc.constant('lb'),
    emptyNeeded: fc.boolean(),
  }),
);

const change: fc.Arbitrary<object> = fc.record(
  {
    goods: fc.array(row, { minLength: 1, maxLength: 3 }),
    service: fc.constantFrom('standard', 'express'),
    chargesTerm: fc.constantFrom('PREPAID', 'COLLECT'),
    purpose: fc.constantFrom('GIFT', 'MERCHANDISE', 'SAMPLE'),
    insured: fc.boolean(),
    brokerage: fc.boolean(),
    dangerous: fc.constantFrom('Two phones, new', 'x'),
    nothingProhibited: often(true, false),
    consignee: fc.record({
      ...Object.fromEntries(
        Object.entries(sampleConsignee).map(([name, value]) => [name, fc.constant(value)]),
      ),
      phone: often('600-4321', '12'),
    }),
    door: fc.constant({ town: 'Georgetown' }),
    commodities: fc.array(
      fc.record({
        description: often('Used clothes', 'Gasoline'),
        quantity: fc.integer({ min: 1, max: 50 }),
        unitValue: fc.integer({ min: 1, max: 20_000 }),
      }),
      { minLength: 1, maxLength: 2 },
    ),
  },
  { requiredKeys: [] },
);

/** Forms that nothing stands in the way of, made, booked and changed. */
const allTheWay: [object, object, string][] = [
  [{}, { service: 'express' }, friday],
  [{ insured: true }, { brokerage: true }, nextFriday],
  [{ chargesTerm: 'COLLECT' }, { goods: sampleForm.goods.slice(0, 1) }, friday],
];

test('what the desk does for a sender is what the sender could do: the same shipment, price and refusals', async () => {
  const seen: string[] = [];
  await fc.assert(
    fc.asyncProperty(
      change,
      change,
      fc.constantFrom<string>(friday, nextFriday),
      async (first: object, second: object, flight: string) => {
        const walk = async ({ make, change: correct, book }: (typeof paths)[keyof typeof paths]) => {
          const made = await make(first);
          const shipment = made.body.shipment as Shipment | undefined;
          if (shipment === undefined) return [sameOf(made)];
          const { number, version, promise } = shipment;
          const booked = await book(number, { version, departureId: flight, total: promise.total });
          const now = (booked.body.shipment as Shipment | undefined) ?? shipment;
          const changed = await correct(number, now.version, second);
          const last = (changed.body.shipment as Shipment | undefined) ?? now;
          // Its place is free again, so that the other path finds the same flight.
          await world.cancel(number, { version: last.version });
          return [made, booked, changed].map(sameOf);
        };
        const [theirs, own] = [await walk(paths.desk), await walk(paths.own)];
        expect(theirs).toEqual(own);
        seen.push(
          own.map(({ status, code }: { status: unknown; code?: unknown }) => code ?? status).join(' '),
        );
      },
    ),
    { numRuns: 40, examples: allTheWay },
  );
  // Whatever is compared: some of them went all the way, and some were refused.
  expect(seen.filter((way) => way === '200 200 200').length).toBeGreaterThanOrEqual(allTheWay.length);
  expect(new Set(seen).size).toBeGreaterThan(3);
});

test('without a signature at the counter the shipment has no consent, and with one it says who had it signed', async () => {
  const made = async (searchConsent: boolean) =>
    (await paths.desk.make({ searchConsent })).body.shipment as Shipment;
  expect((await made(false)).searchConsent).toBeUndefined();
  expect((await made(true)).searchConsent).toMatchObject({ how: 'AT_COUNTER', by: desk.userId });
});

test('the same form sent twice is one shipment, and nothing is made for somebody whom nobody knows', async () => {
  const headers = { 'idempotency-key': newId() };
  const send = (ownerId: string, form: object = sampleForm) =>
    world.ask('POST /api/desk/callers/{userId}/shipments', {
      as: desk,
      headers,
      params: { userId: ownerId },
      body: { form, said },
    });
  const [one, two] = [await send(sender.userId), await send(sender.userId)];
  expect((two.body.shipment as Shipment).number).toBe((one.body.shipment as Shipment).number);
  expect((await send(sender.userId, { ...sampleForm, service: 'express' })).body.code).toBe('KEY_USED');
  expect((await send('nobody-1')).body.code).toBe('PROFILE_NOT_FOUND');
  const mailbox = { ...sampleForm, howItComes: 'MAILBOX', parcels: ['PKG-000000'] };
  expect((await send(sender.userId, mailbox)).status).toBeGreaterThanOrEqual(400);
});

test('whom somebody has sent to before is there, and history says who made it for whom', async () => {
  const anita = { consignee: { ...sampleConsignee, name: 'Anita Sample' } };
  const { number } = (await makeFor(stranger.userId, anita)).body.shipment as Shipment;
  const params = { userId: stranger.userId };
  const { body } = await world.ask('GET /api/desk/callers/{userId}', { as: desk, params });
  expect(body.receivers).toMatchObject([{ name: 'Anita Sample' }]);
  const { history } = (await world.deskShow(number)).body as { history: { what: string }[] };
  expect(history.find(({ what }) => what === 'created')).toMatchObject({
    by: desk.userId,
    note: 'Ann Sample, at the counter',
  });
  expect((await world.ask('GET /api/desk/callers/{userId}', { as: sender, params })).status).toBe(403);
});
