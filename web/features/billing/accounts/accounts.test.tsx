import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountEndpoints } from '#domain/billing/accounts/endpoints.ts';
import { examples } from '#domain/billing/endpoint-examples.ts';
import { sampleInvoice } from '#domain/billing/testing/sample-invoice.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, press, settle, textUnder, type } from '#web/ui/testing/screen.tsx';
import { CreditAccountPart } from './credit-account.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const rights = vi.hoisted(() => ({ has: new Set<string>() }));
vi.mock('#web/session/use-session.ts', () => ({
  useMay: () => (right: string) => rights.has.has(right),
  useOwnId: () => 'billing-1',
}));
const calling = vi.mocked(api as (endpoint: unknown, input: unknown) => Promise<unknown>);
const userId = sampleInvoice.ownerId;
const { account } = examples.account.reply;

beforeEach(() => {
  rights.has = new Set(['invoice.read', 'invoice.manage']);
  calling.mockReset();
});
afterEach(closeScreen);

const asked = (wanted: unknown) =>
  calling.mock.calls.flatMap(([endpoint, input]) => (endpoint === wanted ? [input] : []));
const open = async (reply: object): Promise<HTMLElement> => {
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === accountEndpoints.account) return reply;
    if (endpoint === accountEndpoints.previewAccount) return examples.previewAccount.reply;
    return endpoint === accountEndpoints.setAccount ? examples.setAccount.reply : { items: [] };
  });
  const screen = await openScreen(<CreditAccountPart userId={userId} area="/staff" />);
  await settle();
  return screen;
};
const typeIn = (screen: HTMLElement, label: string, text: string): Promise<void> => {
  const found = [...screen.querySelectorAll('label')].find(({ textContent }) =>
    textContent?.startsWith(label),
  );
  return type(screen.querySelector(`[id="${found?.htmlFor}"]`), text);
};

test('shows the limit, what is open and what is left, and who set it and why', async () => {
  await open({ account });
  const text = textUnder('Credit account');
  for (const words of ['Limit$5,000.00', 'To pay in30 days', 'Open$630.00', 'Left$4,370.00'])
    expect(text).toContain(words);
  expect(text).toContain('allowed $5,000.00, 30 days to pay');
  expect(text).toContain('Ships every week and pays by transfer.');
});

test('says what a change does before it is saved, with what was seen', async () => {
  const screen = await open({ account });
  await press('Change the account');
  await typeIn(screen, 'May be open', '500');
  await press('See what changes');
  expect(screen.textContent).toContain('Write why.');
  await typeIn(screen, 'Why', 'Pays late.');
  await press('See what changes');
  await settle();
  expect(asked(accountEndpoints.previewAccount)).toEqual([
    { params: { userId }, body: { limit: 50_000, days: 30 } },
  ]);
  expect(screen.textContent).toContain('Allow $500.00, 30 days to pay?');
  expect(screen.textContent).toMatch(/come off the account.*INV-1000001, shipment .*: \$630\.00/);
  expect(asked(accountEndpoints.setAccount)).toEqual([]);
  await press('Save');
  await settle();
  expect(asked(accountEndpoints.setAccount)).toEqual([
    { params: { userId }, body: { limit: 50_000, days: 30, reason: 'Pays late.', seen: 1 } },
  ]);
});

test('takes an account away with a limit of nothing, and gives one where there was none', async () => {
  const screen = await open({});
  expect(textUnder('Credit account')).toContain('None. Shipments are paid before they fly.');
  await press('Give a credit account');
  await typeIn(screen, 'May be open', '0');
  await typeIn(screen, 'Why', 'A mistake.');
  await press('See what changes');
  await settle();
  expect(screen.textContent).toContain('Take the account away?');
});

test('whoever sees invoices and may not let goods fly unpaid changes nothing, and others see none of it', async () => {
  rights.has = new Set(['invoice.read']);
  const screen = await open({ account });
  expect(screen.textContent).not.toContain('Change the account');
  await closeScreen();
  rights.has = new Set();
  expect((await open({ account })).textContent).toBe('');
});
