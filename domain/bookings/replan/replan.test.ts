import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scheduledFlightId } from '../../departures/flight-id.ts';
import { defaultSchedule } from '../../departures/schedule/default-schedule.ts';
import { nextDeparture } from '../../departures/schedule/departure.ts';
import type { Schedule } from '../../departures/schedule/schedule.ts';
import { atDock, bookableSlots, slotRules, slotWithId } from '../../departures/slots/slots.ts';
import { defaultBrand } from '../../settings/brand.ts';
import type { Booking, Visit } from '../booking.ts';
import { type Claims, claimed, timesOf, visitClaim } from '../slot-claims.ts';
import { poundsIn } from '../visits.ts';
import type { Planning } from './proposals.ts';
import { replanned } from './replan.ts';

/** A Friday noon in New York. The flight to Guyana leaves on Friday the 4th, goods are due on Tuesday the 1st at two. */
const now = new Date('2026-11-27T17:00:00Z');
const FLIGHT = { departureId: 'GY-2026-12-04', day: '2026-12-04' };
/** Monday and Tuesday mornings before that flight. */
const MONDAY = 'P-2026-11-30-0900';
const TUESDAY = 'P-2026-12-01-0900';

const rulesOf = (schedule: Schedule) => slotRules({ schedule, brand: defaultBrand });

const planningOf = (schedule: Schedule, taken: ReadonlyMap<string, Claims> = new Map()): Planning => ({
  slots: rulesOf(schedule),
  flightOf: (to, slot) => {
    const { departureDay, movedBy } = nextDeparture(schedule, to, atDock(schedule, slot), false);
    return { departureId: scheduledFlightId(to, movedBy?.usualDay ?? departureDay), day: departureDay };
  },
  claims: (id) => taken.get(id) ?? {},
  now,
});

const visitIn = (id: string, more: Partial<Visit> = {}): Visit => {
  const slot = slotWithId(rulesOf(defaultSchedule), id);
  if (slot === undefined) throw new Error(`The default schedule has no slot ${id}.`);
  return { number: 1, purpose: 'MAIN', state: 'PLANNED', slot: timesOf(slot), ...more };
};

const bookingIn = (id: string, more: Partial<Booking> = {}): Booking => ({
  reference: 'BKG-7K3M9Q',
  version: 1,
  way: id.startsWith('P') ? 'PICKUP' : 'DROP_OFF',
  state: 'CONFIRMED',
  ownerId: 'u-1',
  name: 'Sample Sender',
  phone: '+12015550123',
  to: 'GY',
  goods: [{ kind: 'barrel', barrel: 'B55', quantity: 1, weightLb: 140 }],
  photos: [],
  visits: [visitIn(id)],
  shipments: [],
  flight: FLIGHT,
  createdAt: '2026-11-20T12:00:00.000Z',
  createdBy: 'u-1',
  changedAt: '2026-11-20T12:00:00.000Z',
  ...more,
});

const closed = (...days: string[]): Schedule => ({
  ...defaultSchedule,
  closedDays: days.map((date) => ({ date, name: 'The van is in the workshop' })),
});

/** The bookings as they are once it was written what is said of them. */
const written = (bookings: readonly Booking[], planning: Planning): readonly Booking[] => {
  const said = new Map(
    replanned(bookings, planning).map(({ booking, after }) => [booking.reference, after] as const),
  );
  return bookings.map((booking) => {
    const after = said.get(booking.reference);
    if (after === undefined) return booking;
    const { touched: _, flight: __, ...rest } = booking;
    return { ...rest, ...after };
  });
};
const lookAt = (booking: Booking, schedule: Schedule, taken?: ReadonlyMap<string, Claims>) =>
  written([booking], planningOf(schedule, taken))[0]?.touched;

describe('what touches a booking', () => {
  test('nothing, as long as the settings are those by which it was booked', () => {
    expect(replanned([bookingIn(MONDAY), bookingIn(TUESDAY)], planningOf(defaultSchedule))).toEqual([]);
  });

  test('a closed day: the nearest slot that makes the same flight is proposed', () => {
    expect(lookAt(bookingIn(TUESDAY), closed('2026-12-01'))).toMatchObject({
      since: now.toISOString(),
      by: 'schedule',
      purpose: 'MAIN',
      because: 'We do not pick up on Tuesday, December 1.',
      proposed: { id: 'P-2026-11-30-1500' },
      flight: FLIGHT,
    });
  });

  test('a holiday moved in, of pickups and of what is brought', () => {
    const schedule: Schedule = {
      ...defaultSchedule,
      holidays: [...defaultSchedule.holidays, { date: '2026-11-30', name: 'A day of mourning', where: 'US' }],
    };
    expect(lookAt(bookingIn(MONDAY), schedule)).toMatchObject({
      because: 'We do not pick up on Monday, November 30.',
      proposed: { id: TUESDAY },
    });
    expect(lookAt(bookingIn('D-2026-11-30-1000'), schedule)).toMatchObject({
      because: 'Our dock is closed on Monday, November 30.',
    });
  });

  test('a closed day of the van leaves alone who brings their goods, unless the dock is closed as well', () => {
    const brought = bookingIn('D-2026-12-01-1000');
    expect(lookAt(brought, closed('2026-12-01'))).toBeUndefined();
    const dock = { date: '2026-12-01', name: 'Inventory', dock: true };
    expect(lookAt(brought, { ...defaultSchedule, closedDays: [dock] })).toMatchObject({ by: 'schedule' });
  });

  test('other hours of the slot: it is offered as it is now', () => {
    const slots = defaultSchedule.pickup.slots.map((slot) =>
      slot.weekday === 2 && slot.from === '09:00' ? { ...slot, to: '11:00' } : slot,
    );
    const schedule = { ...defaultSchedule, pickup: { ...defaultSchedule.pickup, slots } };
    expect(lookAt(bookingIn(TUESDAY), schedule)).toMatchObject({
      because: 'Our pickup times on Tuesday, December 1 have changed.',
      proposed: { id: TUESDAY, to: '2026-12-01T16:00:00.000Z' },
    });
  });

  test('a cutoff that is earlier now: the slot misses the promised flight, an earlier slot makes it', () => {
    const schedule: Schedule = { ...defaultSchedule, cargoCutoff: { weekday: 1, time: '17:00' } };
    expect(lookAt(bookingIn(TUESDAY), schedule)).toMatchObject({
      by: 'flight',
      because: 'Your time does not make the flight on Friday, December 4 any more.',
      proposed: { id: 'P-2026-11-30-1200' },
      flight: FLIGHT,
    });
  });

  describe('a flight that flies no more', () => {
    const canceled = {
      ...defaultSchedule,
      changes: {
        'GY2026-12-04': {
          departureDay: '2026-12-04',
          movedBy: null,
          originAirport: 'JFK',
          cargoCutoff: 0,
          bookingCutoff: 0,
          eta: { from: '2026-12-07', to: '2026-12-09' },
        },
      },
    };
    const planning = planningOf(canceled);

    test('the time can stay, and the customer is offered the next flight', () => {
      const [booking] = written([bookingIn(TUESDAY)], planning);
      expect(booking?.touched).toMatchObject({
        by: 'flight',
        proposed: { id: TUESDAY },
        flight: { departureId: 'GY-2026-12-11', day: '2026-12-11' },
      });
      expect(booking?.flight).toEqual(FLIGHT);
    });

    test('with a shipment nobody has to be told: shipments tell of their flight', () => {
      const [booking] = written([bookingIn(TUESDAY, { shipments: ['7K3M9-Q2X4T-C'] })], planning);
      expect([booking?.touched, booking?.flight?.day]).toEqual([undefined, '2026-12-11']);
    });
  });

  test('a slot that takes less now keeps whom it has', () => {
    const slots = defaultSchedule.pickup.slots.map((slot) => ({ ...slot, places: 1, lb: 1 }));
    const schedule = { ...defaultSchedule, pickup: { ...defaultSchedule.pickup, slots } };
    expect(lookAt(bookingIn(TUESDAY), schedule)).toBeUndefined();
  });

  test.each([
    ['is over', { state: 'COMPLETED' as const }],
    ['was in vain', { state: 'FAILED' as const, visits: [visitIn(MONDAY, { state: 'FAILED' as const })] }],
    ['has somebody on the way to it', { state: 'EN_ROUTE' as const }],
    ['has no time yet', { state: 'REQUESTED' as const, visits: [] }],
  ])('nothing of it that %s', (_, more) => {
    expect(lookAt(bookingIn(MONDAY, more), closed('2026-11-30'))).toBeUndefined();
  });

  test('the visit that brings empty barrels: it stays before the one that fetches them full', () => {
    const visits = [visitIn(MONDAY, { purpose: 'FIRST' }), visitIn(TUESDAY, { number: 2 })];
    const emptyBarrels = { how: 'FIRST' as const, rows: [{ barrel: 'B55' as const, quantity: 1 }] };
    const touched = lookAt(bookingIn(TUESDAY, { visits, emptyBarrels }), closed('2026-11-30'));
    expect(touched).toMatchObject({
      purpose: 'FIRST',
      proposed: { id: 'P-2026-11-28-1130' },
      flight: FLIGHT,
    });
    const later = [visitIn(TUESDAY, { purpose: 'FIRST' }), visitIn('P-2026-12-04-0900', { number: 2 })];
    const promised = { departureId: 'GY-2026-12-11', day: '2026-12-11' };
    expect(
      lookAt(bookingIn(TUESDAY, { visits: later, emptyBarrels, flight: promised }), closed('2026-12-01')),
    ).toMatchObject({ purpose: 'FIRST', proposed: { id: 'P-2026-11-30-1500' }, flight: promised });
  });
});

describe('what is proposed', () => {
  const five = Array.from({ length: 5 }, (_, place) =>
    bookingIn(TUESDAY, {
      reference: `BKG-AAAAA${place + 2}`,
      createdAt: `2026-11-2${4 - place}T12:00:00.000Z`,
    }),
  );

  test('to five of a closed day fits together, and who booked first has the nearest', () => {
    const proposed = written(five, planningOf(closed('2026-12-01'))).map(
      ({ touched }) => touched?.proposed?.id,
    );
    const nearest = 'P-2026-11-30-1500';
    expect(proposed).toEqual(['P-2026-11-30-1200', nearest, nearest, nearest, nearest]);
  });

  test('is the same whatever their order, and looking again finds nothing more to say', () => {
    const planning = planningOf(closed('2026-12-01'));
    const first = written(five, planning);
    const turned = written(five.toReversed(), planning).toReversed();
    expect(turned).toEqual(first);
    expect(replanned(first, planning)).toEqual([]);
  });

  test('is taken back where the day is open again', () => {
    const touched = written(five, planningOf(closed('2026-12-01')));
    expect(written(touched, planningOf(defaultSchedule))).toEqual(five);
  });

  test('misses the flight only where nothing makes it: then the next one, never an earlier one first', () => {
    const full = new Map(
      bookableSlots(rulesOf(defaultSchedule), 'PICKUP', now)
        .filter(({ day }) => day < '2026-12-01')
        .map(({ id, places = 0 }) => [
          id,
          Object.fromEntries(Array.from({ length: places }, (_, place) => [`HOLD#${place}`, { lb: 1 }])),
        ]),
    );
    expect(lookAt(bookingIn(TUESDAY), closed('2026-12-01'), full)).toMatchObject({
      proposed: { id: 'P-2026-12-02-0900' },
      flight: { departureId: 'GY-2026-12-11' },
    });
  });

  test('is nothing where no slot of seven weeks has room', () => {
    const heavy = bookingIn(TUESDAY, { goods: [{ kind: 'box', quantity: 1, weightLb: 2000 }] });
    const touched = lookAt(heavy, closed('2026-12-01'));
    expect([touched?.by, touched?.proposed]).toEqual(['schedule', undefined]);
  });

  test('never more than fits, whoever is touched, and always the same', () => {
    const week = bookableSlots(rulesOf(defaultSchedule), 'PICKUP', now).slice(0, 16);
    const someone = fc.record({
      slot: fc.constantFrom(...week.map(({ id }) => id)),
      weightLb: fc.integer({ min: 1, max: 900 }),
    });
    fc.assert(
      fc.property(
        fc.array(someone, { maxLength: 40 }),
        fc.uniqueArray(fc.constantFrom(...week.map(({ day }) => day)), { minLength: 1, maxLength: 4 }),
        (people, days) => {
          const taken = new Map<string, Claims>();
          const bookings = people.flatMap(({ slot: id, weightLb }, place) => {
            const slot = slotWithId(rulesOf(defaultSchedule), id);
            if (!slot) return [];
            const booking = bookingIn(id, {
              flight: planningOf(defaultSchedule).flightOf('GY', slot),
              reference: `BKG-${String(place).padStart(6, '0')}`,
              goods: [{ kind: 'box', quantity: 1, weightLb }],
            });
            const [visit] = booking.visits;
            if (!visit) return [];
            const want = { claim: visitClaim(booking, visit), lb: poundsIn(booking, visit) };
            const after = claimed(slot, taken.get(id) ?? {}, want, now);
            if (after === undefined) return [];
            taken.set(id, after);
            return [booking];
          });
          const planning = planningOf(closed(...days), taken);
          const after = written(bookings, planning);
          expect(replanned(after, planning)).toEqual([]);
          const moved = new Map(taken);
          for (const { touched, reference, goods } of after) {
            const slot = touched?.proposed && slotWithId(planning.slots, touched.proposed.id);
            if (!slot) continue;
            expect(days).not.toContain(slot.day);
            const want = { claim: `${reference}#2`, lb: poundsIn({ goods }, { purpose: 'MAIN' }) };
            const claims = claimed(slot, moved.get(slot.id) ?? {}, want, now);
            expect(claims).toBeDefined();
            moved.set(slot.id, claims ?? {});
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});
