import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FlightRecord } from '#domain/departures/flight.ts';
import { newsFrom, shipmentNews } from '#domain/shipments/news.ts';
import { PieceTrackedV1 } from '#events/shipments/piece-tracked.v1.ts';
import { AFTER_BOOKING, closingIn } from './closing.world.ts';
import { airline, type FollowingWorld, startFollowingWorld, timeOf } from './following.world.ts';
import { desk, dock, friday, papers, statesOf, withRoles } from './shipments.world.ts';

let world: FollowingWorld;
beforeEach(async () => {
  world = await startFollowingWorld();
});
afterEach(() => world.stop());

const agent = withRoles('agent-1', 'agent-GY');

/** What senders were told of a shipment, by its titles: each event is one message, however often it is delivered. */
const toldOf = async (number: string): Promise<string[]> =>
  (await world.told(PieceTrackedV1.type))
    .map((event) => PieceTrackedV1.schema.parse(event).data)
    .filter((data) => data.number === number)
    .flatMap((data) => newsFrom(shipmentNews(data, 'Kearny'), data.leftFrom)?.title ?? []);

/** The lines of the tracking page, newest first. */
const linesOf = async (number: string): Promise<string[]> => {
  const { body } = await world.ask('GET /api/tracking/{number}', { params: { number } });
  return (body.groups as { lines: { text: string }[] }[]).flatMap(({ lines }) =>
    lines.map(({ text }) => text),
  );
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

describe('that a flight has left', () => {
  test('is taken back by two people at once, while workers die and messages repeat; then it leaves again', async () => {
    const numbers = await world.onBoard(4);
    const [number = ''] = numbers;
    const before = await world.now(number);
    await world.happen('DEPARTED');
    await world.work();
    expect(await toldOf(number)).toEqual(['Left New York']);
    expect(await linesOf(number)).toContain('Left New York');

    const { version } = (await world.show()).flight;
    expect(await world.foresee('TAKE_BACK')).toMatchObject({
      version,
      people: 1,
      news: [{ title: expect.stringMatching(/^Not left yet: /), shipments: 4 }],
    });
    const both = await Promise.all([
      world.takeBack('DEPARTED', { version }),
      world.takeBack('DEPARTED', { version }, withRoles('papers-2', 'documents')),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await world.published('departure-taken-back.v1')).toMatchObject([
      { data: { flight: friday, state: 'DEPARTED', at: timeOf('DEPARTED') } },
    ]);
    await world.work(dyingAt(2)).catch(() => undefined);
    // Nothing further happens to it before all are where they were.
    expect(await world.say('DEPARTED')).toMatchObject({ status: 409, body: { code: 'STILL_TAKING_BACK' } });
    await Promise.all([world.work(), world.run(), world.work()]);
    await world.work();

    const shown = await world.show();
    expect([shown.flight.state, shown.next, shown.progress]).toEqual([
      'TENDERED',
      ['DEPARTED'],
      { of: 4, left: 0, pieces: 12, flown: 0 },
    ]);
    for (const one of numbers) {
      expect(statesOf(await world.now(one))).toEqual(statesOf(before));
      expect(await toldOf(one)).toEqual(['Left New York', 'Not left yet']);
    }
    expect(await linesOf(number)).not.toContain('Left New York');
    const undone = (await world.happenings(number)).filter(({ code }) => code === 'UNDO');
    expect(undone).toMatchObject([{ pieces: [1, 2, 3], reason: 'It was the flight to Jamaica.' }]);
    const history = await world.askFlights('GET /api/desk/departures/{id}', {
      as: papers,
      params: { id: friday },
    });
    expect(history.body.history).toContainEqual(
      expect.objectContaining({ what: 'not-left', reason: 'It was the flight to Jamaica.' }),
    );

    const again = await world.say('DEPARTED', { at: '2026-11-28T02:00:00.000Z' });
    expect(again.status).toBe(200);
    await world.work();
    expect((await world.show()).progress).toMatchObject({ left: 0, flown: 12 });
    for (const one of numbers)
      expect(await toldOf(one)).toEqual(['Left New York', 'Not left yet', 'Left New York']);
    const pieces = (await world.now(number)).pieces.map(({ at }) => at);
    expect(pieces).toEqual(pieces.map(() => '2026-11-28T02:00:00.000Z'));
    // Whoever still has the page of before takes nothing back.
    expect(await world.takeBack('DEPARTED', { version })).toMatchObject({
      status: 409,
      body: { code: 'FLIGHT_CHANGED' },
    });
  });

  test('is taken back before anybody was told: nobody hears anything', async () => {
    const [number = ''] = await world.onBoard(2);
    await world.happen('DEPARTED');
    expect((await world.takeBack('DEPARTED')).status).toBe(200);
    await world.work();
    expect((await world.show()).progress).toMatchObject({ left: 0, flown: 0 });
    expect(await toldOf(number)).toEqual([]);
  });

  test('stays taken back when a worker writes late what it read before', async () => {
    const [number = ''] = await world.onBoard(1);
    await world.happen('DEPARTED');
    let isLate = false;
    await world.work({
      before: async (operation) => {
        if (operation !== 'TransactWriteItems' || isLate) return;
        isLate = true;
        expect((await world.takeBack('DEPARTED')).status).toBe(200);
        await world.work();
      },
    });
    expect(isLate).toBe(true);
    expect(statesOf(await world.now(number))).toEqual(['MANIFESTED', 'MANIFESTED', 'MANIFESTED']);
    expect(await toldOf(number)).toEqual([]);
  });

  test('is taken back by people with the right alone, with a reason, and only what happened last', async () => {
    await world.onBoard(1);
    for (const as of [desk, dock]) expect((await world.takeBack('DEPARTED', {}, as)).status).toBe(403);
    expect(await world.takeBack('DEPARTED')).toMatchObject({ status: 409, body: { code: 'NOT_LAST' } });
    await world.happen('DEPARTED');
    expect((await world.takeBack('DEPARTED', { reason: ' ' })).status).toBe(400);
    await world.happen('ARRIVED');
    expect(await world.takeBack('DEPARTED')).toMatchObject({ status: 409, body: { code: 'NOT_LAST' } });
  });
});

describe('that a flight has landed', () => {
  test('is taken back until somebody abroad has recorded something, and then refused in words', async () => {
    const [number = '', other = ''] = await world.onBoard(2);
    await world.happen('DEPARTED');
    await world.happen('ARRIVED');
    await world.work();
    expect((await world.takeBack('ARRIVED')).status).toBe(200);
    await world.work();
    expect(statesOf(await world.now(number))).toEqual(['DEPARTED', 'DEPARTED', 'DEPARTED']);
    expect(await toldOf(number)).toEqual(['Left New York', 'Landed', 'Not landed yet']);

    await world.happen('ARRIVED');
    await world.work();
    const checkedIn = await world.ask('POST /api/arrivals/{number}/events', {
      as: agent,
      params: { number: other },
      body: { eventId: crypto.randomUUID(), code: 'RCF', pieces: [1] },
    });
    expect(checkedIn.status).toBe(200);
    expect((await world.show()).takeBack).toEqual({ state: 'ARRIVED', abroad: [other] });
    const refused = await world.takeBack('ARRIVED');
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'RECORDED_ABROAD', details: { numbers: [other] } },
    });
    expect(refused.body.message).toContain(other);
    expect((await world.show()).flight.state).toBe('ARRIVED');
  });
});

describe('a flight has left or landed only when that can be', () => {
  const change = (more: Partial<FlightRecord>) =>
    world.fly('2026-11-27', '2026-11-24', { recorded: 'TENDERED', ...airline, ...more });

  test('not before its day, by the clock of New York', async () => {
    await change({});
    world.at('2026-11-27T04:30:00.000Z');
    const at = '2026-11-27T04:30:00.000Z';
    expect((await world.show()).notYet?.code).toBe('BEFORE_ITS_DAY');
    expect(await world.say('DEPARTED', { at })).toMatchObject({
      status: 409,
      body: { code: 'BEFORE_ITS_DAY' },
    });
    expect(await world.say('ARRIVED', { at })).toMatchObject({ status: 409, body: { code: 'NOT_NEXT' } });
    world.at('2026-11-27T05:30:00.000Z');
    expect((await world.say('DEPARTED', { at: '2026-11-27T05:10:00.000Z' })).status).toBe(200);
  });

  test('not without its airline: a flight that was accepted before it had to be known is named then, and leaves', async () => {
    await world.fly('2026-11-27', '2026-11-24', { recorded: 'TENDERED', mawb: '106-12345675' });
    world.at('2026-11-27T23:30:00.000Z');
    expect((await world.show()).notYet?.code).toBe('AIRLINE_MISSING');
    expect(await world.say('DEPARTED')).toMatchObject({
      status: 409,
      body: {
        code: 'AIRLINE_MISSING',
        message: 'Set the airline and the flight number first, on the page of this departure.',
      },
    });
    // It has the cargo under this number, so it is no other airline.
    expect(await world.name('B6 1')).toMatchObject({
      status: 422,
      body: { code: 'FLIGHT_IMPOSSIBLE', details: { field: 'flightNumber' } },
    });
    expect(await world.name()).toMatchObject({ status: 200, body: { mawb: '106-12345675' } });
    expect((await world.show()).notYet).toBeUndefined();
    expect((await world.say('DEPARTED')).status).toBe(200);
    expect(await world.name('BW 526')).toMatchObject({ status: 409, body: { code: 'FLIGHT_LEFT' } });
  });

  test('not with the manifest of something else: the next one is made first, also after it has left', async () => {
    const { number } = await world.ready();
    const { number: other } = await world.ready();
    world.at(AFTER_BOOKING);
    await world.begin();
    await world.work();
    await world.waybill();
    expect((await world.tender()).status).toBe(200);
    await world.work();
    await world.scan(number, 'DIS_OFLD', [2]);
    world.at('2026-11-28T12:00:00.000Z');
    expect(await world.show()).toMatchObject({ isManifestOld: true, notYet: { code: 'MANIFEST_OLD' } });
    expect(await world.say('DEPARTED')).toMatchObject({ status: 409, body: { code: 'MANIFEST_OLD' } });
    const renewed = async () => {
      const body = { version: (await world.show()).flight.version };
      const answer = await world.ask('POST /api/desk/departures/{id}/manifests', {
        as: papers,
        params: { id: friday },
        body,
      });
      return closingIn(answer).manifests.map(({ pieces }) => pieces);
    };
    expect(await renewed()).toEqual([5, 6]);
    expect((await world.foresee('DEPARTED')).shipments.map(({ pieces }) => pieces.length).toSorted()).toEqual(
      [2, 3],
    );
    await world.happen('DEPARTED');
    await world.work();
    expect((await world.show()).isManifestOld).toBe(false);
    await world.scan(other, 'DIS_SSPD', [1]);
    expect((await world.show()).isManifestOld).toBe(true);
    expect(await renewed()).toEqual([4, 5, 6]);
    expect((await world.show()).isManifestOld).toBe(false);
  });
});
