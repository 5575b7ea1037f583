import { expect, test } from 'vitest';
import type { CounterTaking } from '#domain/billing/abroad/counter-taking.ts';
import { localOfCents } from '#domain/billing/abroad/local-money.ts';
import { accountOf, type Settlement, settle } from '#domain/billing/abroad/settlement.ts';
import { centsTaken, takenIn } from '#domain/billing/abroad/taken-in.ts';
import { auditInvoice } from '#domain/billing/audit.ts';
import { balanceOf, owedOf } from '#domain/billing/balance.ts';
import { entriesFor, withEntries } from '#domain/billing/bill-shipment.ts';
import { journalRow, settlementRow } from '#domain/billing/books/journal.ts';
import { journalHeadings, journalLines } from '#domain/billing/books/journal-file.ts';
import { defaultAccountNames, type Ledger, ledgers } from '#domain/billing/books/ledgers.ts';
import { daysOf, totalsOf } from '#domain/billing/books/months.ts';
import { charge } from '#domain/billing/charges/charge.ts';
import { waiveCharge } from '#domain/billing/charges/waive.ts';
import { clearCheck, receiveCheck, returnCheck } from '#domain/billing/checks/check.ts';
import { paymentMethods } from '#domain/billing/entries.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import { giveCredit, makeRefund, takePayment, voidPayment } from '#domain/billing/take-payment.ts';
import { sampleInvoice } from '#domain/billing/testing/sample-invoice.ts';
import { csvLine } from '#domain/kernel/csv.ts';
import { randomOf } from '#domain/kernel/random.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { atLength } from '../../support/length.ts';

const ENTRIES = atLength(10_000, 100_000);
const rates = { EMPTY_BARREL: 6.625, STORAGE_DOCK: 6.625 };

/** The invoice at another price, with every kind of line. */
const atPrice = (invoice: Invoice, total: number, at: string): Invoice => {
  const lines = [
    { code: 'freight', text: 'Freight', amount: total },
    { code: 'PU', text: 'Pickup', amount: 2500 },
    { code: 'empty-barrel', text: 'Empty barrel', amount: 4511 },
  ];
  const version = invoice.version + 2;
  const charged = { total: total + 7011, lines, rateCardVersion: 2 };
  const state = total % 7 === 0 ? 'CANCELLED' : sampleShipment.state;
  const shipment = { ...sampleShipment, version, state, charged };
  const entries = entriesFor(invoice, shipment, at, { rates, filing: 3500 });
  return entries.length === 0 ? invoice : withEntries(invoice, invoice.number, shipment, entries, at);
};

/** One thing that somebody may do with an invoice; the same one where it is refused. */
const done = (invoice: Invoice, at: string, random: (limit: number) => number): Invoice => {
  const amount = 1 + random(40_000);
  const perDollar = 2_000_000 + random(200_000);
  const local = { currency: 'GYD' as const, amount: localOfCents(amount, perDollar), perDollar };
  const of = 1 + random(invoice.entries.length);
  const asked = { id: `id-${invoice.entries.length}`, at, by: 'admin-1' };
  const said = { ...asked, reason: '=a formula, "quoted"' };
  const method = paymentMethods[random(paymentMethods.length)] ?? 'CASH';
  const cause = { ...said, cause: asked.id, amount };
  const acts = [
    () => takePayment(invoice, { ...asked, amount, method: 'CARD' }),
    () =>
      takePayment(invoice, {
        ...asked,
        amount,
        // What is paid by check was a check first.
        method: method === 'CHECK' ? 'ZELLE' : method,
        reference: '4711',
        ...[{}, {}, { place: 'GY' as const }, { place: 'GY' as const, local }][random(4)],
      }),
    () => voidPayment(invoice, { ...said, of, isAdmin: true }),
    () => makeRefund(invoice, { ...said, of, amount, method, reference: 'R' }),
    () => giveCredit(invoice, { ...said, amount }),
    () => charge(invoice, { ...cause, code: 'STORAGE_DOCK' }, rates),
    () => charge(invoice, { ...cause, code: 'PICKUP' }, rates),
    () => waiveCharge(invoice, { ...said, of }),
    () => receiveCheck(invoice, { ...asked, amount, reference: '1042' }),
    () => clearCheck(invoice, { ...asked, of }),
    () => returnCheck(invoice, { ...said, of, fee: 1500, rates }),
  ];
  const act = acts[random(acts.length + 2)];
  if (act === undefined) return atPrice(invoice, 10_000 + random(5) * 1001, at);
  const result = act();
  return result.ok ? result.value.invoice : invoice;
};

/** Invoices over half a year, until they have as many entries. */
const invoicesWith = (count: number): readonly Invoice[] => {
  const invoices: Invoice[] = [];
  for (let made = 0; made < count; made += invoices.at(-1)?.entries.length ?? 0) {
    const random = randomOf(invoices.length);
    let at = Date.parse('2026-07-01T04:00:00.000Z') + random(150) * 86_400_000;
    let invoice: Invoice = { ...sampleInvoice, number: `INV-${1_000_001 + invoices.length}` };
    for (let step = 0; step < 20; step += 1) {
      at += random(3 * 86_400_000);
      invoice = done(invoice, new Date(at).toISOString(), random);
    }
    invoices.push(invoice);
  }
  return invoices;
};

/** What of an invoice the counter in Guyana took, or was voided there. */
const atCounter = ({ number, shipment, billTo, entries }: Invoice): readonly CounterTaking[] =>
  entries.flatMap((entry) => {
    const payment = entry.kind === 'VOID' ? entries.find(({ n }) => n === entry.of) : entry;
    if (payment?.kind !== 'PAYMENT' || payment.place === undefined) return [];
    const { n: _n, ...told } = entry as typeof payment;
    const { place, local, by: taker } = payment;
    const row = { ...told, place, taker, invoice: number, shipment, name: billTo[0] ?? '' };
    return [{ ...row, ...(local === undefined ? {} : { local }), begun: 0 }];
  });

/** A settlement at the end of each month: not always with all that was owed. */
const settlementsOf = (takings: readonly CounterTaking[], months: readonly string[]) => {
  const random = randomOf(7);
  const settlements: Settlement[] = [];
  for (const month of months.toSorted()) {
    const last = settlements.at(-1);
    const at = `${daysOf(month).to}T23:00:00.000Z`;
    const since = takings.filter((one) => (last?.at ?? '') < one.at && one.at <= at);
    const of = { country: 'GY' as const, number: (last?.number ?? 0) + 1, last, piecesOf: () => 0 };
    const account = accountOf({ ...of, takings: since, commission: { percent: 4.5, perPiece: 0 } });
    const transferred = Math.max(0, account.owed - random(3) * 1717);
    const id = '019a1d3c-0000-7000-8000-000000000072';
    const said = { id, by: 'billing-1', at, owed: account.owed, transferred };
    const settled = settle(account, { ...said, reference: 'WT-1', reason: 'The rest comes later.' });
    if (settled.ok) settlements.push(settled.value);
  }
  return settlements;
};

/** A cell of debits or credits. */
const cents = (cell: string | undefined): number => (cell ? Math.round(Number(cell) * 100) : 0);
const ownNames = Object.fromEntries(ledgers.map((ledger) => [ledger, ledger])) as typeof defaultAccountNames;

test(`the files of the months are our entries to the cent, each once, over ${ENTRIES} entries`, () => {
  const invoices = invoicesWith(ENTRIES);
  const entries = invoices.flatMap((invoice) => invoice.entries.map((entry) => ({ invoice, entry })));
  for (const invoice of invoices) expect(auditInvoice(invoice)).toEqual([]);
  // Every kind of entry there is.
  expect(new Set(entries.map(({ entry }) => entry.kind)).size).toBe(11);
  const entered = entries.flatMap(({ invoice, entry }) => journalRow(invoice, entry) ?? []);
  const months = [...new Set(entered.map(({ day }) => day.slice(0, 7)))];
  const takings = invoices.flatMap(atCounter);
  const settlements = settlementsOf(takings, months);
  expect(settlements.length).toBeGreaterThan(5);
  const rows = [...entered, ...settlements.flatMap((settlement) => settlementRow(settlement) ?? [])];
  expect(months.length).toBeGreaterThan(5);
  const lines = months.flatMap((month) => {
    const { from, to } = daysOf(month);
    const own = rows.filter(({ day }) => from <= day && day <= to);
    const cells = own.flatMap((row) => journalLines(row, ownNames));
    const side = (at: number) => cells.reduce((sum, line) => sum + cents(line[at]?.toString()), 0);
    // A file is balanced, and its sums are those that are kept with its month.
    const totals = totalsOf(own);
    const of = (key: 'debits' | 'credits') => totals.reduce((sum, total) => sum + total[key], 0);
    expect([side(3), side(4)]).toEqual([of('debits'), of('credits')]);
    expect(side(3)).toBe(side(4));
    return cells;
  });
  const journals = Map.groupBy(lines, ([number]) => number);
  const signed = (line: (typeof lines)[number]) => cents(line[3]?.toString()) - cents(line[4]?.toString());
  for (const { invoice, entry } of entries) {
    const own = journals.get(`${invoice.number}-${entry.n}`) ?? [];
    const customer = own.filter(([, , account]) => account === 'RECEIVABLE' || account === 'PREPAYMENTS');
    expect(customer.reduce((sum, line) => sum + signed(line), 0)).toBe(entry.amount);
    expect(own.reduce((sum, line) => sum + signed(line), 0)).toBe(0);
    expect(new Set(own.map(([, , account]) => account)).size).toBe(own.length);
  }
  const ofSettlements = [...journals.keys()].filter((number) => String(number).startsWith('AGENT-'));
  const moved = entries.filter(({ entry }) => entry.amount !== 0);
  expect(journals.size - ofSettlements.length).toBe(moved.length);
  // What the accounts have in the end is what the invoices say by themselves.
  const on = (...accounts: readonly Ledger[]) =>
    lines
      .filter(([, , account]) => accounts.includes(account as Ledger))
      .reduce((sum, line) => sum + signed(line), 0);
  const all = (of: (invoice: Invoice) => number) => invoices.reduce((sum, invoice) => sum + of(invoice), 0);
  expect(on('RECEIVABLE')).toBe(all((invoice) => Math.max(0, owedOf(invoice))));
  expect(on('PREPAYMENTS')).toBe(all((invoice) => Math.min(0, owedOf(invoice))));
  // What was taken is at the bank, in drawers, on cards, at the agents, or was kept by them.
  expect(on('ABROAD', 'AGENT_COMMISSION', ...paymentMethods)).toBe(all((invoice) => balanceOf(invoice).paid));
  const last = settlements.at(-1);
  const since = takings.filter(({ at }) => (last?.at ?? '') < at);
  expect(on('ABROAD')).toBe((last?.difference ?? 0) + centsTaken(takenIn(since)));
  expect(on('AGENT_COMMISSION')).toBe(settlements.reduce((sum, { commission }) => sum + commission.cents, 0));
  expect(on('CREDITS')).toBe(all((invoice) => balanceOf(invoice).credited));
  const income = ['FREIGHT', 'PICKUP', 'SERVICES', 'STORAGE', 'GOODS', 'BANK_FEES', 'SALES_TAX'] as const;
  expect(-on(...income)).toBe(all((invoice) => balanceOf(invoice).charged));
});

test('no cell of the file is a formula', () => {
  const [invoice] = invoicesWith(1);
  if (invoice === undefined) throw new Error('There is an invoice.');
  const named = { ...invoice, shipment: undefined, billTo: ['=HYPERLINK("x")'] };
  const row = journalRow(named, named.entries[0] as Invoice['entries'][number]);
  const accounts = { ...defaultAccountNames, RECEIVABLE: '@SUM(A1)' };
  const [first = []] = row ? journalLines(row, accounts) : [];
  expect(csvLine(first)).toContain(`'@SUM(A1)`);
  expect(csvLine(first)).toContain(`"'=HYPERLINK(""x"")"`);
  expect(csvLine([...journalHeadings])).toBe(
    'Journal No,Journal Date,Account Name,Debits,Credits,Description,Name\r\n',
  );
});
