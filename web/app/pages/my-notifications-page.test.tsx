import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bookingListEndpoints } from '#domain/bookings/customer/list-endpoint.ts';
import { fileEndpoints } from '#domain/files/endpoints.ts';
import { notificationEndpoints } from '#domain/notifications/endpoints.ts';
import { ownCounts } from '#domain/parcels/owner/own-counts.ts';
import { ownCountsEndpoints } from '#domain/parcels/owner/own-counts-endpoint.ts';
import type { OwnParcel } from '#domain/parcels/parcel.ts';
import { sampleParcel } from '#domain/parcels/testing/sample-parcel.ts';
import { openQuoteEndpoints } from '#domain/quotes/open-endpoint.ts';
import { type UnderWay, underWayEndpoints } from '#domain/shipments/customer/under-way.ts';
import { api } from '#web/api/client.ts';
import { ownSample } from '#web/features/parcels/testing/sample-own.ts';
import { closeScreen, openScreen, settle } from '#web/ui/testing/screen.tsx';
import { MyNotificationsPage } from './my-notifications-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown) => Promise<unknown>);

const underWay: UnderWay = {
  number: '7K3M9-Q2X4T-C',
  to: 'GY',
  consigneeName: 'Marva Sample',
  status: 'Left New York',
  next: { title: 'Nothing for you to do', lines: ['Next: Georgetown, then customs.'] },
};
const unpaid: UnderWay = {
  ...underWay,
  number: '8K3M9-Q2X4T-C',
  next: {
    title: 'Pay $385.00 by Tue, Nov 24, 4:00 PM',
    lines: ['Then it flies Fri, Nov 27.'],
    button: { label: 'Pay $385.00', path: '/dashboard/invoices/INV-1000001' },
    isToDo: true,
  },
};

const open = async (shipments: readonly UnderWay[], parcels: readonly OwnParcel[] = []) => {
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === underWayEndpoints.underWay) return { items: shipments, more: false };
    if (endpoint === openQuoteEndpoints.open || endpoint === bookingListEndpoints.mine) return { items: [] };
    if (endpoint === fileEndpoints.list) return { items: [], mayAdd: false };
    if (endpoint === ownCountsEndpoints.ownCounts) return ownCounts(parcels, 0);
    if (endpoint === notificationEndpoints.feed) return { items: [] };
    throw new Error('Nothing else is asked for.');
  });
  const screen = await openScreen(<MyNotificationsPage />, '/dashboard/notifications');
  await settle();
  return screen;
};

beforeEach(() => {
  calling.mockReset();
});
afterEach(closeScreen);

test('what has to be done is above what happened, in the words of its own page, and leads to what does it', async () => {
  const screen = await open([underWay, unpaid]);
  const [todo, happened] = [...screen.querySelectorAll('section')];
  expect(todo?.textContent).toMatch(
    /^Needs you.*Marva Sample, Guyana.*Pay \$385\.00 by Tue, Nov 24, 4:00 PM/s,
  );
  expect(todo?.querySelector('.action-primary')?.getAttribute('href')).toBe(
    '/dashboard/invoices/INV-1000001',
  );
  expect(happened?.textContent).toContain('What happened');
});

test('a parcel that needs its invoice is above, too', async () => {
  const { declaration } = sampleParcel;
  const unpapered = ownSample({ declaration: { ...declaration, invoice: { state: 'PENDING' } } });
  const screen = await open([underWay], [unpapered]);
  expect(screen.querySelector('section h3')?.textContent).toBe(unpapered.next.todo?.title);
});

test('with nothing to do there is only what happened', async () => {
  const screen = await open([underWay]);
  expect([...screen.querySelectorAll('section h2')].map(({ textContent }) => textContent)).toEqual([
    'What happened',
  ]);
});
