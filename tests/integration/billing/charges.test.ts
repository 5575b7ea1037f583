import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditInvoice } from '#domain/billing/audit.ts';
import { balanceOf } from '#domain/billing/balance.ts';
import type { Statement } from '#domain/billing/books/statement.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import type { Taking } from '#domain/billing/takings.ts';
import { DAY_MS, newYorkDay } from '#domain/kernel/new-york.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { connectionReset } from '../../support/tables.ts';
import { type ArrivalsWorld, inGuyana, READY, startArrivalsWorld } from '../shipments/arrivals.world.ts';
import { admin, sender } from '../shipments/shipments.world.ts';
import { type As, type BillingWorld, clerk, startBillingWorld } from './billing.world.ts';

type World = BillingWorld & { readonly world: ArrivalsWorld };
let billing: World;
let world: ArrivalsWorld;
beforeAll(async () => {
  billing = (await startBillingWorld(startArrivalsWorld)) as World;
  world = billing.world;
});
afterAll(() => billing.close());

const counter = { userId: 'staff-1', roles: ['staff'] as const };

describe('storage at the destination', () => {
  /** Waits a day longer than it is free for, so that a week of each piece is asked. */
  const kept = async (): Promise<{ readonly number: string; readonly code: string }> => {
    const number = await world.landed();
    const code = await world.codeOf(number);
    world.at(new Date(Date.parse(READY) + 8 * DAY_MS).toISOString());
    return { number, code };
  };

  test('that a counter takes is on the invoice, in the takings with its method, in the statement, once', async () => {
    const { number, code } = await kept();
    const storage = { pieces: [1], storage: 250 };
    expect((await world.collect(number, code, storage)).body.code).toBe('STORAGE_METHOD_NEEDED');
    expect((await world.collect(number, code, { ...storage, storageBy: 'CARD_TERMINAL' })).status).toBe(200);
    await billing.hearAll({ number });
    const before = await billing.only({ number });
    await billing.hearAll({ number }, (events) => [...events, ...events].toReversed());
    const invoice = await billing.only({ number });
    expect(invoice.entries).toEqual(before.entries);
    expect(invoice.entries.slice(1)).toMatchObject([
      { kind: 'FEE', code: 'STORAGE_DESTINATION', amount: 250, by: inGuyana.userId },
      { kind: 'PAYMENT', method: 'CARD_TERMINAL', amount: -250, by: inGuyana.userId },
    ]);
    const [price] = invoice.entries;
    expect([balanceOf(invoice), auditInvoice(invoice)]).toEqual([
      { charged: (price?.amount ?? 0) + 250, paid: 250, credited: 0, owed: price?.amount },
      [],
    ]);
    const day = newYorkDay(new Date());
    const takings = (await billing.ask('GET /api/desk/takings', clerk, { query: { day } })).body;
    expect((takings.items as Taking[]).filter(({ shipment }) => shipment === number)).toMatchObject([
      { taker: inGuyana.userId, method: 'CARD_TERMINAL', amount: -250 },
    ]);
    const period = { query: { from: day, to: day } };
    const { lines } = (await billing.ask('GET /api/statement', sender, period)).body as unknown as Statement;
    expect(
      lines.filter(({ shipment }) => shipment === number).map(({ what, amount }) => [what, amount]),
    ).toEqual([
      ['Charged when the shipment was booked', price?.amount],
      ['Storage at the destination', 250],
      ['Paid at the card terminal', -250],
    ]);
  });

  test('is charged once when the answer of the table is lost, and issues the invoice of a shipment without one', async () => {
    const { number, code } = await kept();
    await world.collect(number, code, { pieces: [1, 2], storage: 500, storageBy: 'CASH' });
    const only = (type: string) => (events: readonly { readonly type: string }[]) =>
      events.filter((event) => event.type === type) as never;
    let losses = 1;
    const lose = (operation: string): void => {
      if (operation !== 'TransactWriteItems' || losses === 0) return;
      losses -= 1;
      throw connectionReset();
    };
    await billing.hearAll({ number }, only('piece-tracked.v1'), { after: lose });
    await billing.hearAll({ number });
    const invoice = await billing.only({ number });
    expect([losses, balanceOf(invoice).paid, auditInvoice(invoice)]).toEqual([0, 500, []]);
    expect(invoice.entries.filter(({ kind }) => kind === 'FEE')).toHaveLength(1);
  });
});

describe('what the desk adds to an invoice', () => {
  const billed = async (): Promise<Invoice> => {
    world.at('2026-11-13T15:00:00.000Z');
    const shipment = await world.booked();
    await billing.hearAll(shipment);
    return billing.only(shipment);
  };
  const add = ({ number }: Invoice, body: object, as: As = counter, key = newId()) =>
    billing.ask('POST /api/desk/invoices/{number}/charges', as, {
      params: { number },
      headers: { 'idempotency-key': key },
      body,
    });
  const pickup = { code: 'MISSED_PICKUP', amount: 2000, reason: 'Nobody was there at 10.' };

  test('is a line with who added it and why, once for each key, and a new price leaves it', async () => {
    const invoice = await billed();
    const key = newId();
    const answers = await Promise.all([1, 2].map(() => add(invoice, pickup, counter, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const after = await billing.only({ number: invoice.shipment });
    expect(after.entries.at(-1)).toMatchObject({
      kind: 'FEE',
      code: 'MISSED_PICKUP',
      amount: 2000,
      by: counter.userId,
      reason: pickup.reason,
    });
    expect([after.entries.length, auditInvoice(after)]).toEqual([2, []]);
    expect(await billing.told(invoice)).toEqual(['invoice-issued.v1', 'invoice-adjusted.v1']);
    expect((await add(invoice, { ...pickup, reason: 'Another one.' }, counter, key)).body.code).toBe(
      'PAYMENT_EXISTS',
    );
  });

  test('is what the table of charges allows: its price, and who may', async () => {
    const invoice = await billed();
    const codeOf = async (body: object, as?: As) => {
      const { status, body: said } = await add(invoice, body, as);
      return [status, said.code];
    };
    expect(await codeOf({ ...pickup, amount: 1999 })).toEqual([409, 'PRICE_DIFFERS']);
    const typed = { code: 'OTHER', amount: 1234, reason: 'A crate of wood.' };
    expect(await codeOf(typed)).toEqual([403, 'CHARGE_NOT_YOURS']);
    expect(await codeOf({ ...typed, code: 'STORAGE_DESTINATION' }, admin)).toEqual([403, 'CHARGE_NOT_YOURS']);
    expect((await codeOf({ ...pickup, reason: '' }))[0]).toBe(400);
    expect((await codeOf(pickup, sender))[0]).toBe(403);
    expect((await add(invoice, typed, clerk)).status).toBe(200);
    const choices = async (as: As) =>
      (
        await billing.ask('GET /api/desk/invoices/{number}/charges', as, {
          params: { number: invoice.number },
        })
      ).body.items;
    expect(await choices(counter)).toContainEqual({
      code: 'MISSED_PICKUP',
      name: 'Missed pickup',
      amount: 2000,
    });
    expect(await choices(counter)).not.toContainEqual({ code: 'OTHER', name: 'Other' });
    expect(await choices(clerk)).toContainEqual({ code: 'OTHER', name: 'Other' });
  });
});
