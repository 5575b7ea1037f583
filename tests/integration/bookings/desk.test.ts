import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Booking } from '#domain/bookings/booking.ts';
import { bookingTasks } from '#domain/bookings/tasks.ts';
import { personIdFrom } from '#domain/kernel/person/person-id.ts';
import { BookingCancelledV1 } from '#events/bookings/booking-cancelled.v1.ts';
import { BookingChangedV1 } from '#events/bookings/booking-changed.v1.ts';
import { BookingCompletedV1 } from '#events/bookings/booking-completed.v1.ts';
import { BookingFailedV1 } from '#events/bookings/booking-failed.v1.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import {
  bookingIn,
  customer,
  type DeskWorld,
  MONDAY,
  other,
  staff,
  startDeskWorld,
  TUESDAY,
  TUESDAY_NOON,
  WEDNESDAY,
} from './desk.world.ts';

let world: DeskWorld;
beforeEach(async () => {
  world = await startDeskWorld();
});
// Fails when an item is kept in another way than the domain says.
afterEach(() => world.tables.stopAsKept());

const MOVE = 'PUT /api/desk/bookings/{reference}/slot';
const CHANGE = 'PUT /api/desk/bookings/{reference}';
const deed = (name: string) => `POST /api/desk/bookings/{reference}/${name}`;
const BROUGHT = 'D-2026-11-30-1000';

/** Whom the desk asks nothing yet but the ZIP code. */
const callback = { street: undefined, slot: undefined, searchConsent: false };

describe('booking for a caller', () => {
  test('with everything is confirmed at once, by the desk, with the consent that was signed', async () => {
    const booking = bookingIn(await world.make());
    expect(booking).toMatchObject({
      state: 'CONFIRMED',
      ownerId: customer.userId,
      createdBy: staff.userId,
      searchConsent: { by: staff.userId, how: 'AT_COUNTER' },
      visits: [{ slot: { id: TUESDAY }, state: 'PLANNED' }],
      place: { zip: '11226', miles: 13, town: 'Brooklyn, NY' },
    });
    expect((await world.show(booking)).history).toMatchObject([{ what: 'made', by: staff.userId }]);
  });

  test('without street, time or consent is a request, and is found by what is missing', async () => {
    const { reference, state } = bookingIn(await world.make(callback));
    const whole = bookingIn(await world.make());
    expect(state).toBe('REQUESTED');
    for (const missing of ['street', 'slot', 'consent'])
      expect((await world.list({ missing })).references).toEqual([reference]);
    expect((await world.list()).references).toEqual(expect.arrayContaining([reference, whole.reference]));
  });

  test('of somebody without an account, whom the desk keeps, or of nobody', async () => {
    const person = personIdFrom(newId());
    expect(await world.make({}, person)).toMatchObject({
      status: 422,
      body: { code: 'PROFILE_NOT_FOUND' },
    });
    await world.keep(person);
    expect(bookingIn(await world.make({}, person)).ownerId).toBe(person);
  });

  test('sent twice is one booking', async () => {
    const key = newId();
    const answers = [await world.make({}, customer.userId, key), await world.make({}, customer.userId, key)];
    expect(new Set(answers.map((answer) => bookingIn(answer).reference)).size).toBe(1);
    expect((await world.list()).references).toHaveLength(1);
  });
});

describe('the list answers', () => {
  test('state, day, area, month and search', async () => {
    const tuesday = await world.book();
    const monday = await world.book({ slot: MONDAY, name: 'Marva Sample', zip: '07102' }, other);
    const brought = await world.book({ way: 'DROP_OFF', zip: undefined, street: undefined, slot: BROUGHT });
    const over = await world.book({ slot: TUESDAY_NOON });
    await world.about(deed('cancel'), over, { because: 'Asked for by phone.', charge: false });
    const found = async (query: Record<string, string>) => (await world.list(query)).references;
    expect(await found({})).toEqual([brought, monday, tuesday].map(({ reference }) => reference));
    expect(await found({ state: 'CANCELLED' })).toEqual([over.reference]);
    expect(await found({ closed: '2026-11' })).toEqual([over.reference]);
    expect(await found({ state: 'REQUESTED' })).toEqual([]);
    expect(await found({ day: '2026-11-30' })).toEqual([monday.reference, brought.reference]);
    expect(await found({ day: '2026-12-01' })).toEqual([tuesday.reference]);
    expect(await found({ area: '071' })).toEqual([monday.reference]);
    expect(await found({ search: 'sample marva' })).toEqual([monday.reference]);
    expect(await found({ search: over.reference.toLowerCase() })).toEqual([over.reference]);
    expect(await found({ search: 'Nobody' })).toEqual([]);
  });

  test('what is closed on the last evening of a month is found at once', async () => {
    // 10 PM of November 30 in New Jersey.
    world.at('2026-12-01T03:00:00.000Z');
    const over = await world.book({ slot: WEDNESDAY });
    await world.about(deed('cancel'), over, { because: 'Asked for by phone.', charge: false });
    expect((await world.list({ state: 'CANCELLED' })).references).toEqual([over.reference]);
  });

  test('several filters together over what is open, page by page', async () => {
    const made: Booking[] = [];
    for (const slot of [MONDAY, TUESDAY, WEDNESDAY, TUESDAY_NOON]) made.push(await world.book({ slot }));
    const [monday, tuesday, wednesday, noon] = made.map(({ reference }) => reference);
    await world.book({ slot: MONDAY, name: 'Marva Sample', zip: '07102' }, other);
    await world.about(deed('cancel'), made[3] as Booking, { because: 'Asked for by phone.', charge: false });
    const asked = { state: 'CONFIRMED', area: '112', to: 'GY' };
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await world.list({ ...asked, limit: '2', ...(cursor ? { cursor } : {}) });
      found.push(...page.references);
      cursor = page.next;
    } while (cursor !== undefined);
    expect(found).toEqual([wednesday, tuesday, monday]);
    const day = { ...asked, day: '2026-12-01' };
    expect((await world.list(day)).references).toEqual([tuesday]);
    expect((await world.list({ ...asked, owner: other.userId })).references).toEqual([]);
    expect((await world.list({ ...asked, days: '1' })).references).toEqual([]);
    expect((await world.list({ ...asked, missing: 'slot' })).references).toEqual([]);
    expect((await world.list({ closed: '2026-11', to: 'GY' })).references).toEqual([noon]);
    expect((await world.list({ closed: '2026-11', to: 'JM' })).references).toEqual([]);
  });

  test('and not what an index cannot', async () => {
    const query = { closed: '2026-11', state: 'CANCELLED', to: 'GY' };
    expect(await world.ask('GET /api/desk/bookings', { as: staff, query })).toMatchObject({
      status: 400,
      body: { code: 'ONE_QUESTION_ONLY' },
    });
  });

  test('page by page, each row once', async () => {
    const booked: string[] = [];
    for (const slot of [MONDAY, TUESDAY, WEDNESDAY]) booked.unshift((await world.book({ slot })).reference);
    const first = await world.list({ limit: '2' });
    const second = await world.list({ limit: '2', cursor: first.next });
    expect([...first.references, ...second.references]).toEqual(booked);
    expect(second.next).toBeUndefined();
    const foreign = { state: 'CONFIRMED', cursor: first.next };
    expect((await world.ask('GET /api/desk/bookings', { as: staff, query: foreign })).status).toBe(400);
  });
});

describe('the calendar', () => {
  test('has the slots with what is taken and held of them, and the visits of a week', async () => {
    const booking = await world.book();
    await world.ask('PUT /api/slots/{slot}/hold', {
      as: other,
      params: { slot: TUESDAY },
      body: { lb: 60, to: 'GY' },
    });
    const { body } = await world.calendar('2026-11-30', '2026-12-06');
    const { slots, visits } = body as { slots: { id: string }[]; visits: Booking[] };
    expect(slots.find(({ id }) => id === TUESDAY)).toMatchObject({
      way: 'PICKUP',
      places: 4,
      taken: 2,
      takenLb: 200,
      held: 1,
    });
    expect(slots.filter(({ id }) => id.startsWith('P-')).length).toBeGreaterThan(10);
    expect(visits).toMatchObject([{ reference: booking.reference, visit: { slot: { id: TUESDAY } } }]);
    const month = (await world.calendar('2026-11-30', '2026-12-31')).body as typeof body;
    expect(month.visits).toEqual([]);
    expect(month.slots).toEqual(expect.arrayContaining([expect.objectContaining({ id: TUESDAY, taken: 2 })]));
  });

  test('keeps what the settings have no more in sight while somebody is in it', async () => {
    await world.book();
    await world.schedule({ closedDays: [{ date: '2026-12-01', name: 'Inventory' }] });
    const { body } = await world.calendar('2026-12-01', '2026-12-01');
    const pickups = (body.slots as { way: string }[]).filter(({ way }) => way === 'PICKUP');
    expect(pickups).toMatchObject([{ id: TUESDAY, places: 0, taken: 1 }]);
  });

  test.each([
    ['2026-11-30', '2027-01-11'],
    ['2026-12-02', '2026-12-01'],
  ])('is refused from %s to %s', async (from, to) => {
    expect(await world.calendar(from, to)).toMatchObject({
      status: 400,
      body: { code: 'TOO_MANY_DAYS' },
    });
  });
});

describe('a change for the customer', () => {
  const details = (booking: Booking) => ({
    name: booking.name,
    phone: booking.phone,
    stairs: false,
    photos: [],
    goods: booking.goods,
    zip: '11226',
  });

  test('completes a request as soon as nothing is missing, and notes the consent', async () => {
    const request = bookingIn(await world.make({ ...callback, slot: TUESDAY }));
    const body = { ...details(request), street: '12 Sample Avenue', access: 'Bell 4', signed: true };
    const booking = bookingIn(await world.about(CHANGE, request, body));
    expect(booking).toMatchObject({
      state: 'CONFIRMED',
      place: { street: '12 Sample Avenue', access: 'Bell 4' },
      searchConsent: { by: staff.userId, how: 'AT_COUNTER' },
    });
  });

  test('is refused with what is true now, where somebody was first', async () => {
    const booking = await world.book();
    const body = { ...details(booking), street: '14 Sample Avenue' };
    const changed = bookingIn(await world.about(CHANGE, booking, body));
    expect(await world.about(CHANGE, booking, { ...body, street: '16 Sample Avenue' })).toMatchObject({
      status: 409,
      body: { code: 'BOOKING_CHANGED', details: { booking: { version: changed.version } } },
    });
  });
});

describe('another slot', () => {
  test('may be one that customers cannot book any more, until it is over', async () => {
    const booking = await world.book({ slot: WEDNESDAY });
    world.at('2026-12-01T15:00:00.000Z');
    const because = 'You asked for an earlier day.';
    const moved = bookingIn(await world.about(MOVE, booking, { slot: TUESDAY, because }));
    expect(moved).toMatchObject({ state: 'CONFIRMED', flight: { departureId: 'GY-2026-12-04' } });
    const [told] = await world.told(BookingChangedV1.type);
    expect(told?.data).toMatchObject({ what: ['slot'], before: WEDNESDAY, slot: TUESDAY, because: 'desk' });
    // The letter says it when it is sent; the event has no words of people.
    expect(moved.visits.at(-1)?.because).toBe(because);
    expect(JSON.stringify(told)).not.toContain(because);
    expect((await world.show(booking)).history[0]).toMatchObject({ what: 'rescheduled', text: because });
    expect(await world.about(MOVE, moved, { slot: MONDAY })).toMatchObject({
      status: 409,
      body: { code: 'SLOT_CLOSED' },
    });
  });

  test('never takes more than fits: the next best is offered', async () => {
    for (let taken = 0; taken < 4; taken += 1) await world.book({ slot: MONDAY });
    const booking = await world.book();
    const { status, body } = await world.about(MOVE, booking, { slot: MONDAY });
    expect([status, body]).toMatchObject([409, { code: 'SLOT_FULL', details: { next: { full: false } } }]);
    // Its owner reads what to do beside it; the desk does not.
    expect(booking).toMatchObject((await world.show(booking)).booking);
  });

  test('is given to a request, and to one that failed', async () => {
    const request = bookingIn(await world.make({ slot: undefined }));
    const confirmed = bookingIn(await world.about(MOVE, request, { slot: MONDAY }));
    expect(confirmed.state).toBe('CONFIRMED');
    const failed = bookingIn(await world.about(deed('fail'), confirmed, { reason: 'weather_delay' }));
    const again = bookingIn(await world.about(MOVE, failed, { slot: TUESDAY }));
    expect(again.visits.map(({ state }) => state)).toEqual(['RESCHEDULED', 'PLANNED']);
    expect(again.state).toBe('CONFIRMED');
  });
});

describe('a request', () => {
  const waitsForStaff = async () => {
    await world.schedule({ pickup: { ...world.pickup, confirms: 'STAFF' } });
    return world.book();
  };

  test('that waits for staff is confirmed once', async () => {
    const request = await waitsForStaff();
    expect(request.state).toBe('REQUESTED');
    const confirmed = bookingIn(await world.about(deed('confirm'), request));
    expect(confirmed.state).toBe('CONFIRMED');
    expect(bookingIn(await world.about(deed('confirm'), request))).toEqual(confirmed);
  });

  test('is refused with a reason, and its place is free again', async () => {
    const request = await waitsForStaff();
    const because = 'We do not come to this street.';
    const refused = bookingIn(await world.about(deed('cancel'), request, { because, charge: true }));
    expect(refused).toMatchObject({ state: 'CANCELLED', endedBecause: because });
    expect(refused.feeFor).toBeUndefined();
    expect((await world.show(request)).history[0]).toMatchObject({ what: 'refused', text: because });
    const { body } = await world.calendar('2026-12-01', '2026-12-01');
    expect(body.slots).toEqual(expect.arrayContaining([expect.objectContaining({ id: TUESDAY, taken: 0 })]));
  });

  test('without a street cannot be confirmed', async () => {
    const request = bookingIn(await world.make(callback));
    expect(await world.about(deed('confirm'), request)).toMatchObject({
      status: 409,
      body: { code: 'STEP_NOT_POSSIBLE', message: expect.stringContaining('street') },
    });
  });
});

describe('what became of a visit', () => {
  test.each([
    [false, '2026-12-01T12:00:00.000Z', undefined],
    [true, '2026-12-01T12:00:00.000Z', 1],
    [true, '2026-11-30T12:00:00.000Z', undefined],
  ])('canceled, charged: %s, at %s, owes the fee for visit %s', async (charge, at, feeFor) => {
    const booking = await world.book();
    world.at(at);
    const because = 'Nobody will be there.';
    const cancelled = bookingIn(await world.about(deed('cancel'), booking, { because, charge }));
    expect(cancelled.feeFor).toBe(feeFor);
    const [told] = await world.told(BookingCancelledV1.type);
    expect(told?.data).toMatchObject({ byDesk: true, by: staff.userId });
  });

  test('in vain, by one of the reasons of the trade, whose fault is charged', async () => {
    const booking = await world.book();
    const body = { reason: 'consignee_not_home', note: 'We rang twice.' };
    const failed = bookingIn(await world.about(deed('fail'), booking, body));
    expect(failed).toMatchObject({ state: 'FAILED', feeFor: 1, visits: [{ failure: { by: staff.userId } }] });
    expect((await world.told(BookingFailedV1.type))[0]?.data).toMatchObject({ visit: 1, feeFor: 1 });
    // The fee was for that visit. What is canceled in time afterwards is free, and said to be.
    const again = bookingIn(await world.about(MOVE, failed, { slot: WEDNESDAY }));
    await world.about(deed('cancel'), again, { because: 'Asked for by phone.', charge: true });
    const [cancelled] = await world.told(BookingCancelledV1.type);
    expect(cancelled?.data).not.toHaveProperty('feeFor');
    const second = await world.book();
    const house = bookingIn(await world.about(deed('fail'), second, { reason: 'carrier_vehicle_breakdown' }));
    expect(house.feeFor).toBeUndefined();
  });

  test('nobody came: a van that drove there is charged, an empty dock is not, and nothing waits any more', async () => {
    const none = bookingIn(await world.about(deed('no-show'), await world.book()));
    expect(none).toMatchObject({ state: 'NO_SHOW', feeFor: 1 });
    const brought = { way: 'DROP_OFF', zip: undefined, street: undefined, slot: BROUGHT } as const;
    const booking = bookingIn(await world.make(brought));
    const later = new Date('2026-12-02T15:00:00.000Z');
    expect(bookingTasks(booking, later).map(({ kind }) => kind)).toEqual(['BOOKING_TO_CLOSE']);
    world.at(later.toISOString());
    const missed = bookingIn(await world.about(deed('no-show'), booking));
    expect([missed.state, missed.feeFor]).toEqual(['NO_SHOW', undefined]);
    expect(bookingTasks(missed, later)).toEqual([]);
  });

  test('the goods are with us, and only with the consent to their search', async () => {
    const asked = { way: 'DROP_OFF', zip: undefined, street: undefined, slot: BROUGHT } as const;
    const booking = bookingIn(await world.make({ ...asked, searchConsent: false }));
    expect(await world.about(deed('complete'), booking)).toMatchObject({
      status: 409,
      body: { code: 'CONSENT_NEEDED' },
    });
    const done = bookingIn(await world.about(deed('complete'), booking, { signed: true }));
    expect(done).toMatchObject({ state: 'COMPLETED', searchConsent: { how: 'AT_COUNTER' } });
    expect(bookingIn(await world.about(deed('complete'), booking))).toEqual(done);
    expect(await world.told(BookingCompletedV1.type)).toHaveLength(1);
  });

  test('a note is added once for each id', async () => {
    const { reference } = await world.book();
    const body = { id: newId(), note: 'Rings twice.' };
    for (let sent = 0; sent < 2; sent += 1)
      expect((await world.ask(deed('notes'), { as: staff, params: { reference }, body })).body).toMatchObject(
        { entry: { text: 'Rings twice.', by: staff.userId } },
      );
    const { history } = await world.show({ reference });
    expect(history.filter(({ what }) => what === 'note')).toHaveLength(1);
    const unknown = { as: staff, params: { reference: 'BKG-000000' }, body };
    expect((await world.ask(deed('notes'), unknown)).status).toBe(404);
  });
});
