import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bookingListEndpoints } from '#domain/bookings/customer/list-endpoint.ts';
import { ownSummaryOf } from '#domain/bookings/customer/own-view.ts';
import { sampleBooking, sampleKnown } from '#domain/bookings/testing/sample-booking.ts';
import { defaultSite } from '#domain/settings/default-site.ts';
import { underWayEndpoints } from '#domain/shipments/customer/under-way.ts';
import { api } from '#web/api/client.ts';
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
let screen: HTMLElement;

const open = async (): Promise<string> => {
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
    expect(calling.mock.calls.some(([endpoint]) => endpoint === bookingListEndpoints.mine)).toBe(true);
  });
  await settle();
  return screen.textContent ?? '';
};
/** What is folded of the screen itself; the card of the address has folds of its own. */
const folds = () =>
  [...screen.querySelectorAll('details > summary')]
    .map(({ textContent }) => textContent)
    .filter((text) => /^(Your U\.S\. mailbox|How to shop)/.test(text ?? ''));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  calling.mockReset();
  calling.mockImplementation((endpoint) => {
    if (endpoint === underWayEndpoints.underWay) return Promise.resolve({ items: [], more: false });
    if (endpoint !== bookingListEndpoints.mine || bookings === undefined) return new Promise(() => undefined);
    return bookings instanceof Error ? Promise.reject(bookings) : Promise.resolve({ items: bookings });
  });
});
afterEach(closeScreen);

test('a pickup that is booked before its shipment folds mailbox and guide, as a shipment does', async () => {
  bookings = [pickup];
  const text = await open();
  expect(folds()).toEqual([
    'Your U.S. mailbox addressTo copy, box by box+',
    'How to shop with itFive steps+',
  ]);
  expect(text).toContain('Have it ready: we come');
});

test('they are open for somebody with nothing to come, or whose pickups cannot be read', async () => {
  bookings = [ownSummaryOf({ ...sampleBooking, state: 'COMPLETED' }, sampleKnown)];
  expect(await open()).toContain('What happens next');
  expect(folds()).toEqual([]);
  closeScreen();
  calling.mockClear();
  bookings = new Error('away');
  expect(await open()).toContain('What happens next');
  expect(folds()).toEqual([]);
});

test('neither is shown before that is known, so that nothing folds in front of anybody', async () => {
  bookings = undefined;
  expect(await open()).not.toContain('What happens next');
  expect(folds()).toEqual([]);
});
