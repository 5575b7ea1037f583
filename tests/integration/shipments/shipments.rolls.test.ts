import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rolledNews } from '#domain/shipments/rolls/flight-words.ts';
import type { Replan } from '#domain/shipments/rolls/replan-endpoints.ts';
import { ShipmentRolledV1 } from '#events/shipments/shipment-rolled.v1.ts';
import { type RollsWorld, startRollsWorld } from './shipments.rolls.world.ts';
import { friday, nextFriday, sender, shipmentIn, stranger } from './shipments.world.ts';

let world: RollsWorld;
beforeEach(async () => {
  world = await startRollsWorld();
});
afterEach(() => world.stop());

/** A quarter of an hour after the cargo cutoff of the first flight. */
const AFTER_CUTOFF = '2026-11-24T19:15:00.000Z';

const now = async (number: string) => shipmentIn(await world.deskShow(number));

describe('a shipment whose goods are not at the dock at the cargo cutoff', () => {
  test('goes to the next flight with a place by itself, with a new promise, and is told once', async () => {
    const { number } = await world.booked();
    await world.run();
    expect(await now(number)).toMatchObject({ departureId: friday });
    world.at(AFTER_CUTOFF);
    await world.run();
    await world.run();
    expect(await now(number)).toMatchObject({ departureId: nextFriday, rolls: 1, state: 'BOOKED' });
    expect((await world.told('shipment-rolled.v1')).map(({ data }) => data)).toMatchObject([
      {
        number,
        from: friday,
        to: nextFriday,
        rolls: 1,
        why: 'missed-cutoff',
        onHand: false,
        promise: { day: '2026-12-04', cargoCutoff: '2026-12-01T19:00:00.000Z' },
        by: 'system',
      },
    ]);
    expect(await world.free(friday)).toEqual({ thousandthsLb: 5_000_000, pieces: 100 });
    expect((await world.free(nextFriday)).pieces).toBeLessThan(100);
  });

  test('and paid for express gets the place on the next flight when not all fit, whoever booked first', async () => {
    const standard = await world.booked();
    const express = await world.booked({ service: 'express' }, stranger);
    await world.fly('2026-12-04', '2026-12-01', { free: { thousandthsLb: 5_000_000, pieces: 3 } });
    await world.fly('2026-12-11', '2026-12-08');
    world.at(AFTER_CUTOFF);
    await world.run();
    expect(await now(express.number)).toMatchObject({ departureId: nextFriday });
    expect(await now(standard.number)).toMatchObject({ departureId: 'GY-2026-12-11' });
  });

  test('flies if all its pieces came in time, and goes with the next flight if one is not there', async () => {
    const all = await world.booked();
    await world.scan(all.number, 'FOH', [1, 2, 3]);
    const some = await world.booked();
    await world.scan(some.number, 'FOH', [1]);
    world.at(AFTER_CUTOFF);
    await world.run();
    expect(await now(all.number)).toMatchObject({ departureId: friday });
    expect(await now(some.number)).toMatchObject({ departureId: nextFriday, rolls: 1 });
  });

  test('waits a few minutes for scans that are on their way', async () => {
    const { number } = await world.booked();
    world.at('2026-11-24T19:05:00.000Z');
    await world.run();
    expect(await now(number)).toMatchObject({ departureId: friday });
  });

  test('counts every cutoff that it misses', async () => {
    await world.fly('2026-12-11', '2026-12-08');
    const { number } = await world.booked();
    for (const tuesday of ['2026-11-24', '2026-12-01']) {
      world.at(`${tuesday}T19:15:00.000Z`);
      await world.run();
    }
    expect(await now(number)).toMatchObject({ departureId: 'GY-2026-12-11', rolls: 2 });
  });

  test('stays without a flight when no flight has a place, until staff put it on one', async () => {
    const { number } = await world.booked();
    await world.fly('2026-12-04', '2026-12-01', { free: { thousandthsLb: 0, pieces: 0 } });
    world.at(AFTER_CUTOFF);
    await world.run();
    await world.run();
    const left = await now(number);
    expect([left.departureId, left.state, left.rolls]).toEqual([undefined, 'BOOKED', 1]);
    const [rolled, ...more] = await world.told('shipment-rolled.v1');
    expect([rolled?.data.to, rolled?.data.promise, more]).toEqual([undefined, undefined, []]);
    expect((await world.list({ departure: friday })).body.items).toEqual([]);
    await world.fly('2026-12-11', '2026-12-08');
    const move = { version: left.version, departureId: 'GY-2026-12-11', note: 'There is room now.' };
    expect(shipmentIn(await world.move(number, move))).toMatchObject({ departureId: 'GY-2026-12-11' });
  });
});

describe('a change of a flight is foreseen before it is saved', () => {
  test('an earlier cutoff: whoever will roll, to which flight, with the pieces at our dock, and what is told', async () => {
    const there = await world.booked();
    await world.scan(there.number, 'FOH', [1, 2, 3]);
    const partly = await world.booked({}, stranger);
    await world.scan(partly.number, 'FOH', [1, 2]);
    const nothing = await world.booked();
    world.at('2026-11-24T15:00:00.000Z');
    const { foreseen, save } = await world.foresee({ day: '2026-11-24', time: '09:30' });
    expect(foreseen.rolls).toMatchObject([{ departureId: nextFriday, day: '2026-12-04' }]);
    const rolling = foreseen.rolls[0]?.shipments.map(({ number, atDock }) => [number, atDock]) ?? [];
    expect(rolling.toSorted()).toEqual(
      [
        [partly.number, [1, 2]],
        [nothing.number, []],
      ].toSorted(),
    );
    expect([foreseen.people, foreseen.news.map(({ title, shipments }) => [title, shipments])]).toEqual([
      2,
      [
        ['New cutoff for Friday, November 27', 3],
        ['Now flies on Friday, December 4', 2],
      ],
    ]);
    // Nothing has happened yet; then exactly this does.
    expect(await now(nothing.number)).toMatchObject({ departureId: friday });
    expect((await save()).status).toBe(200);
    await world.deliver();
    await world.run();
    const rolled = await world.told('shipment-rolled.v1');
    expect(rolled.map(({ data }) => [data.number, data.to]).toSorted()).toEqual(
      rolling.map(([number]) => [number, nextFriday]).toSorted(),
    );
    const moved = await world.told('flight-moved.v1');
    const told = [...rolled, ...moved].map(({ data }) => data.ownerId);
    expect(new Set(told).size).toBe(foreseen.people);
    expect(await now(there.number)).toMatchObject({ departureId: friday });
  });

  test('less capacity moves nobody, and says how much is too much', async () => {
    await world.booked();
    const { foreseen } = await world.foresee({ day: '2026-11-24', time: '14:00' }, 1);
    expect([foreseen.rolls, foreseen.people]).toEqual([[], 0]);
    expect(foreseen.over?.lb).toBeGreaterThan(100);
    const same = await world.foresee({ day: '2026-11-24', time: '14:00' });
    expect(same.foreseen).toEqual({ rolls: [], people: 0, news: [] });
  });

  test('the move that the schedule proposes: who is told of the new day, and nothing when none is proposed', async () => {
    await world.booked();
    await world.booked({}, stranger);
    expect(await world.foreseeProposal()).toMatchObject({ status: 409, body: { code: 'NO_PROPOSAL' } });
    const proposal = {
      day: '2026-11-28',
      originAirport: 'JFK',
      cargoCutoff: '2026-11-25T19:00:00.000Z',
      bookingCutoff: '2026-11-25T21:00:00.000Z',
      eta: { from: '2026-12-01', to: '2026-12-03' },
      proposedAt: '2026-11-13T15:00:00.000Z',
    };
    await world.fly('2026-11-27', '2026-11-24', { proposal, shipments: 2 });
    const { status, body } = await world.foreseeProposal();
    expect({ status, foreseen: body.foreseen }).toMatchObject({
      status: 200,
      foreseen: {
        rolls: [],
        people: 2,
        news: [{ title: 'Your flight moved to Saturday, November 28', shipments: 2 }],
      },
    });
  });

  test('canceling: where everybody can go, which is the plan that is confirmed afterward', async () => {
    const first = await world.booked();
    const { foreseen } = await world.foresee();
    expect(foreseen.rolls.map(({ departureId, shipments }) => [departureId, shipments[0]?.number])).toEqual([
      [nextFriday, first.number],
    ]);
    expect(foreseen.people).toBe(0);
    await world.cancelFlight();
    expect((await world.replan()).body.replan).toMatchObject({
      flights: [{ departureId: nextFriday, numbers: [first.number] }],
    });
    await expect(world.foresee()).rejects.toThrow('FLIGHT_LEFT');
  });
});

describe('a canceled flight', () => {
  const planOf = async () => (await world.replan()).body.replan as { plan: string; left: number };

  test('has a plan for everybody on it, first booked first, which staff confirm, and only then they move', async () => {
    await world.fly('2026-12-04', '2026-12-01', { free: { thousandthsLb: 5_000_000, pieces: 3 } });
    await world.fly('2026-12-11', '2026-12-08');
    const first = await world.booked();
    world.at('2026-11-13T16:00:00.000Z');
    const second = await world.booked({}, stranger);
    await world.cancelFlight();
    const { body } = await world.replan();
    expect(body.replan).toMatchObject({
      left: 2,
      told: {
        people: 2,
        news: [
          { title: 'Now flies on Friday, December 4', shipments: 1 },
          { title: 'Now flies on Friday, December 11', shipments: 1 },
        ],
      },
      flights: [
        { departureId: nextFriday, shipments: 1, numbers: [first.number] },
        { departureId: 'GY-2026-12-11', shipments: 1, numbers: [second.number] },
      ],
    });
    await world.run();
    expect(await now(first.number)).toMatchObject({ departureId: friday });
    const { plan } = await planOf();
    expect((await world.confirm(plan)).body.replan).toMatchObject({ confirmed: { moved: 0 } });
    await world.deliver();
    await world.deliver();
    await world.run();
    expect(await now(first.number)).toMatchObject({ departureId: nextFriday });
    expect(await now(second.number)).toMatchObject({ departureId: 'GY-2026-12-11' });
    // A canceled flight is no cutoff that they missed.
    expect((await now(first.number)).rolls).toBeUndefined();
    const rolled = await world.told('shipment-rolled.v1');
    expect(rolled.map(({ data }) => data.why)).toEqual(['flight-cancelled', 'flight-cancelled']);
    // They read what was shown before the plan was confirmed.
    const read = rolled.map((event) => rolledNews(ShipmentRolledV1.schema.parse(event).data, 'Kearny'));
    expect(read.map(({ title, sentences }) => [title, sentences.join(' ')]).toSorted()).toEqual(
      (body.replan as Replan).told.news.map(({ title, body: text }) => [title, text]).toSorted(),
    );
    expect((await world.confirm(plan)).body.replan).toMatchObject({ left: 0, confirmed: { moved: 2 } });
  });

  test('gives the next flight to express, whoever booked first', async () => {
    await world.fly('2026-12-04', '2026-12-01', { free: { thousandthsLb: 5_000_000, pieces: 3 } });
    await world.fly('2026-12-11', '2026-12-08');
    const standard = await world.booked();
    const express = await world.booked({ service: 'express' }, stranger);
    await world.cancelFlight();
    await world.confirm((await planOf()).plan);
    await world.deliver();
    await world.run();
    expect(await now(express.number)).toMatchObject({ departureId: nextFriday });
    expect(await now(standard.number)).toMatchObject({ departureId: 'GY-2026-12-11' });
  });

  test('is not moved by a plan that somebody saw before it changed, nor while it flies', async () => {
    await world.booked();
    expect(await world.replan()).toMatchObject({ status: 409, body: { code: 'FLIGHT_NOT_CANCELLED' } });
    await world.cancelFlight();
    const { plan } = await planOf();
    await world.fly('2026-12-04', '2026-12-01', { free: { thousandthsLb: 0, pieces: 0 } });
    expect(await world.confirm(plan)).toMatchObject({ status: 409, body: { code: 'PLAN_CHANGED' } });
    await world.deliver();
    expect(await world.told('shipment-rolled.v1')).toEqual([]);
  });

  test('moves on where a run was killed, whoever was moved already', async () => {
    const booked = [await world.booked(), await world.booked(), await world.booked({}, stranger)];
    await world.cancelFlight();
    await world.confirm((await planOf()).plan);
    for (let kill = 1; kill <= 8; kill += 1) {
      let writes = 0;
      const faults = {
        after: (operation: string) => {
          if (operation === 'TransactWriteItems') writes += 1;
          if (writes >= 1 && operation === 'TransactWriteItems' && kill % 2 === 0) throw new Error('Killed');
        },
        before: (operation: string) => {
          if (operation === 'TransactWriteItems' && kill % 2 === 1) throw new Error('Killed');
        },
      };
      await world.run(faults).catch(() => undefined);
    }
    await world.run();
    for (const { number } of booked) expect(await now(number)).toMatchObject({ departureId: nextFriday });
    const told = (await world.told('shipment-rolled.v1')).map(({ data }) => data.number);
    expect(told.toSorted()).toEqual(booked.map(({ number }) => number).toSorted());
    expect((await world.replan()).body.replan).toMatchObject({ left: 0 });
  });
});

describe('a moved flight', () => {
  test('with three hundred shipments tells each sender once, and forgets none, under kills and redelivery', async () => {
    const numbers = await world.crowd(100, 3);
    await world.moveFlight('2026-11-28', '2026-11-25');
    let writes = 0;
    /** Every fourth write is not done, another one is done and its answer lost, and after a while the worker is dead. */
    const killed = {
      before: (operation: string) => {
        writes += operation === 'TransactWriteItems' ? 1 : 0;
        if (writes > 60 || (operation === 'TransactWriteItems' && writes % 4 === 0))
          throw new Error('Killed');
      },
      after: (operation: string) => {
        if (operation === 'TransactWriteItems' && writes % 4 === 2) throw new Error('No answer');
      },
    };
    await expect(world.deliver(killed)).rejects.toThrow();
    // Redelivered while two runs of the schedule go on with it.
    await Promise.allSettled([world.deliver(), world.run(), world.run()]);
    await world.run();
    const told = (await world.told('flight-moved.v1')).map(({ data }) => data);
    expect(told.map(({ ownerId }) => ownerId).toSorted()).toEqual([...numbers.keys()].toSorted());
    for (const { ownerId, numbers: of, before, after } of told) {
      expect([...(of as string[])].toSorted()).toEqual(numbers.get(String(ownerId))?.toSorted());
      expect([before, after]).toEqual([
        { day: '2026-11-27', cargoCutoff: '2026-11-24T19:00:00.000Z' },
        { day: '2026-11-28', cargoCutoff: '2026-11-25T19:00:00.000Z' },
      ]);
    }
  });

  test('is not done with as long as it has more places than the list has shipments', async () => {
    await world.booked();
    // A place of a shipment that the index of the list does not show yet.
    await world.fly('2026-11-27', '2026-11-24', { shipments: 2 });
    await world.moveFlight('2026-11-28', '2026-11-25');
    await world.deliver();
    await world.booked({}, stranger, nextFriday);
    expect(await world.run()).toEqual({ rolled: 0, moved: 0, told: 0, freed: 0, along: 0, reminded: 0 });
    const late = await world.booked({}, stranger, nextFriday);
    await world.move(late.number, { version: late.version, departureId: friday, note: 'It was on it.' });
    expect(await world.run()).toMatchObject({ told: 1 });
    expect((await world.told('flight-moved.v1')).map(({ data }) => data.ownerId).toSorted()).toEqual([
      sender.userId,
      stranger.userId,
    ]);
  });

  test('and moved again tells each sender of what they knew last, and nobody of what changed nothing for them', async () => {
    await world.booked();
    await world.moveFlight('2026-11-28', '2026-11-25');
    await world.deliver();
    await world.booked({}, stranger);
    await world.moveFlight('2026-11-26', '2026-11-23', 2);
    await world.deliver();
    const told = (await world.told('flight-moved.v1')).map(({ data }) => [
      data.ownerId,
      (data.before as { day: string }).day,
      (data.after as { day: string }).day,
    ]);
    expect(told.toSorted()).toEqual([
      [sender.userId, '2026-11-27', '2026-11-28'],
      [sender.userId, '2026-11-28', '2026-11-26'],
      [stranger.userId, '2026-11-28', '2026-11-26'],
    ]);
    expect(await world.run()).toEqual({ rolled: 0, moved: 0, told: 0, freed: 0, along: 0, reminded: 0 });
  });
});

describe('somebody on the waitlist of a flight', () => {
  const full = { free: { thousandthsLb: 0, pieces: 0 } };
  const join = async (as: typeof stranger) => {
    const { number } = shipmentIn(await world.create({}, as));
    const { version } = await now(number);
    const body = { version, departureId: friday };
    await world.ask('POST /api/shipments/{number}/waitlist', { as, params: { number }, body });
    expect((await now(number)).waits).toMatchObject({ departureId: friday });
    return number;
  };
  const moved = async () => (await world.told('flight-moved.v1')).map(({ data }) => data);

  test('is told once when it moves, under kills and redelivery, and again when it moves again', async () => {
    const { number: booked } = await world.booked();
    await world.fly('2026-11-27', '2026-11-24', { ...full, shipments: 1 });
    const [one, other, own] = [await join(stranger), await join(stranger), await join(sender)];
    world.at('2026-11-13T17:00:00.000Z');
    await world.moveFlight('2026-11-28', '2026-11-25');
    let writes = 0;
    const killed = {
      before: (operation: string) => {
        writes += operation === 'TransactWriteItems' ? 1 : 0;
        if (writes > 2) throw new Error('Killed');
      },
      after: (operation: string) => {
        if (operation === 'TransactWriteItems' && writes === 2) throw new Error('No answer');
      },
    };
    await expect(world.deliver(killed)).rejects.toThrow();
    await Promise.allSettled([world.deliver(), world.run(), world.run()]);
    await world.run();
    const told = await moved();
    // The sender has a shipment on the flight and another one that waits: both are news.
    const facts = told.map(({ ownerId, numbers, waits }) => [
      ownerId,
      [...(numbers as string[])].toSorted(),
      waits,
    ]);
    expect(facts).toHaveLength(3);
    expect(facts).toEqual(
      expect.arrayContaining([
        [sender.userId, [booked], undefined],
        [sender.userId, [own], true],
        [stranger.userId, [one, other].toSorted(), true],
      ]),
    );
    await world.moveFlight('2026-11-29', '2026-11-25', 2);
    for (const _again of [1, 2]) await world.deliver();
    expect((await moved()).slice(3).map(({ before }) => before)).toEqual(
      Array(3).fill({ day: '2026-11-28', cargoCutoff: '2026-11-25T19:00:00.000Z' }),
    );
  });

  test('is told also when nobody has a place on it, but not of a move before they joined', async () => {
    await world.fly('2026-11-27', '2026-11-24', { ...full, shipments: 0 });
    await join(stranger);
    world.at('2026-11-13T17:00:00.000Z');
    await world.moveFlight('2026-11-28', '2026-11-25');
    world.at('2026-11-13T18:00:00.000Z');
    await join(sender);
    await world.deliver();
    await world.run();
    expect((await moved()).map(({ ownerId }) => ownerId)).toEqual([stranger.userId]);
  });
});
