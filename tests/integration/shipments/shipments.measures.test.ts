import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadOf } from '#domain/shipments/pieces.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
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
  stranger,
} from './shipments.world.ts';

let world: ShipmentsWorld;
beforeAll(async () => {
  world = await startShipmentsWorld();
});
afterAll(() => world.stop());

const note = 'Paid in cash, receipt 12.';

const measure = (number: string, pieces: readonly object[], eventId = newId(), as: typeof dock = dock) =>
  world.ask('POST /api/desk/shipments/{number}/measures', {
    as,
    params: { number },
    body: { eventId, pieces },
  });

const decide = ({ number, version }: Shipment, decision: string, as: { userId: string } = sender) =>
  world.ask('POST /api/shipments/{number}/reweigh', {
    as: { ...sender, ...as },
    params: { number },
    body: { version, decision },
  });

/** Booked, paid and checked in. */
const atDock = async (): Promise<Shipment> => {
  const { number, version } = await world.booked();
  await world.clearHold(number, 'PAYMENT_DUE', { version, note }, admin);
  return shipmentIn(await world.scan(number, 'FOH', [1, 2, 3]));
};

const pieceOf = ({ pieces }: Shipment, n: number) => {
  const piece = pieces.find((one) => one.n === n);
  if (piece === undefined) throw new Error(`no piece ${n}`);
  return piece;
};

/** A box at much more than it was declared, with the photo of the scale. */
const heavier = async (): Promise<Shipment> => {
  const shipment = await atDock();
  const thousandthsLb = pieceOf(shipment, 2).thousandthsLb + 60_000;
  const photo = await world.photographed(shipment.number);
  return shipmentIn(await measure(shipment.number, [{ n: 2, thousandthsLb, photo }]));
};

describe('what is measured', () => {
  test('within the tolerance counts on the flight, and the promised price stands', async () => {
    const shipment = await atDock();
    const before = await world.free();
    const thousandthsLb = pieceOf(shipment, 2).thousandthsLb + 1_500;
    const after = shipmentIn(await measure(shipment.number, [{ n: 2, thousandthsLb }]));
    expect(after).toMatchObject({ promise: shipment.promise, holds: [] });
    expect([after.reweigh, after.charged]).toEqual([undefined, undefined]);
    expect(pieceOf(after, 2).measured).toMatchObject({ thousandthsLb, by: dock.userId });
    expect((await world.free()).thousandthsLb).toBe(before.thousandthsLb - 1_500);
  });

  test('is kept once for each id, and another measure under it is refused', async () => {
    const shipment = await atDock();
    const free = await world.free();
    const eventId = newId();
    const one = { n: 2, thousandthsLb: pieceOf(shipment, 2).thousandthsLb + 1_000 };
    const answers = await Promise.all([1, 2, 3].map(() => measure(shipment.number, [one], eventId)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await world.free()).thousandthsLb).toBe(free.thousandthsLb - 1_000);
    // Measured again meanwhile: the late repetition of the first one changes nothing.
    const less = { ...one, thousandthsLb: one.thousandthsLb - 1_000 };
    await measure(shipment.number, [less]);
    const late = shipmentIn(await measure(shipment.number, [one], eventId));
    expect(pieceOf(late, 2).measured?.thousandthsLb).toBe(less.thousandthsLb);
    expect((await measure(shipment.number, [less], eventId)).body.code).toBe('EVENT_EXISTS');
  });

  test('is not possible for what is not at the dock, and for others than the dock', async () => {
    const { number } = await world.booked();
    const pieces = [{ n: 1, thousandthsLb: 1000 }];
    expect((await measure(number, pieces)).body.code).toBe('NOT_AT_DOCK');
    expect((await measure(number, [{ n: 9, thousandthsLb: 1000 }])).body.code).toBe('PIECE_NOT_FOUND');
    const asSender = { ...sender, roles: ['customer'] } as unknown as typeof dock;
    expect((await measure(number, pieces, newId(), asSender)).status).toBe(403);
  });
});

describe('much more than was declared', () => {
  test('needs the photo of the scale', async () => {
    const shipment = await atDock();
    const free = await world.free();
    const thousandthsLb = pieceOf(shipment, 2).thousandthsLb + 60_000;
    expect((await measure(shipment.number, [{ n: 2, thousandthsLb }])).body.code).toBe('PHOTO_NEEDED');
    expect(await world.free()).toEqual(free);
  });

  test('needs the photo of each piece that is over, as the dock asks for it, also where all together are not', async () => {
    const shipment = await atDock();
    const of = (n: number) => pieceOf(shipment, n).thousandthsLb;
    const less = { n: 3, thousandthsLb: Math.round(of(3) / 2) };
    const over = { n: 2, thousandthsLb: Math.ceil(of(2) * 1.11) };
    expect((await measure(shipment.number, [less, over])).body.code).toBe('PHOTO_NEEDED');
    const photo = await world.photographed(shipment.number);
    expect((await measure(shipment.number, [less, { ...over, photo }])).status).toBe(200);
  });

  test('takes no photo of another shipment, of another kind or that was refused, and waits for one that is being checked', async () => {
    const shipment = await atDock();
    const thousandthsLb = pieceOf(shipment, 2).thousandthsLb + 60_000;
    const { number } = shipment;
    const withPhoto = async (photo: string) =>
      (await measure(number, [{ n: 2, thousandthsLb, photo }])).body.code;
    expect(await withPhoto(newId())).toBe('PHOTO_NOT_USABLE');
    expect(await withPhoto(await world.photographed((await atDock()).number))).toBe('PHOTO_NOT_USABLE');
    expect(await withPhoto(await world.photographed(number, { purpose: 'GOODS_PHOTO' }))).toBe(
      'PHOTO_NOT_USABLE',
    );
    expect(await withPhoto(await world.photographed(number, { state: 'REFUSED' }))).toBe('PHOTO_NOT_USABLE');
    expect(await withPhoto(await world.photographed(number, { state: 'CHECKING' }))).toBe(
      'PHOTO_BEING_CHECKED',
    );
    expect(pieceOf(shipmentIn(await world.deskShow(number)), 2).measured).toBeUndefined();
    expect(await withPhoto(await world.photographed(number))).toBeUndefined();
  });

  test('asks the sender and keeps it off the flight until they agree', async () => {
    const asked = await heavier();
    expect(asked.reweigh).toMatchObject({
      status: 'TO_APPROVE',
      photos: [pieceOf(asked, 2).measured?.photo],
    });
    expect(asked.reweigh?.total).toBeGreaterThan(asked.promise.total);
    expect([asked.charged, asked.holds.map(({ kind }) => kind)]).toEqual([undefined, ['REWEIGH']]);
    const shown = await world.deskShow(asked.number);
    expect(shown.body.blockers).toContainEqual(expect.objectContaining({ code: 'HOLD', hold: 'REWEIGH' }));
    expect(
      (await world.clearHold(asked.number, 'REWEIGH', { version: asked.version, note }, desk)).body.code,
    ).toBe('HOLD_NOT_YOURS');
    const { total, lines, rateCardVersion } = asked.reweigh ?? {};
    const agreed = shipmentIn(await decide(asked, 'APPROVE'));
    expect(agreed).toMatchObject({ promise: asked.promise, charged: { total, lines, rateCardVersion } });
    expect(agreed.reweigh?.status).toBe('APPROVED');
    // What is owed on top has to be paid.
    expect(agreed.holds.map(({ kind }) => kind)).toEqual(['PAYMENT_DUE']);
    expect(lines?.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    // The lost answer: the same yes again.
    expect(shipmentIn(await decide(asked, 'APPROVE')).version).toBe(agreed.version);
  });

  test('is canceled by the sender with its place as it was measured', async () => {
    const before = await world.free();
    const asked = await heavier();
    expect((await world.free()).thousandthsLb).toBe(
      before.thousandthsLb - loadOf(asked.pieces).thousandthsLb,
    );
    expect(shipmentIn(await decide(asked, 'CANCEL'))).toMatchObject({ state: 'CANCELLED', holds: [] });
    expect(await world.free()).toEqual(before);
    expect((await decide(asked, 'APPROVE')).body.code).toBe('SHIPMENT_CHANGED');
  });

  test('is decided by nobody else, and only as they saw it', async () => {
    const asked = await heavier();
    expect((await decide(asked, 'APPROVE', stranger)).status).toBe(404);
    const { thousandthsLb = 0, photo } = pieceOf(asked, 2).measured ?? {};
    const more = { n: 2, thousandthsLb: thousandthsLb + 20_000, photo };
    const again = shipmentIn(await measure(asked.number, [more]));
    expect(again.reweigh?.total).toBeGreaterThan(asked.reweigh?.total ?? 0);
    expect((await decide(asked, 'APPROVE')).body.code).toBe('SHIPMENT_CHANGED');
    // A second look at the scale: it was not heavier after all.
    const right = { n: 2, thousandthsLb: pieceOf(asked, 2).thousandthsLb };
    const stands = shipmentIn(await measure(asked.number, [right]));
    expect([stands.reweigh, stands.charged, stands.holds]).toEqual([undefined, undefined, []]);
    expect((await decide(stands, 'APPROVE')).body.code).toBe('NOTHING_TO_DECIDE');
  });

  test('of yes, no and another measure at the same instant one wins, and the flight carries what stands', async () => {
    for (const decision of ['APPROVE', 'CANCEL']) {
      const before = await world.free();
      const asked = await heavier();
      const { thousandthsLb: weight = 0, photo } = pieceOf(asked, 2).measured ?? {};
      const answers = await Promise.all([
        decide(asked, decision),
        decide(asked, decision === 'APPROVE' ? 'CANCEL' : 'APPROVE'),
        measure(asked.number, [{ n: 2, thousandthsLb: weight + 5_000, photo }]),
      ]);
      const decided = answers.slice(0, 2).filter(({ status }) => status === 200);
      expect(decided.length).toBeLessThanOrEqual(1);
      for (const { status, body } of answers)
        if (status !== 200) expect(['SHIPMENT_CHANGED', 'NOT_AT_DOCK']).toContain(body.code);
      const now = shipmentIn(await world.deskShow(asked.number));
      expect((await world.free()).thousandthsLb).toBe(
        before.thousandthsLb - loadOf(now.pieces).thousandthsLb,
      );
      expect(now.reweigh?.status === 'TO_APPROVE' && now.state !== 'CANCELLED').toBe(
        now.holds.some(({ kind }) => kind === 'REWEIGH'),
      );
    }
  });

  test('may be more than the flight can carry, which blocks it', async () => {
    const day = '2027-01-08';
    const small = { free: { thousandthsLb: 221_000, pieces: 5 } };
    await world.fly(day, '2027-01-05', small);
    const { number, version } = await world.booked({}, sender, `GY-${day}`);
    await world.clearHold(number, 'PAYMENT_DUE', { version, note }, admin);
    const shipment = shipmentIn(await world.scan(number, 'FOH', [1, 2, 3]));
    const thousandthsLb = pieceOf(shipment, 2).thousandthsLb + 2_000;
    shipmentIn(await measure(number, [{ n: 2, thousandthsLb }]));
    expect((await world.free(`GY-${day}`)).thousandthsLb).toBe(-1_000);
    const { body } = await world.deskShow(number, undefined, papers);
    expect(body.blockers).toContainEqual(expect.objectContaining({ code: 'OVER_CAPACITY' }));
  });
});
