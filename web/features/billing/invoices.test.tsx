import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entriesFor, withEntries } from '#domain/billing/bill-shipment.ts';
import { billingEndpoints } from '#domain/billing/endpoints.ts';
import { type Invoice, summaryOf } from '#domain/billing/invoice.ts';
import { myInvoiceOf, shownInvoice } from '#domain/billing/my-invoice.ts';
import { paidWith, personInvoice, sampleInvoice } from '#domain/billing/testing/sample-invoice.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { api } from '#web/api/client.ts';
import { paidByCard } from '#web/next-step/testing/paid-by-card.ts';
import { closeScreen, openScreen, settle, textUnder } from '#web/ui/testing/screen.tsx';
import { MyInvoicePage, MyInvoicesPage } from './mine/my-invoices.tsx';
import { MyInvoicesLine } from './mine/my-invoices-line.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useMay: () => () => true, useOwnId: () => 'me' }));
const calling = vi.mocked(api as (endpoint: unknown, input: unknown) => Promise<unknown>);

const { number } = sampleInvoice;
const at = '2026-11-24T15:00:00.000Z';
/** The sample shipment at a price that its sender agreed to. */
const charged = {
  total: 70_000,
  lines: [{ code: 'freight', text: 'Freight, 100 lb × $7.00', amount: 70_000 }],
  rateCardVersion: 1,
};
const measured = { declaredLb: 80, measuredLb: 100, photos: [], at, decidedAt: at };
const reweighed = {
  ...sampleShipment,
  version: 3,
  charged,
  reweigh: { ...charged, ...measured, status: 'APPROVED' as const },
};
const canceled = { ...sampleShipment, version: 3, state: 'CANCELLED' as const };
const after = (shipment: typeof reweighed | typeof canceled) =>
  withEntries(sampleInvoice, number, shipment, entriesFor(sampleInvoice, shipment, at), at);

const shown = (invoice: Invoice) => shownInvoice(invoice, sampleShipment);

const openOne = async (byCard = 0): Promise<HTMLElement> => {
  const screen = await openScreen(
    <Routes>
      <Route path="/dashboard/invoices/:number" element={<MyInvoicePage byCard={() => byCard} />} />
    </Routes>,
    `/dashboard/invoices/${number}`,
  );
  await settle();
  return screen;
};

beforeEach(() => {
  sessionStorage.clear();
  calling.mockReset();
});
afterEach(closeScreen);

test('an invoice of a person says whom we did services for, and nothing of a shipment', async () => {
  calling.mockResolvedValue(shownInvoice(personInvoice, undefined));
  const screen = await openOne();
  expect(screen.textContent).toContain('ForMissed pickup');
  expect(screen.textContent).toContain('To be paid byYou. It is due now.');
  expect(textUnder('Charged')).toMatch(/Missed pickup: Nobody was there at 10\.\$20\.00.*No tax is added\.$/);
  expect(screen.textContent).not.toMatch(/shipment|freight|flight|undefined/);
});

test('what costs nothing is included, and a sum of nothing stays one', async () => {
  const [first, ...others] = sampleInvoice.entries;
  if (first?.kind !== 'CHARGE') throw new Error('It begins with its price.');
  const lines = [...first.lines, { code: 'fuel', text: 'Fuel, included', amount: 0 }];
  calling.mockResolvedValue(shown({ ...sampleInvoice, entries: [{ ...first, lines }, ...others] }));
  await openOne();
  expect(textUnder('Charged')).toMatch(/FuelIncludedNet.*Tax\$0\.00Total/);
});

test('an invoice reads like one: who is billed, what for, its lines and their sum', async () => {
  calling.mockResolvedValue(shown(sampleInvoice));
  const screen = await openOne();
  expect(calling.mock.calls.map(([endpoint, input]) => [endpoint, input])).toEqual([
    [billingEndpoints.show, { params: { number } }],
  ]);
  expect(screen.textContent).toContain('Sample Sender');
  expect(textUnder('Charged')).toMatch(
    /Freight, 80 lb × \$3\.50\$280\.00.*Net\$630\.00Tax\$0\.00Total\$630\.00.*No tax is added/,
  );
  expect(screen.textContent).not.toContain('Quoted');
  const link = screen.querySelector(`a[href="/dashboard/shipments/${sampleShipment.number}"]`);
  expect(link?.textContent).toBe(sampleShipment.number);
});

test('an invoice says whose goods it is for, as the list does, and leads to pickups and parcels too', async () => {
  calling.mockResolvedValue({
    ...shown(sampleInvoice),
    things: [
      { kind: 'BOOKING', id: 'BKG-7K3M9Q' },
      { kind: 'PARCEL', id: 'PCL-7K3M9Q2X' },
    ],
  });
  const screen = await openOne();
  expect(screen.textContent).toContain(`For${myInvoiceOf(sampleInvoice, sampleShipment).subject}`);
  for (const path of [`shipments/${sampleShipment.number}`, 'bookings/BKG-7K3M9Q', 'mailbox/PCL-7K3M9Q2X'])
    expect(screen.querySelector(`a[href="/dashboard/${path}"]`)).not.toBeNull();
});

test('a higher price stands beside the quoted one, with how it came to it', async () => {
  calling.mockResolvedValue(shown(after(reweighed)));
  const screen = await openOne();
  expect(textUnder('Charged')).toContain('Total$700.00');
  expect(screen.textContent).toContain('Price for what was declared$630.00');
  expect(textUnder('How we got this total')).toMatch(
    /booked.*\$630\.00.*First price removed.*-\$630\.00.*new price.*The sender agreed on.*\$700\.00/,
  );
});

test('a canceled one says that nothing is charged', async () => {
  calling.mockResolvedValue(shown(after(canceled)));
  const screen = await openOne();
  expect(textUnder('Charged')).toContain('Nothing.');
  expect(screen.textContent).not.toContain('Total');
});

test('somebody without invoices is told when they get one', async () => {
  calling.mockResolvedValue({ items: [] });
  const screen = await openScreen(<MyInvoicesPage />);
  await settle();
  expect(screen.textContent).toContain('No invoices yet');
  expect(screen.textContent).toContain('when you book a shipment');
});

test('what is owed after its day is overdue, and before it is to be paid', async () => {
  calling.mockResolvedValue({ ...shown(sampleInvoice), dueAt: '2020-01-03T21:00:00.000Z' });
  expect((await openOne()).textContent).toContain('Overdue: $630.00');
  closeScreen();
  calling.mockResolvedValue({ ...shown(sampleInvoice), dueAt: '2999-01-03T21:00:00.000Z' });
  expect((await openOne()).textContent).toContain('To pay: $630.00');
});

test('what was paid by card a moment ago is not asked for again, and a part of it leaves the rest', async () => {
  calling.mockResolvedValue(shown(sampleInvoice));
  const screen = await openOne(63_000);
  expect(textUnder('$630.00 by card, being confirmed')).toBe(
    '$630.00 by card, being confirmedCharged$630.00',
  );
  expect(screen.textContent).not.toMatch(/To pay|To be paid|Paid\$0\.00/);
  await closeScreen();
  const part = await openOne(60_000);
  expect(textUnder('To pay: $30.00')).toContain('$600.00 by card, being confirmed.');
  expect(part.textContent).toContain('To be paid by');
});

test('my own list says what went to whom, what is left and until when, and never asks for nothing', async () => {
  const mine = myInvoiceOf({ ...sampleInvoice, dueAt: '2999-11-24T21:00:00.000Z' }, sampleShipment);
  const paid = {
    ...myInvoiceOf(paidWith(sampleInvoice, { amount: 63_000 }), sampleShipment),
    number: 'INV-1000003',
  };
  const own = myInvoiceOf(personInvoice, undefined);
  const theirs = { ...mine, number: 'INV-1000004', chargesTerm: 'COLLECT' as const };
  calling.mockResolvedValue({ items: [mine, paid, own, theirs] });
  const screen = await openScreen(<MyInvoicesPage />);
  await settle();
  const rows = [...screen.querySelectorAll('ul[aria-label="My invoices"] a')];
  const to = `1 barrel and 2 boxes to Georgetown for ${sampleShipment.consignee.name}`;
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^1 barrel.*Georgetown for .*\$630\.00 left to pay by Nov 24, 2999/),
    expect.stringMatching(/Georgetown.*Paid in full on Tue, Nov 24/),
    expect.stringMatching(/^Missed pickup\$20\.00 left to pay/),
    expect.stringMatching(/\$630\.00 left to pay by the receiver, on arrival/),
  ]);
  expect(rows[0]?.textContent).toContain(to);
  // Nothing is cut, however narrow the screen is.
  expect(screen.querySelector('ul[aria-label="My invoices"] .truncate')).toBeNull();
  expect(screen.querySelector('a[href="/dashboard/statement"]')).not.toBeNull();
  expect(screen.textContent).not.toContain('$0.00');
});

test('what its owner has just paid by card is left to pay in no list', async () => {
  const mine = myInvoiceOf({ ...sampleInvoice, dueAt: '2999-11-24T21:00:00.000Z' }, sampleShipment);
  calling.mockResolvedValue({ items: [mine] });
  const textOf = async (part: ReactNode): Promise<string> => {
    const screen = await openScreen(part);
    await settle();
    const { textContent } = screen;
    closeScreen();
    return textContent ?? '';
  };
  paidByCard(number, { owed: 63_000, amount: 60_000 });
  expect(await textOf(<MyInvoicesPage />)).toContain('$30.00 left to pay by');
  expect(await textOf(<MyInvoicesLine asked={3000} />)).toContain('$30.00 left to pay on 1 invoice');
  paidByCard(number, { owed: 63_000, amount: 63_000 });
  for (const part of [<MyInvoicesPage key="list" />, <MyInvoicesLine key="line" asked={0} />]) {
    const text = await textOf(part);
    expect(text).toContain('$630.00 by card, being confirmed');
    expect(text).not.toMatch(/left to pay|by Nov/);
  }
});

test('the first screen has what is left to pay, without what receivers pay', async () => {
  const summary = summaryOf(sampleInvoice);
  const lineBeside = async (asked: number, ...items: readonly (typeof summary)[]) => {
    calling.mockResolvedValue({ items });
    const screen = await openScreen(<MyInvoicesLine asked={asked} />);
    await settle();
    const { textContent } = screen;
    closeScreen();
    return textContent;
  };
  const line = (...items: readonly (typeof summary)[]) => lineBeside(0, ...items);
  const owing = { ...summary, chargesTerm: 'PREPAID' as const, owed: 28_800 };
  expect(await line(owing, { ...owing, owed: 1200 })).toContain('$300.00 left to pay on 2 invoices');
  expect(await line({ ...owing, chargesTerm: 'COLLECT' })).toContain('Nothing left to pay');
  expect(await line()).toBe('');
  // It says no other sum than the card above, which asks for what is on no invoice yet.
  const settled = { ...owing, owed: 0 };
  expect(await lineBeside(14_000, settled)).toContain('$140.00 to pay, not on an invoice yet');
  expect(await lineBeside(28_800, owing)).toContain('$288.00 left to pay on 1 invoice');
});
