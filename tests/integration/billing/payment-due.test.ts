import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { balanceOf } from '#domain/billing/balance.ts';
import type { Invoice, ShipmentInvoice } from '#domain/billing/invoice.ts';
import type { Bill } from '#domain/shipments/bill/bill.ts';
import type { UnderWay } from '#domain/shipments/customer/under-way.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { listeners } from '#lambdas/shipments/heard/listeners.ts';
import { testDependencies } from '../../support/call.ts';
import { connectionReset, type Faults, startingWith } from '../../support/tables.ts';
import { inGuyana, inJamaica } from '../shipments/arrivals.world.ts';
import { admin, desk, sender, shipmentIn } from '../shipments/shipments.world.ts';
import { type As, type BillingWorld, clerk, type Published, startBillingWorld } from './billing.world.ts';

let billing: BillingWorld;
let world: BillingWorld['world'];
beforeAll(async () => {
  billing = await startBillingWorld();
  world = billing.world;
});
afterAll(() => billing.close());

/** Lets shipments hear what billing told of an invoice, in this order of it. */
const tell = async (
  { number }: Pick<Invoice, 'number'>,
  inOrder: (events: readonly Published[]) => readonly Published[] = (events) => events,
  faults?: Faults,
): Promise<void> => {
  const all = listeners(world.tables.env, testDependencies(world.tables.client(faults)));
  const events = startingWith(await world.tables.all(world.tables.billing), 'OUTBOX#')
    .map(({ event }) => JSON.parse(String(event)) as Published)
    .filter(({ data }) => data.number === number)
    .toSorted((one, other) => one.aggregateVersion - other.aggregateVersion);
  for (const event of inOrder(events)) await all.find(({ type }) => type === event.type)?.hear(event);
};

const show = async (
  number: string,
): Promise<{ shipment: Shipment; bill?: Bill; history: { what: string; note?: string }[] }> =>
  (await world.ask('GET /api/shipments/{number}', { as: sender, params: { number } })).body as never;
/** A person who is charged without a shipment. */
const ofPerson = async (userId: string): Promise<Invoice> => {
  const { body } = await billing.ask('POST /api/desk/customers/{userId}/charges', clerk, {
    params: { userId },
    headers: { 'idempotency-key': newId() },
    body: { code: 'MISSED_PICKUP', amount: 2000, reason: 'Nobody was there.' },
  });
  return body as unknown as Invoice;
};
const holdsOf = async (number: string) => (await show(number)).shipment.holds.map(({ kind }) => kind);

const billed = async (): Promise<ShipmentInvoice> => {
  const shipment = await world.booked();
  await billing.hearAll(shipment);
  const invoice = await billing.only(shipment);
  await tell(invoice);
  return invoice;
};
const post = (what: string, { number }: Invoice, body: object, as: As = clerk, n?: number) =>
  billing.ask(`POST /api/desk/invoices/{number}/${what}`, as, {
    params: { number, ...(n === undefined ? {} : { n: String(n) }) },
    headers: { 'idempotency-key': newId() },
    body,
  });
const pay = (invoice: Invoice, amount: number) => post('payments', invoice, { amount, method: 'CASH' });
const refund = (invoice: Invoice, amount: number) =>
  post('payments/{n}/refunds', invoice, { amount, method: 'CASH', reason: 'Sent less.' }, admin, 2);

test('what a person owes without a shipment holds no goods', async () => {
  const invoice = await billed();
  await pay(invoice, balanceOf(invoice).owed);
  await tell(invoice);
  const before = startingWith(await world.tables.all(world.tables.shipments), '');
  const own = await ofPerson(sender.userId);
  await pay(own, 500);
  await tell(own);
  expect(balanceOf(own).owed).toBe(2000);
  expect(startingWith(await world.tables.all(world.tables.shipments), '')).toEqual(before);
  expect(await holdsOf(invoice.shipment)).toEqual([]);
});

describe('the hold of a shipment that is not paid', () => {
  test('goes with the last payment, and the sender sees what is paid and owed', async () => {
    const invoice = await billed();
    const { owed } = balanceOf(invoice);
    await pay(invoice, 1000);
    await tell(invoice);
    expect(await show(invoice.shipment)).toMatchObject({
      shipment: { holds: [{ kind: 'PAYMENT_DUE' }] },
      bill: { invoice: invoice.number, paid: 1000, owed: owed - 1000 },
    });
    await pay(invoice, owed - 1000);
    await tell(invoice);
    const { shipment, bill, history } = await show(invoice.shipment);
    expect([shipment.holds, bill?.owed]).toEqual([[], 0]);
    expect(history.find(({ what }) => what === 'hold-cleared')?.note).toContain(invoice.number);
  });

  test('is told the sender as what they have to pay, and until when', async () => {
    const invoice = await billed();
    await pay(invoice, 3000);
    await tell(invoice);
    const open = async () =>
      (await world.ask('GET /api/shipments/open', { as: sender })).body.items as readonly UnderWay[];
    const next = async () => (await open()).find(({ number }) => number === invoice.shipment)?.next;
    const left = (balanceOf(invoice).owed - 3000) / 100;
    expect(await next()).toMatchObject({
      title: `Pay $${left.toFixed(2)} by Tue, Nov 24, 4:00 PM`,
      // The goods are due before the payment.
      lines: ['You paid $30.00 before.', expect.stringMatching(/^Also: Bring .+ by Tue, Nov 24, 2:00 PM\.$/)],
      by: '2026-11-24T21:00:00.000Z',
    });
    world.at('2026-11-24T21:00:00.000Z');
    expect(await next()).toMatchObject({
      title: `Pay $${left.toFixed(2)} now`,
      lines: ['You paid $30.00 before.', 'It was due Tue, Nov 24, 4:00 PM.'],
    });
    world.at('2026-11-13T15:00:00.000Z');
    await pay(invoice, left * 100);
    await tell(invoice);
    expect((await next())?.title).not.toContain('Pay');
  });

  test('comes again with a refund, whatever is heard twice, in disorder, at once, or with a lost answer', async () => {
    for (const inOrder of [
      (events: readonly Published[]) => events.toReversed(),
      (events: readonly Published[]) => [...events, ...events],
      (events: readonly Published[]) => [...events.slice(2), ...events.slice(0, 2)],
    ]) {
      const invoice = await billed();
      await pay(invoice, balanceOf(invoice).owed);
      await refund(invoice, 500);
      let losses = 1;
      const lose = (operation: string): void => {
        if (!/^(TransactWriteItems|PutItem)$/.test(operation) || losses === 0) return;
        losses -= 1;
        throw connectionReset();
      };
      await Promise.all([tell(invoice, inOrder, { after: lose }), tell(invoice, inOrder)]);
      await tell(invoice);
      expect([await holdsOf(invoice.shipment), (await show(invoice.shipment)).bill?.owed]).toEqual([
        ['PAYMENT_DUE'],
        500,
      ]);
      await pay(invoice, 500);
      await tell(invoice, inOrder);
      expect(await holdsOf(invoice.shipment)).toEqual([]);
    }
  });

  test('that staff cleared with a note stays cleared until something more is owed', async () => {
    const invoice = await billed();
    const { shipment } = await show(invoice.shipment);
    const note = 'The company pays at the end of the month.';
    shipmentIn(
      await world.clearHold(shipment.number, 'PAYMENT_DUE', { version: shipment.version, note }, admin),
    );
    await tell(invoice);
    await pay(invoice, 1000);
    await tell(invoice);
    expect(await holdsOf(shipment.number)).toEqual([]);
    await refund(invoice, 400);
    await tell(invoice);
    expect(await holdsOf(shipment.number)).toEqual(['PAYMENT_DUE']);
  });

  test('is not written for an invoice that is issued: nobody who looks at the shipment meets another version', async () => {
    const shipment = await world.booked();
    await billing.hearAll(shipment);
    await tell(await billing.only(shipment));
    expect((await show(shipment.number)).shipment.version).toBe(shipment.version);
  });
});

describe('freight that the receiver pays', () => {
  const all = [1, 2, 3];
  /** Landed in Guyana, and billed. */
  const landed = async (): Promise<ShipmentInvoice> => {
    const shipment = await world.booked({ chargesTerm: 'COLLECT' });
    const { number } = shipment;
    for (const code of ['FOH', 'SCR', 'MAN', 'DEP'])
      shipmentIn(await world.scan(number, code, all, code === 'SCR' ? { screening: 'XRY' } : {}));
    expect((await bill(number)).bill).toBeUndefined();
    await arrive(number, 'ARR');
    await billing.hearAll(shipment);
    const invoice = await billing.only(shipment);
    await tell(invoice);
    return invoice;
  };
  const arrive = (number: string, code: string) =>
    world.ask('POST /api/arrivals/{number}/events', {
      as: inGuyana,
      params: { number },
      body: { eventId: newId(), code, pieces: all },
    });
  const bill = async (number: string, as: As = inGuyana) =>
    (await billing.ask('GET /api/arrivals/{number}/bill', as, { params: { number } })).body as {
      readonly bill?: { readonly invoice: string; readonly owed: number };
    };
  const take = (number: string, amount: number, as: As = inGuyana, key = newId()) =>
    billing.ask('POST /api/arrivals/{number}/payments', as, {
      params: { number },
      headers: { 'idempotency-key': key },
      body: { amount, method: 'CASH' },
    });

  test('is due when it lands, and is taken at the counter before the goods are handed over', async () => {
    const { shipment: number, ...invoice } = await landed();
    const { owed } = balanceOf(invoice);
    expect(await holdsOf(number)).toEqual(['PAYMENT_DUE']);
    // The receiver pays, so that it is no need of the sender.
    const { items } = (await world.ask('GET /api/shipments/open', { as: sender })).body as {
      readonly items: readonly UnderWay[];
    };
    expect(items.find((one) => one.number === number)?.next.title).toBe('Nothing for you to do');
    for (const code of ['RCF', 'CRC', 'CCD', 'NFD']) await arrive(number, code);
    const handOver = () =>
      world.ask('POST /api/arrivals/{number}/handover', {
        as: inGuyana,
        params: { number },
        body: {
          eventId: newId(),
          pieces: all,
          code: '000000',
          name: 'Marva Persaud',
          idKind: 'PASSPORT',
          idNumber: 'R0654321',
          taxNumber: '123 456 789',
          storage: 0,
          onPaper: true,
        },
      });
    expect((await handOver()).body).toMatchObject({
      code: 'BLOCKED',
      message: 'It cannot be handed over: Payment due.',
      details: { blockers: [{ code: 'HOLD', hold: 'PAYMENT_DUE', text: 'Payment due' }] },
    });
    expect((await bill(number)).bill).toMatchObject({ invoice: invoice.number, owed });
    const key = newId();
    expect((await take(number, owed, inGuyana, key)).body).toMatchObject({ bill: { owed: 0, paid: owed } });
    expect((await take(number, owed, inGuyana, key)).status).toBe(200);
    expect((await take(number, 1)).body.code).toBe('MORE_THAN_OWED');
    await tell(invoice);
    expect(await holdsOf(number)).toEqual([]);
    // Nothing but the code is missing.
    expect((await handOver()).body.code).toBe('CODE_NEEDED');
  });

  test('is seen and taken only in its country, and never what a sender pays', async () => {
    const { shipment } = await landed();
    expect(await bill(shipment, inJamaica)).toEqual({});
    expect((await take(shipment, 100, inJamaica)).body.code).toBe('INVOICE_NOT_FOUND');
    expect((await bill(shipment, desk)).bill).toBeDefined();
    expect((await take(shipment, 100, sender)).status).toBe(403);
    const prepaid = await billed();
    // Storage is paid there also then, so the counter gets its rate and nothing of the invoice.
    expect(await bill(prepaid.shipment)).toEqual({ local: expect.anything() });
    expect((await take(prepaid.shipment, 100)).body.code).toBe('INVOICE_NOT_FOUND');
  });
});
