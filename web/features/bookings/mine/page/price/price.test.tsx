import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Booking } from '#domain/bookings/booking.ts';
import type { OwnBooking } from '#domain/bookings/customer/own-booking.ts';
import { sampleBooking } from '#domain/bookings/testing/sample-booking.ts';
import { departureEndpoints } from '#domain/departures/endpoints.ts';
import { DAY_MS } from '#domain/kernel/new-york.ts';
import { instantWords } from '#domain/kernel/short-times.ts';
import { defaultSite } from '#domain/settings/default-site.ts';
import { customerShipmentEndpoints } from '#domain/shipments/customer/shipment-endpoints.ts';
import { api } from '#web/api/client.ts';
import { paidByCard } from '#web/next-step/testing/paid-by-card.ts';
import { SiteSettingsContext } from '#web/session/site-settings.ts';
import { closeScreen, openScreen, settle } from '#web/ui/testing/screen.tsx';
import { Price } from './price.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown) => Promise<unknown>);

const { heldBy: _, ...free } = sampleBooking;
/** Booked with the price of the whole in sight. Its shipment is still to come. */
const before: Booking = { ...free, shipments: [], priced: 'to=GY&g=1B55x140&zip=11226' };
const cutoff = new Date(Date.now() + DAY_MS);
const pay = {
  act: 'PAY',
  title: 'Pay $385.00 by Tue, Nov 24, 4:00 PM',
  lines: [],
  amount: 38_500,
  button: { label: 'Pay $385.00', path: '/dashboard/invoices/INV-1' },
};

let after: readonly unknown[];
let shipment: object | undefined;
let screen: HTMLElement;
const open = async (booking: Omit<OwnBooking, 'next'>): Promise<string> => {
  screen = await openScreen(
    <SiteSettingsContext value={defaultSite()}>
      <Price booking={booking} />
    </SiteSettingsContext>,
  );
  // Its parts are loaded where they are shown.
  await vi.waitFor(async () => {
    await settle();
    expect(screen.textContent).not.toContain('Loading');
  });
  await settle();
  return screen.textContent ?? '';
};

beforeEach(() => {
  sessionStorage.clear();
  after = [pay];
  shipment = {};
  calling.mockReset();
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === departureEndpoints.upcoming)
      return { items: [{ id: before.flight?.departureId, bookingCutoff: cutoff.toISOString() }] };
    if (endpoint === customerShipmentEndpoints.show)
      return { shipment, next: { after, ours: [], comes: [] } };
    throw new Error('Nobody asks for anything else.');
  });
});
afterEach(closeScreen);

test('before its shipment is booked: what is to pay in all, the pickup as a part of it, and until when', async () => {
  const text = await open(before);
  expect(text).toMatch(/^What it costs in all/);
  expect(text).toContain('Total$385.00');
  // The pickup is one of its lines, once.
  expect(text.split('$35.00')).toHaveLength(2);
  expect(text).toMatch(/Pickup[^$]*\$35\.00/);
  expect(text).toContain(`You pay after you tell us who receives it, by ${instantWords(cutoff)}.`);
});

test('stairs that were told later are in it', async () => {
  const { place } = before;
  if (place === undefined) throw new Error('It has a place.');
  const { stairs } = defaultSite().rateCards[0]?.card ?? { stairs: 0 };
  expect(await open({ ...before, place: { ...place, stairs: true } })).toContain(
    `Total$${(38_500 + stairs) / 100}.00`,
  );
});

test('with a shipment: what is to pay for it in the words of its page, and the way to pay it', async () => {
  const text = await open(sampleBooking);
  expect(text).toContain(pay.title);
  expect(text).toContain(`$35.00 of the price of shipment ${sampleBooking.heldBy} is for the pickup.`);
  const links = [...screen.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([`/dashboard/shipments/${sampleBooking.heldBy}`, pay.button.path]);
});

test('with a shipment that was paid by card a moment ago asks for nothing', async () => {
  paidByCard('INV-1', { owed: 38_500, amount: 38_500 });
  const text = await open(sampleBooking);
  expect(text).toContain('You do not pay for it separately.');
  expect(text).not.toContain('Pay $');
});

test('with a shipment that is paid asks for nothing', async () => {
  after = [];
  const text = await open(sampleBooking);
  expect(text).toContain('You do not pay for it separately.');
  expect(screen.querySelector('a[href="/dashboard/invoices/INV-1"]')).toBeNull();
});

test('of a pickup that nobody needs any more says what came off, and that it is not paid, also where its shipment is not there', async () => {
  const brought = { ...sampleBooking, state: 'CANCELLED' as const, notNeeded: true as const };
  shipment = { broughtBefore: { off: 3500, slot: sampleBooking.visits[0]?.slot } };
  const text = await open(brought);
  expect(text).toContain(`The price of shipment ${sampleBooking.heldBy} has no pickup in it.`);
  expect(text).toContain('We canceled the pickup of Tue, Dec 1, 9 AM to noon, so the price is $35.00 less.');
  expect(text).not.toContain('is for the pickup');
  await closeScreen();
  shipment = undefined;
  expect(await open(brought)).toMatch(/has no pickup in it\./);
});

test('a pickup of its own has its own price, and bringing it costs nothing', async () => {
  const { priced: __, ...own } = before;
  expect(await open(own)).toContain('Total$35.00We put it on your invoice after our visit.');
  const { price: ___, ...dropOff } = own;
  expect(await open({ ...dropOff, way: 'DROP_OFF' })).toContain('Bringing it to us is free.');
});

test('a pickup that was canceled costs nothing and shows no price; after its deadline its fee is on the invoice', async () => {
  const { priced: __, ...own } = before;
  const canceled = { ...own, state: 'CANCELLED' as const };
  expect(await open(canceled)).toBe('What it costsYou pay nothing for it.');
  await closeScreen();
  expect(await open({ ...canceled, feeFor: 1 })).toBe(
    'What it costsWe put the fee for a missed pickup on your invoice.',
  );
});

test('after a missed pickup: its fee and the next pickup are a row each, and no sum leaves one of them out', async () => {
  const { priced: __, ...own } = before;
  const missed = { ...own, state: 'NO_SHOW' as const, feeFor: 1, missedFee: 2000 };
  expect(await open(missed)).toBe(
    'What it costsMissed pickup, on your invoice$20.00A new pickup, on your invoice after our visit$35.00',
  );
  await closeScreen();
  expect(await open({ ...missed, state: 'CONFIRMED' })).toBe(
    'What it costsMissed pickup, on your invoice$20.00Pickup, up to 17.5 miles$35.00Total$35.00We put it on your invoice after our visit.',
  );
  await closeScreen();
  expect(await open({ ...missed, state: 'CANCELLED' })).toBe(
    'What it costsMissed pickup, on your invoice$20.00',
  );
});
