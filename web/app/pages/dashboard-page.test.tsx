import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bookingListEndpoints } from '#domain/bookings/customer/list-endpoint.ts';
import { ownSummaryOf } from '#domain/bookings/customer/own-view.ts';
import { sampleBooking, sampleKnown } from '#domain/bookings/testing/sample-booking.ts';
import { ownCounts } from '#domain/parcels/owner/own-counts.ts';
import { ownCountsEndpoints } from '#domain/parcels/owner/own-counts-endpoint.ts';
import { openQuoteEndpoints } from '#domain/quotes/open-endpoint.ts';
import { defaultSite } from '#domain/settings/default-site.ts';
import { underWayEndpoints } from '#domain/shipments/customer/under-way.ts';
import { api } from '#web/api/client.ts';
import { saveLastPrice } from '#web/session/last-price.ts';
import { SiteSettingsContext } from '#web/session/site-settings.ts';
import { SessionContext } from '#web/session/use-session.ts';
import { closeScreen, openScreen, settle } from '#web/ui/testing/screen.tsx';
import { DashboardPage } from './dashboard-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown) => Promise<unknown>);

const session = { status: 'signed-in', user: { userId: sampleBooking.ownerId, roles: ['customer'] } };
const pickup = ownSummaryOf({ ...sampleBooking, shipments: [] }, sampleKnown);
/** What the bookings answer; undefined while they have not, and a failure where they cannot be read. */
let bookings: readonly object[] | Error | undefined;
/** The quotes with which they have something to do. */
let quotes: readonly object[];
let screen: HTMLElement;

const text = () => screen.textContent ?? '';
/** Opens it. Its parts are loaded where they are shown, so what it comes to show is waited for. */
const open = async (isSo: () => void): Promise<void> => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  screen = await openScreen(
    <SiteSettingsContext value={defaultSite()}>
      <SessionContext value={session as never}>
        <DashboardPage />
      </SessionContext>
    </SiteSettingsContext>,
    '/dashboard',
  );
  await vi.waitFor(async () => {
    await settle();
    isSo();
  });
};
/** What is folded of the screen itself; the card of the address has folds of its own. */
const folds = () =>
  [...screen.querySelectorAll('details > summary')]
    .map(({ textContent }) => textContent)
    .filter((text) => /^(Your U\.S\. mailbox|How to shop)/.test(text ?? ''));

beforeEach(() => {
  localStorage.clear();
  quotes = [];
  calling.mockReset();
  calling.mockImplementation((endpoint) => {
    if (endpoint === underWayEndpoints.underWay) return Promise.resolve({ items: [], more: false });
    if (endpoint === openQuoteEndpoints.open) return Promise.resolve({ items: quotes });
    if (endpoint === ownCountsEndpoints.ownCounts) return Promise.resolve(ownCounts([], 0));
    if (endpoint !== bookingListEndpoints.mine || bookings === undefined) return new Promise(() => undefined);
    return bookings instanceof Error ? Promise.reject(bookings) : Promise.resolve({ items: bookings });
  });
});
afterEach(closeScreen);

test('a pickup that is booked before its shipment folds mailbox and guide, as a shipment does', async () => {
  bookings = [pickup];
  await open(() => expect(text()).toContain('Tell us who receives it'));
  expect(folds()).toEqual([
    'Your U.S. mailbox addressTo copy, box by box+',
    'How to shop with itFive steps+',
  ]);
});

test.each([
  ['accepted', undefined, 'Book your accepted quote', false],
  ['waiting for an answer', '2099-12-01T15:00:00.000Z', 'Quote to answer', true],
])(
  'a quote %s stands there, and the price of this device only beside one that is not accepted',
  async (_how, expiresAt, said, stays) => {
    bookings = [pickup];
    quotes = [{ reference: 'QTE-7K3M9Q', to: 'JM', total: 167_300, ...(expiresAt ? { expiresAt } : {}) }];
    saveLastPrice({
      to: 'JM',
      total: 167_300,
      path: '/shipping-calculator?to=JM&g=1B55x140',
      at: Date.now(),
    });
    await open(() => expect(text()).toContain(said));
    expect(text().includes('Your last price')).toBe(stays);
  },
);

test.each([
  ['with nothing to come', [ownSummaryOf({ ...sampleBooking, state: 'COMPLETED' }, sampleKnown)]],
  ['whose pickups cannot be read', new Error('away')],
])('they are open for somebody %s', async (_whose, answer) => {
  bookings = answer;
  await open(() => expect(text()).toContain('What happens next'));
  expect(folds()).toEqual([]);
});

test('neither is shown before that is known, so that nothing folds in front of anybody', async () => {
  bookings = undefined;
  await open(() =>
    expect(calling.mock.calls.map(([endpoint]) => endpoint)).toContain(bookingListEndpoints.mine),
  );
  expect(text()).not.toContain('What happens next');
  expect(folds()).toEqual([]);
});
