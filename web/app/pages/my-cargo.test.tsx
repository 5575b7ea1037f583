import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Booking } from '#domain/bookings/booking.ts';
import { bookingListEndpoints } from '#domain/bookings/customer/list-endpoint.ts';
import { ownSummaryOf } from '#domain/bookings/customer/own-view.ts';
import { nextOfBooking } from '#domain/bookings/next-step/next-of-booking.ts';
import { sampleBooking } from '#domain/bookings/testing/sample-booking.ts';
import { fileEndpoints } from '#domain/files/endpoints.ts';
import { DAY_MS } from '#domain/kernel/new-york.ts';
import { inShort } from '#domain/next-step/in-short.ts';
import { ownCounts } from '#domain/parcels/owner/own-counts.ts';
import { ownCountsEndpoints } from '#domain/parcels/owner/own-counts-endpoint.ts';
import type { OwnParcel } from '#domain/parcels/parcel.ts';
import { sampleParcel } from '#domain/parcels/testing/sample-parcel.ts';
import { openQuoteEndpoints } from '#domain/quotes/open-endpoint.ts';

import { defaultSite } from '#domain/settings/default-site.ts';
import {
  type BegunShipment,
  type UnderWay,
  underWayEndpoints,
} from '#domain/shipments/customer/under-way.ts';
import { examples as shipmentExamples } from '#domain/shipments/endpoint-examples.ts';
import { api } from '#web/api/client.ts';
import { ownSample } from '#web/features/parcels/testing/sample-own.ts';
import { paidByCard } from '#web/next-step/testing/paid-by-card.ts';
import { dayAhead, slotOn } from '#web/slots/testing/sample-slots.ts';
import { closeScreen, openScreen, settle } from '#web/ui/testing/screen.tsx';
import { MyCargo } from './my-cargo.tsx';
import { useMine } from './needs-you.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown) => Promise<unknown>);

const shipment: UnderWay = {
  number: '7K3M9-Q2X4T-C',
  to: 'GY',
  consigneeName: 'Marva Sample',
  status: 'Left New York',
  next: { title: 'Nothing for you to do', lines: ['Next: Georgetown, then customs.'] },
};
const quote = { reference: 'QTE-7K3M9Q', to: 'JM', total: 38_500, expiresAt: '2026-11-27T15:00:00.000Z' };

const { declaration } = sampleParcel;
const unpapered = ownSample({ declaration: { ...declaration, invoice: { state: 'PENDING' } } });
const known = { brand: defaultSite().brand, now: new Date() };
const slot = slotOn(dayAhead(3));
const pickup: Booking = {
  ...sampleBooking,
  shipments: [],
  visits: [{ number: 1, purpose: 'MAIN', slot, state: 'PLANNED' }],
};

interface Has {
  readonly more?: boolean;
  readonly bookings?: readonly Booking[];
  readonly parcels?: readonly OwnParcel[];
  readonly begun?: BegunShipment;
}
const answer = (
  shipments: readonly UnderWay[],
  quotes: readonly object[],
  { more = false, bookings = [], parcels = [], begun }: Has = {},
) => {
  const summaries = bookings.map((one) => ownSummaryOf(one, known));
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === underWayEndpoints.underWay) return { items: shipments, more, begun };
    if (endpoint === openQuoteEndpoints.open) return { items: quotes };
    if (endpoint === ownCountsEndpoints.ownCounts) return ownCounts(parcels, 0);
    if (endpoint === fileEndpoints.list) return { items: [], mayAdd: false };
    if (endpoint === bookingListEndpoints.mine) return { items: summaries };
    throw new Error('Nothing else is asked for.');
  });
};
const Screen = () => <MyCargo of={useMine()} />;
const open = async () => {
  const screen = await openScreen(<Screen />, '/dashboard');
  await settle();
  return screen;
};

beforeEach(() => {
  calling.mockReset();
  sessionStorage.clear();
});
afterEach(closeScreen);

const unpaid: UnderWay = {
  ...shipment,
  number: '8K3M9-Q2X4T-C',
  next: {
    title: 'Pay $385.00 by Tue, Nov 24, 4:00 PM',
    lines: ['Then it flies Fri, Nov 27.'],
    by: new Date(Date.now() + 46_440_000).toISOString(),
    amount: 38_500,
    button: { label: 'Pay $385.00', path: '/dashboard/invoices/INV-1000001' },
    isToDo: true,
  },
};

test('what needs the customer is first, each with the one thing to do, then what is on its way', async () => {
  answer([shipment, unpaid, { ...unpaid, number: '9K3M9-Q2X4T-C' }], [quote]);
  const screen = await open();
  const [needs, onItsWay] = [...screen.querySelectorAll('section')];
  expect(needs?.textContent).toMatch(
    /^Needs you.*Pay \$385\.00 by Tue, Nov 24, 4:00 PM1[23].h.\d+.min left.*Then it flies Fri, Nov 27\..*\$385\.00 to Jamaica/s,
  );
  expect(onItsWay?.textContent).toMatch(/^On its way.*Left New York.*Nothing for you to do/s);
  expect(onItsWay?.querySelector('a')?.getAttribute('href')).toBe('/dashboard/shipments/7K3M9-Q2X4T-C');
  // One thing stands out, however many there are.
  const bold = [...screen.querySelectorAll('.action-primary')].map((link) => link.getAttribute('href'));
  expect(bold).toEqual(['/dashboard/invoices/INV-1000001']);
});

test('what was just paid in this tab is not asked for again, and is on its way while it is being confirmed', async () => {
  paidByCard('INV-1000001', { owed: 38_500, amount: 38_500 });
  answer([unpaid], []);
  const text = (await open()).textContent ?? '';
  expect(text).toMatch(/^On its way.*We are confirming your payment of \$385\.00/s);
  expect(text).not.toMatch(/Needs you|Pay \$/);
});

test('of what was just paid in part the rest is asked for, and so is what is due after it was confirmed', async () => {
  paidByCard('INV-1000001', { owed: 38_500, amount: 30_000 });
  answer([unpaid], []);
  expect((await open()).querySelector('h3')?.textContent).toBe('Pay $85.00 by Tue, Nov 24, 4:00 PM');
  closeScreen();
  const title = 'Pay $20.00 now';
  answer([{ ...unpaid, next: { ...unpaid.next, title, amount: 2000 } }], []);
  expect((await open()).querySelector('h3')?.textContent).toBe(title);
});

test('what they did not finish booking leads back into it, from a device that has not seen it', async () => {
  const { begun } = shipmentExamples.underWay.reply;
  answer([], [], begun === undefined ? {} : { begun });
  const screen = await open();
  expect(screen.querySelector('h2')?.textContent).toBe('Needs you');
  expect(screen.querySelector('h3')?.textContent).toBe(
    'You have not finished booking your $385.00 barrel to Guyana',
  );
  const links = [...screen.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
  expect(new Set(links)).toEqual(new Set([begun?.next.button?.path]));
  expect(screen.querySelector('.action-primary')?.textContent).toBe('Go on with it');
});

const cardsIn = (screen: HTMLElement) => [...screen.querySelectorAll('section li.label-sheet')];

test('a pickup before its shipment and a parcel without its invoice need them, too, in the words of their own pages', async () => {
  answer([], [], { bookings: [pickup], parcels: [unpapered] });
  const screen = await open();
  expect([...screen.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['Needs you']);
  const [ofPickup, ofParcel] = cardsIn(screen);
  const told = nextOfBooking({ ...known, booking: pickup }).todo;
  expect(ofPickup?.querySelector('h3')?.textContent).toBe(told?.title);
  expect(ofPickup?.textContent).toMatch(/^1 barrel to GuyanaPickup/);
  expect(ofPickup?.querySelector('a')?.getAttribute('href')).toBe(`/dashboard/bookings/${pickup.reference}`);
  expect(ofPickup?.querySelector('.action-primary')?.getAttribute('href')).toBe(told?.button?.path);
  expect(ofParcel?.querySelector('h3')?.textContent).toBe(unpapered.next.todo?.title);
  expect(ofParcel?.textContent).toMatch(/^Sample StoreParcel.*PCL-7K3M9Q2X$/s);
  expect(ofParcel?.querySelector('a')?.getAttribute('href')).toBe('/dashboard/mailbox/PCL-7K3M9Q2X');
});

test('the time that is left stands beside what is due first, and not beside a later hour', async () => {
  const due = (hours: number) => new Date(Date.now() + hours * 3_600_000 + 60_000).toISOString();
  const lines = ['Then it flies Fri, Nov 27.', 'Also: Bring your barrel.'];
  const next = { ...unpaid.next, title: 'Pay $385.00', lines, by: due(40), alsoBy: due(14) };
  answer([{ ...unpaid, next }], []);
  const [card] = cardsIn(await open());
  expect(card?.textContent).toMatch(
    /Pay \$385\.00Then it flies Fri, Nov 27\. Also: Bring your barrel\. 14.h/,
  );
  expect(card?.textContent?.match(/left/g)).toHaveLength(1);
});

test('a pickup that is done needs them as long as nobody receives its goods', async () => {
  const done = { ...pickup, state: 'COMPLETED' as const, closedAt: new Date().toISOString() };
  answer([], [], { bookings: [done] });
  const [card] = cardsIn(await open());
  expect(card?.textContent).toContain('who receives it');
  expect(card?.querySelector('a')?.getAttribute('href')).toBe(`/dashboard/bookings/${done.reference}`);
});

test('the next deadline is first, whatever it is of, and what has none is last', async () => {
  const later = { ...unpaid, next: { ...unpaid.next, by: new Date(Date.now() + 30 * DAY_MS).toISOString() } };
  const { by: _, ...noHour } = unpaid.next;
  const ready = { ...pickup, shipments: [shipment.number] };
  answer([{ ...unpaid, number: '9K3M9-Q2X4T-C', next: noHour }, later], [], {
    bookings: [ready],
    parcels: [unpapered],
  });
  expect(cardsIn(await open()).map((card) => card.querySelector('a')?.getAttribute('href'))).toEqual([
    `/dashboard/bookings/${pickup.reference}`,
    // Its first step has no hour, and what comes after that has one.
    '/dashboard/mailbox/PCL-7K3M9Q2X',
    '/dashboard/shipments/8K3M9-Q2X4T-C',
    '/dashboard/shipments/9K3M9-Q2X4T-C',
  ]);
  expect(inShort(unpapered.next)).toMatchObject({ alsoBy: expect.any(String) });
  expect(inShort(unpapered.next)).not.toHaveProperty('by');
});

test('a pickup whose shipment is shown is said by its shipment alone', async () => {
  answer([{ ...unpaid, number: shipment.number }], [], {
    bookings: [{ ...pickup, shipments: [shipment.number] }],
  });
  expect(cardsIn(await open()).map((card) => card.querySelector('h3')?.textContent)).toEqual([
    unpaid.next.title,
  ]);
});

test('three parcels are named, and how many more there are is a link away', async () => {
  const codes = ['PCL-2222222Z', 'PCL-3333333Z', 'PCL-4444444Z', 'PCL-5555555Z'];
  answer([], [], { parcels: codes.map((code) => ({ ...unpapered, code })) });
  const screen = await open();
  expect(cardsIn(screen)).toHaveLength(3);
  expect([...screen.querySelectorAll('a')].at(-1)?.textContent).toBe('1 more parcel needs you');
});

test('what cannot be read is said so, and keeps nothing else from them', async () => {
  answer([unpaid], []);
  const others = calling.getMockImplementation();
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === ownCountsEndpoints.ownCounts) throw new Error('away');
    return others?.(endpoint);
  });
  const screen = await open();
  expect(screen.textContent).toContain('could be read just now');
  expect(cardsIn(screen)).toHaveLength(1);
});

test('somebody without shipments and quotes sees nothing of it', async () => {
  answer([], []);
  expect((await open()).textContent).toBe('');
});

test('ten are shown, and the others are a link away', async () => {
  answer([shipment], [], { more: true });
  expect([...(await open()).querySelectorAll('a')].map((link) => link.getAttribute('href'))).toContain(
    '/dashboard/shipments',
  );
});
