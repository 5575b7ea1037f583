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
  needs: [],
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

test('what needs the customer is first, then what is on its way', async () => {
  const unpaid: UnderWay = {
    ...shipment,
    number: '8K3M9-Q2X4T-C',
    needs: ['Payment due'],
    before: { what: 'dock', at: '2026-11-24T19:00:00.000Z' },
  };
  answer([shipment, unpaid], [quote]);
  const screen = await open();
  const [needs, onItsWay] = [...screen.querySelectorAll('section')];
  expect(needs?.textContent).toMatch(/^Needs you.*\$385\.00 to Jamaica.*Payment due/s);
  expect(needs?.textContent).toContain('Bring it to 100 Sample Dock Road, Kearny by Tue, Nov 24');
  expect(onItsWay?.textContent).toMatch(/^On its way.*Left New York/s);
  expect(onItsWay?.querySelector('a')?.getAttribute('href')).toBe('/dashboard/shipments/7K3M9-Q2X4T-C');
});

test('a status that the need says already is not said twice', async () => {
  answer([{ ...shipment, status: 'Not booked yet', needs: ['Not booked yet: choose a flight'] }], []);
  expect((await open()).textContent?.match(/Not booked yet/g)).toHaveLength(1);
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
