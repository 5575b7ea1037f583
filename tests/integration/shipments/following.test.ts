import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultBrand } from '#domain/settings/brand.ts';
import { defaultCapabilities } from '#domain/settings/capabilities.ts';
import type { Replan } from '#domain/shipments/rolls/replan-endpoints.ts';
import { PieceTrackedV1 } from '#events/shipments/piece-tracked.v1.ts';
import { announcements } from '#lambdas/shipments/told/announcements.ts';
import { flightFaults } from '../../support/flight-audit.ts';
import { atLength } from '../../support/length.ts';
import { type FollowingWorld, startFollowingWorld, timeOf, way } from './following.world.ts';
import { desk, dock, friday, papers, statesOf } from './shipments.world.ts';

let world: FollowingWorld;
beforeEach(async () => {
  world = await startFollowingWorld();
});
afterEach(() => world.stop());

const audited = async () => {
  const shipments = await world.everything();
  const happenings = new Map(
    await Promise.all(shipments.map(async ({ number }) => [number, await world.happenings(number)] as const)),
  );
  return flightFaults({ flights: await world.flightsStored(), shipments, happenings });
};

/** A worker that dies at its nth write. */
const dyingAt = (nth: number) => {
  let writes = 0;
  return {
    before: (operation: string) => {
      if (operation !== 'TransactWriteItems') return;
      writes += 1;
      if (writes >= nth) throw new Error('killed');
    },
  };
};

/** The line in the account of its sender about the last thing that happened to a shipment; undefined when that is no news. */
const lastLineOf = async (number: string) => {
  const events = (await world.told(PieceTrackedV1.type)).map((event) => PieceTrackedV1.schema.parse(event));
  const event = events.filter(({ data }) => data.number === number).at(-1);
  const announced = announcements.find(({ type }) => type === PieceTrackedV1.type);
  if (event === undefined || announced === undefined) throw new Error('Nothing happened to it.');
  const { tables } = world;
  const besides = {
    now: world.clock(),
    tableOf: (name: string) => (name === 'DEPARTURES_TABLE' ? tables.departures : tables.shipments),
  };
  const facts = await announced.facts?.read(event, tables.client(), tables.shipments, besides);
  const [line] = announced.partsOf(event, defaultBrand, defaultCapabilities, facts)[0]?.lines ?? [];
  return line && { title: line.title, body: line.body };
};

describe('what the desk sees before it records something of a flight', () => {
  test('is the line that the sender then reads in the account, word for word', async () => {
    const [number = ''] = await world.onBoard(1);
    const compared: string[] = [];
    for (const state of way) {
      world.at(timeOf(state));
      const { news } = await world.foresee(state);
      await world.happen(state);
      await world.work();
      const line = await lastLineOf(number);
      expect(news.map(({ title, body }) => ({ title, body }))).toEqual(line ? [line] : []);
      if (line) compared.push(state);
    }
    expect(compared).toEqual(['DEPARTED', 'ARRIVED', 'CLEARED', 'READY']);
  });
});

describe('everything on a flight follows it', () => {
  const shipments = atLength(20, 300);

  test(`${shipments * 3} pieces go through all its states while workers are killed and messages repeat`, async () => {
    await world.onBoard(shipments);
    for (const [place, state] of way.entries()) {
      const said = await world.happen(state);
      expect(said.progress).toMatchObject({ of: shipments, left: shipments });
      await world.work(dyingAt(3 + place)).catch(() => undefined);
      // Messages of all states so far come again, to two workers at once, while the schedule goes on as well.
      await Promise.all([world.work(), world.run(), world.work()]);
      await world.work();
      expect((await world.show()).progress).toEqual({
        of: shipments,
        left: 0,
        pieces: shipments * 3,
        flown: shipments * 3,
      });
    }
    expect(await audited()).toEqual([]);
    const all = await world.everything();
    const [first] = all.filter(({ departureId }) => departureId === friday);
    expect(first && [first.state, first.pieces.map(({ at }) => at)]).toEqual([
      'READY_FOR_COLLECTION',
      first?.pieces.map(() => timeOf('READY')),
    ]);
  }, 300_000);

  test('one worker that comes late brings everything through every state', async () => {
    const [number = ''] = await world.onBoard(2);
    for (const state of way) await world.happen(state);
    await world.run();
    expect(await audited()).toEqual([]);
    const happenings = await world.happenings(number);
    expect(happenings.map(({ code, at }) => [at, code]).toSorted()).toEqual(
      way.map((state, place) => [timeOf(state), ['DEP', 'ARR', 'RCF', 'CRC', 'CCD', 'NFD'][place]]),
    );
  });

  test('a fan-out that forgets somebody, moves somebody twice or loses a place is found', async () => {
    await world.onBoard(2);
    await world.happen('DEPARTED');
    expect(await audited()).toHaveLength(12);
    await world.work();
    expect(await audited()).toEqual([]);
    const everything = await world.everything();
    const happenings = new Map(
      await Promise.all(
        everything.map(async ({ number }) => [number, await world.happenings(number)] as const),
      ),
    );
    const flights = await world.flightsStored();
    const twice = new Map([...happenings].map(([number, some]) => [number, [...some, ...some]]));
    expect(flightFaults({ flights, shipments: everything, happenings: twice })).toHaveLength(6);
    const lost = everything.map((one) => ({ ...one, pieces: one.pieces.slice(1) }));
    expect(flightFaults({ flights, shipments: lost, happenings }).length).toBeGreaterThan(0);
  });

  test('only pieces that are on it: what was left behind, is missing or is held stays, and is named with the reason', async () => {
    const [left = '', missing = '', held = '', fine = ''] = await world.onBoard(4);
    expect((await world.scan(left, 'DIS_OFLD', [2])).status).toBe(200);
    await world.happen('DEPARTED');
    await world.work();
    expect(statesOf(await world.now(left))).toEqual(['DEPARTED', 'READY', 'DEPARTED']);
    await world.scan(missing, 'DIS_MSCA', [3]);
    const { version } = await world.now(held);
    await world.placeHold(held, { version, kind: 'CUSTOMS_EXAM', note: 'They want to look.' }, desk);
    for (const state of way.slice(1)) await world.happen(state);
    await world.work();
    const shown = await world.show();
    expect(shown.progress).toEqual({ of: 4, left: 0, pieces: 12, flown: 11 });
    expect(
      shown.behind.map(({ number, pieces, of, why, holds }) => [number, pieces, of, why, holds]).toSorted(),
    ).toEqual(
      [
        [left, [2], 3, 'OFFLOADED', []],
        [missing, [3], 3, 'MISSING', []],
        [held, [1, 2, 3], 3, 'HELD', ['Customs inspection']],
      ].toSorted(),
    );
    expect((await world.now(fine)).state).toBe('READY_FOR_COLLECTION');
    expect((await world.now(held)).state).toBe('CUSTOMS');
    expect(await audited()).toEqual([]);
  });

  test('what was held comes along when it is released, at that time, however often that is heard', async () => {
    const [held = '', kept = ''] = await world.onBoard(2);
    for (const number of [held, kept]) {
      const { version } = await world.now(number);
      await world.placeHold(number, { version, kind: 'CUSTOMS_EXAM', note: 'They want to look.' }, desk);
    }
    for (const state of way) await world.happen(state);
    await world.work();
    const before = await world.now(held);
    expect(before.state).toBe('CUSTOMS');
    const cleared = await world.clearHold(
      held,
      'CUSTOMS_EXAM',
      { version: before.version, note: 'They are done.' },
      desk,
    );
    expect(cleared.status).toBe(200);
    for (let times = 0; times < 3; times += 1) await world.workOnHolds();
    expect((await world.now(held)).state).toBe('READY_FOR_COLLECTION');
    expect((await world.now(kept)).state).toBe('CUSTOMS');
    const late = (await world.happenings(held)).filter(({ code }) => code === 'CCD' || code === 'NFD');
    expect(late.map(({ at }) => at)).toEqual(['2026-11-28T12:00:00.000Z', '2026-11-28T12:00:00.000Z']);
    expect((await world.show()).behind.map(({ number }) => number)).toEqual([kept]);
    expect(await audited()).toEqual([]);
  });
});

describe('what a flight did', () => {
  test('is recorded once, by people with the right, in order, and not in the future', async () => {
    await world.onBoard(1);
    for (const as of [desk, dock]) expect((await world.say('DEPARTED', {}, as)).status).toBe(403);
    expect(await world.say('ARRIVED')).toMatchObject({ status: 409, body: { code: 'NOT_NEXT' } });
    expect(await world.say('DEPARTED', { at: '2026-11-28T13:00:00.000Z' })).toMatchObject({
      status: 422,
      body: { code: 'TIME_IN_FUTURE' },
    });
    const { version } = (await world.show()).flight;
    const both = await Promise.all([world.say('DEPARTED', { version }), world.say('DEPARTED', { version })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    // A lost response is sent again.
    expect((await world.say('DEPARTED', { version })).status).toBe(200);
    expect(await world.published('departure-left.v1')).toMatchObject([
      { data: { flight: friday, at: timeOf('DEPARTED'), by: papers.userId } },
    ]);
    expect((await world.show()).flight.happened).toHaveLength(1);
    expect(await world.say('ARRIVED', { version })).toMatchObject({
      status: 409,
      body: { code: 'FLIGHT_CHANGED' },
    });
    expect(await world.say('ARRIVED', { at: '2026-11-27T22:00:00.000Z' })).toMatchObject({
      status: 422,
      body: { code: 'TIME_TOO_EARLY' },
    });
  });

  test('may leave out that customs has the papers, and closes the flight when everything is handed over', async () => {
    const [number = ''] = await world.onBoard(1);
    for (const state of ['DEPARTED', 'ARRIVED', 'CHECKED_IN', 'CLEARED', 'READY'] as const)
      await world.happen(state);
    await world.work();
    expect((await world.happenings(number)).map(({ code }) => code).toSorted()).toEqual([
      'ARR',
      'CCD',
      'DEP',
      'NFD',
      'RCF',
    ]);
    expect(await world.say('CLOSED', { at: '2026-11-28T12:00:00.000Z' })).toMatchObject({
      status: 409,
      body: { code: 'NOT_HANDED_OVER' },
    });
    expect((await world.scan(number, 'DLV', [1, 2, 3])).status).toBe(200);
    expect((await world.say('CLOSED', { at: '2026-11-28T12:00:00.000Z' })).status).toBe(200);
    expect((await world.show()).flight.state).toBe('CLOSED');
  });
});

describe('pieces that were left behind', () => {
  const later = 'GY-2026-12-04';
  const versionOf = async (flight: string) =>
    (await world.flightsStored()).find(({ id }) => id === flight)?.version ?? 1;
  const rebook = async (number: string, pieces: readonly number[], more: object = {}, as = papers) =>
    world.ask('POST /api/desk/shipments/{number}/rebook', {
      as,
      params: { number },
      body: {
        version: (await world.now(number)).version,
        pieces,
        departureId: later,
        note: 'The next one with space.',
        ...more,
      },
    });

  test('fly with another flight: the place moves with them, they are in its lists, and the sender is told once', async () => {
    const [number = ''] = await world.onBoard(2);
    await world.scan(number, 'DIS_OFLD', [2]);
    await world.happen('DEPARTED');
    await world.work();
    const before = await world.free(later);
    const { version } = await world.now(number);
    const answers = await Promise.all([rebook(number, [2], { version }), rebook(number, [2], { version })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const after = await world.now(number);
    expect([after.departureId, after.pieces.map(({ departureId }) => departureId)]).toEqual([
      friday,
      [undefined, later, undefined],
    ]);
    const [piece] = after.pieces.filter(({ n }) => n === 2);
    expect(await world.free(later)).toEqual({
      pieces: before.pieces - 1,
      thousandthsLb: before.thousandthsLb - Number(piece?.thousandthsLb),
    });
    expect(await audited()).toEqual([]);
    expect(await world.told('shipment-rolled.v1')).toMatchObject([
      { data: { number, from: friday, to: later, pieces: [2], why: 'left-behind' } },
    ]);
    const listed = await world.list({ departure: later, stage: 'TO_LOAD' });
    expect((listed.body.items as { number: string }[]).map((one) => one.number)).toContain(number);
    expect((await world.show()).behind).toEqual([]);
    const { body } = await world.ask('GET /api/tracking/{number}', { params: { number } });
    expect(body.status).toBe('2 of 3 pieces: Left New York');
    // The list and the news say so, too, without reading the flight.
    expect(after.leftFrom).toBe('JFK');
    const told = await world.told('piece-tracked.v1');
    expect(told.filter(({ data }) => data.code === 'DEP').map(({ data }) => data.leftFrom)).toContain('JFK');
    expect(body.groups).toMatchObject([
      {
        pieces: [1, 3],
        status: 'Left New York',
        expected: 'Monday, December 7 to Wednesday, December 9',
      },
      {
        pieces: [2],
        next: 'It flies from New York on Friday, December 4.',
        expected: 'Monday, December 7 to Wednesday, December 9',
      },
    ]);
  });

  test('do not follow the flight that they have left, nor do others follow theirs', async () => {
    const [number = ''] = await world.onBoard(1);
    await world.scan(number, 'DIS_SSPD', [1]);
    await world.happen('DEPARTED');
    await world.work();
    expect((await rebook(number, [1])).status).toBe(200);
    for (const state of way.slice(1)) await world.happen(state);
    await world.work();
    expect(statesOf(await world.now(number))).toEqual([
      'READY',
      'READY_FOR_COLLECTION',
      'READY_FOR_COLLECTION',
    ]);
    expect(await audited()).toEqual([]);
  });

  test('go with the next flight when theirs is canceled: the plan counts them alone, and their sender is told', async () => {
    const [number = ''] = await world.onBoard(1);
    await world.scan(number, 'DIS_OFLD', [2]);
    await world.happen('DEPARTED');
    await world.work();
    await rebook(number, [2]);
    const last = 'GY-2026-12-11';
    await world.fly('2026-12-11', '2026-12-08');
    const free = await world.free(last);
    expect((await world.cancelFlight(later, await versionOf(later))).status).toBe(200);
    const { plan, flights } = (await world.replan(later)).body.replan as Replan;
    // The other shipment has three pieces.
    expect(flights).toMatchObject([{ departureId: last, shipments: 2, pieces: 4 }]);
    expect((await world.confirm(plan, later)).status).toBe(200);
    await world.deliver();
    await world.deliver();
    const after = await world.now(number);
    expect([after.departureId, after.pieces.map(({ departureId }) => departureId)]).toEqual([
      friday,
      [undefined, last, undefined],
    ]);
    expect(statesOf(after)).toEqual(['DEPARTED', 'READY', 'DEPARTED']);
    expect((await world.free(last)).pieces).toBe(free.pieces - 4);
    expect(await world.replan(later)).toMatchObject({ body: { replan: { left: 0 } } });
    expect(await audited()).toEqual([]);
    const told = (await world.told('shipment-rolled.v1')).filter(({ data }) => data.number === number);
    expect(told).toMatchObject([
      { data: { why: 'left-behind', to: later, pieces: [2] } },
      { data: { why: 'flight-cancelled', from: later, to: last, pieces: [2] } },
    ]);
  });

  test('are only those: what has flown stays, a full flight takes nobody, and nobody moves them without the right', async () => {
    const [number = ''] = await world.onBoard(1);
    await world.scan(number, 'DIS_OFLD', [2]);
    expect((await rebook(number, [2], {}, dock)).status).toBe(403);
    expect(await rebook(number, [1])).toMatchObject({ status: 409, body: { code: 'NOT_LEFT_BEHIND' } });
    expect(await rebook(number, [2], { version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'SHIPMENT_CHANGED' },
    });
    await world.fly('2026-12-04', '2026-12-01', { free: { thousandthsLb: 0, pieces: 0 } });
    expect(await rebook(number, [2])).toMatchObject({ status: 409, body: { code: 'FLIGHT_FULL' } });
  });
});

describe('pieces that are not here while others are', () => {
  const later = 'GY-2026-12-04';
  const last = 'GY-2026-12-11';
  const rebook = async (number: string, pieces: readonly number[], more: object = {}) =>
    world.ask('POST /api/desk/shipments/{number}/rebook', {
      as: desk,
      params: { number },
      body: {
        version: (await world.now(number)).version,
        pieces,
        departureId: later,
        note: 'The third comes next week.',
        ...more,
      },
    });
  /** Two of three pieces are screened at the dock. */
  const partlyHere = async (): Promise<string> => {
    const { number } = await world.paid(await world.booked());
    await world.scan(number, 'FOH', [1, 2]);
    await world.scan(number, 'SCR', [1, 2], { screening: 'XRY' });
    world.at('2026-11-24T15:00:00.000Z');
    return number;
  };

  test('fly with a later flight, the others with theirs: told once, one shipment, and its flight closes without them', async () => {
    const number = await partlyHere();
    const { version } = await world.now(number);
    const answers = await Promise.all([rebook(number, [3], { version }), rebook(number, [3], { version })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await world.now(number)).pieces.map(({ departureId }) => departureId)).toEqual([
      undefined,
      undefined,
      later,
    ]);
    expect(await world.told('shipment-rolled.v1')).toMatchObject([
      {
        data: {
          number,
          from: friday,
          to: later,
          why: 'not-here',
          pieces: [3],
          staying: [1, 2],
          onHand: false,
        },
      },
    ]);
    expect([(await world.free(friday)).pieces, (await world.free(later)).pieces]).toEqual([98, 99]);

    // All that flies on Friday is here, so the cutoff moves nothing.
    world.at('2026-11-24T19:15:00.000Z');
    await world.run();
    world.at('2026-11-24T21:30:00.000Z');
    expect(
      await world.ask('GET /api/desk/departures/{id}/closing', { as: papers, params: { id: friday } }),
    ).toMatchObject({
      body: { closing: { blocked: [] } },
    });
    await world.begin();
    await world.work();
    expect(statesOf(await world.now(number))).toEqual(['MANIFESTED', 'MANIFESTED', 'BOOKED']);
    expect(await audited()).toEqual([]);

    // The third does not come for its own flight either: it alone goes on the next one.
    await world.fly('2026-12-11', '2026-12-08');
    world.at('2026-12-01T19:15:00.000Z');
    await world.run();
    await world.run();
    const after = await world.now(number);
    expect([after.departureId, after.rolls, after.pieces.map(({ departureId }) => departureId)]).toEqual([
      friday,
      1,
      [undefined, undefined, last],
    ]);
    expect((await world.told('shipment-rolled.v1')).slice(1)).toMatchObject([
      { data: { from: later, to: last, why: 'missed-cutoff', pieces: [3] } },
    ]);
    expect(await audited()).toEqual([]);
  });

  test('are only those, and only before the manifest is made', async () => {
    const number = await partlyHere();
    expect(await rebook(number, [2, 3])).toMatchObject({ status: 409, body: { code: 'NOT_LEFT_BEHIND' } });
    const { number: nothing } = await world.booked();
    expect(await rebook(nothing, [1])).toMatchObject({ status: 409, body: { code: 'NOT_LEFT_BEHIND' } });
    await world.fly('2026-12-04', '2026-12-01', { free: { thousandthsLb: 0, pieces: 0 } });
    expect(await rebook(number, [3])).toMatchObject({ status: 409, body: { code: 'FLIGHT_FULL' } });
  });
});
