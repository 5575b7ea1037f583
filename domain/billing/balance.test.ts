import { describe, expect, test } from 'vitest';
import { sampleShipment } from '../shipments/testing/sample-shipment.ts';
import { auditInvoice } from './audit.ts';
import { balanceOf, isOverpaidBy, isSettledBy, leftOf, settledAt, stateOf } from './balance.ts';
import { type BilledShipment, entriesFor, withDueDay, withEntries } from './bill-shipment.ts';
import type { Payment } from './entries.ts';
import { type Invoice, isOverdue } from './invoice.ts';
import { giveCredit, makeRefund } from './take-payment.ts';
import { invoiceTasks } from './tasks.ts';
import { paidWith, partlyPaid, sampleInvoice } from './testing/sample-invoice.ts';

const at = '2026-11-24T16:00:00.000Z';
const asked = (id: string) => ({ id, by: 'admin-1', at, reason: 'Agreed.' });
const look = (before: Invoice | undefined, shipment: BilledShipment): Invoice =>
  withEntries(before, 'INV-1000001', shipment, entriesFor(before, shipment, at), at);
const canceled = (invoice: Invoice): Invoice =>
  look(invoice, { ...sampleShipment, version: 9, state: 'CANCELLED' });

describe('the sums of an invoice', () => {
  test('that do not add up are found by the audit: charged = paid + owed + credited', () => {
    // A kind of entry that no sum counts, as a future one might be.
    const odd = { ...sampleInvoice.entries[0], kind: 'GIFT', id: 'gift', n: 2, amount: -500 } as never;
    expect(auditInvoice({ entries: [...sampleInvoice.entries, odd] })).toContain(
      '63000 is not 0 + 62500 + 0',
    );
  });

  test('leave of a payment what was given back of it, and of no other one', () => {
    const both = paidWith(partlyPaid, { id: 'second', amount: 30_000 });
    const [first, second] = both.entries.filter((entry): entry is Payment => entry.kind === 'PAYMENT');
    if (first === undefined || second === undefined) throw new Error('It was paid twice.');
    const back = makeRefund(both, { ...asked('r'), of: 2, amount: 1000, method: 'CASH' });
    if (!back.ok) throw new Error('The refund was refused.');
    expect([leftOf(back.value.invoice, first), leftOf(back.value.invoice, second)]).toEqual([32_000, 30_000]);
  });

  test('of a canceled invoice are nothing: it is void, and was settled on no day', () => {
    expect([stateOf(canceled(sampleInvoice)), settledAt(canceled(sampleInvoice))]).toEqual([
      'VOID',
      undefined,
    ]);
    const paid = paidWith(sampleInvoice, { amount: 63_000 });
    expect([stateOf(paid), settledAt(paid)]).toEqual(['PAID', '2026-11-24T15:00:00.000Z']);
    expect([stateOf(canceled(paid)), settledAt(canceled(paid))]).toEqual(['TO_PAY_BACK', undefined]);
  });

  test('are told to be settled once: when nothing is owed any more of something that is charged', () => {
    const change = (before: Invoice, after: Invoice) => ({
      before: balanceOf(before),
      after: balanceOf(after),
    });
    const paid = paidWith(sampleInvoice, { amount: 63_000 });
    expect(isSettledBy(change(sampleInvoice, paid))).toBe(true);
    expect(isSettledBy(change(sampleInvoice, partlyPaid))).toBe(false);
    expect(isSettledBy(change(paid, paidWith(paid, { id: 'x', method: 'CARD', amount: 5 })))).toBe(false);
    // A canceled shipment is not paid.
    expect(isSettledBy(change(sampleInvoice, canceled(sampleInvoice)))).toBe(false);
    expect(isOverpaidBy(change(paid, canceled(paid)))).toBe(true);
    expect(isOverpaidBy(change(sampleInvoice, paid))).toBe(false);
    expect(isOverpaidBy(change(canceled(paid), canceled(paid)))).toBe(false);
  });

  test('below nothing are a task since they became so', () => {
    expect(invoiceTasks(sampleInvoice)).toEqual([]);
    const paid = paidWith(sampleInvoice, { amount: 63_000 });
    expect(invoiceTasks(paid)).toEqual([]);
    const twice = paidWith(paid, { id: 'x', method: 'CARD', amount: 5, at: '2026-11-25T10:00:00.000Z' });
    const thrice = paidWith(twice, { id: 'y', method: 'CARD', amount: 5, at: '2026-11-26T10:00:00.000Z' });
    expect(invoiceTasks(thrice)).toEqual([{ kind: 'MONEY_TO_PAY_BACK', since: '2026-11-25T10:00:00.000Z' }]);
  });

  test('are overdue after the day while something is owed, and never when nothing is', () => {
    const dueAt = '2026-11-24T22:00:00.000Z';
    const [early, due] = [new Date('2026-11-24T21:59:59.999Z'), new Date(dueAt)];
    expect([isOverdue({ owed: 1, dueAt }, early), isOverdue({ owed: 1, dueAt }, due)]).toEqual([false, true]);
    for (const owed of [0, -1]) expect(isOverdue({ owed, dueAt }, due)).toBe(false);
    expect(isOverdue({ owed: 1 }, due)).toBe(false);
  });
});

describe('the bill', () => {
  const receiverPays = (states: readonly BilledShipment['pieces'][number]['state'][]): BilledShipment => ({
    ...sampleShipment,
    version: 5,
    state: 'DEPARTED',
    chargesTerm: 'COLLECT',
    pieces: states.flatMap((state, place) => {
      const piece = sampleShipment.pieces[0];
      return piece === undefined ? [] : [{ ...piece, n: place + 1, state }];
    }),
  });

  test('of a receiver waits for a piece that has landed; a canceled one never does', () => {
    expect(entriesFor(undefined, receiverPays(['DEPARTED', 'CANCELLED']), at)).toEqual([]);
    for (const landed of ['ARRIVED', 'DELIVERED'] as const)
      expect(entriesFor(undefined, receiverPays([landed, 'CANCELLED']), at)).toHaveLength(1);
  });

  test('is made anew when its lines are others, also with the same sum', () => {
    const priced = (lines: BilledShipment['promise']['lines']): BilledShipment => ({
      ...sampleShipment,
      version: 4,
      promise: { ...sampleShipment.promise, lines },
    });
    const total = sampleShipment.promise.total;
    const line = { code: 'freight', text: 'Freight', amount: total };
    const before = look(undefined, priced([line]));
    const halves = { ...line, amount: total / 2 };
    for (const lines of [
      [{ ...line, text: 'Freight, as measured' }],
      [{ ...line, code: 'barrel' }],
      [halves, halves],
      [line, { code: 'MY', text: 'Fuel, included', amount: 0 }],
    ])
      expect(entriesFor(before, priced(lines), at).map(({ kind }) => kind)).toEqual(['REVERSAL', 'CHARGE']);
    expect(entriesFor(before, priced([{ ...line }]), at)).toEqual([]);
  });

  test('keeps its due day and its day of issue when it has a new price', () => {
    const dueAt = '2026-11-26T22:00:00.000Z';
    const due = withDueDay(sampleInvoice, dueAt);
    const price = { total: 70_000, lines: [{ code: 'freight', text: 'Freight', amount: 70_000 }] };
    const charged = { ...price, rateCardVersion: 2 };
    const later = look(due, { ...sampleShipment, version: 4, charged });
    expect([later.dueAt, later.issuedAt, later.changedAt]).toEqual([dueAt, sampleInvoice.issuedAt, at]);
    expect('dueAt' in look(sampleInvoice, { ...sampleShipment, version: 4, charged })).toBe(false);
  });

  test('may be given up whole by a credit, and by no cent more', () => {
    expect(giveCredit(sampleInvoice, { ...asked('c'), amount: 63_000 }).ok).toBe(true);
    expect(giveCredit(sampleInvoice, { ...asked('c'), amount: 63_001 }).ok).toBe(false);
  });
});
