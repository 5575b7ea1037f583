import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { billingEndpoints } from '#domain/billing/endpoints.ts';
import { summaryOf } from '#domain/billing/invoice.ts';
import { paidWith, personInvoice, sampleInvoice } from '#domain/billing/testing/sample-invoice.ts';
import { api } from '#web/api/client.ts';
import { addressNow, choose, closeScreen, openScreen, press, settle } from '#web/ui/testing/screen.tsx';
import { InvoiceListPage } from './invoice-list-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useMay: () => () => true, useOwnId: () => 'desk-1' }));
const calling = vi.mocked(api as (endpoint: unknown, input: { query?: object }) => Promise<unknown>);

const { number } = sampleInvoice;
let screen: HTMLElement;
const open = async (search = '') => {
  screen = await openScreen(<InvoiceListPage area="/staff" panel={() => null} />, `/staff/billing${search}`);
  await settle();
};
/** What was asked last of the list, without what is the same for every page. */
const asked = () => {
  const call = calling.mock.calls.findLast(([endpoint]) => endpoint === billingEndpoints.list);
  const { limit: _, ...question } = JSON.parse(JSON.stringify(call?.[1].query ?? {}));
  return question;
};
const narrow = (label: string, value: string) =>
  choose(
    [...screen.querySelectorAll('select')].find(({ labels }) => labels[0]?.textContent === label),
    value,
  );
const answer = (first: object, second: object = { items: [] }) =>
  calling.mockImplementation(async (endpoint, { query = {} }) => {
    if (endpoint !== billingEndpoints.list) return { views: [], items: [] };
    return 'cursor' in query && query.cursor !== undefined ? second : first;
  });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-28T15:00:00Z'), toFake: ['Date'] });
  calling.mockReset();
  answer({ items: [] });
});
afterEach(async () => {
  await closeScreen();
  vi.useRealTimers();
});

test.each([
  ['', { show: 'owed' }],
  ['?show=all', {}],
  ['?show=overdue&to=GY&days=7', { show: 'overdue', to: 'GY', days: 7 }],
  ['?show=settled&closed=2026-11&to=GY', { show: 'settled', closed: '2026-11', to: 'GY' }],
  ['?show=settled&to=GY', { show: 'settled' }],
  ['?show=all&to=GY', {}],
  ['?search=INV-1000001&show=overdue', { search: 'INV-1000001' }],
])('%s asks what it can', async (search, question) => {
  await open(search);
  expect(asked()).toEqual(question);
});

test('filters are chosen together, and a month is one of what was paid', async () => {
  await open();
  await narrow('To', 'JM');
  await narrow('Issued', '7');
  expect(asked()).toEqual({ show: 'owed', to: 'JM', days: 7 });
  await narrow('Show', '2026-11');
  expect(asked()).toEqual({ show: 'settled', closed: '2026-11' });
  await narrow('To', 'GY');
  expect(asked()).toEqual({ show: 'settled', closed: '2026-11', to: 'GY' });
  await narrow('Show', '');
  expect(addressNow()).toBe('/staff/billing');
});

test('a row says what is left, and a list goes on page after page', async () => {
  const paid = { ...summaryOf(paidWith(sampleInvoice, { amount: 63_000 })), number: 'INV-1000002' };
  answer({ items: [summaryOf(sampleInvoice), summaryOf(personInvoice)], next: 'more' }, { items: [paid] });
  await open();
  expect(screen.querySelector('[data-rows] ul, tbody')?.textContent).toMatch(/Not paid.*\$630\.00/);
  expect(screen.textContent).toMatch(/invoices shown with \$650\.00 to pay on this page/);
  expect(screen.querySelector(`a[href="/staff/billing/${number}"]`)).not.toBeNull();
  expect(screen.textContent).not.toContain('undefined');
  await press('Next');
  await settle();
  expect(screen.textContent).toMatch(/Paid on/);
  expect(screen.textContent).toContain('INV-1000002');
});

test('an empty list says what it means', async () => {
  await open();
  expect(screen.textContent).toContain('Nothing is owed to us.');
  await narrow('To', 'JM');
  expect(screen.textContent).toContain('Take a filter away, or search.');
});
