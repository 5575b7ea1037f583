import { expect, test } from 'vitest';
import type { AnyRefusal } from '../../kernel/result.ts';
import { auditInvoice } from '../audit.ts';
import { balanceOf, stateOf } from '../balance.ts';
import { entryWords } from '../entry-words.ts';
import type { Invoice } from '../invoice.ts';
import { type EnteredResult, giveCredit } from '../take-payment.ts';
import { defaultTaxRates } from '../tax.ts';
import { paidWith, sampleInvoice } from '../testing/sample-invoice.ts';
import { charge } from './charge.ts';
import type { ChargeCode } from './table.ts';
import { waiveCharge } from './waive.ts';

const asked = { by: 'billing-1', at: '2026-11-24T16:00:00.000Z' };
const reason = 'They came a day late because of us.';
const invoiceOf = (result: EnteredResult<string, AnyRefusal>): Invoice => {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value.invoice;
};
const cause = (code: ChargeCode) => ({ cause: `of ${code}`, code, amount: 2500, ...asked });
const charged = (code: ChargeCode = 'STORAGE_DOCK') =>
  invoiceOf(charge(sampleInvoice, cause(code), defaultTaxRates));
const waive = (invoice: Invoice, of = 2, id = 'waived') => waiveCharge(invoice, { ...asked, id, of, reason });
const codeOf = (result: EnteredResult<string, AnyRefusal>) => (result.ok ? undefined : result.refusal.code);

test('a charge that is waived is gone, with its reason, and its cause charges it no second time', () => {
  const waived = invoiceOf(waive(charged()));
  expect([balanceOf(waived), auditInvoice(waived)]).toEqual([balanceOf(sampleInvoice), []]);
  expect(waived.entries.map(entryWords).at(-1)).toBe(`Charge removed: ${reason}`);
  expect(waive(waived)).toMatchObject({ value: { isNew: false } });
  expect(codeOf(waive(waived, 2, 'again'))).toBe('NOT_WAIVABLE');
  expect(charge(waived, cause('STORAGE_DOCK'), defaultTaxRates)).toMatchObject({ value: { isNew: false } });
});

test('what was paid of it is paid back, and more than is charged stays credited nowhere', () => {
  const paid = paidWith(charged(), { amount: 65_500 });
  expect(stateOf(invoiceOf(waive(paid)))).toBe('TO_PAY_BACK');
  const credited = invoiceOf(giveCredit(charged(), { ...asked, id: 'c', amount: 63_001, reason }));
  expect(codeOf(waive(credited))).toBe('NOT_WAIVABLE');
});

test('the price is not waived, nor a filing that the next look would charge again', () => {
  expect(codeOf(waive(charged(), 1))).toBe('CHARGE_NOT_FOUND');
  expect(codeOf(waive(charged('EXPORT_FILING')))).toBe('NOT_WAIVABLE');
});
