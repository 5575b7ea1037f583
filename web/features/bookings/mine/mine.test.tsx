import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Booking } from '#domain/bookings/booking.ts';
import { ownBookingEndpoints } from '#domain/bookings/customer/own-endpoints.ts';
import { ownBooking } from '#domain/bookings/customer/own-view.ts';
import type { BookingFacts } from '#domain/bookings/next-step/facts.ts';
import { sampleBooking } from '#domain/bookings/testing/sample-booking.ts';
import { departureEndpoints } from '#domain/departures/endpoints.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { dollars } from '#domain/kernel/money.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import { defaultSite } from '#domain/settings/default-site.ts';
import { customerShipmentEndpoints } from '#domain/shipments/customer/shipment-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { paidByCard } from '#web/next-step/testing/paid-by-card.ts';
import { SiteSettingsContext } from '#web/session/site-settings.ts';
import { dayAhead, slotOn } from '#web/slots/testing/sample-slots.ts';
import { actionClass } from '#web/ui/button.tsx';
import { closeScreen, openScreen, press, settle, textUnder, type } from '#web/ui/testing/screen.tsx';
import { calendarText } from './page/calendar-file.ts';
import { MyBookingPage } from './page/my-booking-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => sampleBooking.ownerId }));
const calling = vi.mocked(api as (endpoint: unknown, input: Record<string, unknown>) => Promise<unknown>);
const sent = (endpoint: unknown) =>
  calling.mock.calls.filter(([called]) => called === endpoint).map(([, input]) => input);

const { failedPickup } = defaultRateCard.card;
const DAYS = 3;
const planned = slotOn(dayAhead(DAYS));
const later = slotOn(dayAhead(DAYS + 1));
const { full: _, flight: __, ...times } = planned;
const visit = { number: 1, purpose: 'MAIN', slot: times, state: 'PLANNED' } as const;
const confirmed: Booking = {
  ...sampleBooking,
  shipments: [],
  visits: [visit],
  priced: 'to=GY&g=1B55x140&zip=11226',
  flight: { departureId: 'GY', day: dayAhead(DAYS + 3) },
};
const params = { reference: confirmed.reference };

let booking: Booking;
let bill: BookingFacts['bill'];
let refuse: (endpoint: unknown) => void;
let screen: HTMLElement;

const open = async (query = ''): Promise<void> => {
  screen = await openScreen(
    <SiteSettingsContext value={defaultSite()}>
      <Routes>
        <Route path="/dashboard/bookings/:reference" element={<MyBookingPage />} />
      </Routes>
    </SiteSettingsContext>,
    `/dashboard/bookings/${confirmed.reference}${query}`,
  );
  await settle();
};
const text = () => screen.textContent ?? '';
/** What is to be done now. */
const card = () => screen.querySelector('[data-next-step]')?.textContent ?? '';
const buttonNamed = (name: string) =>
  [...screen.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const linkNamed = (name: string) =>
  [...screen.querySelectorAll('a')].find(({ textContent }) => textContent === name)?.getAttribute('href');

beforeEach(() => {
  sessionStorage.clear();
  booking = confirmed;
  bill = undefined;
  refuse = () => undefined;
  calling.mockReset();
  calling.mockImplementation(async (endpoint) => {
    refuse(endpoint);
    if (endpoint === ownBookingEndpoints.slots) return { slots: [planned, later] };
    if (endpoint === departureEndpoints.upcoming) return { items: [] };
    if (endpoint === customerShipmentEndpoints.show) return { next: { after: [] } };
    return ownBooking(booking, { brand: defaultSite().brand, bill, now: new Date() });
  });
  // The document of these tests has no dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(closeScreen);

describe('one booking', () => {
  test('says when, where, which flight, what to have ready, whom to call and the price', async () => {
    await open();
    for (const words of [
      slotWords(planned),
      '12 Sample Avenue',
      `It is in time for the flight on ${dayWords(dayAhead(DAYS + 3))}.`,
      'Have everything packed and closed',
      'Have someone there for the whole window',
      'Call ',
      '$35.00 of the price of shipment',
    ])
      expect(text()).toContain(words);
  });

  test('asks for what is left of the fee for a missed pickup, until it was paid by card', async () => {
    booking = { ...confirmed, state: 'NO_SHOW', feeFor: 1, visits: [{ ...visit, state: 'NO_SHOW' }] };
    const sums = { amount: 2000, left: 2000, owed: 2000 };
    bill = { number: 'INV-1000001', code: 'MISSED_PICKUP', isAlone: true, ...sums };
    await open();
    expect(card()).toContain('Pay $20.00 for the missed pickup');
    closeScreen();
    paidByCard('INV-1000001', { owed: 2000, amount: 2000 });
    await open();
    expect(card()).toContain('We are confirming your payment of $20.00 by card.');
    expect(card()).not.toContain('Pay $');
  });

  test('says its time, its address and what the pickup costs once, and its phone as people read it', async () => {
    booking = { ...confirmed, heldBy: undefined, phone: '+17185550123' };
    await open();
    for (const once of [slotWords(planned), '12 Sample Avenue', '$35.00'])
      expect(text().split(once), once).toHaveLength(2);
    expect(text()).toContain('+1 718-555-0123');
  });

  test('says how we get to the door below, and a time that is still to come nowhere among what happened', async () => {
    const place = {
      zip: '11226',
      miles: 13,
      ...confirmed.place,
      access: 'Second floor, bell 4',
      stairs: true,
    };
    booking = { ...confirmed, place };
    await open();
    expect(text()).toContain('To the doorSecond floor, bell 4There are stairs.');
    expect(textUnder('What happened')).not.toContain(slotWords(planned));
  });

  test('right after it was booked says what is next, with the same price', async () => {
    await open('?new=1');
    // What is booked is the pickup: the goods have no place yet.
    expect(text()).toContain('The pickup is booked. One step is left');
    expect(text()).toContain('After that, your goods have a place on a flight.');
    expect(card()).toMatch(/^What to do nowTell us who receives it and what is inside/);
    expect(card()).toContain(`Have it ready: we come ${slotWords(planned)}`);
    expect(linkNamed('Tell us who receives it')).toBe(
      '/dashboard/create-shipment?to=GY&g=1B55x140&zip=11226&booking=BKG-7K3M9Q',
    );
  });

  test('is moved to another time', async () => {
    await open();
    await press('Choose another time');
    await settle();
    const radio = screen.querySelector<HTMLInputElement>(`input[value="${later.day}"]`);
    await press(radio?.closest('label')?.textContent ?? '');
    await press('9 AM to noon');
    // One button stands out.
    expect(buttonNamed(`Take ${slotWords(later)}`)?.className).toBe(actionClass());
    expect(buttonNamed('Choose another time')?.className).toBe(actionClass({ look: 'plain' }));
    await press(`Take ${slotWords(later)}`);
    expect(sent(ownBookingEndpoints.move)).toEqual([
      { params, body: { version: confirmed.version, slot: later.id, purpose: 'MAIN' } },
    ]);
  });

  test('the day of the empty barrels is moved to another, which makes no flight', async () => {
    booking = {
      ...confirmed,
      visits: [
        { ...visit, purpose: 'FIRST' },
        { ...visit, number: 2, slot: later },
      ],
    };
    await open();
    await press('Choose another time for the empty barrels');
    await settle();
    const radio = screen.querySelector<HTMLInputElement>(`input[value="${later.day}"]`);
    await press(radio?.closest('label')?.textContent ?? '');
    const dialog = screen.querySelector('dialog[open]');
    expect(dialog?.textContent).toContain('9 AM to noon');
    expect(dialog?.textContent).not.toMatch(/flight/i);
  });

  test('that is over promises nothing any more', async () => {
    booking = { ...confirmed, state: 'COMPLETED', visits: [{ ...visit, state: 'DONE' }] };
    await open();
    expect(text()).not.toContain('Have someone there for the whole window');
    expect(text()).not.toContain('Questions on the day');
    expect(text()).not.toContain('Add to my calendar');
  });

  test('on the day before after the deadline is not moved here, and canceling names the fee first', async () => {
    const late = { ...times, bookBy: new Date(Date.now() - 60_000).toISOString() };
    booking = { ...confirmed, visits: [{ ...visit, slot: late }] };
    await open();
    expect(text()).toContain('the time can no longer be changed here');
    await press('Cancel it');
    expect(text()).toContain(`canceling costs ${dollars(failedPickup)}`);
    expect(sent(ownBookingEndpoints.cancel)).toEqual([]);
    await press(`Cancel it for ${dollars(failedPickup)}`);
    expect(sent(ownBookingEndpoints.cancel)).toEqual([
      { params, body: { version: confirmed.version, fee: failedPickup } },
    ]);
  });

  test('before the deadline is canceled for nothing; a fee that changed meanwhile is read first', async () => {
    await open();
    refuse = (endpoint) => {
      if (endpoint !== ownBookingEndpoints.cancel) return;
      const message = 'The day is planned now.';
      throw new ApiError(409, { code: 'FEE_CHANGED', message, correlationId: '', details: { fee: 2500 } });
    };
    await press('Cancel it');
    expect(text()).toContain('It costs nothing.');
    await press('Yes, cancel it');
    expect(text()).toContain('The day is planned now.');
    expect(text()).toContain('canceling costs $25.00');
  });

  test('has its details changed, with what was not changed', async () => {
    await open();
    await press('Change the details');
    await type(screen.querySelector<HTMLInputElement>('input[name=phone]'), '+1 917 555 0100');
    await press('Save the changes');
    await settle();
    const [changed] = sent(ownBookingEndpoints.change) as { body: object }[];
    expect(changed?.body).toMatchObject({
      version: confirmed.version,
      phone: '+1 917 555 0100',
      street: '12 Sample Avenue',
      zip: '11226',
      goods: confirmed.goods,
    });
  });

  test('has other goods, empty barrels and stairs, whose price is shown before it is saved', async () => {
    const { heldBy: _held, ...free } = confirmed;
    booking = free;
    await open();
    await press('Change the details');
    await press('There are stairs');
    expect(text()).toContain('The pickup then costs');
    await press('Bring the empty barrels along');
    const [quantity, weight] = screen.querySelectorAll<HTMLInputElement>('dialog fieldset fieldset input');
    await type(quantity ?? null, '2');
    await type(weight ?? null, '');
    await press('Save the changes');
    await settle();
    expect(text()).toContain('how many pounds one weighs');
    expect(sent(ownBookingEndpoints.change)).toEqual([]);
    await type(weight ?? null, '150');
    await press('Save the changes');
    await settle();
    const [changed] = sent(ownBookingEndpoints.change) as { body: object }[];
    expect(changed?.body).toMatchObject({
      stairs: true,
      goods: [{ kind: 'barrel', barrel: 'B55', quantity: 2, weightLb: 150 }],
      emptyBarrels: { how: 'ALONG', rows: [{ barrel: 'B55', quantity: 2 }] },
    });
  });

  test('whose price a shipment holds says where goods and stairs are changed', async () => {
    booking = { ...confirmed, shipments: [sampleBooking.heldBy ?? ''] };
    await open();
    await press('Change the details');
    expect(text()).toContain('Change it on the page of the shipment.');
    expect(text()).not.toContain('There are stairs, or');
    expect(text()).not.toContain('Pounds of one');
  });

  test('once the van is planned keeps what it is planned by', async () => {
    const { heldBy: _held, ...free } = confirmed;
    const late = { ...times, bookBy: new Date(Date.now() - 60_000).toISOString() };
    booking = { ...free, visits: [{ ...visit, slot: late }] };
    await open();
    await press('Change the details');
    expect(text()).toContain('these can no longer be changed here');
    expect(text()).not.toContain('Pounds of one');
  });

  test('that was in vain says why and asks for another time', async () => {
    const failure = { reason: 'consignee_not_home', at: planned.to, by: 'desk-1' } as const;
    booking = { ...confirmed, state: 'FAILED', feeFor: 1, visits: [{ ...visit, state: 'FAILED', failure }] };
    await open();
    expect(text()).toContain('Nobody was there.');
    expect(text()).not.toContain('It is in time for the flight');
    expect(card()).toMatch(/^What to do nowChoose another time for the pickup/);
    expect(text()).toContain('The fee for a missed pickup is on your invoice.');
    expect(buttonNamed('Choose another time')?.className).toBe(actionClass());
    await press('Choose another time');
    expect(screen.querySelector('dialog[open]')).not.toBeNull();
  });

  test('that was missed says that we came, on the card and in what happened', async () => {
    booking = { ...confirmed, state: 'NO_SHOW', feeFor: 1, visits: [{ ...visit, state: 'NO_SHOW' }] };
    await open();
    expect(card()).toContain('We came, and nobody was there.');
    expect(text()).toContain(`for ${slotWords(planned)}: We came, and nobody was there.`);
  });

  test('whose time is not possible any more takes the one that we propose with one tap', async () => {
    const { full: ___, flight: ____, ...proposed } = later;
    booking = {
      ...confirmed,
      touched: {
        since: planned.from,
        because: 'We are closed that day.',
        by: 'schedule',
        purpose: 'MAIN',
        proposed,
      },
    };
    await open();
    expect(text()).toContain('We are closed that day.');
    expect(text()).not.toContain('It is in time for the flight');
    await press(`Take ${slotWords(later)}`);
    expect(sent(ownBookingEndpoints.move)).toMatchObject([{ body: { slot: later.id } }]);
  });

  test('to be brought shows a code that the dock reads', async () => {
    booking = { ...confirmed, way: 'DROP_OFF' };
    await open();
    await settle();
    expect(screen.querySelector(`svg[aria-label="QR code of ${confirmed.reference}"]`)).not.toBeNull();
  });

  test('that is not there, or of somebody else, says so', async () => {
    refuse = () => {
      throw new ApiError(404, { code: 'BOOKING_NOT_FOUND', message: 'Not found.', correlationId: '' });
    };
    await open();
    expect(text()).toContain('There is no such pickup');
  });
});

test('the calendar has one entry a visit, in UTC, with where and the reference', () => {
  const { brand } = defaultSite();
  const file = calendarText(sampleBooking, brand);
  expect(file).toContain('DTSTART:20261201T140000Z');
  expect(file).toContain('DTEND:20261201T170000Z');
  expect(file.replaceAll('\r\n ', '')).toContain('LOCATION:12 Sample Avenue\\, Brooklyn\\, NY 11226');
  expect(file).toContain('UID:BKG-7K3M9Q-MAIN');
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
});
