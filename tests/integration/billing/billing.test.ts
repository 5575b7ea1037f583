import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditInvoice } from '#domain/billing/audit.ts';
import { chargedOf } from '#domain/billing/balance.ts';
import { type Invoice, summaryOf } from '#domain/billing/invoice.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { connectionReset, startingWith } from '../../support/tables.ts';
import { admin, desk, dock, sender, shipmentIn, stranger } from '../shipments/shipments.world.ts';
import { type As, type BillingWorld, clerk, type Published, startBillingWorld } from './billing.world.ts';

let billing: BillingWorld;
let world: BillingWorld['world'];
beforeAll(async () => {
  billing = await startBillingWorld();
  world = billing.world;
});
afterAll(() => billing.close());

const hearAll: BillingWorld['hearAll'] = (...asked) => billing.hearAll(...asked);
const ask: BillingWorld['ask'] = (...asked) => billing.ask(...asked);
const show: BillingWorld['show'] = (...asked) => billing.show(...asked);
const showAtDesk: BillingWorld['showAtDesk'] = (...asked) => billing.showAtDesk(...asked);
const stored: BillingWorld['stored'] = (shipment) => billing.stored(shipment);
const only: BillingWorld['only'] = (shipment) => billing.only(shipment);
const told: BillingWorld['told'] = (invoice) => billing.told(invoice);

/** Booked, at the dock, and found to weigh more. */
const heavier = async (): Promise<Shipment> => {
  const { number, version } = await world.booked();
  const note = 'Paid in cash, receipt 12.';
  await world.clearHold(number, 'PAYMENT_DUE', { version, note }, admin);
  const { pieces } = shipmentIn(await world.scan(number, 'FOH', [1, 2, 3]));
  const thousandthsLb = (pieces.find(({ n }) => n === 2)?.thousandthsLb ?? 0) + 60_000;
  const photo = await world.photographed(number);
  const body = { eventId: newId(), pieces: [{ n: 2, thousandthsLb, photo }] };
  return shipmentIn(
    await world.ask('POST /api/desk/shipments/{number}/measures', { as: dock, params: { number }, body }),
  );
};
const agree = async ({ number, version }: Shipment): Promise<Shipment> =>
  shipmentIn(
    await world.ask('POST /api/shipments/{number}/reweigh', {
      as: sender,
      params: { number },
      body: { version, decision: 'APPROVE' },
    }),
  );

describe('the invoice of a shipment', () => {
  test('is issued when it is booked, with its price lines, and its sender sees it', async () => {
    const shipment = await world.booked();
    await hearAll(shipment);
    const { number } = await only(shipment);
    expect(number).toMatch(/^INV-\d{7}$/);
    const { status, body } = await show(number);
    expect([status, body]).toMatchObject([
      200,
      {
        shipment: shipment.number,
        promised: shipment.promise.total,
        entries: [{ amount: shipment.promise.total, lines: shipment.promise.lines }],
      },
    ]);
    expect((await showAtDesk(number)).body).toEqual(body);
    expect(await told(await only(shipment))).toEqual(['invoice-issued.v1']);
  });

  test('is one, with one event, whatever is heard twice, in disorder or by two workers at once', async () => {
    const shipment = await world.booked();
    const twiceBackwards = (events: readonly Published[]) => [...events, ...events].toReversed();
    await Promise.all([hearAll(shipment, twiceBackwards), hearAll(shipment), hearAll(shipment)]);
    expect(await told(await only(shipment))).toEqual(['invoice-issued.v1']);
  });

  test('is one when the answer of the table is lost', async () => {
    const shipment = await world.booked();
    let losses = 1;
    const lose = (operation: string): void => {
      if (operation !== 'TransactWriteItems' || losses === 0) return;
      losses -= 1;
      throw connectionReset();
    };
    await hearAll(shipment, undefined, { after: lose });
    expect([losses, await told(await only(shipment))]).toEqual([0, ['invoice-issued.v1']]);
  });

  test('rises only when the sender has agreed to the price for what was measured', async () => {
    const measured = await heavier();
    await hearAll(measured);
    const before = await only(measured);
    expect(chargedOf(before)).toBe(measured.promise.total);
    const agreed = await agree(measured);
    // The change is heard before the booking, and both twice.
    await hearAll(agreed, (events) => [...events.toReversed(), ...events]);
    const after = await only(agreed);
    expect(chargedOf(after)).toBe(agreed.charged?.total);
    expect(chargedOf(after)).toBeGreaterThan(chargedOf(before));
    expect(after.entries.slice(0, 1)).toEqual(before.entries);
    expect(after.entries.at(-1)).toMatchObject({
      approved: { by: sender.userId, at: agreed.reweigh?.decidedAt },
    });
    expect([auditInvoice(after), await told(after)]).toEqual([
      [],
      ['invoice-issued.v1', 'invoice-adjusted.v1'],
    ]);
  });

  test('sees a price that changes while it is being written', async () => {
    const measured = await heavier();
    let agreed: Shipment | undefined;
    const agreeInBetween = async (operation: string): Promise<void> => {
      if (operation !== 'TransactWriteItems' || agreed !== undefined) return;
      agreed = measured;
      agreed = await agree(measured);
    };
    // Only the booking is heard; that of the change would come later.
    const booking = (events: readonly Published[]) =>
      events.filter(({ type }) => type === 'shipment-booked.v1');
    await hearAll(measured, booking, { before: agreeInBetween });
    expect(chargedOf(await only(measured))).toBe(agreed?.charged?.total);
  });

  test('charges nothing once the shipment was canceled', async () => {
    const shipment = await world.booked();
    await hearAll(shipment);
    shipmentIn(await world.cancel(shipment.number, { version: shipment.version }));
    await hearAll(shipment);
    const invoice = await only(shipment);
    expect([chargedOf(invoice), auditInvoice(invoice)]).toEqual([0, []]);
    expect(await told(invoice)).toEqual(['invoice-issued.v1', 'invoice-adjusted.v1']);
  });

  test('is not there while the receiver is to pay and nothing has landed', async () => {
    const shipment = await world.booked({ chargesTerm: 'COLLECT' });
    await hearAll(shipment);
    expect(await stored(shipment)).toEqual([]);
  });
});

describe('who sees invoices', () => {
  test('a customer finds their own, and nothing of others', async () => {
    const shipment = await world.booked();
    await hearAll(shipment);
    const { number } = await only(shipment);
    for (const answer of [await show(number, stranger), await show('INV-9999999')])
      expect([answer.status, answer.body.code]).toEqual([404, 'INVOICE_NOT_FOUND']);
    const listOf = async (as: As) =>
      ((await ask('GET /api/invoices', as)).body.items as Invoice[]).map((item) => item.number);
    expect(await listOf(sender)).toContain(number);
    expect(await listOf(stranger)).toEqual([]);
  });

  test('the desk has every invoice exactly once on its pages, the newest first, if it has to do with bills', async () => {
    const list = (query: object, as: As = clerk) => ask('GET /api/desk/invoices', as, { query });
    const all = startingWith(await world.tables.all(world.tables.billing), 'OWNER#')
      .map((item) => summaryOf(item as unknown as Invoice))
      .toSorted((one, other) => (one.number < other.number ? 1 : -1));
    const pages: unknown[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await list({ limit: '2', ...(cursor === undefined ? {} : { cursor }) });
      pages.push(...(body.items as unknown[]));
      cursor = body.next as string | undefined;
    } while (cursor !== undefined);
    expect(all.length).toBeGreaterThan(2);
    expect(pages).toEqual(all);
    expect((await list({ cursor: 'none' })).body.code).toBe('INVALID_CURSOR');
    for (const as of [sender, dock]) expect((await list({}, as)).status).toBe(403);
    // The counter looks an invoice up to take money for it.
    expect((await list({}, desk)).status).toBe(200);
    expect((await showAtDesk(all[0]?.number ?? '', sender)).status).toBe(403);
    expect((await showAtDesk('INV-9999999')).body.code).toBe('INVOICE_NOT_FOUND');
  });
});
