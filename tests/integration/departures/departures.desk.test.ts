import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ProposedFlight } from '#domain/departures/added-flight.ts';
import { defaultSchedule } from '#domain/departures/schedule/default-schedule.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { clerk, type DeparturesWorld, reader, startDeparturesWorld } from './departures.world.ts';

const id = 'GY-2026-12-04';
const colleague = { userId: 'clerk-2', roles: ['documents'] as const };
const reason = 'The airline flies on Saturday';
const saturday = {
  day: '2026-12-05',
  cargoCutoff: { day: '2026-12-02', time: '14:00' },
  bookingCutoff: { day: '2026-12-02', time: '16:00' },
  eta: { from: '2026-12-08', to: '2026-12-10' },
  flightNumber: 'SA 527',
  capacity: { lb: 5000, pieces: 150, largestPieceLb: 176 },
};

let world: DeparturesWorld;
beforeEach(async () => {
  world = await startDeparturesWorld();
  await world.plan();
});
afterEach(() => world.stop());

const override = (
  flight: object = saturday,
  { as = clerk, version = 1 }: { as?: typeof clerk | typeof colleague; version?: number } = {},
) => world.ask('PUT /api/desk/departures/{id}', { as, params: { id }, body: { version, reason, flight } });
const decide = (body: object, as = clerk) =>
  world.ask('POST /api/desk/departures/{id}/proposal', { as, params: { id }, body });
const cancel = (version: number, as: typeof clerk | typeof colleague = clerk) =>
  world.ask('POST /api/desk/departures/{id}/cancel', {
    as,
    params: { id },
    body: { version, reason: 'No aircraft' },
  });
const withHoliday = () =>
  world.change({
    schedule: {
      ...defaultSchedule,
      holidays: [...defaultSchedule.holidays, { date: '2026-12-04', name: 'A day', where: 'GY' }],
    },
  });

describe('the list', () => {
  test('has the flights of all planned weeks by day, of all lanes or one', async () => {
    const { body } = await world.ask('GET /api/desk/departures', { as: reader });
    expect(body.from).toBe('2026-11-16');
    const items = body.items as { id: string; day: string }[];
    expect(items).toHaveLength(8 * 5);
    expect(items.map(({ day }) => day)).toEqual(items.map(({ day }) => day).toSorted());
    const one = await world.ask('GET /api/desk/departures', {
      as: reader,
      query: { to: 'SR', from: '2026-12-09' },
    });
    expect(one.body).toMatchObject({ from: '2026-12-07' });
    expect((one.body.items as { id: string }[]).map((each) => each.id)).toEqual([
      'SR-2026-12-11',
      'SR-2026-12-18',
      'SR-2026-12-25',
      'SR-2027-01-01',
      'SR-2027-01-08',
      'SR-2027-01-15',
    ]);
  });

  test('and the stock are shown by right', async () => {
    const answers = [
      ['GET /api/desk/departures', 'customer', 403],
      ['GET /api/desk/departures', 'driver', 403],
      ['GET /api/desk/departures', 'warehouse', 200],
      ['GET /api/waybills/stock', 'staff', 403],
      ['GET /api/waybills/stock', 'documents', 200],
    ] as const;
    for (const [route, role, status] of answers) {
      const answer = await world.ask(route, { as: { userId: 'somebody', roles: [role] } });
      expect(answer.status, `${role}: ${route}`).toBe(status);
    }
  });

  test('for customers has the space in words and no figures', async () => {
    await world.book(id, { thousandthsLb: 4_900_000, pieces: 1 });
    const { body } = await world.ask('GET /api/departures', {
      as: { userId: 'customer-1' },
      query: { to: 'GY' },
    });
    const [, second] = body.items as object[];
    expect(second).toMatchObject({ id, space: 'little', state: 'OPEN', largestPieceLb: 176 });
    for (const hidden of ['free', 'capacity', 'shipments', 'byHand'])
      expect(second).not.toHaveProperty(hidden);
  });
});

describe('an override', () => {
  test('sets the flight, is in the history with its reason, and tells others what changed', async () => {
    await world.book(id);
    expect(await override()).toMatchObject({ status: 200, body: { day: '2026-12-05', version: 2 } });
    const { flight, history } = await world.show(id);
    expect(flight).toMatchObject({
      cargoCutoff: '2026-12-02T19:00:00.000Z',
      bookingCutoff: '2026-12-02T21:00:00.000Z',
      flightNumber: 'SA 527',
      byHand: ['flight', 'timing'],
      shipments: 1,
    });
    expect(history[0]).toMatchObject({ what: 'changed', by: 'clerk-1', reason });
    const event = (await world.events()).at(-1);
    expect(event).toMatchObject({ type: 'departure-changed.v1', data: { shipments: 1, by: 'clerk-1' } });
    expect(JSON.stringify(event)).not.toContain(reason);
  });

  test('sent twice is one change; another one on the same version is told what is true now', async () => {
    await override();
    expect(await override()).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await world.show(id)).history).toHaveLength(2);
    const late = await override({ ...saturday, day: '2026-12-03' }, { as: colleague });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'FLIGHT_CHANGED', details: { flight: { day: '2026-12-05', version: 2 } } },
    });
  });

  test('of two people at the same time has one winner', async () => {
    const answers = await Promise.all([override(), override(saturday, { as: colleague })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('that changes nothing writes nothing', async () => {
    const { flightNumber: _none, ...same } = saturday;
    const usual = {
      ...same,
      day: '2026-12-04',
      cargoCutoff: { day: '2026-12-01', time: '14:00' },
      bookingCutoff: { day: '2026-12-01', time: '16:00' },
      eta: { from: '2026-12-07', to: '2026-12-09' },
    };
    expect(await override(usual)).toMatchObject({ status: 200, body: { version: 1, byHand: [] } });
  });

  test('that cannot be true is refused, and writes nothing', async () => {
    const impossible = [
      ['a day long before its week', { day: '2026-11-27' }],
      ['a day that is over', { day: '2026-11-21' }],
      ['booking that closes before goods do', { bookingCutoff: { day: '2026-12-02', time: '13:59' } }],
      ['booking that closes after the flight', { bookingCutoff: { day: '2026-12-06', time: '09:00' } }],
      ['an arrival before the flight', { eta: { from: '2026-12-04', to: '2026-12-10' } }],
      ['a last day before the first', { eta: { from: '2026-12-08', to: '2026-12-07' } }],
    ] as const;
    for (const [what, change] of impossible)
      expect(await override({ ...saturday, ...change }), what).toMatchObject({
        status: 422,
        body: { code: 'FLIGHT_IMPOSSIBLE' },
      });
    expect(await world.find(id)).toMatchObject({ version: 1 });
  });

  test('by somebody who may only look is refused', async () => {
    const asked = { as: reader, params: { id }, body: { version: 1, reason, flight: saturday } };
    expect((await world.ask('PUT /api/desk/departures/{id}', asked)).status).toBe(403);
  });

  test('of capacity below what is booked leaves less than nothing, and nobody else gets a place', async () => {
    await world.book(id, { thousandthsLb: 900_000, pieces: 2 });
    await override({ ...saturday, capacity: { lb: 800, pieces: 150, largestPieceLb: 176 } });
    expect(await world.find(id)).toMatchObject({ free: { thousandthsLb: -100_000, pieces: 148 } });
    expect(await world.book(id, { thousandthsLb: 1, pieces: 1 })).toBe('full');
  });

  test('stays when the schedule changes afterward', async () => {
    await override();
    withHoliday();
    expect(await world.plan()).toMatchObject({ moved: 0, proposed: 0 });
    expect(await world.find(id)).toMatchObject({ day: '2026-12-05' });
  });
});

describe('a flight that staff add', () => {
  const propose = async (day: string) =>
    (await world.ask('GET /api/desk/proposed-departure', { as: clerk, query: { to: 'GY', day } })).body
      .flight as ProposedFlight;
  const named = { carrier: 'Caribbean Airlines', flightNumber: 'BW 529' };
  const add = async (
    flight: object,
    { key = newId(), as = clerk as typeof clerk | typeof reader | typeof colleague } = {},
  ) => world.ask('POST /api/desk/departures', { as, headers: { 'idempotency-key': key }, body: { flight } });

  test('is there beside those of the schedule, on the same day too, with the cutoffs that the rule proposed', async () => {
    const proposed = await propose('2026-12-04');
    const first = await add({ ...proposed, ...named });
    expect(first).toMatchObject({
      status: 200,
      body: { id: 'GY-2026-12-04-2', state: 'OPEN', cargoCutoff: '2026-12-01T19:00:00.000Z', ...named },
    });
    const second = await add({ ...proposed, ...named, departureTime: '09:00', flightNumber: 'BW 527' });
    expect(second.body.id).toBe('GY-2026-12-04-3');
    const list = await world.ask('GET /api/desk/departures', { as: reader, query: { to: 'GY' } });
    const ids = (list.body.items as { id: string; day: string }[])
      .filter(({ day }) => day === '2026-12-04')
      .map((one) => one.id);
    // By the time of departure.
    expect(ids).toEqual(['GY-2026-12-04-3', 'GY-2026-12-04', 'GY-2026-12-04-2']);
    const { flight, history } = await world.show('GY-2026-12-04-2');
    expect([flight.id, history.map(({ what }) => what)]).toEqual(['GY-2026-12-04-2', ['announced']]);
    expect((await world.show(id)).history).toHaveLength(1);
    expect((await world.events()).at(-1)).toMatchObject({
      type: 'departure-announced.v1',
      data: { flight: 'GY-2026-12-04-3', by: 'clerk-1' },
    });
  });

  test('is booked, changed, canceled and left alone by the schedule like a flight of its own', async () => {
    const { body } = await add({ ...(await propose('2026-12-01')), ...named });
    const added = String(body.id);
    expect(added).toBe('GY-2026-12-01-2');
    expect(await world.book(added)).toBeUndefined();
    withHoliday();
    expect(await world.plan()).toMatchObject({ announced: 0, changed: 0, proposed: 0 });
    expect(await world.find(added)).toMatchObject({ day: '2026-12-01', shipments: 1, version: 1 });
    const customer = { userId: 'customer-1' };
    const upcoming = await world.ask('GET /api/departures', { as: customer, query: { to: 'GY' } });
    expect((upcoming.body.items as { id: string }[]).slice(0, 3).map((one) => one.id)).toEqual([
      'GY-2026-11-27',
      added,
      id,
    ]);
    const cancelled = await world.ask('POST /api/desk/departures/{id}/cancel', {
      as: clerk,
      params: { id: added },
      body: { version: 1, reason: 'No aircraft' },
    });
    expect(cancelled.body.state).toBe('CANCELLED');
    expect((await world.find(id)).recorded).toBe('SCHEDULED');
  });

  test('of one request is one, however often and at once it comes; of two people at once they are two', async () => {
    const flight = { ...(await propose('2026-12-01')), ...named };
    const key = newId();
    const answers = await Promise.all([add(flight, { key }), add(flight, { key }), add(flight, { key })]);
    expect(new Set(answers.map(({ body }) => body.id))).toEqual(new Set(['GY-2026-12-01-2']));
    expect((await add(flight, { key })).body.id).toBe('GY-2026-12-01-2');
    expect(await add({ ...flight, flightNumber: 'BW 531' }, { key })).toMatchObject({
      status: 409,
      body: { code: 'KEY_USED' },
    });
    const both = await Promise.all([add(flight), add(flight, { as: colleague })]);
    expect(both.map(({ body }) => body.id).toSorted()).toEqual(['GY-2026-12-01-3', 'GY-2026-12-01-4']);
  });

  test('that cannot be true is refused in words, and so is one by somebody who may only look', async () => {
    const flight = { ...(await propose('2026-12-01')), ...named };
    expect(await add({ ...flight, day: '2026-12-25' })).toMatchObject({
      status: 422,
      body: {
        code: 'FLIGHT_IMPOSSIBLE',
        message: 'Christmas Day: no flights to Guyana leave on this day. Choose another day.',
        details: { field: 'day' },
      },
    });
    expect(await add({ ...flight, bookingCutoff: { day: '2026-12-01', time: '22:00' } })).toMatchObject({
      status: 422,
      body: { details: { field: 'bookingCutoff' } },
    });
    expect(await add({ ...flight, flightNumber: '' })).toMatchObject({ status: 400 });
    expect((await add(flight, { as: reader })).status).toBe(403);
    expect((await world.show(id)).history).toHaveLength(1);
  });
});

describe('the airline of a flight', () => {
  const airline = { carrier: 'Caribbean Airlines', flightNumber: 'BW 525', departureTime: '23:15' };
  const name = (change: object = {}, version = 1, as: typeof clerk | typeof reader = clerk) =>
    world.ask('PUT /api/desk/departures/{id}/airline', {
      as,
      params: { id },
      body: { version, airline: { ...airline, ...change } },
    });

  test('is named with flight number and time, once, and stays when the settings change', async () => {
    expect(await name()).toMatchObject({ status: 200, body: { ...airline, version: 2, byHand: ['flight'] } });
    expect(await name()).toMatchObject({ status: 200, body: { version: 2 } });
    // The same request of a person is one; with another number it is another one.
    expect(await name({ flightNumber: 'BW 527' })).toMatchObject({
      status: 409,
      body: { code: 'FLIGHT_CHANGED' },
    });
    const { history } = await world.show(id);
    expect(history.map(({ what }) => what)).toEqual(['named', 'announced']);
    expect((await world.events()).at(-1)).toMatchObject({
      type: 'departure-changed.v1',
      data: {
        changed: [
          { field: 'carrier' },
          { field: 'flightNumber', after: 'BW 525' },
          { field: 'departureTime' },
        ],
      },
    });
    expect(await world.plan()).toMatchObject({ changed: 0 });
    expect(await world.find(id)).toMatchObject(airline);
  });

  test('is not named with a departure before booking closes, without a number, or by somebody who may only look', async () => {
    await override({ ...saturday, bookingCutoff: { day: '2026-12-05', time: '16:00' } });
    expect(await name({ departureTime: '15:59' }, 2)).toMatchObject({
      status: 422,
      body: { code: 'FLIGHT_IMPOSSIBLE', details: { field: 'departureTime' } },
    });
    expect(await name({ flightNumber: 'Caribbean 525' })).toMatchObject({ status: 400 });
    expect((await name({}, 1, reader)).status).toBe(403);
  });
});

describe('a proposed move', () => {
  beforeEach(async () => {
    await world.book(id);
    withHoliday();
    await world.plan();
  });

  test('that staff accept moves the flight with those who are booked on it', async () => {
    expect(await decide({ version: 2, accept: true })).toMatchObject({
      status: 200,
      body: { day: '2026-12-03', movedBy: 'A day', shipments: 1 },
    });
    expect(await world.find(id)).not.toHaveProperty('proposal');
    expect((await world.events()).at(-1)).toMatchObject({
      type: 'departure-changed.v1',
      data: { shipments: 1 },
    });
    expect(await world.plan()).toMatchObject({ proposed: 0, changed: 0, moved: 0 });
  });

  test('that staff refuse leaves the flight, tells nobody, and is not proposed again', async () => {
    const told = async () =>
      (await world.events()).filter(({ type }) => type !== 'departure-proposed.v1').length;
    const before = await told();
    expect(await decide({ version: 2, accept: false })).toMatchObject({
      status: 200,
      body: { day: '2026-12-04' },
    });
    expect(await told()).toBe(before);
    // Those who decide have it in their list of tasks.
    expect((await world.events()).at(-1)).toMatchObject({
      type: 'departure-proposed.v1',
      data: { flight: id, by: 'clerk-1' },
    });
    expect(await world.plan()).toMatchObject({ proposed: 0 });
    expect(await decide({ version: 3, accept: true })).toMatchObject({
      status: 409,
      body: { code: 'NO_PROPOSAL' },
    });
  });
});

describe('a cancelled flight', () => {
  test('takes nobody any more, and others hear of it', async () => {
    await world.book(id);
    expect(await cancel(1)).toMatchObject({ status: 200, body: { state: 'CANCELLED', shipments: 1 } });
    expect((await world.events()).at(-1)).toMatchObject({
      type: 'departure-cancelled.v1',
      data: { flight: id, shipments: 1, by: 'clerk-1' },
    });
    expect(await world.book(id)).toBe('full');
    expect(await cancel(1)).toMatchObject({ status: 200 });
    expect(await cancel(2, colleague)).toMatchObject({ status: 409, body: { code: 'FLIGHT_LEFT' } });
  });

  test('that there is not is said', async () => {
    const asked = { as: clerk, params: { id: 'GY-2026-12-05' }, body: { version: 1, reason } };
    expect(await world.ask('POST /api/desk/departures/{id}/cancel', asked)).toMatchObject({
      status: 404,
      body: { code: 'FLIGHT_NOT_FOUND' },
    });
  });
});
