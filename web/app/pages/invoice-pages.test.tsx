import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { billingEndpoints } from '#domain/billing/endpoints.ts';
import { shownInvoice } from '#domain/billing/my-invoice.ts';
import { paidWith, sampleInvoice } from '#domain/billing/testing/sample-invoice.ts';
import { paymentEndpoints } from '#domain/payments/endpoints.ts';
import { payWords } from '#domain/payments/pay-words.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { api } from '#web/api/client.ts';
import { rememberOwed } from '#web/next-step/owed-before.ts';
import { closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { MyInvoicePageWithPaper } from './invoice-pages.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useMay: () => () => true, useOwnId: () => 'me' }));
const calling = vi.mocked(api as (endpoint: unknown) => Promise<unknown>);

const { number } = sampleInvoice;
let invoice = sampleInvoice;
let cards = { isOn: true, isPaying: true, by: [], link: { version: 0 } };
const next = { after: [], ours: [], comes: [] };

const openBack = async (came: string): Promise<string> => {
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === billingEndpoints.show) return shownInvoice(invoice, sampleShipment);
    if (endpoint === paymentEndpoints.payByCard) return { url: '#card' };
    return endpoint === paymentEndpoints.cardPayments ? cards : { shipment: sampleShipment, next };
  });
  const screen = await openScreen(
    <Routes>
      <Route path="/dashboard/invoices/:number" element={<MyInvoicePageWithPaper />} />
    </Routes>,
    `/dashboard/invoices/${number}${came === '' ? '' : `?card=${came}`}`,
  );
  await settle();
  return screen.textContent ?? '';
};

beforeEach(() => {
  invoice = sampleInvoice;
  cards = { ...cards, isPaying: true };
  rememberOwed(number, { owed: 63_000, amount: 63_000 });
});
afterEach(async () => {
  await closeScreen();
  sessionStorage.clear();
});

test('whoever comes back from paying is asked for nothing while it is being confirmed', async () => {
  const text = await openBack('paid');
  expect(text).toContain(payWords.waiting);
  expect(text).toContain('$630.00 by card, being confirmed');
  expect(text).not.toMatch(/To pay|To be paid by|Pay \$630\.00/);
  await closeScreen();
  // The same from the link of the shipment, which says nothing of the card.
  const later = await openBack('');
  expect(later).toContain(payWords.waiting);
  expect(later).not.toMatch(/To pay|Pay \$630\.00|pay now/);
});

test('without what the tab remembers, they wait while a page of the card company is open, and then are told to call before paying again', async () => {
  sessionStorage.clear();
  const text = await openBack('paid');
  expect(text).toContain(payWords.waiting);
  expect(text).not.toContain('Pay $630.00');
  await closeScreen();
  cards = { ...cards, isPaying: false };
  const later = await openBack('paid');
  expect(later).toContain(payWords.unheard);
  expect(later).not.toContain(payWords.waiting);
  expect(later).toContain('Pay $630.00');
});

test('once the invoice has the payment it is paid, and nothing is being confirmed', async () => {
  invoice = paidWith(sampleInvoice, { amount: 63_000 });
  const text = await openBack('paid');
  expect(text).toContain('Paid in full');
  expect(text).not.toContain('being confirmed');
});

test('whoever closed the card page is asked for the sum', async () => {
  expect(await openBack('closed')).toContain('To pay: $630.00');
});

test('what is typed and paid by card is what is being confirmed, not all that is owed', async () => {
  sessionStorage.clear();
  await openBack('closed');
  await type(document.querySelector<HTMLInputElement>('[name=amount]'), '600.00');
  await press('Pay $600.00 by card');
  await settle();
  await closeScreen();
  const text = await openBack('paid');
  expect(text).toContain(payWords.waiting);
  expect(text).toContain('$600.00 by card, being confirmed');
  expect(text).toContain('To pay: $30.00');
});
