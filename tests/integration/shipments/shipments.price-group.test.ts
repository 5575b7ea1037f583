import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleForm } from '#domain/shipments/testing/sample-form.ts';
import { groupPartition } from '#lambdas/quotes/group/group-store.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { newestCardKey, rateCardKey } from '#lambdas/settings/store/settings-items.ts';
import {
  admin,
  desk,
  dock,
  type ShipmentsWorld,
  sender,
  shipmentIn,
  startShipmentsWorld,
  stranger,
} from './shipments.world.ts';

let world: ShipmentsWorld;
/** $630.00 for everybody, all of it freight: a tenth of it is off in this group. */
const trade = { code: 'TRADE', name: 'Trade price', standardPercent: 10, expressPercent: 5 };
const line = { code: 'group', text: 'Trade price, 10% off freight', amount: -6_300 };

const publish = async (version: number, customerGroups: readonly (typeof trade)[]) => {
  const card = { ...defaultRateCard.card, customerGroups };
  const at = { effectiveFrom: '2026-11-02', publishedAt: '2026-11-01T12:00:00Z', publishedBy: 'a' };
  await world.put(world.tables.settings, { ...newestCardKey, version });
  await world.put(world.tables.settings, { ...rateCardKey(version), version, card, ...at });
};
const keep = (userId: string, code?: string) =>
  world.put(world.tables.quotes, {
    pk: groupPartition(userId),
    sk: 'GROUP',
    userId,
    version: 1,
    changes: [],
    ...(code === undefined ? {} : { group: { code, name: trade.name } }),
  });
beforeAll(async () => {
  world = await startShipmentsWorld();
  await publish(2, [trade]);
  await keep(sender.userId, 'TRADE');
});
afterAll(() => world.stop());

/** Does something while the sender is in no group any more. */
const outOfGroup = async <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
  await keep(sender.userId);
  try {
    return await act();
  } finally {
    await keep(sender.userId, 'TRADE');
  }
};
const sumOf = ({ lines }: Shipment['promise']) => lines.reduce((sum, { amount }) => sum + amount, 0);

describe('a shipment of somebody in a price group', () => {
  test('has what it takes off as a line, made by its sender or by the desk, and nobody else has', async () => {
    const own = await world.make();
    expect(own.promise).toMatchObject({ total: 56_700, priceGroup: 'TRADE' });
    expect(own.promise.lines).toContainEqual(line);
    const made = await world.ask('POST /api/desk/callers/{userId}/shipments', {
      as: desk,
      headers: { 'idempotency-key': newId() },
      params: { userId: sender.userId },
      body: { form: sampleForm, said: { how: 'PHONE', who: 'Sample Sender' } },
    });
    expect(shipmentIn(made).promise).toEqual(own.promise);
    const { promise } = await world.make({}, stranger);
    expect(promise).toMatchObject({ total: 63_000 });
    expect(promise).not.toHaveProperty('priceGroup');
  });

  test('that is not booked has the group of its booking, which the sender must have seen', async () => {
    const draft = await world.make();
    const refused = await outOfGroup(() => world.bookIt(draft));
    expect([refused.status, refused.body.code]).toEqual([409, 'PRICE_CHANGED']);
    expect(refused.body.details).toMatchObject({ promise: { total: 63_000 } });
    const booked = shipmentIn(await world.bookIt(draft));
    expect(booked.promise).toEqual(draft.promise);
  });

  test('keeps what was agreed on when they leave the group and the prices change, and so does what is changed later', async () => {
    const { number, version, promise } = await world.booked();
    await publish(3, [{ ...trade, standardPercent: 30 }]);
    const change = (form: object) =>
      outOfGroup(() => world.change(number, { version, form: { ...sampleForm, ...form } }));
    const changed = shipmentIn(await change({ service: 'express' }));
    await publish(3, [trade]);
    // $787.50 with the express surcharge, five percent less: by the rate card of the booking.
    expect(changed.promise).toMatchObject({
      total: 78_750 - 3_938,
      priceGroup: 'TRADE',
      rateCardVersion: promise.rateCardVersion,
    });
    expect(sumOf(changed.promise)).toBe(changed.promise.total);
  });

  test('that weighs more pays a group price for what it weighs, also after they left the group', async () => {
    const { number, version } = await world.booked();
    await world.clearHold(number, 'PAYMENT_DUE', { version, note: 'Paid in cash, receipt 12.' }, admin);
    const here = shipmentIn(await world.scan(number, 'FOH', [1, 2, 3]));
    const pounds = (here.pieces.find(({ n }) => n === 2)?.thousandthsLb ?? 0) + 60_000;
    const photo = await world.photographed(number);
    const measured = shipmentIn(
      await outOfGroup(() =>
        world.ask('POST /api/desk/shipments/{number}/measures', {
          as: dock,
          params: { number },
          body: { eventId: newId(), pieces: [{ n: 2, thousandthsLb: pounds, photo }] },
        }),
      ),
    );
    const lines = measured.reweigh?.lines ?? [];
    const off = lines.find(({ code }) => code === 'group')?.amount ?? 0;
    const freight = lines.filter(({ code }) => code !== 'group').reduce((sum, { amount }) => sum + amount, 0);
    expect(off).toBe(-Math.round(freight / 10));
    expect(measured.reweigh?.total).toBe(freight + off);
    expect(measured.reweigh?.total).toBeGreaterThan(56_700);
  });
});
