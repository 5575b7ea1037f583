import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { abroadEndpoints } from '#domain/billing/abroad/endpoints.ts';
import { type BooksCheck, newCheck } from '#domain/billing/books/check.ts';
import { booksEndpoints } from '#domain/billing/books/endpoints.ts';
import { defaultAccountNames } from '#domain/billing/books/ledgers.ts';
import { examples } from '#domain/billing/endpoint-examples.ts';
import { summaryOf } from '#domain/billing/invoice.ts';
import { personInvoice } from '#domain/billing/testing/sample-invoice.ts';
import { deskEndpoints } from '#domain/desk/endpoints.ts';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { api } from '#web/api/client.ts';
import { fileOf } from '#web/desk-list/export/write-file.ts';
import { closeScreen, openScreen, press, settle, textUnder } from '#web/ui/testing/screen.tsx';
import { BooksPage } from './books-page.tsx';
import { exportedInvoices, exportedJournal, exportedMoney } from './exported-books.ts';

let may: readonly string[] = [];
vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({
  useMay: () => (right: string) => may.includes(right),
  useOwnId: () => 'me',
}));
const calling = vi.mocked(api as (endpoint: unknown, input: unknown) => Promise<unknown>);

const { signal } = new AbortController();
const invoice = examples.bookedInvoices.reply.items[0];
const taking = examples.bookedMoney.reply.items[0];
let check: BooksCheck | undefined;
let months = examples.months.reply;

beforeEach(() => {
  may = ['invoice.manage'];
  check = examples.booksCheck.reply.check;
  months = { closed: [], open: [] };
  calling.mockReset();
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === booksEndpoints.booksCheck) return { check };
    if (endpoint === booksEndpoints.bookedInvoices) return { items: [invoice] };
    if (endpoint === abroadEndpoints.agentAccount) return examples.agentAccount.reply;
    if (endpoint === booksEndpoints.months) return months;
    if (endpoint === booksEndpoints.closeMonth) return examples.closeMonth.reply;
    if (endpoint === booksEndpoints.journal) return examples.journal.reply;
    if (endpoint === booksEndpoints.bookedMoney) return { items: [taking, { ...taking, by: 'system' }] };
    if (endpoint === identityEndpoints.names)
      return { people: [{ userId: 'billing-1', firstName: 'Ann', name: 'Ann Sample' }] };
    return { id: 'noted' };
  });
});

/** The lines of a file, each as its cells by their headings. */
const rowsOf = async (exported: typeof exportedInvoices) => {
  const query = 'from=2026-11-01&to=2026-11-30';
  const text = await fileOf(exported, query, { signal, onRows: () => {} });
  const [headings = [], ...rows] = text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(headings.map((heading, at) => [heading, row[at]])));
};

test('a bookkeeper gets net, tax and gross of each invoice, and what of it is paid, credited and owed', async () => {
  expect(await rowsOf(exportedInvoices)).toEqual([
    {
      Invoice: 'INV-1000001',
      'Date of issue': '2026-11-20',
      'Due date': '',
      'Bill to': 'Sample Sender',
      'Who pays': 'Sender',
      Shipment: invoice?.shipment,
      From: 'United States',
      To: 'Guyana',
      Currency: 'USD',
      Net: '630.00',
      Tax: '0.00',
      Gross: '630.00',
      Paid: '0.00',
      Credited: '0.00',
      Owed: '630.00',
      Status: 'ISSUED',
      'Settled on': '',
      'Freight (net)': '630.00',
      'Services (net)': '0.00',
      'Storage (net)': '0.00',
      'Goods (net)': '0.00',
    },
  ]);
  calling.mockResolvedValue({ items: [summaryOf(personInvoice)] });
  expect(await rowsOf(exportedInvoices)).toMatchObject([
    { 'Who pays': 'Customer', Shipment: '', From: '', To: '', Gross: '20.00', 'Services (net)': '20.00' },
  ]);
  calling.mockResolvedValue({
    items: [{ ...invoice, name: '=HYPERLINK("x")', dueAt: '2020-01-01T20:00:00.000Z' }],
  });
  const [late] = await rowsOf(exportedInvoices);
  expect(late).toMatchObject({ 'Bill to': '"\'=HYPERLINK(""x"")"', Status: 'OVERDUE' });
});

test('payments have who took them by name, and what came is above zero', async () => {
  const rows = await rowsOf(exportedMoney);
  expect(rows).toMatchObject([
    {
      Date: '2026-11-24',
      What: 'Payment',
      How: 'in cash',
      'Time (New Jersey)': '10:00:00',
      Amount: '330.00',
      'Taken by': 'Ann Sample',
      'Entered by': 'Ann Sample',
    },
    { 'Entered by': 'Online' },
  ]);
  const asked = calling.mock.calls.filter(([endpoint]) => endpoint === identityEndpoints.names);
  expect(asked.map(([, input]) => input)).toEqual([{ query: { ids: 'billing-1' } }]);
});

test('the journal of a month has the lines of each entry, with the accounts of the month', async () => {
  const closed = { ...examples.closeMonth.reply, accounts: { ...defaultAccountNames, FREIGHT: '=Freight' } };
  const text = await fileOf(exportedJournal(closed), '', { signal, onRows: () => {} });
  const charged = `${invoice?.shipment}: Charged when the shipment was booked,Sample Sender`;
  expect(text.slice(1).trimEnd().split('\r\n')).toEqual([
    'Journal No,Journal Date,Account Name,Debits,Credits,Description,Name',
    `INV-1000001-1,11/20/2026,Accounts Receivable (A/R),630.00,,${charged}`,
    `INV-1000001-1,11/20/2026,'=Freight,,630.00,${charged}`,
  ]);
});

describe('the page', () => {
  beforeEach(() => {
    // The document of these tests has no modal dialogs.
    HTMLDialogElement.prototype.showModal = function open_(this: HTMLDialogElement) {
      this.open = true;
    };
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} }),
    );
  });
  afterEach(closeScreen);

  test('says that the books agree, which numbers are missing, and notes each file before it is made', async () => {
    const screen = await openScreen(<BooksPage area="/admin" />, '/admin/books');
    await settle();
    expect(textUnder('Last night’s check')).toMatch(/The books agree: 1204 invoices .*INV-1000031/);
    await press('Invoices (CSV)');
    await settle();
    const calls = calling.mock.calls.map(([endpoint]) => endpoint);
    expect(calls.slice(-2)).toEqual([deskEndpoints.noteExport, booksEndpoints.bookedInvoices]);
    const noted = calling.mock.calls.find(([endpoint]) => endpoint === deskEndpoints.noteExport)?.[1];
    expect(noted).toMatchObject({
      body: { list: 'invoices', question: expect.stringMatching(/^from=.*&to=/) },
    });
    expect(screen.querySelector('[role=alert]')).toBeNull();
  });

  test('closes a month that is over, after it said what that means, and gives its file with its sums', async () => {
    months = { closed: [], open: ['2026-11'] };
    await openScreen(<BooksPage area="/admin" />, '/admin/books');
    await settle();
    await press('Close November 2026');
    months = { closed: [examples.closeMonth.reply], open: [] };
    await press('Close it');
    await settle();
    const closing = calling.mock.calls.filter(([endpoint]) => endpoint === booksEndpoints.closeMonth);
    expect(closing.map(([, input]) => input)).toEqual([{ params: { month: '2026-11' } }]);
    const shown = textUnder('For QuickBooks Online');
    expect(shown).toMatch(/1 entry, \$630\.00 debits and \$630\.00 credits\. Closed by/);
    expect(shown).toMatch(/Accounts Receivable \(A\/R\)/);
    await press('Journal of November 2026 (CSV)');
    await settle();
    const noted = calling.mock.calls.find(([endpoint]) => endpoint === deskEndpoints.noteExport)?.[1];
    expect(noted).toMatchObject({ body: { list: 'journal', question: 'month=2026-11' } });
  });

  test('shows a difference with its invoice, and clerks take no files', async () => {
    may = [];
    const differences = [{ invoice: 'INV-1000007', what: 'entry 2 has the wrong sign' }];
    check = { ...newCheck('2026-11-24'), finishedAt: '2026-11-24T07:00:21.000Z', wrong: 1, differences };
    const screen = await openScreen(<BooksPage area="/staff" />, '/staff/books');
    await settle();
    const alert = screen.querySelector('[role=alert]');
    expect(alert?.textContent).toMatch(/do not agree.*INV-1000007: entry 2 has the wrong sign/);
    expect(alert?.querySelector('a')?.getAttribute('href')).toBe('/staff/billing/INV-1000007');
    expect(screen.textContent).not.toContain('CSV');
  });
});
