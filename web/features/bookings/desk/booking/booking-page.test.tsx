import { act } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Booking } from '#domain/bookings/booking.ts';
import { sampleBooking } from '#domain/bookings/testing/sample-booking.ts';
import { choose, closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { answer, giveDialogs, now, refusal, sentTo } from '../testing/fake-api.ts';
import { BookingInFront } from './booking-in-front.tsx';
import { BookingPage } from './booking-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const rights = { mayChange: true };
vi.mock('#web/session/use-session.ts', () => ({
  useOwnId: () => 'desk-1',
  useMay: () => (permission: string) => rights.mayChange || permission.endsWith('.read'),
}));

let screen: HTMLElement;
const open = async (booking: Booking = sampleBooking, answers: Parameters<typeof answer>[0] = {}) => {
  answer(answers, booking);
  screen = await openScreen(
    <Routes>
      <Route path="/staff/bookings/:reference" element={<BookingPage area="/staff" />} />
    </Routes>,
    '/staff/bookings/BKG-7K3M9Q',
  );
  await settle();
};
const buttons = () => [...screen.querySelectorAll('button')].map(({ textContent }) => textContent);
const dialog = () => screen.querySelector('dialog[open]');
const submit = async () => {
  await act(async () => dialog()?.querySelector('form')?.requestSubmit());
  await settle();
};
const sent = (name: Parameters<typeof sentTo>[0]) => sentTo(name).map(({ body }) => body);
const { searchConsent: _, ...unsigned } = sampleBooking;

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  rights.mayChange = true;
  giveDialogs();
});
afterEach(async () => {
  await closeScreen();
  vi.useRealTimers();
});

test('tells everything of a booking', async () => {
  await open({ ...sampleBooking, note: 'Ring twice', photos: ['019a1d3c-0000-7000-8000-000000000001'] });
  for (const part of [
    'Tue, Dec 1, 9 AM to noon',
    'Sample Sender',
    '+1 718-555-0123',
    '12 Sample Avenue',
    'Brooklyn, NY 11226 (13 miles)',
    'Second floor, bell 4',
    'A 55-gallon barrel of 140 lb',
    'Fri, Dec 4',
    'Agreed online',
    'Ring twice',
    'Photo 1',
    'so nothing more is charged',
    'booked it',
  ])
    expect(screen.textContent).toContain(part);
  const links = [...screen.querySelectorAll('main a, a')].map((link) => link.getAttribute('href'));
  expect(links).toContain(`/staff/customers/${sampleBooking.ownerId}`);
  expect(links).toContain('/staff/shipments/7K3M9-Q2X4T-C');
  expect(links).toContain('/staff/departures/GY-2026-12-04');
});

test('an address with markup is text', async () => {
  const place = { ...(sampleBooking.place as NonNullable<Booking['place']>), street: '<b>12</b> Ave' };
  await open({ ...sampleBooking, name: '<img src=x>', place });
  expect(screen.textContent).toContain('<b>12</b> Ave');
  expect(screen.querySelector('img')).toBeNull();
});

test.each<[Booking['state'], readonly string[]]>([
  ['REQUESTED', ['Confirm', 'Move to…', 'Refuse…']],
  ['CONFIRMED', ['Goods are here', 'Failed…', 'Nobody came…', 'Move to…', 'Cancel…']],
  ['FAILED', ['Move to…', 'Cancel…']],
  ['COMPLETED', []],
  ['CANCELLED', []],
])('%s has %j', async (state, expected) => {
  await open({ ...sampleBooking, state });
  const all = ['Confirm', 'Goods are here', 'Failed…', 'Nobody came…', 'Move to…', 'Refuse…', 'Cancel…'];
  expect(buttons().filter((words) => all.includes(words ?? ''))).toEqual(expected);
});

test('whoever may only look changes nothing', async () => {
  rights.mayChange = false;
  await open();
  for (const words of ['Goods are here', 'Cancel…', 'Move to…', 'Save note'])
    expect(buttons()).not.toContain(words);
});

test('a request without street or time says so, and cannot be confirmed', async () => {
  const { street, ...place } = sampleBooking.place as NonNullable<Booking['place']>;
  expect(street).toBeDefined();
  await open({ ...sampleBooking, state: 'REQUESTED', place, visits: [] });
  expect(screen.textContent).toContain('Street, Time.');
  expect(buttons()).not.toContain('Confirm');
  expect(buttons()).toContain('Choose a time');
});

test('confirms with the version, and says what is true now when a colleague was faster', async () => {
  const theirs = { ...sampleBooking, version: 3, state: 'CANCELLED' };
  await open(
    { ...sampleBooking, state: 'REQUESTED' },
    { confirm: () => refusal('BOOKING_CHANGED', { booking: theirs }) },
  );
  await press('Confirm');
  await settle();
  expect(sent('confirm')).toEqual([{ version: 2 }]);
  expect(screen.querySelector('[role=alert]')?.textContent).toContain('Now it is: Canceled');
});

test('the goods are here, with the consent where it was missing', async () => {
  await open(unsigned, { complete: () => ({ ...sampleBooking, state: 'COMPLETED' }) });
  await press('Goods are here');
  const box = dialog()?.querySelector<HTMLInputElement>('input[type=checkbox]');
  expect(dialog()?.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled).toBe(true);
  await act(async () => box?.click());
  await submit();
  expect(sent('complete')).toEqual([{ version: 2, signed: true }]);
});

test('empty barrels are brought without a consent', async () => {
  const [visit] = sampleBooking.visits;
  const first = { ...(visit as Booking['visits'][number]), purpose: 'FIRST' as const };
  const barrels = { how: 'FIRST' as const, rows: [{ barrel: 'B55' as const, quantity: 2 }] };
  await open({ ...unsigned, emptyBarrels: barrels, visits: [first] }, { complete: () => sampleBooking });
  await press('Empty barrels are there');
  await submit();
  expect(sent('complete')).toEqual([{ version: 2 }]);
});

test('in vain, with a reason of the trade that says whether the customer pays', async () => {
  await open(sampleBooking, { fail: () => sampleBooking });
  await press('Failed…');
  expect(dialog()?.textContent).toContain('The customer is charged');
  await choose(dialog()?.querySelector('select'), 'weather_delay');
  expect(dialog()?.textContent).toContain('The customer is not charged');
  await submit();
  expect(sent('fail')).toEqual([{ version: 2, reason: 'weather_delay' }]);
});

test('nobody came to the dock: the desk says so, and it costs nothing', async () => {
  await open({ ...sampleBooking, way: 'DROP_OFF' }, { noShow: () => sampleBooking });
  expect(buttons()).not.toContain('Failed…');
  await press('Nobody came…');
  expect(dialog()?.textContent).toContain('It costs the customer nothing.');
  await submit();
  expect(sent('noShow')).toEqual([{ version: 2 }]);
});

test('nobody came: what it costs is said before', async () => {
  await open(sampleBooking, { noShow: () => sampleBooking });
  await press('Nobody came…');
  expect(dialog()?.textContent).toContain('charged for a missed pickup');
  expect(sent('noShow')).toEqual([]);
  await submit();
  expect(sent('noShow')).toEqual([{ version: 2 }]);
});

test('a cancellation in time costs nothing; too late, the desk decides', async () => {
  await open(sampleBooking, { deskCancel: () => sampleBooking });
  await press('Cancel…');
  expect(dialog()?.textContent).toContain('costs the customer nothing');
  await type(dialog()?.querySelector('textarea'), 'They called');
  await submit();
  await closeScreen();
  vi.setSystemTime(new Date('2026-12-01T13:00:00.000Z'));
  const before = sent('deskCancel');
  await open(sampleBooking, { deskCancel: () => sampleBooking });
  await press('Cancel…');
  await type(dialog()?.querySelector('textarea'), 'They called');
  await act(async () => dialog()?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click());
  await submit();
  expect([...before, ...sent('deskCancel')]).toEqual([
    { version: 2, because: 'They called', charge: false },
    { version: 2, because: 'They called', charge: true },
  ]);
});

test('a note has the same id after a lost answer', async () => {
  let losses = 1;
  await open(sampleBooking, {
    note: () => {
      losses -= 1;
      if (losses >= 0) throw new Error('lost');
      return { entry: {} };
    },
  });
  const field = [...screen.querySelectorAll('textarea')].at(-1);
  await type(field, 'Call before');
  await press('Save note');
  await settle();
  await press('Save note');
  await settle();
  const [lost, again] = sent('note');
  expect(again).toEqual(lost);
});

test('M opens the dialog that moves', async () => {
  await open();
  await act(async () =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true })),
  );
  await settle();
  expect(dialog()?.textContent).toContain('Move to…');
});

test('the slip has where, when, whom to call, and the code; it is printed once it is drawn', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await open(unsigned);
  await press('Print a slip');
  await settle();
  await expect.poll(() => print.mock.calls.length).toBe(1);
  const slip = screen.querySelector('.print-alone');
  for (const part of ['Tue, Dec 1, 9 AM to noon', '12 Sample Avenue', 'BKG-7K3M9Q', 'Sign that we may open'])
    expect(slip?.textContent).toContain(part);
  expect(slip?.querySelector('svg')).not.toBeNull();
  await act(async () => window.dispatchEvent(new Event('afterprint')));
  expect(screen.querySelector('.print-alone')).toBeNull();
});

test('the slip of a request without a time says who speaks next', async () => {
  const request = { ...sampleBooking, state: 'REQUESTED' as const, visits: [] };
  const personId = 'p-0193a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b';
  for (const [ownerId, words] of [
    [sampleBooking.ownerId, 'Choose one in your account'],
    [personId, 'No time yet. We will call you about it.'],
  ] as const) {
    vi.stubGlobal('print', vi.fn());
    await open({ ...request, ownerId });
    await press('Print a slip');
    await settle();
    await expect.poll(() => screen.querySelector('.print-alone')?.textContent).toContain(words);
    await closeScreen();
  }
});

test('at the dock it says whose it is, and that the goods are here', async () => {
  answer({ accept: () => ({ ...sampleBooking, version: 3, state: 'COMPLETED' }) }, sampleBooking);
  screen = await openScreen(<BookingInFront reference="BKG-7K3M9Q" />);
  await settle();
  expect(screen.textContent).toContain('Sample Sender');
  await press('Goods are here');
  await submit();
  expect(sent('accept')).toEqual([{ version: 2 }]);
});

test('a pickup that is in a run says with whom we come and when, with the way to the runs of the day', async () => {
  await open({ ...sampleBooking, state: 'ASSIGNED' });
  expect(screen.textContent).toContain('Van 1, Someone, at about 9:20 AM');
  expect(screen.querySelector('a[href="/staff/runs?day=2026-12-01"]')?.textContent).toBe('Van 1');
});
