import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditInvoice } from '#domain/billing/audit.ts';
import { balanceOf } from '#domain/billing/balance.ts';
import type { ShipmentInvoice } from '#domain/billing/invoice.ts';
import { recordPayment } from '#lambdas/billing/enter-money.ts';
import { invoiceStore } from '#lambdas/billing/invoice-store.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { testDependencies } from '../../support/call.ts';
import { connectionReset } from '../../support/tables.ts';
import { admin, desk, dock, sender } from '../shipments/shipments.world.ts';
import { type As, type BillingWorld, clerk, type Posted, startBillingWorld } from './billing.world.ts';

let billing: BillingWorld;
beforeAll(async () => {
  billing = await startBillingWorld();
});
afterAll(() => billing.close());

/** A shipment that was billed and of which nothing is paid. */
const billed = async (): Promise<ShipmentInvoice> => {
  const shipment = await billing.world.booked();
  await billing.hearAll(shipment);
  return billing.only(shipment);
};
const now = ({ shipment }: ShipmentInvoice) => billing.only({ number: shipment });

interface Form extends Posted {
  readonly body: object;
}
const post = (what: string, invoice: ShipmentInvoice, form: Form) => billing.post(what, invoice, form);
const pay = (invoice: ShipmentInvoice, amount: number, form: Partial<Form> = {}) =>
  post('payments', invoice, { body: { amount, method: 'CASH' }, ...form });
const issued = 'invoice-issued.v1';
const received = 'payment-received.v1';
const paidUp = 'invoice-paid.v1';

describe('a payment at the desk', () => {
  test('lowers what is owed, and the last one tells that the invoice is paid', async () => {
    const invoice = await billed();
    const { charged } = balanceOf(invoice);
    const part = await pay(invoice, 10_000);
    expect([part.status, balanceOf(part.body as unknown as ShipmentInvoice)]).toEqual([
      200,
      { charged, paid: 10_000, credited: 0, owed: charged - 10_000 },
    ]);
    expect((await pay(invoice, charged - 9999)).body).toMatchObject({
      code: 'MORE_THAN_OWED',
      details: { owed: charged - 10_000 },
    });
    expect(await billing.told(invoice)).toEqual([issued, received]);
    await pay(invoice, charged - 10_000, {
      body: { amount: charged - 10_000, method: 'TRANSFER', reference: 'SW-7' },
    });
    const after = await now(invoice);
    expect([auditInvoice(after), balanceOf(after).owed]).toEqual([[], 0]);
    expect(await billing.told(invoice)).toEqual([issued, received, received, paidUp]);
    expect((await billing.show(invoice.number)).body.entries).toMatchObject([{}, {}, { reference: 'SW-7' }]);
  });

  test('is one, whatever is sent twice, at once, or after its answer was lost', async () => {
    const invoice = await billed();
    const key = newId();
    let losses = 1;
    const lose = (operation: string): void => {
      if (operation !== 'TransactWriteItems' || losses === 0) return;
      losses -= 1;
      throw connectionReset();
    };
    const answers = await Promise.all([
      pay(invoice, 5000, { key, faults: { after: lose } }),
      pay(invoice, 5000, { key }),
      pay(invoice, 5000, { key }),
    ]);
    answers.push(await pay(invoice, 5000, { key }));
    expect([losses, answers.map(({ status }) => status)]).toEqual([0, [200, 200, 200, 200]]);
    expect(balanceOf(await now(invoice)).paid).toBe(5000);
    expect(await billing.told(invoice)).toEqual([issued, received]);
    expect((await pay(invoice, 5001, { key })).body.code).toBe('PAYMENT_EXISTS');
    expect((await pay(await billed(), 5000, { key })).body.code).toBe('PAYMENT_EXISTS');
  });

  test('of all that is owed is taken by one of two at once, and the other is refused', async () => {
    const invoice = await billed();
    const { owed } = balanceOf(invoice);
    const answers = await Promise.all([pay(invoice, owed), pay(invoice, owed)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const after = await now(invoice);
    expect([balanceOf(after).owed, auditInvoice(after)]).toEqual([0, []]);
  });

  test('is taken by who takes money, in dollars above nothing, and never as one of the card provider', async () => {
    const invoice = await billed();
    for (const as of [sender, dock]) expect((await pay(invoice, 100, { as })).status).toBe(403);
    expect((await pay(invoice, 100, { as: desk, body: { amount: 0, method: 'CASH' } })).status).toBe(400);
    for (const body of [
      { amount: 0, method: 'CASH' },
      { amount: -5, method: 'CASH' },
      { amount: 1.5, method: 'CASH' },
      { amount: 100, method: 'CARD' },
    ])
      expect((await pay(invoice, 0, { body })).status).toBe(400);
    expect((await pay({ ...invoice, number: 'INV-9999999' }, 100)).body.code).toBe('INVOICE_NOT_FOUND');
    expect(balanceOf(await now(invoice)).paid).toBe(0);
  });
});

describe('what follows a card provider', () => {
  test('enters its payment by its id, once, also when it is too much by then', async () => {
    const invoice = await billed();
    const { owed } = balanceOf(invoice);
    const { client, env } = { client: billing.world.tables.client(), env: billing.world.tables.env };
    const deps = {
      ...testDependencies(client),
      invoices: invoiceStore(client, env.BILLING_TABLE),
      pause: async () => undefined,
    };
    const take = (id: string) =>
      recordPayment(deps)({
        number: invoice.number,
        amount: owed,
        method: 'CARD',
        id,
        reference: id,
        by: 'system',
        correlationId: 'webhook-1',
      });
    const results = await Promise.all([take('pi_1'), take('pi_1'), take('pi_2')]);
    expect(results.map(({ ok }) => ok)).toEqual([true, true, true]);
    const after = await now(invoice);
    expect([balanceOf(after).owed, auditInvoice(after)]).toEqual([-owed, []]);
    expect((await billing.told(invoice)).filter((type) => type === paidUp)).toHaveLength(1);
  });
});

describe('what admins take back', () => {
  test('a void, a refund and a credit are told, and the invoice is paid again after another payment', async () => {
    const invoice = await billed();
    const { charged } = balanceOf(invoice);
    await pay(invoice, charged);
    const reason = 'Entered on the wrong invoice.';
    const voided = await post('payments/{n}/void', invoice, { as: admin, n: 2, body: { reason } });
    expect(balanceOf(voided.body as unknown as ShipmentInvoice).owed).toBe(charged);
    await pay(invoice, charged);
    const refund = { amount: 7000, method: 'CASH', reason: 'One box less was sent.' };
    expect((await post('payments/{n}/refunds', invoice, { as: admin, n: 4, body: refund })).status).toBe(200);
    await post('credits', invoice, { as: admin, body: { amount: 7000, reason: refund.reason } });
    const after = await now(invoice);
    expect(balanceOf(after)).toEqual({ charged, paid: charged - 7000, credited: 7000, owed: 0 });
    expect(auditInvoice(after)).toEqual([]);
    const settled = (type: string) => [type, paidUp];
    expect(await billing.told(invoice)).toEqual([
      issued,
      ...settled(received),
      'payment-voided.v1',
      ...settled(received),
      'refund-made.v1',
      ...settled('credit-given.v1'),
    ]);
  });

  test('is a slip of the counter that took it, within ten minutes, or of nobody but an admin', async () => {
    const invoice = await billed();
    await pay(invoice, 1000, { as: desk });
    const body = { reason: 'Typed a zero too much.' };
    const other = await post('payments/{n}/void', invoice, { n: 2, body });
    expect([other.status, other.body.code]).toEqual([403, 'VOID_NEEDS_ADMIN']);
    expect((await post('payments/{n}/void', invoice, { as: desk, n: 2, body })).status).toBe(200);
    expect(balanceOf(await now(invoice)).paid).toBe(0);
  });

  test('is not for clerks, and says what is wrong', async () => {
    const invoice = await billed();
    await pay(invoice, 1000, { as: admin });
    const reason = 'A reason.';
    const refund = { amount: 1001, method: 'CASH', reason };
    for (const [what, n, body] of [
      ['payments/{n}/void', 2, { reason }],
      ['payments/{n}/refunds', 2, refund],
      ['credits', undefined, { amount: 1, reason }],
    ] as const)
      expect((await post(what, invoice, { n, body })).status, what).toBe(403);
    const code = async (what: string, n: number | undefined, body: object) =>
      (await post(what, invoice, { as: admin, n, body })).body.code;
    expect(await code('payments/{n}/refunds', 2, refund)).toBe('MORE_THAN_PAID');
    expect(await code('payments/{n}/void', 1, { reason })).toBe('PAYMENT_NOT_FOUND');
    expect(await code('credits', undefined, { amount: 9_000_000, reason })).toBe('MORE_THAN_CHARGED');
    expect(await code('credits', undefined, { amount: 5, reason: '' })).toBe('INVALID_INPUT');
  });
});

test('the takings of a day have each payment, refund and void, under who took the money', async () => {
  const invoice = await billed();
  const ann = { userId: 'ann', roles: ['billing'] as const };
  const takings = async (as: As = clerk, query: object = {}) =>
    (await billing.ask('GET /api/desk/takings', as, { query })).body as {
      readonly items: readonly { readonly taker: string; readonly kind: string }[];
      readonly sums: readonly { readonly taker: string }[];
    };
  await pay(invoice, 3000, { as: ann });
  await pay(invoice, 2000, { as: ann, body: { amount: 2000, method: 'TRANSFER' } });
  await post('payments/{n}/void', invoice, { as: admin, n: 2, body: { reason: 'Wrong invoice.' } });
  await post('credits', invoice, { as: admin, body: { amount: 10, reason: 'Wet box.' } });
  const { items, sums } = await takings();
  expect(items.filter(({ taker }) => taker === 'ann').map(({ kind }) => kind)).toEqual([
    'VOID',
    'PAYMENT',
    'PAYMENT',
  ]);
  expect(sums.filter(({ taker }) => taker === 'ann')).toEqual([
    { taker: 'ann', method: 'CASH', amount: 0, count: 2 },
    { taker: 'ann', method: 'TRANSFER', amount: 2000, count: 1 },
  ]);
  expect((await takings(clerk, { day: '2020-01-01' })).items).toEqual([]);
  expect((await takings(dock)).items).toBeUndefined();
});
