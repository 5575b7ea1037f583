import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ownBookingEndpoints } from '#domain/bookings/customer/own-endpoints.ts';
import type { OfferedSlot } from '#domain/bookings/refusals.ts';
import { sampleBooking } from '#domain/bookings/testing/sample-booking.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { profileEndpoints } from '#domain/identity/profile-endpoints.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import { defaultSite } from '#domain/settings/default-site.ts';
import { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { SiteSettingsContext } from '#web/session/site-settings.ts';
import { dayAhead, slotOn } from '#web/slots/testing/sample-slots.ts';
import { addressNow, closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { BookingPage } from './booking-page.tsx';

const { whom } = vi.hoisted(() => ({ whom: { id: 'ann' } }));
vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => whom.id }));
const calling = vi.mocked(api as (endpoint: unknown, input: Record<string, unknown>) => Promise<unknown>);
const sent = (endpoint: unknown) =>
  calling.mock.calls.filter(([called]) => called === endpoint).map(([, input]) => input);

const full = slotOn(dayAhead(3), { full: true });
const first = slotOn(dayAhead(3), {}, ['12:00', '15:00']);
const second = slotOn(dayAhead(4));
const slots = [full, first, second];
const profile = {
  first_name: 'Ann',
  last_name: 'Sample',
  phone: '(718) 555-0123',
  phone_e164: '+17185550123',
  address_line1: '12 Sample Avenue',
  address_line2: null,
  zip_code: '11226',
  country: 'United States',
};
const taken = (endpoint: 'hold' | 'make', next?: OfferedSlot) => (called: unknown) => {
  if (called !== ownBookingEndpoints[endpoint]) return;
  const message = 'That time was just taken.';
  throw new ApiError(409, { code: 'SLOT_FULL', message, correlationId: '', details: next ? { next } : {} });
};

let refuse: (endpoint: unknown) => void;
let screen: HTMLElement;
let miles: number;

const open = async (search = '?to=GY&g=1B55x140&zip=11226'): Promise<void> => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('fetch', async () =>
    Response.json({ city: 'Brooklyn', state: 'NY', miles, withinRadius: miles <= 25 }),
  );
  screen = await openScreen(
    <SiteSettingsContext value={defaultSite()}>
      <Routes>
        <Route path="/booking" element={<BookingPage />} />
        <Route path="*" element={null} />
      </Routes>
    </SiteSettingsContext>,
    `/booking${search}`,
  );
  await settle();
};
const text = () => screen.textContent ?? '';
const input = (id: string) => screen.querySelector<HTMLInputElement>(`#${id}`);
const agree = async () => press('I agree');

beforeEach(() => {
  sessionStorage.clear();
  whom.id = 'ann';
  miles = 13;
  refuse = () => undefined;
  calling.mockReset();
  calling.mockImplementation(async (endpoint, given) => {
    refuse(endpoint);
    const { params } = given as { params?: { slot?: string } };
    if (endpoint === ownBookingEndpoints.slots) return { slots };
    if (endpoint === ownBookingEndpoints.hold)
      return {
        slot: slots.find(({ id }) => id === params?.slot),
        until: new Date(Date.now() + 5 * 60_000).toISOString(),
      };
    if (endpoint === ownBookingEndpoints.mine) return { items: [] };
    if (endpoint === ownBookingEndpoints.make) return sampleBooking;
    if (endpoint === profileEndpoints.profile) return profile;
    if (endpoint === shipmentEndpoints.show) return { shipment: sampleShipment, events: [], history: [] };
    throw new Error('Nothing else is asked for.');
  });
});
afterEach(closeScreen);

describe('from the calculator', () => {
  test('the first free time is chosen and held, with the flight that it makes', async () => {
    await open();
    expect(text()).toContain('Day and time, then who receives it');
    expect(text()).toContain(slotWords(first));
    expect(text()).toContain(`It is in time for the flight on ${dayWords(first.flight?.day ?? '')}.`);
    expect(text()).toMatch(/Held for you: (5:00|4:5\d)/);
    expect(sent(ownBookingEndpoints.hold)).toEqual([
      { params: { slot: first.id }, body: { lb: 140, to: 'GY' } },
    ]);
  });

  test('the price has the pickup line by line, as the calculator has it', async () => {
    await open();
    expect(text()).toContain('Pickup, up to 17.5 miles');
    expect(text()).toContain('$385.00');
    expect(text()).toContain('$35.00 of the total is for the pickup.');
  });

  test('one tap takes the address of the profile, and name and phone are there already', async () => {
    await open();
    expect([input('name')?.value, input('phone')?.value]).toEqual(['Ann Sample', '+17185550123']);
    await press('Use my address: 12 Sample Avenue, 11226');
    expect(input('street')?.value).toBe('12 Sample Avenue');
  });

  test('is booked with everything, and its own page says what happens', async () => {
    await open();
    await press('Use my address');
    await agree();
    await press('Confirm the pickup');
    const [made] = sent(ownBookingEndpoints.make) as { body: object }[];
    expect(made?.body).toEqual({
      way: 'PICKUP',
      to: 'GY',
      zip: '11226',
      street: '12 Sample Avenue',
      stairs: false,
      name: 'Ann Sample',
      phone: '+17185550123',
      photos: [],
      goods: [{ kind: 'barrel', barrel: 'B55', quantity: 1, weightLb: 140 }],
      shipments: [],
      slot: first.id,
      priced: 'to=GY&g=1B55x140&zip=11226',
      searchConsent: true,
    });
    expect(addressNow()).toBe(`/dashboard/bookings/${sampleBooking.reference}?new=1`);
    expect(sessionStorage.getItem('booking')).toBeNull();
  });

  test('asks the server five times at most until it is booked', async () => {
    await open();
    await press('Use my address');
    await agree();
    await press('Confirm the pickup');
    // With the look-up of the ZIP code, which is no call of a contract here.
    expect(calling.mock.calls.length + 1).toBeLessThanOrEqual(5);
  });
});

test('beyond the radius it is said before anything else is asked, and bringing it is offered', async () => {
  miles = 27.1;
  await open('');
  expect(text()).not.toContain('What is it?');
  await type(input('zip'), '10601');
  expect(text()).toContain('27.1 miles away');
  expect(text()).not.toContain('What is it?');
  await press('Bring it instead');
  expect(text()).toContain('What is it?');
  expect(text()).toContain('nobody is turned away');
});

test('what is missing is said at its field, and nothing is sent', async () => {
  await open();
  await press('Confirm the pickup');
  expect(text()).toContain('Give the street and number where we pick it up');
  expect(text()).toContain('Without your consent no airline takes the goods');
  expect(document.activeElement?.id).toBe('street');
  expect(sent(ownBookingEndpoints.make)).toEqual([]);
});

describe('a time that somebody else was faster with', () => {
  test('is replaced by the next best one with one tap, and nothing typed is lost', async () => {
    await open();
    await press('Use my address');
    await agree();
    refuse = taken('make', second);
    await press('Confirm the pickup');
    expect(text()).toContain('That time was just taken.');
    refuse = () => undefined;
    await press(`Take ${slotWords(second)}`);
    expect(text()).toMatch(/Held for you/);
    expect(input('street')?.value).toBe('12 Sample Avenue');
    await press('Confirm the pickup');
    const [, again] = sent(ownBookingEndpoints.make) as { body: { slot: string } }[];
    expect(again?.body.slot).toBe(second.id);
  });

  test('already when it is to be held says so, and shows the others where there is no next best', async () => {
    refuse = taken('hold');
    await open();
    expect(text()).toContain('Choose another time below.');
    expect(screen.querySelector('input[name=when-slot]')).not.toBeNull();
  });
});

test('full times are shown as full and cannot be chosen', async () => {
  await open();
  await press('Choose another time');
  const radio = screen.querySelector<HTMLInputElement>(`input[value="${full.id}"]`);
  expect(radio?.disabled).toBe(true);
  expect(radio?.closest('label')?.textContent).toContain('Full');
});

test('when the time is up it is held again as soon as somebody goes on', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    await open();
    await vi.advanceTimersByTimeAsync(5 * 60_000 + 1000);
    await settle();
    expect(text()).toContain('It is not held any more.');
    document.dispatchEvent(new Event('pointerdown'));
    await settle();
    expect(sent(ownBookingEndpoints.hold)).toHaveLength(2);
    expect(text()).toContain('Held for you');
  } finally {
    vi.useRealTimers();
  }
});

describe('what was typed', () => {
  test('is there again after a reload', async () => {
    await open();
    await type(input('street'), '99 Other Road');
    closeScreen();
    await open();
    expect(input('street')?.value).toBe('99 Other Road');
  });

  test('is not shown to the next person on this device', async () => {
    await open();
    await type(input('street'), '99 Other Road');
    closeScreen();
    whom.id = 'ben';
    await open();
    expect(input('street')?.value).toBe('');
  });
});

test('empty barrels can come on an earlier day: two visits, one price', async () => {
  await open('?to=GY&g=1B55x140e&zip=11226');
  await press('Bring them on an earlier day');
  await press('Use my address');
  await agree();
  await press('Confirm the pickup');
  const [made] = sent(ownBookingEndpoints.make) as { body: Record<string, unknown> }[];
  expect(made?.body).toMatchObject({
    emptyBarrels: { how: 'FIRST', rows: [{ barrel: 'B55', quantity: 1 }] },
    firstSlot: first.id,
    slot: second.id,
  });
});

test('for a shipment its goods, its destination and its price stand', async () => {
  await open(`?shipment=${sampleShipment.number}`);
  expect(text()).toContain(sampleShipment.number);
  expect(screen.querySelector('#barrel-1-weight')).toBeNull();
  await agree();
  await press('Confirm');
  const [made] = sent(ownBookingEndpoints.make) as { body: Record<string, unknown> }[];
  expect(made?.body).toMatchObject({ shipments: [sampleShipment.number], goods: [] });
});

test('after a price nobody is asked for other shipments that wait', async () => {
  await open();
  expect(sent(ownBookingEndpoints.mine)).toEqual([]);
});
