import { describe, expect, test } from 'vitest';
import { may } from '../../kernel/permissions.ts';
import { defaultRateCard } from '../../quotes/default-rate-card.ts';
import { sampleShipment } from '../../shipments/testing/sample-shipment.ts';
import { auditInvoice } from '../audit.ts';
import { balanceOf } from '../balance.ts';
import { type BilledShipment, type BillTerms, entriesFor, noTerms, withEntries } from '../bill-shipment.ts';
import { type Invoice, summaryOf } from '../invoice.ts';
import { giveCredit } from '../take-payment.ts';
import { defaultTaxRates, TaxRates, taxOn } from '../tax.ts';
import { paidWith, sampleInvoice } from '../testing/sample-invoice.ts';
import { type ChargeCause, charge } from './charge.ts';
import { choicesFor } from './choices.ts';
import { linesOf, lineWords, taxedSum, taxWords } from './lines.ts';
import { chargeCodes, charges } from './table.ts';

const at = '2026-11-24T16:00:00.000Z';
const storage: ChargeCause = {
  cause: 'storage:event-1',
  code: 'STORAGE_DESTINATION',
  amount: 250,
  by: 'agent-1',
  at,
};
const charged = (invoice: Invoice, cause: Partial<ChargeCause> = {}, rates = defaultTaxRates): Invoice => {
  const result = charge(invoice, { ...storage, ...cause }, rates);
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value.invoice;
};
const look = (before: Invoice | undefined, shipment: BilledShipment, terms: BillTerms = noTerms): Invoice => {
  const entries = entriesFor(before, shipment, at, terms);
  return entries.length === 0 && before !== undefined
    ? before
    : withEntries(before, 'INV-1000001', shipment, entries, at);
};
const atPrice = (invoice: Invoice, total: number): Invoice =>
  look(invoice, {
    ...sampleShipment,
    version: 3,
    charged: { total, lines: [{ code: 'freight', text: 'Freight', amount: total }], rateCardVersion: 2 },
  });

describe('a charge by its cause', () => {
  test('is one line, however often its cause is told, and nothing else under the same cause', () => {
    const once = charged(sampleInvoice);
    expect([balanceOf(once).owed, auditInvoice(once)]).toEqual([63_250, []]);
    expect(charge(once, storage, defaultTaxRates)).toMatchObject({
      value: { invoice: once, isNew: false, entry: { id: 'storage:event-1' } },
    });
    for (const other of [{ amount: 500 }, { code: 'OTHER' as const }, { reason: 'Another one.' }])
      expect(charge(once, { ...storage, ...other }, defaultTaxRates)).toMatchObject({
        refusal: { code: 'PAYMENT_EXISTS' },
      });
    const paid = paidWith(sampleInvoice, { id: 'storage:event-1' });
    expect(charge(paid, storage, defaultTaxRates)).toMatchObject({ refusal: { code: 'PAYMENT_EXISTS' } });
  });

  test('stays when the price changes and when the shipment is canceled: only the lines of the price are charged anew', () => {
    const added = charged(sampleInvoice, { cause: 'key-1', code: 'MISSED_PICKUP', amount: 2000 });
    const repriced = atPrice(added, 70_000);
    expect(repriced.entries.map(({ kind }) => kind)).toEqual(['CHARGE', 'FEE', 'REVERSAL', 'CHARGE']);
    expect([balanceOf(repriced).charged, auditInvoice(repriced)]).toEqual([72_000, []]);
    const canceled = look(added, { ...sampleShipment, version: 4, state: 'CANCELLED' });
    expect([balanceOf(canceled).owed, auditInvoice(canceled)]).toEqual([2000, []]);
    expect(linesOf(canceled).map(({ text }) => text)).toEqual(['Missed pickup']);
  });

  test('keeps a credit that it covers when the price is taken back', () => {
    const added = charged(sampleInvoice, { cause: 'key-1', code: 'MISSED_PICKUP', amount: 2000 });
    const given = giveCredit(added, { id: 'c', at, by: 'admin-1', reason: 'Agreed.', amount: 5000 });
    if (!given.ok) throw new Error('The credit was refused.');
    const canceled = look(given.value.invoice, { ...sampleShipment, version: 4, state: 'CANCELLED' });
    expect([balanceOf(canceled), auditInvoice(canceled)]).toEqual([
      { charged: 2000, paid: 0, credited: 2000, owed: 0 },
      [],
    ]);
  });

  test('that is taken back twice, or was never made, is found by the audit', () => {
    const once = charged(sampleInvoice);
    const back = {
      kind: 'FEE_BACK' as const,
      id: 'back',
      by: 'system',
      at,
      amount: -250,
      of: 2,
      n: 3,
    };
    expect(auditInvoice({ entries: [...once.entries, back] })).toEqual([]);
    expect(auditInvoice({ entries: [...once.entries, back, { ...back, id: 'again', n: 4 }] })).toContain(
      'entry 4 takes back what was not charged',
    );
    expect(auditInvoice({ entries: [...once.entries, { ...back, of: 1 }] })).toContain(
      'entry 3 takes back what was not charged',
    );
  });
});

describe('what the desk adds', () => {
  const { card } = defaultRateCard;
  const codesFor = (...roles: readonly ('staff' | 'billing' | 'admin')[]) =>
    choicesFor((wanted) => may({ roles }, wanted), card, 'SHIPMENT').map(({ code }) => code);

  test('is what the table says: priced by the rate card for who takes money, typed sums for billing', () => {
    expect(codesFor('staff')).toEqual(['MISSED_PICKUP', 'EXTRA_PHOTOS']);
    expect(codesFor('billing')).toEqual([
      'STORAGE_DOCK',
      'MISSED_PICKUP',
      'EXTRA_PHOTOS',
      'STAIRS',
      'SECOND_DELIVERY',
      'EMPTY_BARREL',
      'OTHER',
    ]);
    expect(codesFor('admin')).toEqual(codesFor('billing'));
    expect(choicesFor(() => true, card, 'SHIPMENT')).toContainEqual({
      code: 'MISSED_PICKUP',
      name: 'Missed pickup',
      amount: card.failedPickup,
    });
  });

  test('is never what follows from a cause, and not what costs nothing', () => {
    const codes = choicesFor(() => true, { ...card, repack: 500 }, 'SHIPMENT').map(({ code }) => code);
    expect(codes).toContain('REPACK');
    expect(codes).not.toContain('STORAGE_DESTINATION');
    expect(codes).not.toContain('EXPORT_FILING');
  });
});

describe('the sales tax', () => {
  const rates: TaxRates = { EMPTY_BARREL: 6.625, STORAGE_DOCK: 6.625 };
  const barrel = { cause: 'key-2', code: 'EMPTY_BARREL', amount: 4500, reason: 'One more.' } as const;

  test('has a rate for each charge that may have one, and for no other', () => {
    expect(Object.keys(defaultTaxRates)).toEqual(
      expect.arrayContaining(chargeCodes.filter((code) => charges[code].tax === 'NEW_JERSEY')),
    );
    expect(Object.keys(defaultTaxRates)).toHaveLength(
      chargeCodes.filter((code) => charges[code].tax === 'NEW_JERSEY').length,
    );
    expect(TaxRates.safeParse({ ...rates, EMPTY_BARREL: 20.001 }).success).toBe(false);
  });

  test('is rounded half a cent up, line by line', () => {
    // 6.625% of $1.20 is 7.95 cents, of $4.00 26.5 cents, of $45.00 298.125 cents.
    expect([120, 400, 4500].map((net) => taxOn('EMPTY_BARREL', net, rates))).toEqual([8, 27, 298]);
    expect(taxOn('MISSED_PICKUP', 4500, rates)).toBe(0);
    expect(taxOn(undefined, 4500, rates)).toBe(0);
  });

  test('comes on top of its line, is owed, and is told beside the net', () => {
    const invoice = charged(sampleInvoice, barrel, rates);
    const lines = linesOf(invoice);
    expect(taxedSum(lines)).toEqual({ net: 67_500, tax: 298, gross: 67_798 });
    expect([balanceOf(invoice).owed, auditInvoice(invoice)]).toEqual([67_798, []]);
    expect(summaryOf(invoice)).toMatchObject({ tax: 298, accounts: { FREIGHT: 63_000, GOODS: 4500 } });
    const last = lines.at(-1);
    expect(last && lineWords(last, (cents) => `${cents} cents`)).toBe(
      'Empty barrel: One more. (plus 298 cents sales tax)',
    );
    expect(taxWords(lines)).toContain('the state’s sales tax');
  });

  test('of a line of the price is charged with the price, and another rate later charges nothing anew', () => {
    const lines = [
      { code: 'freight', text: 'Freight', amount: 60_000 },
      { code: 'empty-barrel', text: 'Empty barrel', amount: 3000 },
    ];
    const shipment: BilledShipment = {
      ...sampleShipment,
      promise: { ...sampleShipment.promise, total: 63_000, lines },
    };
    const terms = { ...noTerms, rates };
    const invoice = look(undefined, shipment, terms);
    expect([balanceOf(invoice).charged, auditInvoice(invoice)]).toEqual([63_199, []]);
    const later = look(
      invoice,
      { ...shipment, version: 9 },
      { ...noTerms, rates: { ...rates, EMPTY_BARREL: 7 } },
    );
    expect(later.entries).toHaveLength(1);
  });

  test('that is not set is said to be so, where a line may have one', () => {
    expect(taxWords(linesOf(sampleInvoice))).toBe('No tax is added, because the freight leaves the country.');
    expect(taxWords(linesOf(charged(sampleInvoice, barrel)))).toContain('no sales tax is set');
  });
});

describe('an export filing that only the sum over a flight needs', () => {
  const goods = sampleShipment.commodities.map((line) => ({ ...line }));
  const free = {
    ...sampleShipment,
    commodities: goods,
    eei: { status: 'EXEMPT', citation: 'NOEEI 30.37(a)' },
  } as const;
  const needed = { ...free, version: 5, eei: { status: 'REQUIRED' } } as const;
  const terms: BillTerms = { ...noTerms, filing: 3500 };
  const filings = ({ entries }: Invoice) =>
    entries.flatMap((entry) =>
      entry.kind === 'FEE' ? [entry.id] : entry.kind === 'FEE_BACK' ? ['back'] : [],
    );

  test('is charged once, with its price, also after it was filed', () => {
    const booked = look(undefined, free, terms);
    expect(filings(booked)).toEqual([]);
    const once = look(look(booked, needed, terms), needed, terms);
    expect([filings(once), balanceOf(once).owed, auditInvoice(once)]).toEqual([
      [`filing:${sampleShipment.number}`],
      66_500,
      [],
    ]);
    const filed = { ...needed, version: 6, eei: { status: 'FILED', itn: 'X20261124000001' } } as const;
    expect(look(once, filed, terms).entries).toEqual(once.entries);
  });

  test('is taken back when it is not needed any more or the shipment is canceled, and may come again', () => {
    const once = look(look(undefined, free, terms), needed, terms);
    const gone = look(once, { ...free, version: 6 }, noTerms);
    expect([filings(gone).at(-1), balanceOf(gone).owed, auditInvoice(gone)]).toEqual(['back', 63_000, []]);
    const again = look(gone, { ...needed, version: 7 }, terms);
    expect([filings(again).at(-1), balanceOf(again).owed]).toEqual([
      `filing:${sampleShipment.number}:2`,
      66_500,
    ]);
    const canceled = look(again, { ...needed, version: 8, state: 'CANCELLED' }, terms);
    expect([balanceOf(canceled).charged, auditInvoice(canceled)]).toEqual([0, []]);
  });

  test('is never charged beside one that is in the price', () => {
    const once = look(look(undefined, free, terms), needed, terms);
    const lines = [
      { code: 'freight', text: 'Freight', amount: 63_000 },
      { code: 'EEI', text: 'Export filing', amount: 3500 },
    ];
    const priced = { ...needed, version: 6, charged: { total: 66_500, lines, rateCardVersion: 1 } };
    const after = look(once, priced, terms);
    expect([balanceOf(after).charged, auditInvoice(after)]).toEqual([66_500, []]);
    expect(filings(look(undefined, priced, terms))).toEqual([]);
  });
});
