import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ToldShown } from '#domain/shipments/asking/told.ts';
import type { ShipmentForm } from '#domain/shipments/form/shipment-form.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleConsignee, sampleForm } from '#domain/shipments/testing/sample-form.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import {
  admin,
  desk,
  dock,
  papers,
  type ShipmentsWorld,
  sender,
  shipmentIn,
  startShipmentsWorld,
  statesOf,
} from './shipments.world.ts';

let world: ShipmentsWorld;
beforeAll(async () => {
  world = await startShipmentsWorld();
});
afterAll(() => world.stop());

const said = { how: 'PHONE', who: 'Ann Sample', why: 'Two digits were swapped' };
const note = 'Paid in cash, receipt 12.';

type Given = Pick<Shipment, 'number' | 'version'>;

const correct = (
  { number, version }: Given,
  change: Partial<ShipmentForm>,
  as: typeof sender | typeof desk = desk,
) =>
  world.ask('PUT /api/desk/callers/shipments/{number}/form', {
    as,
    params: { number },
    body: { version, form: { ...sampleForm, ...change }, said },
  });

const foresee = ({ number, version }: Given, change: Partial<ShipmentForm>) =>
  world.ask('POST /api/desk/callers/shipments/{number}/form/preview', {
    as: desk,
    params: { number },
    body: { version, form: { ...sampleForm, ...change }, said },
  });

const phoneChange = { field: 'consignee.phone', before: '+592 600-1234', after: '+592 600-4321' };
const phone = { consignee: { ...sampleConsignee, phone: '600-4321' } };
const [barrel, boxes] = sampleForm.goods;
if (barrel === undefined || boxes === undefined) throw new Error('the sample form has two rows');
const fourth = { goods: [barrel, { ...boxes, quantity: 3 }] };

const paid = async ({ number, version }: Shipment): Promise<Shipment> =>
  shipmentIn(await world.clearHold(number, 'PAYMENT_DUE', { version, note }, admin));

const through = async (number: string, ...codes: readonly string[]): Promise<Shipment> => {
  for (const code of codes)
    shipmentIn(await world.scan(number, code, [1, 2, 3], code === 'SCR' ? { screening: 'XRY' } : {}));
  return shipmentIn(await world.deskShow(number));
};

const atDock = async () => through((await paid(await world.booked())).number, 'FOH');

const told = async (number: string, type: string) =>
  (await world.events()).filter((event) => event.subject === number && event.type === type);

describe('a correction at the desk', () => {
  test('mends the phone of a receiver after the goods are here, and history and letter say who asked and how', async () => {
    const before = await atDock();
    const foreseen = await foresee(before, phone);
    expect(foreseen.body).toMatchObject({
      price: { before: before.promise.total, after: before.promise.total },
      changes: [phoneChange],
      holds: { placed: [], cleared: [] },
      papers: ['LABELS', 'HOUSE_WAYBILL', 'COMMERCIAL_INVOICE', 'PACKING_LIST'],
    });
    const { people, news } = (foreseen.body as { told: ToldShown }).told;
    expect([people, news[0]?.body]).toEqual([
      1,
      expect.stringContaining('Receiver’s phone: +592 600-1234 → +592 600-4321.'),
    ]);
    expect(shipmentIn(await world.deskShow(before.number)).version).toBe(before.version);

    const after = shipmentIn(await correct(before, phone));
    expect(after).toMatchObject({ consignee: { phone: '600-4321' }, promise: before.promise });
    expect(statesOf(after)).toEqual(['RECEIVED', 'RECEIVED', 'RECEIVED']);
    const { history } = (await world.deskShow(before.number)).body as { history: object[] };
    expect(history[0]).toMatchObject({
      what: 'corrected',
      by: desk.userId,
      note: 'Ann Sample, by phone: Two digits were swapped',
      changes: [phoneChange],
    });
    const [event] = await told(before.number, 'shipment-changed.v1');
    expect(event?.data).toMatchObject({
      asked: { what: 'CORRECTION', how: 'PHONE', entry: expect.any(String) },
      by: desk.userId,
    });
    expect(JSON.stringify(event)).not.toMatch(/Ann Sample|600-4321/);
    // The caller finds it by the number that is right now.
    expect((await world.list({ search: '600-4321' })).body.items).toMatchObject([{ number: before.number }]);
  });

  test('adds a fourth piece while three are here, at the price of the sender’s own form, with its place on the flight', async () => {
    const before = await atDock();
    const free = await world.free();
    const fresh = await world.make(fourth);
    const after = shipmentIn(await correct(before, fourth));
    expect(statesOf(after)).toEqual(['RECEIVED', 'RECEIVED', 'RECEIVED', 'BOOKED']);
    expect(after.promise).toMatchObject({ total: fresh.promise.total, lines: fresh.promise.lines });
    expect(after.holds.map(({ kind }) => kind)).toContain('PAYMENT_DUE');
    expect((await world.free()).pieces).toBe(free.pieces - 1);
    // The same again, after a lost answer, adds no fifth.
    expect(shipmentIn(await correct(before, fourth)).pieces).toHaveLength(4);
  });

  test('is refused with the fields that can no longer be corrected, and changes nothing', async () => {
    const before = await atDock();
    const late = await correct(before, { ...phone, service: 'express' });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'TOO_LATE_TO_CORRECT', details: { fields: ['service'] } },
    });
    expect((await foresee(before, { service: 'express' })).body.code).toBe('TOO_LATE_TO_CORRECT');
    expect(shipmentIn(await world.deskShow(before.number)).version).toBe(before.version);

    const { number } = await through(before.number, 'SCR', 'MAN', 'DEP');
    const left = shipmentIn(await world.deskShow(number));
    const name = { consignee: { ...sampleConsignee, name: 'Marva Simple' } };
    expect((await correct(left, name)).body).toMatchObject({ details: { fields: ['consignee'] } });
    expect((await correct(left, fourth)).body).toMatchObject({ details: { fields: ['goods'] } });
    expect(shipmentIn(await correct(left, phone))).toMatchObject({ consignee: { phone: '600-4321' } });
  });

  test('is for those who manage shipments, and for the version that they saw', async () => {
    const before = await atDock();
    expect((await correct(before, phone, sender)).status).toBe(403);
    expect((await correct(before, phone, dock as unknown as typeof desk)).status).toBe(403);
    shipmentIn(await correct(before, phone, papers as unknown as typeof desk));
    expect((await correct(before, { ...phone, dangerous: 'Two phones' })).body.code).toBe('SHIPMENT_CHANGED');
  });
});

describe('an answer to a new price that the desk records', () => {
  const reweighed = async (): Promise<Shipment> => {
    const { number, pieces } = await atDock();
    const photo = await world.photographed(number);
    const thousandthsLb = (pieces[1]?.thousandthsLb ?? 0) + 60_000;
    const body = { eventId: newId(), pieces: [{ n: 2, thousandthsLb, photo }] };
    return shipmentIn(
      await world.ask('POST /api/desk/shipments/{number}/measures', { as: dock, params: { number }, body }),
    );
  };
  const answer = ({ number, version }: Given, decision: string, as: typeof desk = desk) =>
    world.ask('POST /api/desk/callers/shipments/{number}/reweigh', {
      as,
      params: { number },
      body: { version, decision, said: { how: 'WHATSAPP', who: 'Ann Sample' } },
    });
  const own = ({ number, version }: Given) =>
    world.ask('POST /api/shipments/{number}/reweigh', {
      as: sender,
      params: { number },
      body: { version, decision: 'APPROVE' },
    });

  test('is the same yes as their own, and history and event say how they gave it', async () => {
    const [asked, other] = [await reweighed(), await reweighed()];
    const [after, theirs] = [shipmentIn(await answer(asked, 'APPROVE')), shipmentIn(await own(other))];
    const facts = ({ charged, reweigh, holds, promise }: Shipment) => ({
      charged,
      status: reweigh?.status,
      holds: holds.map(({ kind, note: why }) => [kind, why]),
      promise,
    });
    expect(facts(after)).toEqual(facts(theirs));
    const { history } = (await world.deskShow(asked.number)).body as { history: { what: string }[] };
    expect(history.find(({ what }) => what === 'reweigh-approved-for')).toMatchObject({
      by: desk.userId,
      note: 'Ann Sample, by WhatsApp',
    });
    const changed = await told(asked.number, 'shipment-changed.v1');
    expect(changed.at(-1)?.data).toMatchObject({ asked: { what: 'REWEIGH', how: 'WHATSAPP' } });
    // The same again, after a lost answer, changes nothing.
    expect(shipmentIn(await answer(asked, 'APPROVE')).version).toBe(after.version);
    expect((await answer(after, 'APPROVE')).body.code).toBe('NOTHING_TO_DECIDE');
  });

  test('as a no cancels it and gives the place back, and only who manages shipments records one', async () => {
    const free = await world.free();
    const asked = await reweighed();
    expect((await answer(asked, 'APPROVE', dock as unknown as typeof desk)).status).toBe(403);
    expect((await answer({ ...asked, version: asked.version - 1 }, 'APPROVE')).body.code).toBe(
      'SHIPMENT_CHANGED',
    );
    expect(shipmentIn(await answer(asked, 'CANCEL')).state).toBe('CANCELLED');
    expect(await world.free()).toEqual(free);
    const { history } = (await world.deskShow(asked.number)).body as { history: { what: string }[] };
    expect(history.find(({ what }) => what === 'cancelled')).toMatchObject({
      note: 'Ann Sample, by WhatsApp',
    });
  });
});

test('more goods are a second shipment once the price is for what was weighed; a phone is mended all the same', async () => {
  const { number, pieces } = await atDock();
  const photo = await world.photographed(number);
  const measured = { n: 2, thousandthsLb: (pieces[1]?.thousandthsLb ?? 0) + 60_000, photo };
  const weighed = shipmentIn(
    await world.ask('POST /api/desk/shipments/{number}/measures', {
      as: dock,
      params: { number },
      body: { eventId: newId(), pieces: [measured] },
    }),
  );
  expect((await correct(weighed, fourth)).body.code).toBe('PRICE_STANDS');
  expect(shipmentIn(await correct(weighed, phone)).reweigh).toEqual(weighed.reweigh);
});
