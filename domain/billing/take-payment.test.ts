import { describe, expect, test } from 'vitest';
import { randomOf } from '../kernel/random.ts';
import type { AnyRefusal } from '../kernel/result.ts';
import { sampleShipment } from '../shipments/testing/sample-shipment.ts';
import { auditInvoice } from './audit.ts';
import { balanceOf, settledAt, stateOf } from './balance.ts';
import { type BilledShipment, entriesFor, withEntries } from './bill-shipment.ts';
import type { MoneyEntry } from './entries.ts';
import type { Invoice } from './invoice.ts';
import { type EnteredResult, giveCredit, makeRefund, takePayment, voidPayment } from './take-payment.ts';
import { takenBy } from './takings.ts';
import { paidWith, partlyPaid, sampleInvoice } from './testing/sample-invoice.ts';

const at = '2026-11-24T16:00:00.000Z';
const asked = (id: string) => ({ id, by: 'admin-1', at });
const isAdmin = true;
const reason = 'It was another invoice.';

const invoiceOf = (result: EnteredResult<string, AnyRefusal>): Invoice => {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value.invoice;
};
const codeOf = (result: EnteredResult<string, AnyRefusal>): string | undefined =>
  result.ok ? undefined : result.refusal.code;
const paid = paidWith(partlyPaid, {
  id: 'second',
  amount: 30_000,
  method: 'CARD_TERMINAL',
  reference: '4711',
});
/** The invoice when its shipment costs another sum. */
const atPrice = (invoice: Invoice, total: number): Invoice => {
  const shipment: BilledShipment = {
    ...sampleShipment,
    version: 3,
    charged: { total, lines: [{ code: 'freight', text: 'Freight', amount: total }], rateCardVersion: 2 },
  };
  return withEntries(invoice, invoice.number, shipment, entriesFor(invoice, shipment, at), at);
};

describe('a payment', () => {
  test('lowers what is owed, part by part, until nothing is', () => {
    expect([balanceOf(partlyPaid), stateOf(partlyPaid), settledAt(partlyPaid)]).toEqual([
      { charged: 63_000, paid: 33_000, credited: 0, owed: 30_000 },
      'PARTIALLY_PAID',
      undefined,
    ]);
    expect([balanceOf(paid).owed, stateOf(paid), settledAt(paid)]).toEqual([
      0,
      'PAID',
      '2026-11-24T15:00:00.000Z',
    ]);
    expect(paid.entries.at(-1)).toMatchObject({ n: 3, method: 'CARD_TERMINAL', reference: '4711' });
    expect(stateOf(sampleInvoice)).toBe('ISSUED');
  });

  test('of more than is owed is refused at the desk, with what is owed', () => {
    const more = takePayment(partlyPaid, { ...asked('more'), amount: 30_001, method: 'CASH' });
    expect(more).toMatchObject({
      refusal: { message: expect.stringContaining('$300.00'), details: { owed: 30_000 } },
    });
    const again = takePayment(paid, { ...asked('again'), amount: 1, method: 'TRANSFER' });
    expect(again).toMatchObject({
      refusal: { code: 'MORE_THAN_OWED', message: expect.stringContaining('Nothing') },
    });
  });

  test('that a card provider has taken is entered in any case, and is then to be paid back', () => {
    const twice = paidWith(paid, { id: 'pi_2', amount: 30_000, method: 'CARD' });
    expect([balanceOf(twice).owed, stateOf(twice), auditInvoice(twice)]).toEqual([
      -30_000,
      'TO_PAY_BACK',
      [],
    ]);
  });

  test('is one for each id, also after others, and another sum under it is refused', () => {
    const repeat = {
      ...asked('second'),
      amount: 30_000,
      method: 'CARD_TERMINAL',
      reference: '4711',
    } as const;
    const repeated = takePayment(paid, repeat);
    expect(repeated).toEqual({ ok: true, value: { invoice: paid, entry: paid.entries[2], isNew: false } });
    for (const other of [{ amount: 29_999 }, { method: 'CASH' as const }, { reference: '4712' }])
      expect(codeOf(takePayment(paid, { ...repeat, ...other }))).toBe('PAYMENT_EXISTS');
  });
});

describe('a payment entered by mistake', () => {
  test('is voided whole and once, and is owed again', () => {
    const voided = invoiceOf(voidPayment(paid, { ...asked('void'), isAdmin, reason, of: 3 }));
    expect([balanceOf(voided), stateOf(voided), settledAt(voided)]).toEqual([
      balanceOf(partlyPaid),
      'PARTIALLY_PAID',
      undefined,
    ]);
    expect(voidPayment(voided, { ...asked('void'), isAdmin, reason, of: 3 })).toMatchObject({
      value: { isNew: false },
    });
    expect(codeOf(voidPayment(voided, { ...asked('other'), isAdmin, reason, of: 3 }))).toBe('NOT_VOIDABLE');
  });

  test('is voided by who took it within ten minutes, and afterwards or of somebody else by an admin', () => {
    const taken = Date.parse('2026-11-24T15:00:00.000Z');
    const slip = (by: string, minutes: number) => ({
      id: 'void',
      by,
      at: new Date(taken + minutes * 60_000).toISOString(),
      reason,
      of: 2,
      isAdmin: false,
    });
    expect(codeOf(voidPayment(partlyPaid, slip('billing-1', 9.99)))).toBeUndefined();
    expect(codeOf(voidPayment(partlyPaid, slip('billing-1', 10)))).toBe('VOID_NEEDS_ADMIN');
    expect(codeOf(voidPayment(partlyPaid, slip('staff-2', 1)))).toBe('VOID_NEEDS_ADMIN');
    const voided = invoiceOf(voidPayment(partlyPaid, slip('billing-1', 1)));
    // A lost answer is asked for again when the ten minutes are over.
    expect(voidPayment(voided, slip('billing-1', 30))).toMatchObject({ value: { isNew: false } });
  });

  test('is not voided when some of it was refunded, it came online, or it is no payment', () => {
    const refund = { ...asked('refund'), reason, of: 3, amount: 1, method: 'CASH' } as const;
    const refunded = invoiceOf(makeRefund(paid, refund));
    expect(codeOf(voidPayment(refunded, { ...asked('void'), isAdmin, reason, of: 3 }))).toBe('NOT_VOIDABLE');
    const online = paidWith(sampleInvoice, { id: 'pi_1', method: 'CARD' });
    expect(codeOf(voidPayment(online, { ...asked('void'), isAdmin, reason, of: 2 }))).toBe('NOT_VOIDABLE');
    for (const of of [1, 9])
      expect(codeOf(voidPayment(paid, { ...asked('void'), isAdmin, reason, of }))).toBe('PAYMENT_NOT_FOUND');
  });
});

describe('what is given back', () => {
  test('is no more than is left of its payment', () => {
    const refund = (id: string, amount: number) => ({
      ...asked(id),
      reason,
      of: 2,
      amount,
      method: 'CASH' as const,
    });
    const once = invoiceOf(makeRefund(paid, refund('one', 32_000)));
    expect(balanceOf(once).owed).toBe(32_000);
    expect(codeOf(makeRefund(once, refund('two', 1001)))).toBe('MORE_THAN_PAID');
    expect(balanceOf(invoiceOf(makeRefund(once, refund('two', 1000)))).paid).toBe(30_000);
    expect(codeOf(makeRefund(once, { ...refund('three', 1), of: 1 }))).toBe('PAYMENT_NOT_FOUND');
  });

  test('a credit is no more than is charged, and what was paid for it is to be paid back', () => {
    const credit = (id: string, amount: number) => ({ ...asked(id), reason, amount });
    const once = invoiceOf(giveCredit(sampleInvoice, credit('one', 60_000)));
    expect([balanceOf(once), stateOf(once)]).toEqual([
      { charged: 63_000, paid: 0, credited: 60_000, owed: 3000 },
      'PARTIALLY_PAID',
    ]);
    expect(codeOf(giveCredit(once, credit('two', 3001)))).toBe('MORE_THAN_CHARGED');
    expect(stateOf(invoiceOf(giveCredit(paid, credit('three', 2000))))).toBe('TO_PAY_BACK');
  });
});

test('a price that changes after a payment leaves the payment, and the next look at it writes nothing', () => {
  const higher = atPrice(paid, 70_000);
  expect(balanceOf(higher)).toEqual({ charged: 70_000, paid: 63_000, credited: 0, owed: 7000 });
  const later = paidWith(higher, { id: 'third', amount: 7000 });
  expect([stateOf(later), settledAt(later), atPrice(later, 70_000).entries]).toEqual([
    'PAID',
    '2026-11-24T15:00:00.000Z',
    later.entries,
  ]);
  expect(stateOf(atPrice(paid, 60_000))).toBe('TO_PAY_BACK');
});

test('the takings of a day are what each person took by each method, less what was voided of it', () => {
  const taking = (taker: string, method: 'CASH' | 'TRANSFER', amount: number) => ({
    kind: 'PAYMENT' as const,
    id: `${taker}${amount}`,
    at,
    by: taker,
    taker,
    amount,
    method,
    invoice: sampleInvoice.number,
    shipment: sampleInvoice.shipment,
    name: 'Sample Sender',
  });
  const voided = { ...taking('ann', 'CASH', 2000), kind: 'VOID' as const, by: 'admin-1' };
  expect(
    takenBy([taking('ann', 'CASH', -5000), taking('bea', 'CASH', -1), taking('ann', 'TRANSFER', -7), voided]),
  ).toEqual([
    { taker: 'ann', method: 'CASH', amount: 3000, count: 2 },
    { taker: 'ann', method: 'TRANSFER', amount: 7, count: 1 },
    { taker: 'bea', method: 'CASH', amount: 1, count: 1 },
  ]);
});

test('the audit names money that goes back twice, an id that is there twice, a wrong sign and too large a credit', () => {
  const entry = (change: Partial<MoneyEntry>) => ({
    entries: [...paid.entries, { ...paid.entries[1], ...change, n: 4 } as MoneyEntry],
  });
  expect(auditInvoice(entry({}))).toEqual(['entry 4 has the id of another one']);
  const back = { id: 'back', kind: 'REFUND', of: 2, reason } as const;
  expect(auditInvoice(entry({ ...back, amount: 33_001 }))).toEqual(['entry 4 gives back what was not paid']);
  expect(auditInvoice(entry({ ...back, kind: 'VOID', amount: 32_999 }))).toEqual([
    'entry 4 gives back what was not paid',
  ]);
  expect(auditInvoice(entry({ id: 'plus', amount: 5 }))).toEqual(['entry 4 has the wrong sign']);
  expect(auditInvoice(entry({ id: 'credit', kind: 'CREDIT', reason, amount: -63_001 }))).toEqual([
    'entry 4 credits more than was charged',
  ]);
});

test('whatever is asked, charged = paid + owed + credited, no cent moves twice, and no entry changes', () => {
  let entered = 0;
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = randomOf(seed);
    let invoice: Invoice = sampleInvoice;
    let [charged, paidIn, credited] = [63_000, 0, 0];
    for (let step = 0; step < 15; step += 1) {
      const before = invoice;
      const own = { ...asked(`id-${random(12)}`), reason, amount: 1 + random(30_000), of: 1 + random(6) };
      const { id, by, amount, of } = own;
      const method = (['CASH', 'TRANSFER', 'CARD'] as const)[random(3)] ?? 'CASH';
      const kind = random(5);
      if (kind === 4) {
        charged = 50_000 + random(3) * 10_000;
        credited = Math.min(credited, charged);
        invoice = atPrice(before, charged);
        if (invoice.entries.length === before.entries.length) invoice = before;
      } else {
        const results: readonly EnteredResult<string, AnyRefusal>[] = [
          takePayment(before, { id, by, at, amount, method }),
          voidPayment(before, { id, by, at, reason, of, isAdmin }),
          makeRefund(before, { id, by, at, reason, of, amount, method }),
          giveCredit(before, { id, by, at, reason, amount }),
        ];
        const result = results[kind];
        if (result?.ok && result.value.isNew) {
          invoice = result.value.invoice;
          entered += 1;
          if (kind === 3) credited += amount;
          else paidIn -= result.value.entry.amount;
        }
      }
      expect(invoice.entries.slice(0, before.entries.length), `seed ${seed}`).toEqual(before.entries);
      expect(auditInvoice(invoice), `seed ${seed}`).toEqual([]);
      const owed = charged - paidIn - credited;
      expect(balanceOf(invoice), `seed ${seed}`).toEqual({ charged, paid: paidIn, credited, owed });
    }
  }
  expect(entered).toBeGreaterThan(500);
});
