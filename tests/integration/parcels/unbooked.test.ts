import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Parcel } from '#domain/parcels/parcel.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleForm } from '#domain/shipments/testing/sample-form.ts';
import { dock, friday, nextFriday, sender, shipmentIn } from '../shipments/shipments.world.ts';
import { type SendingWorld, startSendingWorld } from './worlds/sending.world.ts';

let world: SendingWorld;
beforeEach(async () => {
  world = await startSendingWorld();
});
afterEach(async () => {
  const faults = await world.faults();
  await world.stop();
  expect(faults).toEqual([]);
});

/** A week after the world began, to the instant. */
const aWeekLater = '2026-11-20T15:00:00.000Z';

const sent = async (): Promise<{ readonly parcel: Parcel; readonly made: Shipment }> => {
  const parcel = await world.shelve();
  return { parcel, made: shipmentIn(await world.send([parcel])) };
};
const shown = async ({ number }: Shipment) => shipmentIn(await world.show(number, undefined, sender));
const serveAndFollow = async (): Promise<number> => {
  const letGo = await world.letGo();
  await world.follow();
  return letGo;
};

describe('a shipment of parcels that nobody books', () => {
  test('lets them go after a week: they are on their shelf and can be sent again, and its sender is told', async () => {
    const { parcel, made } = await sent();
    world.at('2026-11-20T14:59:59.000Z');
    expect(await serveAndFollow()).toBe(0);
    expect((await world.parcel(parcel.code)).state).toBe('REQUESTED');
    world.at(aWeekLater);
    expect(await serveAndFollow()).toBe(1);
    const free = await world.parcel(parcel.code);
    expect(free).toMatchObject({ state: 'IN_STORAGE', shelf: parcel.shelf });
    expect(free).not.toHaveProperty('shipment');
    const [told] = (await world.events()).filter(({ type }) => type === 'shipment-cancelled.v1');
    expect(told?.data).toMatchObject({ number: made.number, by: 'system', why: 'not-booked' });
    const { body } = await world.show(made.number, undefined, sender);
    expect(body.history).toContainEqual(
      expect.objectContaining({ what: 'cancelled', note: expect.stringContaining('back in the mailbox') }),
    );
    shipmentIn(await world.send([parcel]));
    // It is done once.
    expect(await serveAndFollow()).toBe(0);
  });

  test('is over at its instant, also while nobody has written that down', async () => {
    const { made } = await sent();
    const { version } = made;
    world.at(aWeekLater);
    expect((await shown(made)).state).toBe('CANCELLED');
    expect((await world.ask('GET /api/shipments', { as: sender })).body.items).toMatchObject([
      { number: made.number, state: 'CANCELLED' },
    ]);
    expect((await world.ask('GET /api/shipments/open', { as: sender })).body.items).toEqual([]);
    const canceled = { message: 'This shipment is canceled.' };
    expect((await world.bookIt(made)).body).toMatchObject({ code: 'ALREADY_BOOKED', ...canceled });
    expect((await world.join(made)).body).toMatchObject({ code: 'ALREADY_BOOKED', ...canceled });
    expect(
      (await world.change(made.number, { version, form: { ...sampleForm, howItComes: 'DROP_OFF' } })).body
        .code,
    ).toBe('TOO_LATE_TO_CHANGE');
    // Its sender need not wait for us.
    shipmentIn(await world.cancel(made.number, { version }));
    await world.follow();
  });

  test('has a week again when it is changed, and keeps its parcels when it is booked in time', async () => {
    const { parcel, made } = await sent();
    world.at('2026-11-19T15:00:00.000Z');
    const form = { ...sampleForm, ...world.form([parcel]), purpose: 'PERSONAL_EFFECTS' };
    const changed = shipmentIn(await world.change(made.number, { version: made.version, form }));
    world.at('2026-11-24T15:00:00.000Z');
    expect(await serveAndFollow()).toBe(0);
    shipmentIn(await world.bookIt(changed));
    world.at('2026-12-24T15:00:00.000Z');
    expect(await serveAndFollow()).toBe(0);
    expect((await world.parcel(parcel.code)).state).toBe('PACKED');
  });

  test('that is held at the moment in which it would end stays', async () => {
    const { made } = await sent();
    world.at(aWeekLater);
    const hold = { version: made.version, kind: 'OVERSIZE', note: 'Does it fit?' };
    let isPlaced = false;
    const letGo = await world.letGo({
      before: async (operation) => {
        if (isPlaced || operation !== 'TransactWriteItems') return;
        isPlaced = true;
        expect(await world.placeHold(made.number, hold, dock)).toMatchObject({ status: 200 });
      },
    });
    expect(isPlaced).toBe(true);
    expect(letGo).toBe(0);
    expect((await shown(made)).state).toBe('DRAFT');
  });
});

describe('a shipment of parcels on a waitlist', () => {
  /** No place is left on the flight. */
  const fill = () => world.fly('2026-11-27', '2026-11-24', { free: { thousandthsLb: 0, pieces: 0 } });

  test('keeps them while it waits, and a week longer once the list has ended', async () => {
    const { parcel, made } = await sent();
    await fill();
    const waiting = shipmentIn(await world.join(made));
    expect(waiting.waits?.departureId).toBe(friday);
    // A week after it joined, before the cargo cutoff: it waits.
    world.at('2026-11-24T18:59:00.000Z');
    expect(await world.serve()).toMatchObject({ left: 0 });
    // The list ends with the cargo cutoff, also for what is here already.
    world.at('2026-11-24T19:00:00.000Z');
    expect(await world.serve()).toMatchObject({ left: 1 });
    expect(await world.letGo()).toBe(0);
    await world.follow();
    expect(await shown(made)).toMatchObject({ state: 'DRAFT' });
    expect((await world.parcel(parcel.code)).state).toBe('REQUESTED');
    world.at('2026-12-01T18:59:59.000Z');
    expect((await shown(made)).state).toBe('DRAFT');
    world.at('2026-12-01T19:00:00.000Z');
    expect(await serveAndFollow()).toBe(1);
    expect((await world.parcel(parcel.code)).state).toBe('IN_STORAGE');
  });

  test('is booked on another flight after the list has ended', async () => {
    const { parcel, made } = await sent();
    await fill();
    shipmentIn(await world.join(made));
    world.at('2026-11-24T19:00:00.000Z');
    await world.serve();
    shipmentIn(await world.bookIt(await shown(made), nextFriday));
    await world.follow();
    expect((await world.parcel(parcel.code)).state).toBe('PACKED');
  });
});
