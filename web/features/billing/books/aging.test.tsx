import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Aging, agingOf, type OpenInvoice } from '#domain/billing/books/aging.ts';
import { summaryOf } from '#domain/billing/invoice.ts';
import { sampleInvoice, withCheck } from '#domain/billing/testing/sample-invoice.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, settle, textUnder } from '#web/ui/testing/screen.tsx';
import { AgingPage } from './aging-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useMay: () => () => true, useOwnId: () => 'me' }));
const calling = vi.mocked(api as () => Promise<Aging>);

const ann: OpenInvoice = {
  ...summaryOf(withCheck),
  ownerId: 'ann',
  name: 'Ann Sample',
  dueAt: '2026-10-20T17:00:00.000Z',
};
const receiver: OpenInvoice = {
  ...summaryOf(sampleInvoice),
  ownerId: 'ann',
  number: 'INV-1000009',
  name: 'Her Aunt',
  owed: 1200,
  chargesTerm: 'COLLECT',
};
const asOf = (invoices: readonly OpenInvoice[]) =>
  calling.mockResolvedValue(agingOf(invoices, new Date('2026-11-30T15:00:00.000Z')));

beforeEach(() => calling.mockReset());
afterEach(closeScreen);

test('shows who owes what by age, customers apart from receivers, and each leads to its invoices', async () => {
  asOf([ann, receiver]);
  const screen = await openScreen(<AgingPage area="/staff" />, '/staff/aging');
  await settle();
  const customers = textUnder('Customers: $630.00');
  expect(customers).toMatch(/31–60 days\$630\.00/);
  expect(customers).toContain('Checks that wait for the bank are for $630.00 of it.');
  expect(customers).toContain('INV-1000001, $630.00, 41 days');
  const receivers = textUnder('Receivers, for goods that have landed: $12.00');
  expect(receivers).toContain('INV-1000009, $12.00, 10 days');
  const links = [...screen.querySelectorAll('table a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/staff/customers/ann', '/staff/billing/INV-1000001', '/staff/billing/INV-1000009']);
  expect(screen.querySelector('ul.sm\\:hidden')?.textContent).toContain('$630.00 31–60 days');
  expect(screen.textContent).toContain('Counted on November 30, 2026.');
});

test('says so when nothing is owed, or nothing by one of the two', async () => {
  asOf([]);
  const screen = await openScreen(<AgingPage area="/staff" />, '/staff/aging');
  await settle();
  expect(screen.textContent).toContain('Nothing is owed to us');
  await closeScreen();
  asOf([receiver]);
  const other = await openScreen(<AgingPage area="/staff" />, '/staff/aging');
  await settle();
  expect(other.textContent).toContain('No customer owes anything.');
});
