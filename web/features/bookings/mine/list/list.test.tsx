import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Booking } from '#domain/bookings/booking.ts';
import { ownSummaryOf } from '#domain/bookings/customer/own-view.ts';
import { sampleBooking } from '#domain/bookings/testing/sample-booking.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { defaultSite } from '#domain/settings/default-site.ts';
import { api } from '#web/api/client.ts';
import { SiteSettingsContext } from '#web/session/site-settings.ts';
import { dayAhead, slotOn } from '#web/slots/testing/sample-slots.ts';
import { closeScreen, openScreen, settle } from '#web/ui/testing/screen.tsx';
import { MyBookingsPage } from './my-bookings-page.tsx';
import { NextBooking } from './next-booking.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => sampleBooking.ownerId }));

const timesOn = (day: string) => {
  const { full: _, flight: __, ...times } = slotOn(day);
  return times;
};
const planned = timesOn(dayAhead(3));
const visit = { number: 1, purpose: 'MAIN', slot: planned, state: 'PLANNED' } as const;
const confirmed: Booking = { ...sampleBooking, visits: [visit] };

let items: readonly Booking[];
let screen: HTMLElement;

const open = async (path: string): Promise<void> => {
  screen = await openScreen(
    <SiteSettingsContext value={defaultSite()}>
      <Routes>
        <Route path="/dashboard" element={<NextBooking />} />
        <Route path="/said" element={<NextBooking saidOf={sampleBooking.shipments} />} />
        <Route path="/dashboard/bookings" element={<MyBookingsPage />} />
      </Routes>
    </SiteSettingsContext>,
    path,
  );
  await settle();
};
const text = () => screen.textContent ?? '';
const linkNamed = (name: string) =>
  [...screen.querySelectorAll('a')].find(({ textContent }) => textContent === name)?.getAttribute('href');

beforeEach(() => {
  items = [];
  vi.mocked(api as () => Promise<unknown>).mockImplementation(async () => ({
    items: items.map((one) => ownSummaryOf(one, { brand: defaultSite().brand, now: new Date() })),
  }));
});
afterEach(closeScreen);

test('has those to come first, each with when, where and the flight', async () => {
  const done = { ...confirmed, reference: 'BKG-2222ZZ', state: 'COMPLETED' } as const;
  items = [done, confirmed];
  await open('/dashboard/bookings');
  const [toCome, past] = [...screen.querySelectorAll('section')].map(({ textContent }) => textContent);
  expect(toCome).toContain(`Have it ready: we come ${slotWords(planned)}`);
  expect(toCome).toMatch(/^To come.*Pickup · Brooklyn, NY 11226 · 1 piece to Guyana/s);
  expect(past).toMatch(/^PastWe picked it up/);
});

test('has the earliest of those to come first, and before it whatever needs a time', async () => {
  const last = { ...confirmed, visits: [{ ...visit, slot: timesOn(dayAhead(4)) }] };
  const noTime: Booking = { ...confirmed, state: 'REQUESTED', visits: [] };
  items = [last, confirmed, noTime].map((one, at) => ({ ...one, reference: `BKG-222${at}ZZ` }));
  await open('/dashboard/bookings');
  const links = [...screen.querySelectorAll('section a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([2, 1, 0].map((at) => `/dashboard/bookings/BKG-222${at}ZZ`));
});

test('names no flight where the place is given back', async () => {
  items = [{ ...confirmed, state: 'CANCELLED' }];
  await open('/dashboard/bookings');
  expect(text()).toContain('1 piece to Guyana');
  expect(text()).not.toContain('flight');
});

test('is empty with a way to book one', async () => {
  await open('/dashboard/bookings');
  expect(text()).toContain('No pickups here');
  expect(linkNamed('Book a pickup')).toBe('/booking');
});

test('says what is missing', async () => {
  items = [{ ...confirmed, state: 'REQUESTED', visits: [] }];
  await open('/dashboard/bookings');
  expect(text()).toContain('Choose a time for the pickup');
});

test('the next one is on the dashboard, and nothing where there is none', async () => {
  await open('/dashboard');
  expect(text()).toBe('');
  closeScreen();
  items = [confirmed];
  await open('/dashboard');
  expect(text()).toMatch(new RegExp(`^Have it ready: we come ${slotWords(planned)}`));
  expect(text().split(slotWords(planned))).toHaveLength(2);
  closeScreen();
  // Where its goods have no shipment yet, that comes first, and its flight is said.
  items = [{ ...confirmed, shipments: [] }];
  await open('/dashboard');
  expect(text()).toMatch(
    /^Tell us who receives it and what is inside(It makes the flight on|Then it can fly)/,
  );
  closeScreen();
  items = [confirmed];
  // The card of its shipment says it.
  await open('/said');
  expect(text()).toBe('');
});
