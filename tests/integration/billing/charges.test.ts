import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayAtCounter } from '#domain/billing/abroad/day-rate.ts';
import { localOfCents } from '#domain/billing/abroad/local-money.ts';
import { auditInvoice } from '#domain/billing/audit.ts';
import { balanceOf } from '#domain/billing/balance.ts';
import type { Statement } from '#domain/billing/books/statement.ts';
import type { Invoice, InvoiceSummary, ShipmentInvoice } from '#domain/billing/invoice.ts';
import type { Taking } from '#domain/billing/takings.ts';
import { DAY_MS, newYorkDay } from '#domain/kernel/new-york.ts';
import { wire } from '#lambdas/billing/http.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { call, testDependencies } from '../../support/call.ts';
import { connectionReset, type Faults } from '../../support/tables.ts';
import { type ArrivalsWorld, inGuyana, READY, startArrivalsWorld } from '../shipments/arrivals.world.ts';
import { admin, sender, stranger } from '../shipments/shipments.world.ts';
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
    const route = 'GET /api/desk/books/counters/{country}/takings';
    const takings = (await billing.ask(route, clerk, { params: { country: 'GY' }, query: { day } })).body;
    expect((takings.items as Taking[]).filter(({ shipment }) => shipment === number)).toMatchObject([
      { taker: inGuyana.userId, method: 'CARD_TERMINAL', amount: -250, place: 'GY' },
    ]);
    const period = { query: { from: day, to: day } };
    const { lines } = (await billing.ask('GET /api/statement', sender, period)).body as unknown as Statement;
    expect(
      lines.filter(({ shipment }) => shipment === number).map(({ what, amount }) => [what, amount]),
    ).toEqual([
      [expect.stringMatching(/charged when the shipment was booked$/i), price?.amount],
      ['Storage at the destination', 250],
      ['Paid at the card terminal', -250],
    ]);
  });

  test('that is paid in the money of the counter is settled to the cent at the rate of that day', async () => {
    const { number, code } = await kept();
    const today = new Date(Date.parse(READY) + 8 * DAY_MS);
    const day = dayAtCounter('GY', today);
    const perDollar = 2_087_500;
    const local = { amount: localOfCents(250, perDollar), perDollar };
    const asked = { pieces: [1], storage: 250, storageBy: 'CASH' };
    const take = async (storageLocal: object) =>
      (await world.collect(number, code, { ...asked, storageLocal })).body;
    expect((await take(local)).code).toBe('NO_RATE');
    const then = testDependencies(world.tables.client(), { clock: () => today });
    await call(wire(world.tables.env, then), 'POST /api/desk/books/counters/{country}/rates', {
      as: inGuyana,
      params: { country: 'GY' },
      body: { day, perDollar },
    });
    const older = perDollar - 10_000;
    const changed = await take({ amount: localOfCents(250, older), perDollar: older });
    expect(changed).toMatchObject({ code: 'RATE_CHANGED', details: { perDollar } });
    expect((await take({ ...local, amount: local.amount * 2 })).code).toBe('INVALID_INPUT');
    expect((await take(local)).handover).toMatchObject({
      storage: 250,
      storageLocal: { currency: 'GYD', amount: 52_188, perDollar },
    });
    await billing.hearAll({ number });
    const invoice = await billing.only({ number });
    expect(invoice.entries.at(-1)).toMatchObject({
      kind: 'PAYMENT',
      amount: -250,
      place: 'GY',
      local: { currency: 'GYD', amount: 52_188, perDollar },
    });
    const route = 'GET /api/desk/books/counters/{country}/takings';
    const query = { day: newYorkDay(new Date()) };
    const { body } = await billing.ask(route, clerk, { params: { country: 'GY' }, query });
    expect((body.items as Taking[]).find(({ shipment }) => shipment === number)).toMatchObject({
      amount: -250,
      local: { currency: 'GYD', amount: 52_188 },
    });
    expect(auditInvoice(invoice)).toEqual([]);
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
  const billed = async (): Promise<ShipmentInvoice> => {
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

  test('a charge is waived by who manages invoices, whole and once, and stays on the invoice with the reason', async () => {
    const invoice = await billed();
    const stairs = { code: 'STAIRS', amount: 4000, reason: 'Third floor.' };
    const added = await add(invoice, stairs, clerk);
    expect(added.status).toBe(200);
    const waive = (as: As, n: number, key = newId()) =>
      billing.ask('POST /api/desk/invoices/{number}/charges/{n}/waived', as, {
        params: { number: invoice.number, n: String(n) },
        headers: { 'idempotency-key': key },
        body: { reason: 'There was an elevator.' },
      });
    expect((await waive(counter, 2)).status).toBe(403);
    expect((await waive(clerk, 1)).body.code).toBe('CHARGE_NOT_FOUND');
    const key = newId();
    const answers = await Promise.all([waive(clerk, 2, key), waive(clerk, 2, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await waive(clerk, 2)).body.code).toBe('NOT_WAIVABLE');
    const after = await billing.only({ number: invoice.shipment });
    expect(after.entries.at(-1)).toMatchObject({
      kind: 'FEE_BACK',
      by: clerk.userId,
      reason: 'There was an elevator.',
    });
    expect([balanceOf(after), auditInvoice(after)]).toEqual([balanceOf(invoice), []]);
  });
});

describe('a person who is charged without a shipment', () => {
  const pickup = { code: 'MISSED_PICKUP', amount: 2000, reason: 'Nobody was there at 10.' };
  const photos = { code: 'EXTRA_PHOTOS', amount: 500, reason: 'Of the parcel from Sample Store.' };
  const post = (userId: string, body: object, as: As = counter, key = newId(), faults?: Faults) =>
    billing.ask(
      'POST /api/desk/customers/{userId}/charges',
      as,
      { params: { userId }, headers: { 'idempotency-key': key }, body },
      faults,
    );
  const charged = async (...asked: Parameters<typeof post>): Promise<Invoice> => {
    const { status, body } = await post(...asked);
    expect([status, body.code]).toEqual([200, undefined]);
    return body as unknown as Invoice;
  };
  const onInvoice = async (what: string, { number }: Invoice, body: object, n?: number): Promise<Invoice> => {
    const { status, body: reply } = await billing.ask(`POST /api/desk/invoices/{number}/${what}`, admin, {
      params: { number, ...(n === undefined ? {} : { n: String(n) }) },
      headers: { 'idempotency-key': newId() },
      body,
    });
    expect(status, what).toBe(200);
    return reply as unknown as Invoice;
  };
  const priceOf = async (code: string) => {
    const { body } = await billing.ask('GET /api/desk/customers/{userId}/charges', clerk, {
      params: { userId: stranger.userId },
    });
    const items = body.items as { readonly code: string; readonly amount: number }[];
    return items.find((item) => item.code === code)?.amount ?? 0;
  };
  const listed = async (route: string, as: As, query: object) =>
    ((await billing.ask(route, as, { query })).body.items as InvoiceSummary[]).map(({ number }) => number);

  test('has one invoice, pays it, reads it in the statement, and the books agree', async () => {
    const { userId } = stranger;
    const other = { ...photos, amount: await priceOf('EXTRA_PHOTOS') };
    const key = newId();
    // A double click, and a colleague at the same time.
    const [first, again, second] = await Promise.all([
      charged(userId, pickup, counter, key),
      charged(userId, pickup, counter, key),
      charged(userId, other, clerk),
    ]);
    expect([again.number, second.number]).toEqual([first.number, first.number]);
    const mine = (await billing.show(first.number, stranger)).body as unknown as Invoice;
    expect([balanceOf(mine).owed, mine.entries.length, auditInvoice(mine)]).toEqual([
      2000 + other.amount,
      2,
      [],
    ]);
    expect(mine.billTo.length).toBeGreaterThan(1);
    expect((await billing.show(first.number, sender)).status).toBe(404);
    expect(await billing.told(first)).toEqual(['invoice-issued.v1', 'invoice-adjusted.v1']);
    expect(await listed('GET /api/invoices', stranger, {})).toContain(first.number);
    expect(await listed('GET /api/desk/invoices', clerk, { show: 'owed' })).toContain(first.number);

    await onInvoice('payments', first, { amount: 2000 + other.amount, method: 'CASH' });
    const day = newYorkDay(new Date());
    const period = { from: day, to: day };
    expect(await listed('GET /api/desk/books/invoices', clerk, period)).toContain(first.number);
    const { lines } = (await billing.ask('GET /api/statement', stranger, { query: period }))
      .body as unknown as Statement;
    const ofIt = lines.filter(({ invoice }) => invoice === first.number);
    expect(ofIt.map(({ what }) => what).toSorted()).toEqual([
      `Extra photos: ${photos.reason}`,
      `Missed pickup: ${pickup.reason}`,
      'Paid in cash',
    ]);
    expect(ofIt.some((line) => 'shipment' in line)).toBe(false);
    const takings = (await billing.ask('GET /api/desk/takings', clerk, { query: { day } })).body;
    const [taking, ...more] = (takings.items as Taking[]).filter(({ invoice }) => invoice === first.number);
    expect([taking?.amount, taking?.shipment, more]).toEqual([-(2000 + other.amount), undefined, []]);
    expect(await billing.told(first)).toEqual([
      'invoice-issued.v1',
      'invoice-adjusted.v1',
      'payment-received.v1',
      'invoice-paid.v1',
    ]);

    // What is paid is closed: the same cause is still that charge, and another one opens the next invoice.
    expect((await charged(userId, pickup, counter, key)).entries).toHaveLength(3);
    const next = await charged(userId, pickup);
    expect(next.number > first.number).toBe(true);
    await onInvoice('payments', next, { amount: 500, method: 'CASH' });
    await onInvoice('payments/{n}/void', next, { reason: 'Typed wrong.' }, 2);
    await onInvoice('payments', next, { amount: 1500, method: 'CASH' });
    await onInvoice('payments/{n}/refunds', next, { amount: 100, method: 'CASH', reason: 'Too much.' }, 4);
    const settled = await onInvoice('credits', next, { amount: 600, reason: 'We were late as well.' });
    expect([balanceOf(settled), auditInvoice(settled)]).toEqual([
      { charged: 2000, paid: 1400, credited: 600, owed: 0 },
      [],
    ]);
    expect(await billing.differences()).toEqual([]);
  });

  test('is charged once when the answer of the table is lost', async () => {
    let losses = 1;
    const lose = (operation: string): void => {
      if (operation !== 'TransactWriteItems' || losses === 0) return;
      losses -= 1;
      throw connectionReset();
    };
    const key = newId();
    await post(sender.userId, pickup, counter, key, { after: lose });
    const invoice = await charged(sender.userId, pickup, counter, key);
    expect([losses, invoice.entries.length, auditInvoice(invoice)]).toEqual([0, 1, []]);
  });

  test('is somebody we know, and is charged what the table allows, by whom it allows', async () => {
    const key = newId();
    await charged(sender.userId, pickup, counter, key);
    const codeOf = async (...asked: Parameters<typeof post>) => {
      const { status, body } = await post(...asked);
      return [status, body.code];
    };
    const { userId } = stranger;
    expect(await codeOf(userId, pickup, counter, key)).toEqual([409, 'PAYMENT_EXISTS']);
    expect(await codeOf(sender.userId, { ...pickup, reason: 'Another one.' }, counter, key)).toEqual([
      409,
      'PAYMENT_EXISTS',
    ]);
    expect(await codeOf('nobody', pickup)).toEqual([404, 'PERSON_NOT_FOUND']);
    expect(await codeOf(userId, { ...pickup, amount: 1999 })).toEqual([409, 'PRICE_DIFFERS']);
    const barrel = { code: 'EMPTY_BARREL', amount: 4500, reason: 'One more.' };
    expect(await codeOf(userId, barrel, admin)).toEqual([403, 'CHARGE_NOT_YOURS']);
    expect(await codeOf(userId, { ...barrel, code: 'OTHER' })).toEqual([403, 'CHARGE_NOT_YOURS']);
    expect((await codeOf(userId, { ...pickup, reason: '' }))[0]).toBe(400);
    expect((await codeOf(userId, pickup, sender))[0]).toBe(403);
    const choices = await billing.ask('GET /api/desk/customers/{userId}/charges', counter, {
      params: { userId: 'nobody' },
    });
    expect(choices.body.code).toBe('PERSON_NOT_FOUND');
  });
});
