import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditInvoice } from '#domain/billing/audit.ts';
import { balanceOf } from '#domain/billing/balance.ts';
import type { WaitingCheck } from '#domain/billing/checks/waiting.ts';
import type { ShipmentInvoice } from '#domain/billing/invoice.ts';
import type { UnderWay } from '#domain/shipments/customer/under-way.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { listeners } from '#lambdas/shipments/heard/listeners.ts';
import { testDependencies } from '../../support/call.ts';
import { connectionReset, startingWith } from '../../support/tables.ts';
import { admin, desk, dock, sender } from '../shipments/shipments.world.ts';
import {
  type As,
  type BillingWorld,
  clerk,
  type Posted,
  type Published,
  startBillingWorld,
} from './billing.world.ts';

let billing: BillingWorld;
beforeAll(async () => {
  billing = await startBillingWorld();
});
afterAll(() => billing.close());

/** Lets shipments hear what billing told of an invoice. */
const tell = async ({ number }: ShipmentInvoice): Promise<void> => {
  const { tables } = billing.world;
  const all = listeners(tables.env, testDependencies(tables.client()));
  const events = startingWith(await tables.all(tables.billing), 'OUTBOX#')
    .map(({ event }) => JSON.parse(String(event)) as Published)
    .filter(({ data }) => data.number === number)
    .toSorted((one, other) => one.aggregateVersion - other.aggregateVersion);
  for (const event of events) await all.find(({ type }) => type === event.type)?.hear(event);
};
const billed = async (): Promise<ShipmentInvoice> => {
  const shipment = await billing.world.booked();
  await billing.hearAll(shipment);
  const invoice = await billing.only(shipment);
  await tell(invoice);
  return invoice;
};
const now = ({ shipment }: ShipmentInvoice) => billing.only({ number: shipment });

type Form = Omit<Posted, 'n'>;
const post = (what: string, invoice: ShipmentInvoice, form: Form, n?: number) =>
  billing.post(what, invoice, { ...form, n });
const give = (invoice: ShipmentInvoice, amount: number, form: Form = {}) =>
  post('checks', invoice, { as: desk, body: { amount, reference: '1042', bank: 'Bank of Kearny' }, ...form });
const clear = (invoice: ShipmentInvoice, form: Form = {}) => post('checks/{n}/cleared', invoice, form, 2);
const reason = 'Not enough money in the account.';
const bounce = (invoice: ShipmentInvoice, form: Form = {}) =>
  post('checks/{n}/returned', invoice, { body: { reason, fee: 1500 }, ...form }, 2);
const waiting = async (as: As = clerk): Promise<readonly WaitingCheck[]> =>
  (await billing.ask('GET /api/desk/books/checks', as, { query: { limit: '100' } })).body
    .items as readonly WaitingCheck[];
const waits = async ({ number }: ShipmentInvoice) =>
  (await waiting()).filter(({ invoice }) => invoice === number).map(({ sum }) => sum);
const holds = async ({ shipment: number }: ShipmentInvoice) => {
  const { body } = await billing.world.ask('GET /api/shipments/{number}', { as: sender, params: { number } });
  return (body as { shipment: { holds: { kind: string }[] } }).shipment.holds.map(({ kind }) => kind);
};
const next = async ({ shipment }: ShipmentInvoice) => {
  const { body } = await billing.world.ask('GET /api/shipments/open', { as: sender });
  return (body.items as readonly UnderWay[]).find(({ number }) => number === shipment)?.next;
};
const taken = async () =>
  (await billing.ask('GET /api/desk/takings', clerk, { query: {} })).body as {
    readonly items: readonly { readonly invoice: string; readonly kind: string; readonly taker: string }[];
  };
const takings = async ({ number }: ShipmentInvoice) =>
  (await taken()).items
    .filter(({ invoice }) => invoice === number)
    .map(({ kind, taker }) => `${kind} ${taker}`);

/** A write that is done, and whose answer is lost. */
const lost = (): { readonly after: (operation: string) => void } => {
  let losses = 1;
  return {
    after: (operation) => {
      if (operation !== 'TransactWriteItems' || losses === 0) return;
      losses -= 1;
      throw connectionReset();
    },
  };
};

describe('a check', () => {
  test('keeps the hold until the bank has paid it, and nothing is asked of the sender meanwhile', async () => {
    const invoice = await billed();
    const { owed } = balanceOf(invoice);
    expect((await next(invoice))?.title).toContain('Pay');
    expect((await give(invoice, owed)).status).toBe(200);
    await tell(invoice);
    expect([await holds(invoice), await waits(invoice), await takings(invoice)]).toEqual([
      ['PAYMENT_DUE'],
      [owed],
      [],
    ]);
    expect(JSON.stringify(await next(invoice))).not.toMatch(/Pay \$/);
    await clear(invoice);
    await tell(invoice);
    expect([await holds(invoice), await waits(invoice), await takings(invoice)]).toEqual([
      [],
      [],
      [`PAYMENT ${desk.userId}`],
    ]);
    expect(await billing.told(invoice)).toEqual([
      'invoice-issued.v1',
      'check-received.v1',
      'payment-received.v1',
      'invoice-paid.v1',
    ]);
    expect(auditInvoice(await now(invoice))).toEqual([]);
  });

  test('that the bank returned is owed again with its fee, before and after it had paid, and the goods are held', async () => {
    for (const isPaid of [false, true]) {
      const invoice = await billed();
      const { owed } = balanceOf(invoice);
      await give(invoice, owed);
      if (isPaid) await clear(invoice);
      await tell(invoice);
      const key = newId();
      const answers = [await bounce(invoice, { key, faults: lost() }), await bounce(invoice, { key })];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      await tell(invoice);
      const after = await now(invoice);
      expect([balanceOf(after).owed, auditInvoice(after)]).toEqual([owed + 1500, []]);
      expect([await holds(invoice), await waits(invoice)]).toEqual([['PAYMENT_DUE'], []]);
      expect(await takings(invoice)).toEqual(
        isPaid ? [`CHECK_BACK ${desk.userId}`, `PAYMENT ${desk.userId}`] : [],
      );
      expect((await clear(invoice)).body.code).toBe('CHECK_NOT_WAITING');
    }
  });

  test('for which staff let the goods go holds them again when it is returned without a fee', async () => {
    const invoice = await billed();
    await give(invoice, balanceOf(invoice).owed);
    await tell(invoice);
    const { body } = await billing.world.ask('GET /api/desk/shipments/{number}', {
      as: desk,
      params: { number: invoice.shipment },
    });
    const { version } = (body as { shipment: { version: number } }).shipment;
    const note = 'We know them.';
    await billing.world.clearHold(invoice.shipment, 'PAYMENT_DUE', { version, note }, admin);
    expect(await holds(invoice)).toEqual([]);
    await bounce(invoice, { body: { reason } });
    await tell(invoice);
    expect(await holds(invoice)).toEqual(['PAYMENT_DUE']);
  });

  test('waits again when it was noted as paid by mistake', async () => {
    const invoice = await billed();
    const { owed } = balanceOf(invoice);
    await give(invoice, owed);
    await clear(invoice);
    await post('payments/{n}/void', invoice, { as: admin, body: { reason: 'Another check.' } }, 3);
    expect(await waits(invoice)).toEqual([owed]);
    await tell(invoice);
    expect(await holds(invoice)).toEqual(['PAYMENT_DUE']);
  });

  test('is one, and clears once, whatever is sent twice, at once, or after its answer was lost', async () => {
    const invoice = await billed();
    const key = newId();
    const gave = await Promise.all([
      give(invoice, 5000, { key, faults: lost() }),
      give(invoice, 5000, { key }),
    ]);
    expect(gave.map(({ status }) => status)).toEqual([200, 200]);
    const cleared = await Promise.all([clear(invoice, { faults: lost() }), clear(invoice), bounce(invoice)]);
    // One of them was first; what came after the other kind is refused or follows it.
    expect(cleared.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const after = await now(invoice);
    expect([auditInvoice(after), await waits(invoice)]).toEqual([[], []]);
    expect(after.entries.filter(({ kind }) => kind === 'PAYMENT').length).toBeLessThan(2);
  });

  test('is taken at the desk, and what the bank says of it is for who manages invoices', async () => {
    const invoice = await billed();
    for (const as of [sender, dock]) expect((await give(invoice, 100, { as })).status).toBe(403);
    expect((await give(invoice, 100, { body: { amount: 100 } })).status).toBe(400);
    await give(invoice, 100);
    for (const act of [clear, bounce]) expect((await act(invoice, { as: desk })).status).toBe(403);
    expect((await billing.ask('GET /api/desk/books/checks', dock, { query: {} })).status).toBe(403);
    const back = (as: As) =>
      post('checks/{n}/withdrawn', invoice, { as, body: { reason: 'Paid in cash.' } }, 2);
    expect((await back({ userId: 'other', roles: ['staff'] })).body.code).toBe('VOID_NEEDS_ADMIN');
    expect((await back(desk)).status).toBe(200);
    expect([await waits(invoice), balanceOf(await now(invoice)).waiting]).toEqual([[], undefined]);
  });

  test('keeps another check from being taken for the same, but not other money, and then the goods are free', async () => {
    const invoice = await billed();
    const { owed } = balanceOf(invoice);
    await give(invoice, owed);
    expect((await give(invoice, 100)).body).toMatchObject({ code: 'MORE_THAN_OWED', details: { owed: 0 } });
    expect((await post('payments', invoice, { body: { amount: owed, method: 'CASH' } })).status).toBe(200);
    await tell(invoice);
    expect([await holds(invoice), await waits(invoice)]).toEqual([[], [owed]]);
    const zelle = { body: { amount: 100, method: 'ZELLE' } };
    expect((await post('payments', await billed(), zelle)).body.code).toBe('REFERENCE_NEEDED');
    const money = { body: { amount: 100, method: 'MONEY_ORDER', reference: 'MO-7' } };
    expect((await post('payments', await billed(), money)).status).toBe(200);
  });
});
