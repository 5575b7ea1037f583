import { describe, expect, test } from 'vitest';
import type { Booking, Visit } from '#domain/bookings/booking.ts';
import { sampleBooking, tuesday, wednesday } from '#domain/bookings/testing/sample-booking.ts';
import { personIdFrom } from '#domain/kernel/person/person-id.ts';
import { defaultBrand } from '#domain/settings/brand.ts';
import { defaultCapabilities } from '#domain/settings/capabilities.ts';
import type { AnyEvent } from '#events/envelope.ts';
import { announcements } from '#lambdas/bookings/told/announcements.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { startTables } from '../../support/tables.ts';
import { bookingsIn, eventOf, nextOf } from './follows.world.ts';

const monday = { ...tuesday, id: 'P-2026-11-30-0900', day: '2026-11-30' };
const earlier = {
  ...monday,
  from: '2026-11-30T14:00:00.000Z',
  to: '2026-11-30T17:00:00.000Z',
};

/** What an announcement sends of an event while the booking is as told. */
const toldOf = (event: object, booking: Booking) => {
  const found = announcements.find(({ type }) => type === (event as AnyEvent).type);
  const parts = found?.partsOf(event as AnyEvent, defaultBrand, defaultCapabilities, booking) ?? [];
  const letters = parts.flatMap(({ letters: sent = [] }) => sent);
  const [letter] = letters;
  return {
    tallies: parts.flatMap(({ tallies = [] }) => tallies).map(({ one }) => one),
    lines: parts.flatMap(({ lines = [] }) => lines).length,
    news: parts.flatMap(({ news = [] }) => news).map(({ fields: { number, detail } }) => [number, detail]),
    letter,
    said: [letter?.heading, ...(letter?.paragraphs ?? []), ...(letter?.block ?? [])].join('\n'),
  };
};
const by = sampleBooking.ownerId;
const { heldBy: _, ...alone } = { ...sampleBooking, shipments: [] };

describe('the letter of a pickup', () => {
  test('says street, day, hours, what to have ready, whom we call, the flight, the price and until when it can be changed', () => {
    const { said, letter, lines, tallies, news } = toldOf(eventOf(alone, 'made', { by }), alone);
    for (const fact of [
      'Pickup booked',
      'We pick it up Tue, Dec 1, 9 AM to 12 PM.',
      'We pick up 1 55-gallon barrel. Everything is packed and closed',
      'On the day we call +1 718 555 0123 and ask for Sample Sender.',
      'flight to Guyana on Fri, Dec 4',
      'The pickup costs $35.00.',
      'free until Monday, November 30 at 5:00 PM, New Jersey time',
      '12 Sample Avenue',
      'Brooklyn, NY 11226',
      'Pickup, up to 17.5 miles: $35.00',
    ])
      expect(said).toContain(fact);
    expect(said).not.toMatch(/bring|our dock/i);
    expect(letter?.action?.path).toBe(`/dashboard/bookings/${alone.reference}`);
    // What they have done themselves is no news in their account, and new at the desk.
    expect([lines, tallies, news]).toEqual([
      0,
      ['1 new booking'],
      [[alone.reference, 'We pick it up Tue, Dec 1, 9 AM to 12 PM.']],
    ]);
  });

  test('names the shipment whose price has it, and asks for the consent that is missing', () => {
    const { searchConsent: __, ...silent } = sampleBooking;
    const { said, news, lines } = toldOf(eventOf(silent, 'confirmed'), silent);
    expect(said).toContain('The price of your shipment 7K3M9-Q2X4T-C has the pickup.');
    expect(said).toContain('You sign that we may open and search it.');
    expect(said).not.toContain('$35.00');
    expect([lines, news[0]?.[0]]).toEqual([1, '7K3M9-Q2X4T-C']);
  });

  test('of a request says what is missing', () => {
    const waiting = { ...alone, state: 'REQUESTED' as const };
    expect(toldOf(eventOf(waiting, 'made'), waiting).said).toContain('tell you as soon as it is confirmed');
    const { street: __, ...zipOnly } = { ...sampleBooking.place, zip: '11226', stairs: false, miles: 13 };
    const nowhere = { ...waiting, place: zipOnly };
    expect(toldOf(eventOf(nowhere, 'made'), nowhere).said).toContain('Your pickup needs a street');
    const open = { ...waiting, visits: [] };
    const { said, letter } = toldOf(eventOf(open, 'made'), open);
    expect([said, letter?.action?.label]).toEqual([
      expect.stringContaining('Choose the day and time of your pickup'),
      'Choose a time',
    ]);
    // Whoever has no account is called.
    const caller = { ...open, ownerId: personIdFrom(newId()) };
    const toCaller = toldOf(eventOf(caller, 'made'), caller).said;
    expect(toCaller).toContain('We call you about the day and time of your pickup.');
  });

  test('that was moved says the new and the old time, and why', () => {
    const visits: Visit[] = [
      { number: 1, purpose: 'MAIN', slot: earlier, state: 'RESCHEDULED' },
      { number: 2, purpose: 'MAIN', slot: wednesday, state: 'PLANNED' },
    ];
    const moved = { ...alone, visits };
    const event = eventOf(moved, 'changed', { by: 'system' });
    const because = {
      ...event,
      data: { ...(event as AnyEvent).data, before: earlier.id, because: 'schedule' },
    };
    expect(toldOf(because, moved).said).toContain(
      'We do not drive at the time that you had. We pick it up Wed, Dec 2, 9 AM to 12 PM. Before, it was Mon, Nov 30, 9 AM to 12 PM.',
    );
    const why = 'You asked for a day later.';
    const explained = moved.visits.map((visit) => ({ ...visit, because: why }));
    expect(toldOf(because, { ...moved, visits: explained }).letter?.paragraphs).toContain(why);
    // Nobody hears of an old time once it is canceled, and of other facts than the time.
    expect(toldOf(because, { ...moved, state: 'CANCELLED' }).letter).toBeUndefined();
    const details = { ...because, data: { ...because.data, what: ['details'] } };
    expect(toldOf(details, moved).letter).toBeUndefined();
  });

  test('that is canceled or was in vain says why, what it costs, and what comes next', () => {
    const ended = nextOf(alone, { state: 'CANCELLED', endedBecause: 'The street is closed.', feeFor: 1 });
    const byDesk = toldOf(eventOf(ended, 'cancelled'), ended).said;
    expect(byDesk).toContain('We canceled the pickup of Tue, Dec 1, 9 AM to 12 PM');
    expect(byDesk).toContain('The street is closed.');
    expect(byDesk).toContain('The fee for a missed pickup is on an invoice');
    const failed = nextOf(alone, { state: 'FAILED', feeFor: 1 });
    const event = eventOf(failed, 'failed');
    const withReason = (reason: string, more: object = {}) => ({
      ...event,
      data: { ...(event as AnyEvent).data, reason, ...more },
    });
    const { said, letter } = toldOf(withReason('consignee_not_ready'), failed);
    expect(said).toContain(
      'We came Tue, Dec 1, 9 AM to 12 PM, but could not take your goods. The goods were not ready.',
    );
    expect(letter?.action?.label).toBe('Choose another time');
    const ours = toldOf(withReason('carrier_vehicle_breakdown', { feeFor: undefined }), failed).said;
    expect(ours).toContain('Our van broke down. We are sorry.');
    expect(ours).toContain('You pay nothing for it.');
  });

  test('that is done says that we have it, once: of a shipment its pieces say so', () => {
    const done = nextOf(alone, { state: 'COMPLETED' });
    expect(toldOf(eventOf(done, 'completed'), done).said).toContain('We have your barrel');
    const held = nextOf(sampleBooking, { state: 'COMPLETED' });
    expect(toldOf(eventOf(held, 'completed'), held).letter).toBeUndefined();
  });
});

test('the letter of a drop-off names the street of the dock and its hours', () => {
  const brought: Booking = { ...alone, way: 'DROP_OFF' };
  const { said } = toldOf(eventOf(brought, 'made', { by }), brought);
  for (const fact of [
    'You bring it to our dock Tue, Dec 1',
    '100 Sample Dock Road',
    'Saturday: 9:00 AM to 2:00 PM',
  ])
    expect(said).toContain(fact);
});

test('somebody without an account gets no link that they cannot open', () => {
  const caller = { ...alone, ownerId: 'p-019a1d3c-0000-7000-8000-000000000005' };
  expect(toldOf(eventOf(caller, 'made'), caller).letter?.action).toBeUndefined();
});

test('names and streets are read from the booking when the letter is sent, and typed markup is shown as typed', async () => {
  const tables = await startTables();
  const bookings = bookingsIn(tables, () => []);
  const typed = { ...alone, place: { ...sampleBooking.place, street: '<b>1</b> Main' } } as Booking;
  await bookings.store(typed);
  const event = eventOf(typed, 'made') as unknown as AnyEvent;
  expect(JSON.stringify(event)).not.toMatch(/Main|Sample Sender|718/);
  const { facts } = announcements.find(({ type }) => type === event.type) ?? {};
  const read = await facts?.read(event, tables.client(), tables.bookings);
  expect(toldOf(event, read as Booking).letter?.block).toContain('<b>1</b> Main');
  const gone = { ...event, data: { ...event.data, reference: 'BKG-222222' } };
  expect(await facts?.read(gone, tables.client(), tables.bookings)).toBeUndefined();
  await tables.stopAsKept();
});
