import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OPEN_MS } from '#domain/payments/after-card.ts';
import type { PayPage } from '#domain/payments/pay-page.ts';
import { payWords } from '#domain/payments/pay-words.ts';
import { rememberOwed } from '#web/next-step/owed-before.ts';
import Pay from './pay.tsx';

const props = { phone: { display: '(201) 555-0142', e164: '+12015550142' } };
const OWED = 21_000;
const until = 'This link works until Tuesday, December 29 at 4:17 AM, New Jersey time.';
const owing: PayPage = {
  invoice: 'INV-1000001',
  from: 'Sample',
  owed: OWED,
  currency: 'USD',
  isOn: true,
  isPaying: false,
  words: {
    title: 'Sample asks you to pay for a shipment to Marva',
    facts: ['1 barrel by air from New Jersey to Georgetown, Guyana.'],
    by: ['Pay by Tue, Dec 1, 4:00 PM (New Jersey time).'],
    sum: '$210.00 left to pay',
    ends: until,
  },
};
const paid: PayPage = { ...owing, owed: 0, words: { ...owing.words, by: [], sum: 'Paid in full.' } };
const shown = vi.fn<() => PayPage>();

let root: Root | undefined;
let container: HTMLElement;
const open = async (search = ''): Promise<void> => {
  history.replaceState(null, '', `/pay${search}#INV-1000001.c2FtcGxlLXNlY3JldC0wMQ`);
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Pay {...props} />);
  await act(async () => {
    root = hydrateRoot(container, <Pay {...props} />);
  });
};
const asksForMoney = (): boolean => container.querySelector('form') !== null;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(shown()), { status: 200 }));
  sessionStorage.clear();
  shown.mockReturnValue(owing);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  container.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

test('whoever comes by the link is asked for what is owed, until when', async () => {
  await open();
  expect(asksForMoney()).toBe(true);
  expect(container.textContent).toContain('Pay by Tue, Dec 1, 4:00 PM');
  expect(container.textContent).toContain(until);
});

test('whoever has just paid is not asked a second time while the payment is not on the invoice yet', async () => {
  rememberOwed(owing.invoice, { owed: OWED, amount: OWED });
  await open('?paid');
  expect(container.textContent).toContain(payWords.waiting);
  expect(asksForMoney()).toBe(false);
  expect(container.textContent).not.toContain('Pay by Tue');
});

test('whoever opens the link again after paying is asked for nothing, and later told to call before paying again', async () => {
  rememberOwed(owing.invoice, { owed: OWED, amount: OWED });
  await open('?paid');
  await act(async () => root?.unmount());
  container.remove();
  await open();
  expect(container.textContent).toContain(payWords.waiting);
  expect(asksForMoney()).toBe(false);
  await act(async () => root?.unmount());
  container.remove();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + OPEN_MS);
  await open();
  expect(container.textContent).toContain(payWords.unheard);
  expect(asksForMoney()).toBe(true);
});

test('what was owed on another invoice, paid in the same tab, hides no form', async () => {
  rememberOwed('INV-1000002', { owed: OWED, amount: OWED });
  await open('?paid');
  expect(asksForMoney()).toBe(true);
});

test('what was paid in part can be paid on, and a paid invoice asks for nothing and has no end of its link', async () => {
  rememberOwed(owing.invoice, { owed: OWED + 10_000, amount: 10_000 });
  await open('?paid');
  expect(asksForMoney()).toBe(true);
  await act(async () => root?.unmount());
  container.remove();
  shown.mockReturnValue(paid);
  await open('?paid');
  expect(container.textContent).toContain(payWords.receipt);
  expect(asksForMoney()).toBe(false);
  expect(container.textContent).not.toContain(until);
});
