import { describe, expect, test } from 'vitest';
import type { Booking, Visit } from '#domain/bookings/booking.ts';
import {
  type FailureReason,
  failureReasonNames,
  faultOf,
  isCharged,
} from '#domain/bookings/failure-reasons.ts';
import { sampleBooking, tuesday, wednesday } from '#domain/bookings/testing/sample-booking.ts';
import { personIdFrom } from '#domain/kernel/person/person-id.ts';
import { defaultBrand } from '#domain/settings/brand.ts';
import { defaultCapabilities } from '#domain/settings/capabilities.ts';
import type { AnyEvent } from '#events/envelope.ts';
import { announcements } from '#lambdas/bookings/told/announcements.ts';
import { history } from '#lambdas/bookings/told/history.ts';
import { digested } from '#lambdas/bookings/told/letters/letter.ts';
import { whatNow } from '#lambdas/bookings/told/letters/what-now.ts';
import { BOOKING } from '#lambdas/bookings/told/letters/whats.ts';
import type { AnnouncedLetter } from '#lambdas/runtime/announcement.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { startTables } from '../../support/tables.ts';
import { desk } from '../shipments/shipments.world.ts';
import { bookingsIn, eventOf, nextOf } from './follows.world.ts';

const monday = { ...tuesday, id: 'P-2026-11-30-0900', day: '2026-11-30' };
const earlier = {
  ...monday,
  from: '2026-11-30T14:00:00.000Z',
  to: '2026-11-30T17:00:00.000Z',
};

/** All words of a letter. */
const saidIn = ({ heading, paragraphs, todo, place, facts = [] }: AnnouncedLetter): string =>
  [
    heading,
    ...paragraphs,
    ...[todo?.title, todo?.by, ...(todo?.lines ?? [])],
    ...[...(todo?.before ?? []), ...(todo?.after ?? []), ...((todo?.place ?? place)?.lines ?? [])],
    ...((todo?.place ?? place)?.hours ?? []),
    ...facts.map(({ label, value }) => `${label}: ${value}`),
  ].join('\n');

/** What an announcement sends of an event while the booking is as told. */
const toldOf = (event: object, booking: Booking) => {
  const found = announcements.find(({ type }) => type === (event as AnyEvent).type);
  const parts = found?.partsOf(event as AnyEvent, defaultBrand, defaultCapabilities, booking) ?? [];
  // What the digest says of it when nothing else has happened until then.
  const happened = parts.flatMap(({ soon = [] }) => soon).filter(({ thing }) => thing === BOOKING);
  const said = whatNow({ booking }, happened);
  const facts = { booking, brand: defaultBrand, now: new Date(booking.changedAt), shipments: [] };
  const { letter, news } = said === undefined ? {} : digested(said, facts);
  return {
    atOnce: parts.flatMap(({ letters = [] }) => letters),
    tallies: parts.flatMap(({ tallies = [] }) => tallies).map(({ one }) => one),
    lines: parts.flatMap(({ lines = [] }) => lines).length,
    news: news === undefined ? [] : [[news.fields.number, news.fields.detail]],
    letter,
    said: letter === undefined ? '' : saidIn(letter),
  };
};
const by = sampleBooking.ownerId;
const { heldBy: _, ...alone } = { ...sampleBooking, shipments: [] };

describe('the letter of a pickup', () => {
  test('says street, day, hours, what to have ready, whom we call, the flight, the price and until when it can be changed', () => {
    const stored = { ...alone, phone: '+17185550123' };
    const { said, letter, lines, tallies, news, atOnce } = toldOf(eventOf(stored, 'made', { by }), stored);
    expect(atOnce).toEqual([]);
    for (const fact of [
      'Pickup booked',
      'We pick it up Tue, Dec 1, 9 AM to noon.',
      'Have everything packed and closed',
      'On the day we call +1 718-555-0123 and ask for Sample Sender.',
      'It is in time for the flight on Fri, Dec 4.',
      'free until Monday, November 30 at 5:00 PM, New Jersey time',
      '12 Sample Avenue',
      'Brooklyn, NY 11226',
      'Pickup, up to 17.5 miles: $35.00, on your invoice after our visit',
    ])
      expect(said).toContain(fact);
    expect(said).not.toMatch(/bring|our dock/i);
    expect(letter?.action?.path).toBe(`/dashboard/bookings/${alone.reference}`);
    // What they have done themselves is no news in their account, and new at the desk.
    expect([lines, tallies, news]).toEqual([
      0,
      ['1 new booking'],
      [[alone.reference, 'We pick it up Tue, Dec 1, 9 AM to noon.']],
    ]);
  });

  test('names the shipment whose price has it, and asks for the consent that is missing', () => {
    const { searchConsent: __, ...silent } = sampleBooking;
    const { said, news, lines } = toldOf(eventOf(silent, 'confirmed'), silent);
    expect(said).toContain('The price of your shipment 7K3M9-Q2X4T-C has the pickup, $35.00.');
    expect(said).toContain('Sign that we may open and search it.');
    expect([lines, news[0]?.[0]]).toEqual([1, '7K3M9-Q2X4T-C']);
  });

  test('of a request says what is missing', () => {
    const waiting = { ...alone, state: 'REQUESTED' as const };
    const asked = toldOf(eventOf(waiting, 'made'), waiting).said;
    for (const fact of [
      'We keep Tue, Dec 1, 9 AM to noon for you, and will tell you as soon as it is confirmed.',
      'It is in time for the flight on Fri, Dec 4.',
      '$35.00, on your invoice after our visit',
      '12 Sample Avenue',
    ])
      expect(asked).toContain(fact);
    const { street: __, ...zipOnly } = { ...sampleBooking.place, zip: '11226', stairs: false, miles: 13 };
    const nowhere = { ...waiting, place: zipOnly };
    expect(toldOf(eventOf(nowhere, 'made'), nowhere).said).toContain('Your pickup needs a street');
    const open = { ...waiting, visits: [] };
    const { said, letter } = toldOf(eventOf(open, 'made'), open);
    expect([said, letter?.todo?.action?.label]).toEqual([
      expect.stringContaining('Choose the day and time of your pickup'),
      'Choose a time',
    ]);
    // Whoever has no account is called.
    const caller = { ...open, ownerId: personIdFrom(newId()) };
    const toCaller = toldOf(eventOf(caller, 'made'), caller).said;
    expect(toCaller).toContain('We will call you about the day and time of your pickup.');
    expect(toldOf(eventOf(caller, 'made'), caller).letter?.todo).toBeUndefined();
  });

  test('that is canceled because all of it was brought is a line, and no letter: that of the goods says it', () => {
    const visits: Visit[] = [{ number: 1, purpose: 'MAIN', slot: tuesday, state: 'CANCELLED' }];
    const over: Booking = { ...sampleBooking, state: 'CANCELLED', notNeeded: true, visits };
    const event = eventOf(over, 'cancelled', { by: 'system' }) as unknown as AnyEvent;
    const brought = { ...event, data: { ...event.data, notNeeded: true } };
    const { letter, atOnce, lines, tallies } = toldOf(brought, over);
    expect([letter, atOnce, lines, tallies]).toEqual([undefined, [], 1, []]);
    const said = whatNow({ booking: { ...over, feeFor: 1 } }, [{ what: 'FAILED' }]);
    expect(said?.body).toBe(
      'It came to our dock before the pickup of Tue, Dec 1, 9 AM to noon, so we do not come for it.',
    );
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
      'The time that you had is not possible any more. We pick it up Wed, Dec 2, 9 AM to noon. Before, it was Mon, Nov 30, 9 AM to noon.',
    );
    const why = 'You asked for a day later.';
    const explained = moved.visits.map((visit) => ({ ...visit, because: why }));
    expect(toldOf(because, { ...moved, visits: explained }).letter?.paragraphs).toContain(why);
    // Nobody hears of an old time once it is canceled, and of other facts than the time.
    expect(toldOf(because, { ...moved, state: 'CANCELLED' }).letter).toBeUndefined();
    const details = { ...because, data: { ...because.data, what: ['details'] } };
    expect(toldOf(details, moved).letter).toBeUndefined();
  });

  test('names the first deadline: that of the empty barrels, until those are brought', () => {
    const visits: Visit[] = [
      { number: 1, purpose: 'FIRST', slot: tuesday, state: 'PLANNED' },
      { number: 2, purpose: 'MAIN', slot: wednesday, state: 'PLANNED' },
    ];
    const empties = { how: 'FIRST' as const, rows: [{ barrel: 'B55' as const, quantity: 1 }] };
    const twice: Booking = { ...alone, emptyBarrels: empties, visits };
    const { said } = toldOf(eventOf(twice, 'made'), twice);
    expect(said).toContain('First we bring the empty barrels: Tue, Dec 1, 9 AM to noon.');
    expect(said).toContain('free until Monday, November 30 at 5:00 PM, New Jersey time');
    // The desk may choose a time whose deadline is over.
    const late = { ...twice, changedAt: tuesday.bookBy };
    const tooLate = toldOf(eventOf(late, 'confirmed'), late).said;
    expect(tooLate).toContain(
      'The day is planned already, so canceling it costs the fee for a missed pickup.',
    );
    expect(tooLate).not.toContain('free until');
    // Only they have another time: nobody reads that the pickup has one.
    const event = eventOf(twice, 'changed', { by: 'system' }) as unknown as AnyEvent;
    const moved = { ...event, data: { ...event.data, what: ['first-slot'], because: 'schedule' } };
    expect(toldOf(moved, twice).news).toEqual([
      [
        alone.reference,
        'The time that you had is not possible any more. We bring the empty barrels Tue, Dec 1, 9 AM to noon.',
      ],
    ]);
    const failure = { reason: 'consignee_not_home' as const, at: twice.changedAt, by: desk.userId };
    const inVain = nextOf(twice, {
      state: 'FAILED',
      visits: visits.map((visit) =>
        visit.purpose === 'FIRST' ? { ...visit, state: 'FAILED', failure } : { ...visit, state: 'CANCELLED' },
      ),
    });
    const failed = eventOf(inVain, 'failed') as unknown as AnyEvent;
    const first = { ...failed, data: { ...failed.data, visit: 1, reason: 'consignee_not_home' } };
    expect(toldOf(first, inVain).said).toContain('We came Tue, Dec 1, 9 AM to noon. Nobody was there.');
  });

  test('that keeps its time says so when staff agreed to another flight or other hours, and not before', () => {
    const event = eventOf(alone, 'changed', { by: desk.userId }) as unknown as AnyEvent;
    const having = (more: object) => ({ ...event, data: { ...event.data, ...more } });
    const flight = { departureId: 'GY-2026-12-11', day: '2026-12-11' };
    const later = { ...alone, flight };
    expect(toldOf(having({ what: ['no-longer-touched'], because: 'flight' }), later).news).toEqual([
      [
        alone.reference,
        'It is in time for the flight on Fri, Dec 11. Your time stays the same: Tue, Dec 1, 9 AM to noon.',
      ],
    ]);
    const hours = { what: ['no-longer-touched'], because: 'schedule' };
    expect(toldOf(having(hours), alone).news).toEqual([
      [
        alone.reference,
        'The time that you had is not possible any more. We pick it up Tue, Dec 1, 9 AM to noon.',
      ],
    ]);
    // A look finds who is touched, and who is not any more: nobody is told.
    for (const what of ['touched', 'no-longer-touched'])
      expect(toldOf(having({ what: [what], by: 'system' }), alone).letter).toBeUndefined();
  });

  test('that is canceled or was in vain says why, what it costs, and what comes next', () => {
    const ended = nextOf(
      alone,
      { state: 'CANCELLED', endedBecause: 'The street is closed.', feeFor: 1 },
      { state: 'CANCELLED' },
    );
    const byDesk = toldOf(eventOf(ended, 'cancelled'), ended).said;
    expect(byDesk).toContain('We canceled the pickup of Tue, Dec 1, 9 AM to noon');
    expect(byDesk).toContain('The street is closed.');
    expect(byDesk).toContain('call us or bring them to our dock');
    expect(byDesk).toContain('We put the fee for a missed pickup on your invoice.');
    const failedBy = (reason: FailureReason, feeFor?: number) => {
      const failure = { reason, at: alone.changedAt, by: desk.userId };
      const owed = feeFor === undefined ? {} : { feeFor };
      const failed = nextOf(alone, { state: 'FAILED', ...owed }, { state: 'FAILED', failure });
      return toldOf(eventOf(failed, 'failed'), failed);
    };
    const { said, letter } = failedBy('consignee_not_ready', 1);
    expect(said).toContain('We came Tue, Dec 1, 9 AM to noon. The goods were not ready.');
    expect(said).toContain('We put the fee for a missed pickup on your invoice.');
    expect([letter?.todo?.title, letter?.todo?.action?.label]).toEqual([
      'Choose another time for the pickup',
      'Choose another time',
    ]);
    const ours = failedBy('carrier_vehicle_breakdown').said;
    expect(ours).toContain('Our van broke down. That is our fault, and we are sorry.');
    expect(ours).toContain('You pay nothing for this visit.');
    expect(ours).toContain('Choose another time, or wait for us: we will call you about it.');
  });

  test.each(failureReasonNames)(
    'that failed says whose fault that was, is sorry once at most, and of a drop-off speaks of no van: %s',
    (reason) => {
      const failure = { reason, at: alone.changedAt, by: desk.userId };
      const saidOf = (way: Booking['way']) => {
        const owed = isCharged(way, reason) ? { feeFor: 1 } : {};
        const failed = nextOf({ ...alone, way }, { state: 'FAILED', ...owed }, { state: 'FAILED', failure });
        return toldOf(eventOf(failed, 'failed'), failed).said;
      };
      const [fetched, brought] = [saidOf('PICKUP'), saidOf('DROP_OFF')];
      const isOurs = faultOf(reason) === 'OURS';
      const isTheirs = faultOf(reason) === 'CUSTOMER';
      for (const said of [fetched, brought]) {
        expect(said.match(/That is our fault/g) ?? []).toHaveLength(isOurs ? 1 : 0);
        expect(said.match(/we are sorry/gi) ?? []).toHaveLength(isTheirs ? 0 : 1);
      }
      expect(fetched).toContain(isTheirs ? 'the fee for a missed pickup' : 'You pay nothing for this visit.');
      expect(brought).toContain('You pay nothing for it.');
      expect(brought).toContain('Bring your barrel to our dock');
      expect(brought).not.toMatch(
        /\bvan\b|\bdrive|\bdoor\b|pick(?:ed)? (?:it )?up|We (?:came|could not come)/i,
      );
    },
  );

  test('that is done says that we have it, once: of a shipment its pieces say so', () => {
    const done = nextOf(alone, { state: 'COMPLETED' });
    const { letter } = toldOf(eventOf(done, 'completed'), done);
    expect([letter?.heading, letter?.paragraphs[0], letter?.todo?.title]).toEqual([
      'Picked up: 1 barrel to Guyana',
      'Our driver picked up your barrel and is taking it to our dock.',
      'Tell us who receives it and what is inside',
    ]);
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

test('of goods that are brought some time, nobody reads of a pickup or waits for a time', () => {
  const { flight: _flight, ...sometime }: Booking = {
    ...alone,
    way: 'DROP_OFF',
    state: 'REQUESTED',
    visits: [],
  };
  const { said, letter } = toldOf(eventOf(sometime, 'made'), sometime);
  expect([letter?.heading, letter?.paragraphs[0]]).toEqual([
    'Bring it to our dock: 1 barrel to Guyana',
    'Come whenever we are open. You can also choose a time.',
  ]);
  expect(said).toContain('100 Sample Dock Road');
  expect(said).not.toMatch(/pickup|keep the goods/i);
});

test('the history has the times of a booking, and no ids of slots', () => {
  const event = eventOf(alone, 'changed') as unknown as AnyEvent;
  const line = history.find(({ contract: { type } }) => type === event.type);
  if (line === undefined || !('of' in line.said)) throw new Error('A changed booking has no line.');
  const moved = { ...event, data: { ...event.data, before: monday.id } };
  expect(line.said.of(moved).changes).toEqual([
    { field: 'Time', before: 'Mon, Nov 30, 9:00 AM', after: 'Tue, Dec 1, 9:00 AM' },
  ]);
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
  const besides = { now: new Date(), tableOf: () => '' };
  const read = await facts?.read(event, tables.client(), tables.bookings, besides);
  expect(toldOf(event, read as Booking).said).toContain('<b>1</b> Main');
  const gone = { ...event, data: { ...event.data, reference: 'BKG-222222' } };
  expect(await facts?.read(gone, tables.client(), tables.bookings, besides)).toBeUndefined();
  await tables.stopAsKept();
});
