import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Booking } from '#domain/bookings/booking.ts';
import { sampleBooking } from '#domain/bookings/testing/sample-booking.ts';
import { driveEndpoints } from '#domain/runs/driving/endpoints.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, settle } from '#web/ui/testing/screen.tsx';
import { answer } from '../../testing/fake-api.ts';
import { BookingPage } from '../booking-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const rights = { runs: true };
vi.mock('#web/session/use-session.ts', () => ({
  useOwnId: () => 'desk-1',
  useMay: () => (permission: string) => permission !== 'run.read' || rights.runs,
}));

let screen: HTMLElement;
afterEach(async () => {
  rights.runs = true;
  await closeScreen();
});

const fetched: Booking = {
  ...sampleBooking,
  state: 'COMPLETED',
  visits: sampleBooking.visits.map((visit) => ({ ...visit, state: 'DONE' })),
};
const open = async (booking: Booking) => {
  answer({}, booking);
  screen = await openScreen(
    <Routes>
      <Route path="/staff/bookings/:reference" element={<BookingPage area="/staff" />} />
    </Routes>,
    '/staff/bookings/BKG-7K3M9Q',
  );
  await settle();
};
const proof = () =>
  [...screen.querySelectorAll('details')].find(
    (one) => one.querySelector('summary')?.textContent === 'Proof',
  );
const unfold = async () => {
  const details = proof();
  if (details === undefined) throw new Error('There is no proof on the page.');
  details.open = true;
  details.dispatchEvent(new Event('toggle'));
  await settle();
  return details;
};
const asked = () => vi.mocked(api).mock.calls.filter(([endpoint]) => endpoint === driveEndpoints.proof);

test('the desk unfolds who handed over what, where and when, with the signature', async () => {
  await open(fetched);
  expect(asked()).toEqual([]);
  const { textContent } = await unfold();
  for (const part of [
    'Dec 1, 10:20',
    '12 Sample Avenue',
    '1 barrel of 55 gallons',
    'Sample Sender',
    'within 12 meters',
    'Open the photo 1',
  ])
    expect(textContent).toContain(part);
  const signature = proof()?.querySelector('svg[role="img"]');
  expect(signature?.getAttribute('aria-label')).toBe('Signature of Sample Sender');
  expect(signature?.querySelector('path')?.getAttribute('d')).toMatch(/^M100 200L140 120/);
});

test('photos are there only for whoever sees runs', async () => {
  rights.runs = false;
  await open(fetched);
  expect((await unfold()).textContent).not.toContain('Open the photo');
});

test('there is no proof of a visit that is still to come, nor of goods that were brought', async () => {
  await open(sampleBooking);
  expect(proof()).toBeUndefined();
  await closeScreen();
  await open({ ...fetched, way: 'DROP_OFF' });
  expect(proof()).toBeUndefined();
});
