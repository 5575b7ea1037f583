import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { may } from '../../kernel/permissions.ts';
import { defaultRateCard } from '../../quotes/default-rate-card.ts';
import { auditInvoice } from '../audit.ts';
import { balanceOf } from '../balance.ts';
import { statementOf } from '../books/statement.ts';
import { entryWords, payerWords, purposeWords } from '../entry-words.ts';
import { Invoice, subjectOf, summaryOf } from '../invoice.ts';
import { giveCredit, makeRefund } from '../take-payment.ts';
import { defaultTaxRates } from '../tax.ts';
import { paidWith, personInvoice, sampleInvoice } from '../testing/sample-invoice.ts';
import { type ChargeCause, charge } from './charge.ts';
import { emptyInvoice, openOf } from './charge-person.ts';
import { choicesFor } from './choices.ts';
import { linesOf, taxWords } from './lines.ts';

const at = '2026-11-24T16:00:00.000Z';
const photos: ChargeCause = { cause: 'key-2', code: 'EXTRA_PHOTOS', amount: 500, by: 'staff-1', at };
const charged = (invoice: Invoice, cause: Partial<ChargeCause> = {}, rates = defaultTaxRates): Invoice => {
  const result = charge(invoice, { ...photos, ...cause }, rates);
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value.invoice;
};
const ofNobody = emptyInvoice('INV-1000009', { userId: 'user-1', billTo: ['Maria Lopez'] }, at);

describe('the invoice of a person', () => {
  test('has the same ledger as any other: charged, paid, given back and credited, and its books agree', () => {
    const two = charged(personInvoice);
    expect([two.version, balanceOf(two)]).toEqual([2, { charged: 2500, paid: 0, credited: 0, owed: 2500 }]);
    const paid = paidWith(two, { amount: 2500 });
    const asked = { by: 'admin-1', at, reason: 'Agreed.' };
    const back = makeRefund(paid, { ...asked, id: 'r', of: 3, amount: 500, method: 'CASH' });
    const credited = back.ok ? giveCredit(back.value.invoice, { ...asked, id: 'c', amount: 500 }) : back;
    const after = credited.ok ? credited.value.invoice : undefined;
    expect(after && [balanceOf(after), auditInvoice(after), summaryOf(after).state]).toEqual([
      { charged: 2500, paid: 2000, credited: 500, owed: 0 },
      [],
      'PAID',
    ]);
  });

  test('charges each cause once, however often and in which order causes are told', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 20 }), (told) => {
        const invoice = told.reduce((now, n) => charged(now, { cause: `c${n}`, amount: n * 100 }), ofNobody);
        const once = [...new Set(told)].reduce((sum, n) => sum + n * 100, 0);
        expect([balanceOf(invoice).owed, auditInvoice(invoice)]).toEqual([once, []]);
      }),
    );
  });

  test('takes the next charge while something is owed; what is settled is closed', () => {
    expect(openOf(undefined)).toBeUndefined();
    expect(openOf(personInvoice)).toBe(personInvoice);
    expect(openOf(paidWith(personInvoice, { amount: 500 }))?.entries).toHaveLength(2);
    expect(openOf(paidWith(personInvoice, { amount: 2000 }))).toBeUndefined();
  });

  test('is on the statement of the person with their shipments, and has no number of one', () => {
    const { lines, closing } = statementOf([sampleInvoice, personInvoice], {
      from: '2026-11-01',
      to: '2026-11-30',
    });
    expect(lines.map(({ invoice, shipment, amount }) => [invoice, shipment, amount])).toEqual([
      [sampleInvoice.number, sampleInvoice.shipment, 63_000],
      [personInvoice.number, undefined, 2000],
    ]);
    expect(closing).toBe(65_000);
  });

  test('says nothing of a shipment, its freight or its flight', () => {
    const [name = ''] = personInvoice.billTo;
    const lines = linesOf(personInvoice);
    const taxed = linesOf(charged(ofNobody, { code: 'STORAGE_DOCK' }, { EMPTY_BARREL: 6, STORAGE_DOCK: 6 }));
    const words = [
      purposeWords(personInvoice, name),
      payerWords(personInvoice),
      ...[lines, taxed, linesOf(charged(ofNobody, { code: 'STORAGE_DOCK' }))].map(taxWords),
      ...personInvoice.entries.map(entryWords),
    ];
    expect(words).toEqual([
      'Services for Sample Sender',
      'The customer, when they get this invoice.',
      'No tax is added.',
      'The tax is the state’s sales tax.',
      'No tax is added: no sales tax is set.',
      'Missed pickup: Nobody was there at 10.',
    ]);
    expect(Object.keys(summaryOf(personInvoice))).not.toContain('shipment');
  });
});

test('an invoice from before persons had any is a shipment’s, and reads as it was stored', () => {
  const stored: unknown = JSON.parse(JSON.stringify(sampleInvoice));
  const read = Invoice.parse(stored);
  expect(read).toEqual(stored);
  expect(subjectOf(read)).toEqual({
    kind: 'SHIPMENT',
    number: sampleInvoice.shipment,
    to: sampleInvoice.to,
  });
  expect(subjectOf(Invoice.parse(JSON.parse(JSON.stringify(personInvoice))))).toEqual({
    kind: 'PERSON',
    userId: sampleInvoice.ownerId,
  });
});

test('a person is charged what needs no shipment, by whom the table says', () => {
  const card = { ...defaultRateCard.card, repack: 500 };
  const codesFor = (...roles: readonly ('staff' | 'billing')[]) =>
    choicesFor((wanted) => may({ roles }, wanted), card, 'PERSON').map(({ code }) => code);
  expect(codesFor('staff')).toEqual(['MISSED_PICKUP', 'EXTRA_PHOTOS', 'REPACK']);
  expect(codesFor('billing')).toEqual([
    'STORAGE_DOCK',
    'MISSED_PICKUP',
    'EXTRA_PHOTOS',
    'REPACK',
    'STAIRS',
    'SECOND_DELIVERY',
    'OTHER',
  ]);
});
