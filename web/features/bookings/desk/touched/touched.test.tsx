import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { summaryOf } from '#domain/bookings/summary.ts';
import { sampleBooking, wednesday } from '#domain/bookings/testing/sample-booking.ts';
import { closeScreen, openScreen, press, settle } from '#web/ui/testing/screen.tsx';
import { answer, refusal, sentTo } from '../testing/fake-api.ts';
import { TouchedPage } from './touched-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const rights = { mayChange: true };
vi.mock('#web/session/use-session.ts', () => ({
  useOwnId: () => 'desk-1',
  useMay: () => (permission: string) => rights.mayChange || permission.endsWith('.read'),
}));

const because = 'We do not pick up on Tuesday, December 1.';
const touchedBooking = (reference: string, name: string, hasOffer = true) => ({
  booking: {
    ...summaryOf(sampleBooking),
    reference,
    name,
    touched: { since: sampleBooking.createdAt, because, by: 'schedule', purpose: 'MAIN' },
  },
  ...(hasOffer
    ? { offer: { ...wednesday, full: false, flight: { departureId: 'GY-2026-12-11', day: '2026-12-11' } } }
    : {}),
});

let screen: HTMLElement;
const items = [
  touchedBooking('BKG-7K3M9Q', 'Sample Sender'),
  touchedBooking('BKG-8K3M9Q', 'Another Sender'),
  touchedBooking('BKG-9K3M9Q', 'Third Sender', false),
];
const open = async () => {
  screen = await openScreen(<TouchedPage area="/staff" />, '/staff/bookings?touched=yes');
  await settle();
};
const box = (reference: string) =>
  screen.querySelector<HTMLInputElement>(`input[aria-label^="Move ${reference}"]`);

beforeEach(() => {
  rights.mayChange = true;
  answer({ touched: () => ({ items, looking: true }) });
});
afterEach(closeScreen);

test('says whom, why, and what each is offered with the flight it makes then', async () => {
  await open();
  expect(screen.textContent).toContain('still being looked through');
  const [row] = screen.querySelectorAll('li');
  for (const part of ['Sample Sender', because, '→ Wed, Dec 2, 9 AM to noon.', 'flight is on Fri, Dec 11'])
    expect(row?.textContent).toContain(part);
  expect(screen.textContent).toContain('No time has room.');
  expect(box('BKG-9K3M9Q')?.disabled).toBe(true);
});

test('moves those who are chosen, by the versions that were shown, and tells what became of each', async () => {
  answer({
    touched: () => ({ items, looking: false }),
    replan: () => ({
      bookings: [
        { reference: 'BKG-7K3M9Q', outcome: 'refused', code: 'SLOT_FULL', text: 'That time is full.' },
      ],
    }),
  });
  await open();
  await act(async () => box('BKG-8K3M9Q')?.click());
  await press('Move this one and tell them');
  await settle();
  expect(sentTo('replan')[0]?.body).toEqual({ bookings: [{ reference: 'BKG-7K3M9Q', version: 2 }] });
  expect(screen.textContent).toContain('BKG-7K3M9Q stays: That time is full.');
});

test('what was done is still said when none is left', async () => {
  let left = items;
  answer({
    touched: () => ({ items: left, looking: false }),
    replan: () => {
      left = [];
      return { bookings: [{ reference: 'BKG-7K3M9Q', outcome: 'moved' }] };
    },
  });
  await open();
  await press('Move these 2 and tell them');
  await settle();
  expect(screen.textContent).toContain('1 booking moved. Each customer is told once.');
  expect(screen.textContent).toContain('No bookings here');
});

test('a failure is said, and nothing is lost', async () => {
  answer({ touched: () => ({ items, looking: false }), replan: () => refusal('X', undefined, 'Try again.') });
  await open();
  await press('Move these 2 and tell them');
  await settle();
  expect(screen.querySelector('[role=alert]')?.textContent).toContain('Try again.');
});

test('whoever may only look chooses none', async () => {
  rights.mayChange = false;
  await open();
  expect(box('BKG-7K3M9Q')?.disabled).toBe(true);
  expect(screen.textContent).not.toContain('tell them');
});
