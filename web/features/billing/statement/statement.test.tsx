import { act } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { booksEndpoints } from '#domain/billing/books/endpoints.ts';
import { examples } from '#domain/billing/endpoint-examples.ts';
import { billingEndpoints } from '#domain/billing/endpoints.ts';
import { personInvoice, sampleInvoice } from '#domain/billing/testing/sample-invoice.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, press, settle, textUnder, type } from '#web/ui/testing/screen.tsx';
import { MyStatementPage, StatementPage } from './statement-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const rights = vi.hoisted(() => ({ isAtTill: true }));
vi.mock('#web/session/use-session.ts', () => ({ useMay: () => () => rights.isAtTill }));
const calling = vi.mocked(api as (endpoint: unknown, input: unknown) => Promise<unknown>);

beforeEach(() => {
  calling.mockReset();
  calling.mockResolvedValue(examples.myStatement.reply);
});
afterEach(closeScreen);

const asked = () => calling.mock.calls.map(([endpoint, input]) => [endpoint, input]);

test('a customer reads what was owed, each entry with what is owed after it, and what is owed now', async () => {
  const days = { from: '2026-11-01', to: '2026-11-30' };
  const screen = await openScreen(<MyStatementPage />, '/dashboard/statement?from=2026-11-01&to=2026-11-30');
  await settle();
  expect(asked()).toEqual([[booksEndpoints.myStatement, { query: days }]]);
  const table = screen.querySelector('table')?.textContent;
  expect(table).toMatch(/Nov 20, 2026INV-1000001.*booked\$630\.00\$630\.00/);
  expect(table).toMatch(/Nov 24, 2026INV-1000001.*Paid in cash-\$330\.00\$300\.00/);
  expect(screen.textContent).toMatch(
    /Balance before November 1, 2026\$0\.00.*Balance on November 30, 2026\$300\.00/,
  );
  const links = [...screen.querySelectorAll('table a')].map((link) => link.getAttribute('href'));
  expect(new Set(links)).toEqual(new Set(['/dashboard/invoices/INV-1000001']));
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await press('Print');
  expect(print).toHaveBeenCalledOnce();
});

test('unless it is asked otherwise it begins with the month before, and an account with nothing says so', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-10T15:00:00.000Z'), toFake: ['Date'] });
  calling.mockResolvedValue({
    from: '2026-02-01',
    to: '2026-03-10',
    billTo: [],
    opening: 0,
    lines: [],
    closing: -500,
  });
  const screen = await openScreen(
    <Routes>
      <Route path="/staff/statements/:userId" element={<StatementPage area="/staff" />} />
    </Routes>,
    `/staff/statements/${sampleInvoice.ownerId}`,
  );
  await settle();
  vi.useRealTimers();
  expect(asked()).toEqual([
    [
      booksEndpoints.statement,
      { params: { userId: sampleInvoice.ownerId }, query: { from: '2026-02-01', to: '2026-03-10' } },
    ],
  ]);
  expect(screen.textContent).toContain('Nothing was charged or paid in this period.');
  expect(screen.textContent).toContain('We owe you $5.00');
  expect(textUnder('Charged and paid')).toBeUndefined();
});

const openAtDesk = async (): Promise<HTMLElement> => {
  const screen = await openScreen(
    <Routes>
      <Route path="/staff/statements/:userId" element={<StatementPage area="/staff" />} />
    </Routes>,
    `/staff/statements/${sampleInvoice.ownerId}`,
  );
  await settle();
  return screen;
};

test('the desk charges a person without a shipment, by name and with a reason, and opens the invoice', async () => {
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === billingEndpoints.personChoices) return examples.personChoices.reply;
    return endpoint === billingEndpoints.chargePerson ? personInvoice : examples.statement.reply;
  });
  const screen = await openAtDesk();
  const fold = screen.querySelector('details');
  await act(async () => {
    if (fold) fold.open = true;
    fold?.dispatchEvent(new Event('toggle'));
  });
  await settle();
  expect(textUnder('Charge this person')).toContain('The invoice is for Sample Sender.');
  await press('Charge $20.00');
  expect(screen.textContent).toContain('Write why.');
  const why = [...screen.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith('Why'));
  await type(screen.querySelector(`[id="${why?.htmlFor}"]`), 'Nobody was there at 10.');
  await press('Charge $20.00');
  await settle();
  const charged = calling.mock.calls.filter(([endpoint]) => endpoint === billingEndpoints.chargePerson);
  expect(charged.map(([, input]) => input)).toMatchObject([
    {
      params: { userId: sampleInvoice.ownerId },
      body: { code: 'MISSED_PICKUP', amount: 2000, reason: 'Nobody was there at 10.' },
    },
  ]);
  expect(screen.querySelector(`a[href="/staff/billing/${personInvoice.number}"]`)?.textContent).toBe(
    personInvoice.number,
  );
  // The statement has what was charged.
  expect(calling.mock.calls.filter(([endpoint]) => endpoint === booksEndpoints.statement)).toHaveLength(2);
});

test('who takes no money charges nobody', async () => {
  rights.isAtTill = false;
  const screen = await openAtDesk();
  rights.isAtTill = true;
  expect(screen.textContent).not.toContain('Charge this person');
});
