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
import { useMyBookings } from '../../use-my-bookings.ts';
import { comingApart } from './coming-apart.ts';
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

const FirstScreen = ({ saidOf }: { readonly saidOf: readonly string[] }) => (
  <NextBooking coming={comingApart(useMyBookings(undefined).data?.items ?? [], saidOf)} />
);

const open = async (path: string): Promise<void> => {
  screen = await openScreen(
    <SiteSettingsContext value={defaultSite()}>
      <Routes>
        <Route path="/dashboard" element={<FirstScreen saidOf={[]} />} />
        <Route path="/said" element={<FirstScreen saidOf={['7K3M9-Q2X4T-C']} />} />
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
  expect(toCome).toMatch(/^To come.*Pickup · Brooklyn, NY 11226 · 1 barrel to Guyana/s);
  expect(past).toMatch(/^PastWe picked it up/);
});

test('has what we fetched and nobody receives yet before all others', async () => {
  const done: Booking = { ...confirmed, reference: 'BKG-2222ZZ', state: 'COMPLETED', shipments: [] };
  items = [confirmed, done];
  await open('/dashboard/bookings');
  const [toDo, toCome] = [...screen.querySelectorAll('section')].map(({ textContent }) => textContent);
  expect(toDo).toMatch(/^Still to do.*who receives it/);
  expect(toCome).toMatch(/^To come/);
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
  expect(text()).toContain('1 barrel to Guyana');
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

test('what is on the way by itself is a line on the dashboard, and what needs its owner is not', async () => {
  const asked: Booking = { ...confirmed, state: 'REQUESTED', reference: 'BKG-2222ZZ' };
  items = [confirmed, asked];
  await open('/dashboard');
  expect(text()).toMatch(/^Nothing for you to do/);
  expect(text()).not.toContain('Have it ready');
  expect(screen.querySelector('a')?.getAttribute('href')).toBe('/dashboard/bookings/BKG-2222ZZ');
  closeScreen();
  // The card of its shipment says it.
  items = [{ ...asked, shipments: ['7K3M9-Q2X4T-C'] }];
  await open('/said');
  expect(text()).toBe('');
  closeScreen();
  items = [];
  await open('/dashboard');
  expect(text()).toBe('');
});
