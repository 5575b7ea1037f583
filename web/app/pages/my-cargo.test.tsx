import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openQuoteEndpoints } from '#domain/quotes/open-endpoint.ts';
import { type UnderWay, underWayEndpoints } from '#domain/shipments/customer/under-way.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, settle } from '#web/ui/testing/screen.tsx';
import { MyCargo } from './my-cargo.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown) => Promise<unknown>);

const shipment: UnderWay = {
  number: '7K3M9-Q2X4T-C',
  to: 'GY',
  consigneeName: 'Marva Sample',
  status: 'Left New York',
  next: { title: 'Nothing for you to do', lines: ['Next: Georgetown, then customs.'] },
};
const quote = { reference: 'QTE-7K3M9Q', to: 'JM', total: 38_500, expiresAt: '2026-11-27T15:00:00.000Z' };

const answer = (shipments: readonly UnderWay[], quotes: readonly object[], more = false) =>
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === underWayEndpoints.underWay) return { items: shipments, more };
    if (endpoint === openQuoteEndpoints.open) return { items: quotes };
    throw new Error('Nothing else is asked for.');
  });
const open = async () => {
  const screen = await openScreen(<MyCargo />, '/dashboard');
  await settle();
  return screen;
};

beforeEach(() => {
  calling.mockReset();
});
afterEach(closeScreen);

const unpaid: UnderWay = {
  ...shipment,
  number: '8K3M9-Q2X4T-C',
  next: {
    title: 'Pay $385.00 by Tue, Nov 24, 4:00 PM',
    lines: ['Then it flies Fri, Nov 27.'],
    by: new Date(Date.now() + 46_440_000).toISOString(),
    button: { label: 'Pay $385.00', path: '/dashboard/invoices/INV-1000001' },
    isToDo: true,
  },
};

test('what needs the customer is first, each with the one thing to do, then what is on its way', async () => {
  answer([shipment, unpaid, { ...unpaid, number: '9K3M9-Q2X4T-C' }], [quote]);
  const screen = await open();
  const [needs, onItsWay] = [...screen.querySelectorAll('section')];
  expect(needs?.textContent).toMatch(
    /^Needs you.*Pay \$385\.00 by Tue, Nov 24, 4:00 PM1[23].h.\d+.min left.*Then it flies Fri, Nov 27\..*\$385\.00 to Jamaica/s,
  );
  expect(onItsWay?.textContent).toMatch(/^On its way.*Left New York.*Nothing for you to do/s);
  expect(onItsWay?.querySelector('a')?.getAttribute('href')).toBe('/dashboard/shipments/7K3M9-Q2X4T-C');
  // One thing stands out, however many there are.
  const bold = [...screen.querySelectorAll('.action-primary')].map((link) => link.getAttribute('href'));
  expect(bold).toEqual(['/dashboard/invoices/INV-1000001']);
});

test('somebody without shipments and quotes sees nothing of it', async () => {
  answer([], []);
  expect((await open()).textContent).toBe('');
});

test('ten are shown, and the others are a link away', async () => {
  answer([shipment], [], true);
  expect([...(await open()).querySelectorAll('a')].map((link) => link.getAttribute('href'))).toContain(
    '/dashboard/shipments',
  );
});
