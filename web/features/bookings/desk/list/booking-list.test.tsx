import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleBooking } from '#domain/bookings/testing/sample-booking.ts';
import { addressNow, choose, closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { answer, giveDialogs, now, sentTo } from '../testing/fake-api.ts';
import { BookingListPage } from './booking-list-page.tsx';
import { findBookings } from './find-bookings.ts';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const rights = { mayChange: true };
vi.mock('#web/session/use-session.ts', () => ({
  useOwnId: () => 'desk-1',
  useMay: () => (permission: string) => rights.mayChange || permission.endsWith('.read'),
}));

let screen: HTMLElement;
const open = async (search = '') => {
  screen = await openScreen(<BookingListPage area="/staff" />, `/staff/bookings${search}`);
  await settle();
};
const asked = () => sentTo('deskList').at(-1)?.query;

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  rights.mayChange = true;
  giveDialogs();
  answer();
});
afterEach(async () => {
  await closeScreen();
  vi.useRealTimers();
});

test('shows when, whose, where and what is missing', async () => {
  const { street: _, ...place } = sampleBooking.place ?? { zip: '', stairs: false, miles: 1 };
  answer({}, { ...sampleBooking, state: 'REQUESTED', place, visits: [] });
  await open();
  const words = screen.querySelector('tbody')?.textContent;
  for (const part of ['BKG-7K3M9Q', 'No time yet', 'Sample Sender', '1 piece, 140 lb', 'Brooklyn, NY 11226'])
    expect(words).toContain(part);
  expect(words).toContain('Street missing');
  expect(words).toContain('Time missing');
});

test.each([
  ['', {}],
  ['?state=FAILED', { state: 'FAILED' }],
  ['?missing=consent', { missing: 'consent' }],
  ['?day=2026-12-01', { day: '2026-12-01' }],
  ['?area=112', { area: '112' }],
  ['?closed=2026-11', { closed: '2026-11' }],
  ['?search=sample', { search: 'sample' }],
  ['?state=FAILED&search=sample', { search: 'sample' }],
  ['?day=never', {}],
  ['?state=FAILED&area=112&to=JM&days=7', { state: 'FAILED', area: '112', to: 'JM', days: 7 }],
  ['?closed=2026-11&to=JM', { closed: '2026-11', to: 'JM' }],
  ['?closed=2026-11&to=JM&state=COMPLETED', { closed: '2026-11' }],
  ['?state=COMPLETED', { state: 'COMPLETED', closed: '2026-11' }],
])('%s asks what it can', async (search, question) => {
  await open(search);
  expect(asked()).toEqual({ limit: 25, ...question });
});

const narrow = (label: string, value: string) =>
  choose(
    [...screen.querySelectorAll('select')].find(({ labels }) => labels[0]?.textContent === label),
    value,
  );

test('narrows by one filter after the other, and a month begins anew', async () => {
  await open();
  await narrow('Missing', 'slot');
  expect(addressNow()).toContain('?missing=slot');
  await type(screen.querySelector('input[type=date]'), '2026-12-02');
  await type(screen.querySelector('input[inputmode=numeric]'), '11');
  expect(asked()).toEqual({ limit: 25, missing: 'slot', day: '2026-12-02' });
  await type(screen.querySelector('input[inputmode=numeric]'), '112');
  await narrow('To', 'JM');
  expect(asked()).toEqual({ limit: 25, missing: 'slot', day: '2026-12-02', area: '112', to: 'JM' });
  await type(screen.querySelector('input[inputmode=numeric]'), '');
  expect(asked()).toEqual({ limit: 25, missing: 'slot', day: '2026-12-02', to: 'JM' });
  await narrow('Show', '2026-11');
  expect(asked()).toEqual({ limit: 25, closed: '2026-11' });
  await narrow('To', 'JM');
  await narrow('Ended', 'COMPLETED');
  expect(asked()).toEqual({ limit: 25, closed: '2026-11', state: 'COMPLETED' });
});

test('says what an empty list means', async () => {
  answer({ deskList: () => ({ items: [] }) });
  await open();
  expect(screen.textContent).toContain('No open bookings here');
  await closeScreen();
  await open('?search=nobody');
  expect(screen.textContent).toContain('Nothing found for “nobody”');
});

test('whoever may only look cannot book for a caller', async () => {
  rights.mayChange = false;
  await open();
  expect(screen.textContent).not.toContain('Book for a caller');
});

test('is found from everywhere', async () => {
  const hits = await findBookings({ base: '/staff', dock: 'Kearny' })('sample', new AbortController().signal);
  expect(hits).toEqual([
    {
      to: '/staff/bookings/BKG-7K3M9Q',
      title: 'BKG-7K3M9Q Sample Sender',
      detail: 'Confirmed · Tue, Dec 1, 9 AM to noon · Brooklyn, NY 11226',
    },
  ]);
  await open();
});

test('says that bookings must be moved, and leads to whom', async () => {
  answer({ touched: () => ({ items: [{ booking: sampleBooking }], looking: false }) });
  await open();
  expect(screen.textContent).toContain('1 booking must be moved');
  await press('Look at whom');
  expect(addressNow()).toContain('?touched=yes');
});
