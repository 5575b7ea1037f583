import { describe, expect, test } from 'vitest';
import { randomOf } from '../../kernel/random.ts';
import type { AnyRefusal } from '../../kernel/result.ts';
import { auditInvoice } from '../audit.ts';
import { balanceOf, leftOf, stateOf, toPayOf, waitingChecks } from '../balance.ts';
import { statementOf } from '../books/statement.ts';
import type { MoneyEntry, Payment } from '../entries.ts';
import { entryWords, waitingWords } from '../entry-words.ts';
import { type Invoice, isOverdue } from '../invoice.ts';
import { type EnteredResult, makeRefund, takePayment, voidPayment } from '../take-payment.ts';
import { defaultTaxRates as rates } from '../tax.ts';
import { checkedWith, paidWith, sampleInvoice, withCheck } from '../testing/sample-invoice.ts';
import { clearCheck, receiveCheck, returnCheck, withdrawCheck } from './check.ts';

const at = '2026-11-27T16:00:00.000Z';
const reason = 'Not enough money in the account.';
const asked = (id: string) => ({ id, by: 'billing-1', at });
const invoiceOf = (result: EnteredResult<string, AnyRefusal>): Invoice => {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value.invoice;
};
const codeOf = (result: EnteredResult<string, AnyRefusal>): string | undefined =>
  result.ok ? undefined : result.refusal.code;
const of = 2;
const cleared = invoiceOf(clearCheck(withCheck, { ...asked('cleared'), of }));
const returned = (invoice: Invoice, fee?: number) =>
  invoiceOf(returnCheck(invoice, { ...asked('returned'), of, reason, fee, rates }));

describe('a check', () => {
  test('is no money until the bank has paid it, and nothing is left to give us meanwhile', () => {
    const owed = { charged: 63_000, paid: 0, credited: 0, owed: 63_000 };
    expect([balanceOf(withCheck), stateOf(withCheck), toPayOf(withCheck)]).toEqual([
      { ...owed, waiting: 63_000 },
      'ISSUED',
      0,
    ]);
    expect(withCheck.entries.map(entryWords).at(-1)).toBe(
      'Check 1042 for $630.00 came. It counts when the bank has paid it',
    );
    expect([balanceOf(cleared), stateOf(cleared)]).toEqual([{ ...owed, paid: 63_000, owed: 0 }, 'PAID']);
    expect(cleared.entries.at(-1)).toMatchObject({ method: 'CHECK', reference: '1042', check: 2 });
    for (const invoice of [withCheck, cleared]) expect(auditInvoice(invoice)).toEqual([]);
  });

  test('keeps an invoice from being overdue while it is for all that is owed', () => {
    const dueAt = '2026-11-24T21:00:00.000Z';
    const now = new Date(at);
    const late = (invoice: Invoice) => isOverdue({ ...balanceOf(invoice), dueAt }, now);
    expect([sampleInvoice, withCheck].map(late)).toEqual([true, false]);
    expect(late(checkedWith(sampleInvoice, { amount: 62_999 }))).toBe(true);
  });

  test('is for no more than is left to pay beside the checks that wait', () => {
    const part = checkedWith(sampleInvoice, { amount: 50_000 });
    const another = { ...asked('another'), amount: 1, reference: '7' };
    expect(receiveCheck(part, { ...another, amount: 13_001 })).toMatchObject({
      refusal: { details: { owed: 13_000 }, message: expect.stringContaining('$500.00 by check is waiting') },
    });
    expect(receiveCheck(part, { ...another, amount: 13_000 }).ok).toBe(true);
    expect(receiveCheck(withCheck, another)).toMatchObject({
      refusal: { code: 'MORE_THAN_OWED', message: expect.stringContaining('give that one back first') },
    });
    expect(codeOf(receiveCheck(sampleInvoice, { ...another, amount: 63_001 }))).toBe('MORE_THAN_OWED');
  });

  test('keeps nobody from paying with other money, and what it then brings is paid back', () => {
    const cash = { ...asked('cash'), method: 'CASH' } as const;
    expect(codeOf(takePayment(withCheck, { ...cash, amount: 63_001 }))).toBe('MORE_THAN_OWED');
    const paid = invoiceOf(takePayment(withCheck, { ...cash, amount: 63_000 }));
    expect([stateOf(paid), auditInvoice(paid)]).toEqual(['PAID', []]);
    expect(waitingWords(balanceOf(paid))).toEqual([
      '$630.00 by check is waiting for the bank. If the bank pays it, $630.00 is too much, and we pay that back.',
    ]);
    const both = invoiceOf(clearCheck(paid, { ...asked('cleared'), of }));
    expect([stateOf(both), balanceOf(both).owed, auditInvoice(both)]).toEqual(['TO_PAY_BACK', -63_000, []]);
    const bounced = returned(paid);
    expect([stateOf(bounced), auditInvoice(bounced)]).toEqual(['PAID', []]);
  });

  test('is one for each id, and so is what the bank says of it', () => {
    const check = withCheck.entries[1] as MoneyEntry & { readonly kind: 'CHECK' };
    const again = { id: check.id, by: check.by, at, amount: check.sum, reference: '1042', bank: check.bank };
    expect(receiveCheck(cleared, again)).toMatchObject({ ok: true, value: { isNew: false } });
    expect(codeOf(receiveCheck(cleared, { ...again, reference: '1043' }))).toBe('PAYMENT_EXISTS');
    expect(clearCheck(cleared, { ...asked('cleared'), of })).toMatchObject({ value: { isNew: false } });
    expect(codeOf(clearCheck(cleared, { ...asked('other'), of }))).toBe('CHECK_NOT_WAITING');
    const back = returned(cleared, 1500);
    const repeated = returnCheck(back, { ...asked('returned'), of, reason, fee: 1500, rates });
    expect(repeated).toMatchObject({ value: { isNew: false, invoice: back } });
    for (const n of [1, 9])
      expect(codeOf(clearCheck(withCheck, { ...asked('x'), of: n }))).toBe('CHECK_NOT_FOUND');
  });

  test('that cleared is entered whatever is owed by then', () => {
    const online = paidWith(withCheck, { id: 'pi_1', method: 'CARD', amount: 63_000 });
    const both = invoiceOf(clearCheck(online, { ...asked('cleared'), of }));
    expect([stateOf(both), balanceOf(both).owed, auditInvoice(both)]).toEqual(['TO_PAY_BACK', -63_000, []]);
  });

  test('waits again when somebody noted by mistake that it cleared', () => {
    const voided = invoiceOf(
      voidPayment(cleared, { ...asked('void'), of: 3, isAdmin: true, reason: 'Another check.' }),
    );
    expect([balanceOf(voided), auditInvoice(voided)]).toEqual([balanceOf(withCheck), []]);
    const again = invoiceOf(clearCheck(voided, { ...asked('again'), of }));
    expect([balanceOf(again).owed, auditInvoice(again)]).toEqual([0, []]);
  });
});

describe('a check that the bank returned', () => {
  test('is owed whole, with what the bank took for it, in one version', () => {
    for (const before of [withCheck, cleared]) {
      const back = returned(before, 1500);
      expect(balanceOf(back)).toEqual({ charged: 64_500, paid: 0, credited: 0, owed: 64_500 });
      expect([back.version, auditInvoice(back), waitingChecks(back)]).toEqual([before.version + 1, [], []]);
      expect(back.entries.slice(-2).map(entryWords)).toEqual([
        `The bank returned the check: ${reason}`,
        'Returned check',
      ]);
      expect(codeOf(clearCheck(back, { ...asked('x'), of }))).toBe('CHECK_NOT_WAITING');
      expect(codeOf(returnCheck(back, { ...asked('x'), of, reason, rates }))).toBe('CHECK_NOT_WAITING');
    }
    expect(balanceOf(returned(withCheck)).owed).toBe(63_000);
  });

  test('leaves nothing to refund or void, and what was refunded before is owed as well', () => {
    const payment = cleared.entries.at(-1) as Payment;
    const refund = { ...asked('refund'), of: 3, amount: 5000, method: 'CASH', reason } as const;
    const back = returned(invoiceOf(makeRefund(cleared, refund)));
    expect([balanceOf(back), auditInvoice(back)]).toEqual([
      { charged: 63_000, paid: -5000, credited: 0, owed: 68_000 },
      [],
    ]);
    expect(leftOf(back, payment)).toBe(0);
    expect(codeOf(makeRefund(back, { ...refund, id: 'more', amount: 1 }))).toBe('MORE_THAN_PAID');
    expect(codeOf(voidPayment(back, { ...asked('v'), of: 3, isAdmin: true, reason }))).toBe('NOT_VOIDABLE');
  });

  test('is on the statement of who gave it, from first to last', () => {
    const { lines, closing } = statementOf([returned(cleared, 1500)], {
      from: '2026-11-01',
      to: '2026-11-30',
    });
    expect(lines.map(({ amount }) => amount)).toEqual([63_000, 0, -63_000, 63_000, 1500]);
    expect(closing).toBe(64_500);
  });
});

describe('a check that is given back', () => {
  test('is taken back by who took it within ten minutes, and afterwards by who manages invoices', () => {
    const slip = (by: string, minutes: number, isManager = false) => ({
      id: 'back',
      by,
      at: new Date(Date.parse('2026-11-24T15:00:00.000Z') + minutes * 60_000).toISOString(),
      of,
      reason: 'Paid in cash.',
      isManager,
    });
    expect(codeOf(withdrawCheck(withCheck, slip('staff-1', 10)))).toBe('VOID_NEEDS_ADMIN');
    expect(codeOf(withdrawCheck(withCheck, slip('staff-2', 1)))).toBe('VOID_NEEDS_ADMIN');
    const own = invoiceOf(withdrawCheck(withCheck, slip('staff-1', 9)));
    expect([balanceOf(own), auditInvoice(own)]).toEqual([balanceOf(sampleInvoice), []]);
    expect(invoiceOf(withdrawCheck(withCheck, slip('billing-1', 500, true))).entries).toHaveLength(3);
    expect(codeOf(withdrawCheck(cleared, slip('staff-1', 1, true)))).toBe('CHECK_NOT_WAITING');
  });
});

test('Zelle and money orders need their number, coming and going', () => {
  for (const method of ['ZELLE', 'MONEY_ORDER'] as const) {
    const payment = { ...asked(method), amount: 500, method };
    expect(codeOf(takePayment(sampleInvoice, payment))).toBe('REFERENCE_NEEDED');
    const paid = invoiceOf(takePayment(sampleInvoice, { ...payment, reference: 'Z-1' }));
    const refund = { ...asked('back'), of: 2, amount: 500, method, reason };
    expect(codeOf(makeRefund(paid, refund))).toBe('REFERENCE_NEEDED');
    expect(balanceOf(invoiceOf(makeRefund(paid, { ...refund, reference: 'Z-2' }))).owed).toBe(63_000);
  }
});

test('the audit names a check that cleared or ended twice, with another sum, or as money', () => {
  const wrong = (invoice: Invoice, change: object) =>
    auditInvoice({
      entries: [
        ...invoice.entries,
        { ...invoice.entries.at(-1), id: 'odd', n: invoice.entries.length + 1, ...change } as MoneyEntry,
      ],
    });
  expect(wrong(cleared, {})).toContain('entry 4 is no check that waited for the bank');
  expect(wrong(withCheck, { amount: -63_000 })).toContain('entry 3 has the wrong sign');
  const back = returned(cleared);
  expect(wrong(back, {})).toContain('entry 5 ends a check that was not there, or not with its sum');
  const end = { kind: 'CHECK_BACK', method: 'CHECK', why: 'RETURNED', reason, of };
  expect(wrong(withCheck, { ...end, amount: 63_000 })).toHaveLength(1);
  expect(wrong(cleared, { ...end, sum: 62_000, amount: 62_000 })).toHaveLength(1);
  expect(wrong(back, { kind: 'REFUND', of: 3, amount: 1 })).toContain('entry 5 gives back what was not paid');
});

test('whatever is asked of checks and cash, each check is money at most once, and charged = paid + owed + credited', () => {
  let returns = 0;
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = randomOf(seed);
    let invoice: Invoice = sampleInvoice;
    let paid = 0;
    for (let step = 0; step < 40; step += 1) {
      const before = invoice;
      const own = {
        ...asked(`id-${random(90)}`),
        of: 2 + random(before.entries.length),
        reason,
        amount: 1 + random(20_000),
      };
      const { amount } = own;
      const results: readonly EnteredResult<string, AnyRefusal>[] = [
        receiveCheck(before, { id: own.id, by: own.by, at, amount, reference: '1' }),
        clearCheck(before, { id: own.id, by: own.by, at, of: own.of }),
        returnCheck(before, { id: own.id, by: own.by, at, of: own.of, reason, rates }),
        withdrawCheck(before, { id: own.id, by: own.by, at, of: own.of, reason, isManager: true }),
        takePayment(before, { id: own.id, by: own.by, at, amount, method: 'CASH' }),
        makeRefund(before, { ...own, method: 'CASH' }),
        voidPayment(before, { id: own.id, by: own.by, at, of: own.of, reason, isAdmin: true }),
      ];
      const result = results[random(results.length)];
      if (result?.ok && result.value.isNew) {
        invoice = result.value.invoice;
        paid -= result.value.entry.amount;
        returns += Number(result.value.entry.kind === 'CHECK_BACK' && result.value.entry.amount > 0);
      }
      expect(invoice.entries.slice(0, before.entries.length), `seed ${seed}`).toEqual(before.entries);
      expect(auditInvoice(invoice), `seed ${seed}`).toEqual([]);
      const waiting = waitingChecks(invoice).reduce((sum, check) => sum + check.sum, 0);
      expect(balanceOf(invoice), `seed ${seed}`).toEqual({
        charged: 63_000,
        paid,
        credited: 0,
        owed: 63_000 - paid,
        ...(waiting === 0 ? {} : { waiting }),
      });
    }
  }
  expect(returns).toBeGreaterThan(20);
});
