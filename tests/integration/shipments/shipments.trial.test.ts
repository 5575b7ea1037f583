import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { TrialRow } from '#domain/shipments/trial/trial.ts';
import { admin, desk, type ShipmentsWorld, shipmentIn, startShipmentsWorld } from './shipments.world.ts';

let world: ShipmentsWorld;
beforeAll(async () => {
  world = await startShipmentsWorld();
});
afterAll(() => world.stop());

const codes = ['FOH', 'SCR', 'MAN', 'DEP', 'ARR', 'RCF', 'CRC', 'CCD', 'NFD', 'DLV'];

/** A shipment that was handed over. */
const delivered = async (): Promise<Shipment> => {
  const { number, version } = await world.booked();
  const note = 'Paid by check.';
  let shipment = shipmentIn(await world.clearHold(number, 'PAYMENT_DUE', { version, note }, admin));
  for (const code of codes) {
    const screening = code === 'SCR' ? { screening: 'XRY' } : {};
    shipment = shipmentIn(await world.scan(number, code, [1, 2, 3], screening));
  }
  return shipment;
};

const { card } = defaultRateCard;
const dearer = { ...card, perLb: { ...card.perLb, GY: card.perLb.GY + 10 } };

const tryOn = (month: string, query: Record<string, string> = {}, as = admin) =>
  world.ask('POST /api/desk/shipments/rate-card-trial', { as, query, body: { month, card: dearer } });

test('a rate card is tried on the shipments that closed in a month, page by page, and nothing changes', async () => {
  const made = [await delivered(), await delivered(), await delivered()];
  const month = String(made[0]?.closedAt).slice(0, 7);
  const canceled = await world.booked();
  shipmentIn(await world.cancel(canceled.number, { version: canceled.version }));
  const first = (await tryOn(month, { limit: '2' })).body;
  const rest = (await tryOn(month, { limit: '100', cursor: String(first.next) })).body;
  const rows = [first, rest].flatMap(({ items }) => items as readonly TrialRow[]);
  expect(rows.map(({ number }) => number).toSorted()).toEqual(made.map(({ number }) => number).toSorted());
  // 80 lb of boxes, and a barrel that counts as 100 lb.
  expect(rows.map(({ before, after = 0 }) => after - before)).toEqual([1800, 1800, 1800]);
  for (const { number, promise, version } of made)
    expect((await world.deskShow(number)).body.shipment).toMatchObject({ version, promise });
  expect((await tryOn('2001-01')).body).toEqual({ items: [] });
  expect((await tryOn(month, {}, desk)).status).toBe(403);
});
