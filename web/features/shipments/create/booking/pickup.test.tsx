import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ownBookingEndpoints } from '#domain/bookings/customer/own-endpoints.ts';
import { sampleBooking } from '#domain/bookings/testing/sample-booking.ts';
import { departureEndpoints } from '#domain/departures/endpoints.ts';
import { profileEndpoints } from '#domain/identity/profile-endpoints.ts';
import { dollars } from '#domain/kernel/money.ts';
import { defaultBrand } from '#domain/settings/brand.ts';
import { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { DRAFT_PREFIX, encodeDraft } from '#domain/shipments/form/draft-text.ts';
import { nextOfSender } from '#domain/shipments/next-step/sender.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { NextCard } from '#web/next-step/next-card.tsx';
import { slotOn } from '#web/slots/testing/sample-slots.ts';
import { addressNow, closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { useNext } from '../../mine/use-next.ts';
import { CreateShipmentPage } from '../create-page.tsx';
import type { TypedShipment } from '../draft/typed.ts';
import { typedSample } from '../testing/typed-sample.ts';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => 'ann' }));
vi.mock('#web/telemetry/telemetry.ts', () => ({ reportEvent: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown, input: Record<string, unknown>) => Promise<unknown>);
const sent = (endpoint: unknown) =>
  calling.mock.calls.filter(([called]) => called === endpoint).map(([, input]) => input);

const flightOn = (day: string, cutoffDay: string) => ({
  id: `GY-${day}`,
  to: 'GY',
  day,
  originAirport: 'JFK',
  destinationAirport: 'GEO',
  cargoCutoff: `${cutoffDay}T19:00:00.000Z`,
  bookingCutoff: `${cutoffDay}T21:00:00.000Z`,
  eta: { from: day, to: day },
  state: 'OPEN',
  space: 'plenty',
  largestPieceLb: 400,
});
const [monday, wednesday] = [slotOn('2026-11-23'), slotOn('2026-11-25')];
const pickedUp: TypedShipment = {
  ...typedSample,
  departureId: '',
  pickupStreet: '20 Sample Street',
  pickupPhone: '+17185550123',
  price: { ...typedSample.price, pickup: true, zip: '11226' },
};
const booked = { ...sampleBooking, shipments: [sampleShipment.number] };
const made = { ...sampleShipment, state: 'DRAFT', version: 1, holds: [], pieces: [] } as const;
const profile = { first_name: 'Ann', last_name: 'Sample', phone: '718-555-0123', phone_e164: '+17185550123' };

/** The page of the shipment, which has not heard of its pickup yet. */
const unheard: Shipment = {
  ...sampleShipment,
  howItComes: 'PICKUP',
  pickup: { zip: '11226', street: '20 Sample Street', stairs: false },
};
const asked = { shipment: unheard, brand: defaultBrand, now: new Date('2026-11-22T15:00:00Z') };
const ItsPage = () => (
  <NextCard next={useNext({ shipment: unheard, next: nextOfSender(asked) })} doing={() => null} />
);

let makes: () => unknown;
let showsProfile: () => unknown;
let looksUp: () => Promise<Response>;

const openWith = async (typed: TypedShipment): Promise<HTMLElement> => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('fetch', looksUp);
  localStorage.setItem(`${DRAFT_PREFIX}one`, encodeDraft({ data: { ...typed }, timestamp: Date.now() }));
  const screen = await openScreen(
    <Routes>
      <Route path="/dashboard/create-shipment" element={<CreateShipmentPage />} />
      <Route path="/dashboard/shipments/:number" element={<ItsPage />} />
    </Routes>,
    '/dashboard/create-shipment?draft=one',
  );
  await settle();
  await settle();
  return screen;
};

beforeEach(() => {
  // A Sunday: the first pickup is on Monday morning, in time for the cutoff on Tuesday.
  vi.useFakeTimers({ now: new Date('2026-11-22T15:00:00Z'), toFake: ['Date'] });
  localStorage.clear();
  makes = () => booked;
  showsProfile = () => profile;
  looksUp = async () => Response.json({ city: 'Brooklyn', state: 'NY', miles: 13, withinRadius: true });
  calling.mockReset();
  calling.mockImplementation(async (endpoint, { params }) => {
    if (endpoint === shipmentEndpoints.drafts) return { drafts: [] };
    if (endpoint === shipmentEndpoints.consignees) return { consignees: [] };
    if (endpoint === departureEndpoints.upcoming)
      return { items: [flightOn('2026-11-27', '2026-11-24'), flightOn('2026-12-04', '2026-12-01')] };
    if (endpoint === ownBookingEndpoints.slots) return { slots: [monday, wednesday] };
    if (endpoint === ownBookingEndpoints.hold)
      return {
        slot: Object(params).slot === monday.id ? monday : wednesday,
        until: new Date(Date.now() + 300_000).toISOString(),
      };
    if (endpoint === profileEndpoints.profile) return showsProfile();
    if (endpoint === shipmentEndpoints.create) {
      const promise = { ...made.promise, total: made.promise.total + 3500 };
      return { shipment: { ...made, promise } };
    }
    if (endpoint === ownBookingEndpoints.show) return sampleBooking;
    if (endpoint === ownBookingEndpoints.attach) return booked;
    if (endpoint === ownBookingEndpoints.make) return makes();
    return { shipment: sampleShipment };
  });
});
afterEach(() => {
  closeScreen();
  vi.useRealTimers();
});

test('a time is chosen and held, and the flights are those that it makes', async () => {
  const screen = await openWith({ ...pickedUp, step: 4 });
  expect(sent(ownBookingEndpoints.hold)).toMatchObject([{ params: { slot: monday.id } }]);
  expect(screen.textContent).toContain('Mon, Nov 23, 9 AM to noon');
  const flights = () => [...screen.querySelectorAll<HTMLInputElement>('#departureId input')];
  expect(flights().map(({ disabled }) => disabled)).toEqual([false, false]);
  expect(screen.querySelector('#departureId')?.textContent).not.toContain('We come');
  await press('Choose another time');
  await press('Wed');
  await press('9 AM to noon');
  await settle();
  expect(flights().map(({ disabled, checked }) => [disabled, checked])).toEqual([
    [true, false],
    [false, true],
  ]);
});

test('the phone number of the profile is there already', async () => {
  const screen = await openWith({ ...pickedUp, step: 4, pickupPhone: '' });
  expect(screen.querySelector<HTMLInputElement>('#pickupPhone')?.value).toBe('+17185550123');
});

test('a phone number that is typed while the profile is on its way stays', async () => {
  const { promise, resolve } = Promise.withResolvers();
  showsProfile = () => promise;
  const screen = await openWith({ ...pickedUp, step: 4, pickupPhone: '' });
  const phone = () => screen.querySelector<HTMLInputElement>('#pickupPhone');
  await type(phone(), '718 555 0199');
  resolve(profile);
  await settle();
  expect(phone()?.value).toBe('718 555 0199');
});

describe('while the way to the pickup cannot be looked up', () => {
  beforeEach(() => {
    looksUp = async () => new Response('', { status: 503 });
  });

  test('the price of a pickup that was booked before has that pickup', async () => {
    const screen = await openWith({ ...pickedUp, step: 0, booking: sampleBooking.reference });
    expect(screen.textContent).toContain(dollars(made.promise.total + 3500));
    expect(screen.textContent).not.toContain('No price yet');
  });

  test('no sum without the pickup is shown', async () => {
    const screen = await openWith({ ...pickedUp, step: 4 });
    expect(screen.textContent).toContain('No price yet');
    expect(screen.textContent).not.toContain(dollars(made.promise.total));
  });

  test('the first price is not called another one', async () => {
    const screen = await openWith({
      ...pickedUp,
      step: 5,
      slot: monday.id,
      departureId: 'GY-2026-11-27',
    });
    await press('Book it');
    await settle();
    expect(screen.textContent).toContain(`The price is ${dollars(made.promise.total + 3500)}`);
    expect(screen.textContent).not.toContain('Before it was');
    expect(sent(shipmentEndpoints.book)).toEqual([]);
  });
});

test('a pickup without a phone number is not booked, and it is said at its field', async () => {
  const screen = await openWith({
    ...pickedUp,
    step: 5,
    slot: monday.id,
    departureId: 'GY-2026-11-27',
    pickupPhone: '12',
  });
  await press('Book it');
  await settle();
  expect(screen.textContent).toContain('Phone number too short');
  expect(sent(shipmentEndpoints.create)).toEqual([]);
});

test('with the shipment its pickup is booked in that time, and its page says so at once', async () => {
  const screen = await openWith({ ...pickedUp, step: 5, slot: monday.id, departureId: 'GY-2026-11-27' });
  await press('Book it');
  await settle();
  expect(sent(shipmentEndpoints.book)).toMatchObject([{ body: { slot: monday.id } }]);
  expect(sent(ownBookingEndpoints.make)).toMatchObject([
    {
      body: {
        shipments: [sampleShipment.number],
        slot: monday.id,
        zip: '11226',
        street: '20 Sample Street',
        name: 'Ann Sample',
        phone: '+17185550123',
        searchConsent: true,
      },
    },
  ]);
  expect(addressNow()).toBe(`/dashboard/shipments/${sampleShipment.number}`);
  expect(screen.textContent).toContain('we come Tue, Dec 1, 9 AM to noon');
  expect(screen.textContent).not.toContain('Choose a time');
});

test('a pickup that was booked before brings the shipment, in its time, and no other one is booked', async () => {
  const booking = sampleBooking.reference;
  const screen = await openWith({
    ...pickedUp,
    step: 5,
    booking,
    slot: monday.id,
    departureId: 'GY-2026-11-27',
  });
  await press('Book it');
  await settle();
  expect(screen.textContent).toContain('we come Tue, Dec 1, 9 AM to noon');
  const params = { reference: booking };
  expect(sent(ownBookingEndpoints.attach)).toEqual([{ params, body: { shipment: sampleShipment.number } }]);
  expect(sent(shipmentEndpoints.book)).toMatchObject([{ body: { slot: monday.id } }]);
  expect(sent(ownBookingEndpoints.make)).toEqual([]);
  expect(sent(ownBookingEndpoints.hold)).toEqual([]);
});

test('who agreed to a search with the pickup is not asked again, and books with that yes', async () => {
  const screen = await openWith({
    ...pickedUp,
    step: 5,
    searchConsent: false,
    booking: sampleBooking.reference,
    departureId: 'GY-2026-11-27',
  });
  await settle();
  expect(screen.querySelector('#searchConsent')).toBeNull();
  expect(screen.textContent).toContain(`when you booked ${sampleBooking.reference}.`);
  await press('Book it');
  await settle();
  expect(sent(shipmentEndpoints.create)).toMatchObject([{ body: { form: { searchConsent: true } } }]);
});

test('the flight beside the price is that of the pickup that was booked before, from the first step on', async () => {
  const first = { ...pickedUp, step: 0, slot: '', departureId: '' };
  const other = (await openWith(first)).textContent;
  await closeScreen();
  const screen = await openWith({ ...first, booking: sampleBooking.reference });
  await settle();
  expect(other).toContain('Flight Fri, Nov 27');
  expect(screen.textContent).toContain('Flight Fri, Dec 4');
  expect(screen.textContent).not.toContain('Flight Fri, Nov 27');
});

test('a pickup that is finished gets the shipment that was made of its goods, which is priced without one', async () => {
  const booking = sampleBooking.reference;
  const price = { ...pickedUp.price, pickup: false, zip: '' };
  const answer = calling.getMockImplementation();
  calling.mockImplementation(async (endpoint, input) =>
    endpoint === shipmentEndpoints.create ? { shipment: made } : answer?.(endpoint, input),
  );
  await openWith({ ...pickedUp, price, step: 5, booking, departureId: 'GY-2026-11-27' });
  await press('Book it');
  await settle();
  const params = { reference: booking };
  expect(sent(ownBookingEndpoints.attach)).toEqual([{ params, body: { shipment: sampleShipment.number } }]);
  expect(sent(ownBookingEndpoints.make)).toEqual([]);
  expect(addressNow()).toBe(`/dashboard/shipments/${sampleShipment.number}`);
});

test('whoever comes from a finished pickup reads that there is nothing to bring', async () => {
  const answer = calling.getMockImplementation();
  const done = { ...sampleBooking, state: 'COMPLETED', shipments: [] };
  calling.mockImplementation(async (endpoint, input) =>
    endpoint === ownBookingEndpoints.show ? done : answer?.(endpoint, input),
  );
  const price = { ...pickedUp.price, pickup: false, zip: '' };
  const screen = await openWith({ ...pickedUp, price, step: 4, booking: sampleBooking.reference });
  expect(screen.textContent).toContain('It came with BKG-7K3M9Q. There is nothing for you to bring.');
});

test('a shipment that is too heavy for its pickup is not booked, and it is said where the pickup is moved', async () => {
  const answer = calling.getMockImplementation();
  calling.mockImplementation(async (endpoint, input) => {
    if (endpoint === ownBookingEndpoints.attach)
      throw new ApiError(409, { code: 'SLOT_FULL', message: 'It is taken.', correlationId: '', details: {} });
    return answer?.(endpoint, input);
  });
  const booking = sampleBooking.reference;
  const screen = await openWith({
    ...pickedUp,
    step: 5,
    booking,
    slot: monday.id,
    departureId: 'GY-2026-11-27',
  });
  await press('Book it');
  await settle();
  expect(screen.textContent).toContain('Move the pickup to another time');
  expect(sent(shipmentEndpoints.book)).toEqual([]);
});

test('a shipment that has heard of its pickup meanwhile is booked all the same', async () => {
  const answer = calling.getMockImplementation();
  let version = 1;
  calling.mockImplementation(async (endpoint, input) => {
    if (endpoint === ownBookingEndpoints.attach) version = 2;
    // It hears of the pickup twice, the second time while it is being booked.
    if (endpoint === shipmentEndpoints.show)
      return { shipment: { ...made, version: version === 2 ? version++ : version } };
    if (endpoint === shipmentEndpoints.book && Object(input.body).version !== version)
      throw new ApiError(409, { code: 'SHIPMENT_CHANGED', message: 'It was changed.', correlationId: '' });
    return answer?.(endpoint, input);
  });
  const booking = sampleBooking.reference;
  await openWith({ ...pickedUp, step: 5, booking, slot: monday.id, departureId: 'GY-2026-11-27' });
  await press('Book it');
  await settle();
  expect(addressNow()).toBe(`/dashboard/shipments/${sampleShipment.number}`);
});

test('a pickup that was booked before is a fact, and nothing of it is asked again', async () => {
  const screen = await openWith({ ...pickedUp, pickupStreet: '', step: 4, booking: sampleBooking.reference });
  expect(screen.querySelector('[aria-label="Your pickup"]')?.textContent).toBe(
    'We pick it up Tue, Dec 1, 9 AM to noon.12 Sample Avenue, Brooklyn, NY 11226Pickup BKG-7K3M9Q. Change or cancel the pickup',
  );
  expect(screen.querySelector('#howItComes, [id="pickup.street"], [id="pickup.zip"], #slot')).toBeNull();
  expect(sent(ownBookingEndpoints.slots)).toEqual([]);
  // The flight of that time, not the one of the earliest time that is free.
  const chosen = screen.querySelector<HTMLInputElement>('#departureId input:checked');
  expect([chosen?.value, chosen?.disabled]).toEqual(['GY-2026-12-04', false]);
});

describe('of a pickup that was booked before', () => {
  const openOf = async (change: object) => {
    const answer = calling.getMockImplementation();
    const place = { ...sampleBooking.place, ...Object(change).place };
    calling.mockImplementation(async (endpoint, input) =>
      endpoint === ownBookingEndpoints.show
        ? { ...sampleBooking, ...change, place }
        : answer?.(endpoint, input),
    );
    return openWith({ ...pickedUp, pickupStreet: '', step: 4, booking: sampleBooking.reference });
  };

  test('the street that is taken over is booked with the shipment, and so are its stairs', async () => {
    await openOf({ place: { stairs: true } });
    await press('Continue');
    await press('Book it');
    await settle();
    expect(sent(shipmentEndpoints.create)).toMatchObject([
      { body: { form: { pickup: { street: '12 Sample Avenue', stairs: true } } } },
    ]);
  });

  test('a street that it lacks is asked', async () => {
    const screen = await openOf({ place: { street: undefined } });
    expect(screen.querySelector('[id="pickup.street"]')).not.toBeNull();
    expect(screen.querySelector('#howItComes')).toBeNull();
  });

  test('that is canceled nothing is a fact any more: how it comes is asked', async () => {
    const screen = await openOf({ state: 'CANCELLED' });
    expect(screen.querySelector('#howItComes')).not.toBeNull();
    // Another one is booked with the shipment: its time is held like that of any other.
    expect(sent(ownBookingEndpoints.hold)).toMatchObject([{ params: { slot: monday.id } }]);
    expect(screen.textContent).not.toContain('BKG-7K3M9Q');
  });
});

test('a pickup that cannot be booked loses nothing: the page of the shipment is next, and asks for a time', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  makes = () => {
    throw new ApiError(409, { code: 'SLOT_FULL', message: 'It is taken.', correlationId: '', details: {} });
  };
  const screen = await openWith({ ...pickedUp, step: 5, slot: monday.id, departureId: 'GY-2026-11-27' });
  await press('Book it');
  await settle();
  expect(warned).toHaveBeenCalledOnce();
  expect(addressNow()).toBe(`/dashboard/shipments/${sampleShipment.number}`);
  expect(screen.textContent).toContain('Choose a time');
});
