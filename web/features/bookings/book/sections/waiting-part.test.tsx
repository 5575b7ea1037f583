import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BookingSummary } from '#domain/bookings/booking.ts';
import { summaryOf } from '#domain/bookings/summary.ts';
import { sampleBooking } from '#domain/bookings/testing/sample-booking.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, press, settle } from '#web/ui/testing/screen.tsx';
import { type TypedBooking, typedOfLink } from '../typed/typed-booking.ts';
import type { BookingDraft } from '../use-booking-page.ts';
import { WaitingPart } from './waiting-part.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(api as () => Promise<unknown>);

const [one, other, away] = ['7K3M9-Q2X4T-C', '8K3M9-Q2X4T-A', '9K3M9-Q2X4T-B'];
const request = (number: string, change: Partial<BookingSummary> = {}): BookingSummary => ({
  ...summaryOf({ ...sampleBooking, state: 'REQUESTED', visits: [] }),
  shipments: [number],
  ...change,
});

let screen: HTMLElement;
let typed: TypedBooking;

const Page = ({ search }: { readonly search: string }) => {
  const [now, change] = useState(() => typedOfLink(search, 'key'));
  typed = now;
  return <WaitingPart draft={{ typed: now, change } as unknown as BookingDraft} />;
};

const open = async (items: readonly BookingSummary[], search = ''): Promise<void> => {
  const next = { title: 'Choose a time for the pickup', lines: [] };
  calling.mockResolvedValue({ items: items.map((item) => ({ ...item, next })) });
  screen = await openScreen(<Page search={search} />, `/booking${search}`);
  await settle();
};
const box = (number: string) =>
  [...screen.querySelectorAll('label')]
    .find(({ textContent }) => textContent === number)
    ?.querySelector('input');

beforeEach(() => calling.mockReset());
afterEach(closeScreen);

test('those that wait are chosen for one visit; one from elsewhere has a visit of its own', async () => {
  const booked = { ...summaryOf(sampleBooking), shipments: ['6K3M9-Q2X4T-D'] };
  await open([request(one), request(other), request(away, { zip: '07102' }), booked]);
  expect(screen.textContent).not.toContain('6K3M9-Q2X4T-D');
  await press(one);
  await press(other);
  expect(typed).toMatchObject({ shipments: [one, other], isGoodsDone: true, slot: '' });
  expect([box(other)?.checked, box(away)?.disabled]).toEqual([true, true]);
  expect(screen.textContent).toContain('in a visit of its own');
  await press(one);
  await press(other);
  expect(typed).toMatchObject({ shipments: [], isGoodsDone: false });
  expect(box(away)?.disabled).toBe(false);
});

test('that of the link is chosen already, with another beside it', async () => {
  await open([request(one), request(other)], `?shipment=${one}`);
  expect([box(one)?.checked, box(other)?.checked]).toEqual([true, false]);
  await press(other);
  expect(typed.shipments).toEqual([one, other]);
});

test('nothing is asked where only that of the link waits, or none', async () => {
  await open([request(one)], `?shipment=${one}`);
  expect(screen.textContent).toBe('');
  closeScreen();
  await open([]);
  expect(screen.textContent).toBe('');
});
