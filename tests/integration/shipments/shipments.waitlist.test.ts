import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FlightRecord } from '#domain/departures/flight.ts';
import type { ListedWaiting } from '#domain/departures/waitlist/waitlist.ts';
import { addDays, newYorkInstant } from '#domain/kernel/new-york.ts';
import type { ShipmentForm } from '#domain/shipments/form/shipment-form.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleForm } from '#domain/shipments/testing/sample-form.ts';
import {
  desk,
  papers,
  type ShipmentsWorld,
  sender,
  shipmentIn,
  startShipmentsWorld,
  stranger,
} from './shipments.world.ts';

let world: ShipmentsWorld;
beforeAll(async () => {
  world = await startShipmentsWorld();
});
afterAll(() => world.stop());

/**
 * Each test has a flight of its own with space for 70 lb and ten pieces, and its cargo cutoff on Tuesday at 14:00. It is fourteen
 * hours before that. A week later there is an empty flight.
 */
let week = 0;
let flight = '';
let later = '';
beforeEach(async () => {
  week += 2;
  const day = addDays('2027-01-01', 7 * week);
  await world.fly(day, addDays(day, -3), {
    capacity: { lb: 70, pieces: 10, largestPieceLb: 65 },
    free: { thousandthsLb: 70_000, pieces: 10 },
    eta: { from: addDays(day, 3), to: addDays(day, 5) },
  });
  await world.fly(addDays(day, 7), addDays(day, 4));
  flight = `GY-${day}`;
  later = `GY-${addDays(day, 7)}`;
  world.at(beforeCutoff(14));
});
const tuesday = () => addDays(flight.slice(3), -3);
/** The instant that many hours before the cargo cutoff. */
const beforeCutoff = (hours: number): string =>
  new Date(newYorkInstant(tuesday(), '14:00').getTime() - hours * 3_600_000).toISOString();

const boxes = (lb: number, quantity = 1): Partial<ShipmentForm> => ({
  chargesTerm: 'COLLECT',
  goods: [
    {
      kind: 'box',
      quantity,
      length: 12,
      width: 12,
      height: 12,
      lengthUnit: 'in',
      weight: lb,
      weightUnit: 'lb',
    },
  ],
});
const booked = (lb: number, as: typeof sender = sender) => world.booked(boxes(lb), as, flight);
const joined = async (
  lb: number,
  as: typeof sender = sender,
  service: ShipmentForm['service'] = 'standard',
): Promise<Shipment> =>
  shipmentIn(await world.join(await world.make({ ...boxes(lb), service }, as), flight, as));
const now = async (number: string, as: typeof sender = sender) =>
  (await world.show(number, undefined, as)).body.shipment as Shipment;
const onDesk = async () =>
  (await world.askFlights('GET /api/desk/departures/{id}', { as: desk, params: { id: flight } })).body as {
    flight: FlightRecord;
    waitlist: ListedWaiting[];
  };
const told = async (type: string, number: string) =>
  (await world.events())
    .filter((event) => event.type === type && event.subject === number)
    .map(({ data }) => data as Record<string, unknown>);

/** A full flight with one booked shipment of 50 lb, and two that wait: of 60 lb, and of 35. */
const fullFlight = async () => {
  const first = await booked(50);
  const large = await joined(60, stranger);
  world.later(1000);
  const small = await joined(35);
  return { first, large, small };
};

describe('a full flight', () => {
  test('takes names, in the order of joining, and the desk sees them', async () => {
    await booked(50);
    const draft = await world.make(boxes(35));
    const refused = await world.bookIt(draft, flight);
    expect(refused.body.code).toBe('FLIGHT_FULL');
    const { waits } = shipmentIn(await world.join(draft, flight));
    expect(waits).toMatchObject({ departureId: flight });
    world.later(1000);
    const second = await joined(30, stranger);
    const { flight: shown, waitlist } = await onDesk();
    expect(waitlist).toMatchObject([
      { number: draft.number, load: { thousandthsLb: 35_000, pieces: 1 }, position: 1 },
      { number: second.number, position: 2 },
    ]);
    expect(shown).toMatchObject({ waiting: 2, free: { thousandthsLb: 20_000 } });
  });

  test('gives a freed place to the first that fits, for four hours, and tells them once', async () => {
    const { first, large, small } = await fullFlight();
    expect(await world.serve()).toMatchObject({ offered: 0 });
    world.at(beforeCutoff(14));
    await world.cancel(first.number, { version: first.version });
    expect(await world.serve()).toEqual({ offered: 1, lapsed: 0, left: 0 });
    expect(await world.serve()).toEqual({ offered: 0, lapsed: 0, left: 0 });
    const { waits } = await now(large.number, stranger);
    expect(waits?.offeredUntil).toBe(beforeCutoff(10));
    expect((await now(small.number)).waits?.offeredUntil).toBeUndefined();
    expect(await told('place-offered.v1', large.number)).toEqual([
      {
        number: large.number,
        ownerId: stranger.userId,
        departureId: flight,
        until: waits?.offeredUntil,
        by: 'system',
      },
    ]);
    expect((await onDesk()).flight).toMatchObject({
      waiting: 1,
      free: { thousandthsLb: 10_000 },
      shipments: 1,
    });
  });

  test('gives a freed place to express before standard, whoever came first', async () => {
    const first = await booked(50);
    const standard = await joined(40);
    world.later(1000);
    const express = await joined(40, stranger, 'express');
    expect((await onDesk()).waitlist).toMatchObject([
      { number: express.number, service: 'express', position: 1 },
      { number: standard.number, service: 'standard', position: 2 },
    ]);
    await world.cancel(first.number, { version: first.version });
    expect(await world.serve()).toMatchObject({ offered: 1 });
    expect((await now(express.number, stranger)).waits?.offeredUntil).toBeDefined();
    expect((await now(standard.number)).waits?.offeredUntil).toBeUndefined();
    // What the sender changes while they wait counts: as standard it is behind whoever came before it.
    await world.leave(express.number, flight, stranger);
    world.later(1000);
    const again = shipmentIn(await world.join(await now(express.number, stranger), flight, stranger));
    const form = { ...sampleForm, ...boxes(40), service: 'standard' };
    await world.change(again.number, { version: again.version, form }, stranger);
    expect((await onDesk()).waitlist.map(({ number }) => number)).toEqual([standard.number, express.number]);
    expect(await world.serve()).toMatchObject({ offered: 1 });
    expect((await now(standard.number)).waits?.offeredUntil).toBeDefined();
  });

  test('serves express first on a list from before the service was kept, too', async () => {
    const first = await booked(50);
    const standard = await joined(40);
    world.later(1000);
    const express = await joined(40, stranger, 'express');
    for (const { service: _unknown, ...item } of await world.tables.all(world.tables.departures))
      if (String(item.sk).startsWith('WAITLIST#')) await world.put(world.tables.departures, item);
    expect((await onDesk()).waitlist[1]).not.toHaveProperty('service');
    await world.cancel(first.number, { version: first.version });
    expect(await world.serve()).toMatchObject({ offered: 1 });
    expect((await now(express.number, stranger)).waits?.offeredUntil).toBeDefined();
    expect((await now(standard.number)).waits?.offeredUntil).toBeUndefined();
  });

  test('passes over who does not fit', async () => {
    const { first, large, small } = await fullFlight();
    // 50 lb are free then: too little for the first on the list.
    const { body } = await world.show(first.number);
    const { version } = body.shipment as Shipment;
    const form = { ...sampleForm, ...boxes(20) };
    expect(shipmentIn(await world.change(first.number, { version, form })).pieces).toHaveLength(1);
    expect(await world.serve()).toMatchObject({ offered: 1 });
    expect((await now(large.number, stranger)).waits?.offeredUntil).toBeUndefined();
    expect((await now(small.number)).waits?.offeredUntil).toBeDefined();
  });

  test('takes no booking past those who wait, not even one that would fit', async () => {
    await fullFlight();
    const late = await world.make(boxes(10), stranger);
    expect((await world.bookIt(late, flight, stranger)).body.code).toBe('FLIGHT_FULL');
    const other = await world.booked(boxes(10), stranger, later);
    const move = { version: other.version, departureId: flight, note: 'Sooner.' };
    expect((await world.move(other.number, move, papers)).body.code).toBe('FLIGHT_FULL');
  });

  test('nobody waits for a flight with space, for one that cannot carry it, or twice', async () => {
    const draft = await world.make(boxes(35));
    expect((await world.join(draft, flight)).body.code).toBe('FLIGHT_HAS_SPACE');
    await booked(50);
    const large = await world.make(boxes(60, 2));
    expect((await world.join(large, flight)).body.code).toBe('TOO_MUCH_FOR_FLIGHT');
    const heavy = await world.make(boxes(68));
    expect((await world.join(heavy, flight)).body.code).toBe('PIECE_TOO_HEAVY');
    const once = shipmentIn(await world.join(draft, flight));
    // The second click of a double click has the version before.
    expect(shipmentIn(await world.join(draft, flight))).toEqual(once);
    expect((await onDesk()).waitlist).toHaveLength(1);
    expect(await told('waitlist-joined.v1', draft.number)).toHaveLength(1);
  });

  test('is nothing that others can wait for or leave in the name of the sender', async () => {
    await booked(50);
    const draft = await world.make(boxes(35));
    expect((await world.join(draft, flight, stranger)).status).toBe(404);
    const { number } = shipmentIn(await world.join(draft, flight));
    expect((await world.leave(number, flight, stranger)).status).toBe(404);
    expect((await now(number)).waits).toBeDefined();
  });
});

describe('a held place', () => {
  const offered = async () => {
    const { first, large, small } = await fullFlight();
    await world.cancel(first.number, { version: first.version });
    await world.serve();
    return { large: await now(large.number, stranger), small };
  };

  test('is taken by booking, and is not counted twice', async () => {
    const { large } = await offered();
    const shipment = shipmentIn(await world.bookIt(large, flight, stranger));
    expect(shipment).toMatchObject({ state: 'BOOKED', departureId: flight });
    expect(shipment.waits).toBeUndefined();
    expect((await onDesk()).flight).toMatchObject({
      waiting: 1,
      free: { thousandthsLb: 10_000 },
      shipments: 1,
    });
    expect((await onDesk()).waitlist).toHaveLength(1);
    // A lost answer: the same request again.
    expect(shipmentIn(await world.bookIt(large, flight, stranger)).version).toBe(shipment.version);
  });

  test('can be taken until its last millisecond and not after it; then the next has it', async () => {
    const { large, small } = await offered();
    const until = large.waits?.offeredUntil ?? '';
    world.at(until);
    const late = await world.bookIt(large, flight, stranger);
    expect([late.body.code, late.body.message]).toEqual([
      'FLIGHT_FULL',
      expect.stringContaining('The time to take this place is over'),
    ]);
    expect(await world.serve()).toEqual({ offered: 1, lapsed: 1, left: 0 });
    expect((await now(large.number, stranger)).waits).toBeUndefined();
    expect((await now(small.number)).waits?.offeredUntil).toBeDefined();
    expect(await told('place-lapsed.v1', large.number)).toHaveLength(1);
    world.at(new Date(Date.parse((await now(small.number)).waits?.offeredUntil ?? '') - 1).toISOString());
    expect(shipmentIn(await world.bookIt(await now(small.number), flight)).state).toBe('BOOKED');
  });

  test('that is given back goes to the next', async () => {
    const { large, small } = await offered();
    expect(shipmentIn(await world.leave(large.number, flight, stranger)).waits).toBeUndefined();
    expect(shipmentIn(await world.leave(large.number, flight, stranger)).waits).toBeUndefined();
    expect(await told('waitlist-left.v1', large.number)).toMatchObject([{ why: 'asked' }]);
    await world.serve();
    expect((await now(small.number)).waits?.offeredUntil).toBeDefined();
  });

  test('is free again when its sender books another flight, or cancels', async () => {
    const { large, small } = await offered();
    shipmentIn(await world.bookIt(large, later, stranger));
    expect((await onDesk()).flight).toMatchObject({ free: { thousandthsLb: 70_000 }, shipments: 0 });
    await world.serve();
    const next = await now(small.number);
    expect(next.waits?.offeredUntil).toBeDefined();
    await world.cancel(next.number, { version: next.version });
    expect((await onDesk()).flight).toMatchObject({
      free: { thousandthsLb: 70_000 },
      waiting: 0,
      shipments: 0,
    });
  });

  test('is never held past the cargo cutoff', async () => {
    const { first, large, small } = await fullFlight();
    world.at(beforeCutoff(1));
    await world.cancel(first.number, { version: first.version });
    await world.serve();
    expect((await now(large.number, stranger)).waits?.offeredUntil).toBe(beforeCutoff(0));
    world.at(beforeCutoff(0));
    expect(await world.serve()).toEqual({ offered: 0, lapsed: 1, left: 1 });
    expect(await told('waitlist-left.v1', small.number)).toMatchObject([{ why: 'list-closed' }]);
    expect(await onDesk()).toMatchObject({
      flight: { waiting: 0, free: { thousandthsLb: 70_000 } },
      waitlist: [],
    });
  });

  test('goes with its flight when that is canceled', async () => {
    const { large, small } = await offered();
    const { version } = (await onDesk()).flight;
    const body = { version, reason: 'No plane.' };
    await world.askFlights('POST /api/desk/departures/{id}/cancel', {
      as: papers,
      params: { id: flight },
      body,
    });
    expect(await world.serve()).toEqual({ offered: 0, lapsed: 0, left: 2 });
    for (const { number } of [large, small])
      expect(await told('waitlist-left.v1', number)).toMatchObject([{ why: 'flight-cancelled' }]);
    expect(await onDesk()).toMatchObject({ flight: { shipments: 0, waiting: 0 }, waitlist: [] });
  });
});

describe('every way in which a place becomes free reaches the list', () => {
  test('a larger plane', async () => {
    const { large, small } = await fullFlight();
    const { flight: before } = await onDesk();
    const local = (day: string, time: string) => ({ day, time });
    const override = {
      day: before.day,
      cargoCutoff: local(tuesday(), '14:00'),
      bookingCutoff: local(tuesday(), '16:00'),
      eta: before.eta,
      capacity: { ...before.capacity, lb: 300 },
    };
    const body = { version: before.version, reason: 'A larger plane.', flight: override };
    const changed = await world.askFlights('PUT /api/desk/departures/{id}', {
      as: papers,
      params: { id: flight },
      body,
    });
    expect(changed.status).toBe(200);
    expect(await world.serve()).toMatchObject({ offered: 2 });
    expect((await now(large.number, stranger)).waits?.offeredUntil).toBeDefined();
    expect((await now(small.number)).waits?.offeredUntil).toBeDefined();
  });

  test('a shipment that the desk moves to another flight', async () => {
    const { first, large } = await fullFlight();
    const move = { version: first.version, departureId: later, note: 'Asked for it.' };
    shipmentIn(await world.move(first.number, move, papers));
    expect(await world.serve()).toMatchObject({ offered: 1 });
    expect((await now(large.number, stranger)).waits?.offeredUntil).toBeDefined();
  });

  test('fewer goods of one who waits', async () => {
    const { large } = await fullFlight();
    const form = { ...sampleForm, ...boxes(15) };
    const { version } = await now(large.number, stranger);
    const changed = shipmentIn(await world.change(large.number, { version, form }, stranger));
    expect(changed.waits).toEqual(large.waits);
    expect(await world.serve()).toMatchObject({ offered: 1 });
    expect((await onDesk()).waitlist[0]).toMatchObject({ load: { thousandthsLb: 15_000, pieces: 1 } });
  });
});

describe('racing for a freed place', () => {
  test('three runs at once and two bookings: one winner, offered once', async () => {
    const { first, large } = await fullFlight();
    const bystander = await world.make(boxes(40), stranger);
    await world.cancel(first.number, { version: first.version });
    const [one, two, three, late] = await Promise.all([
      world.serve(),
      world.serve(),
      world.serve(),
      world.bookIt(bystander, flight, stranger),
    ]);
    expect(one.offered + two.offered + three.offered).toBe(1);
    expect(late.body.code).toBe('FLIGHT_FULL');
    expect(await told('place-offered.v1', large.number)).toHaveLength(1);
  });

  test('a booking at the moment at which the place is given on: one of both has it', async () => {
    const { first, large, small } = await fullFlight();
    await world.cancel(first.number, { version: first.version });
    await world.serve();
    const held = await now(large.number, stranger);
    const [left, bookedIt] = await Promise.all([
      world.leave(held.number, flight, stranger),
      world.bookIt(held, flight, stranger),
    ]);
    await world.serve();
    const after = await now(held.number, stranger);
    const isBooked = after.state === 'BOOKED';
    expect([left.status, bookedIt.status === 200]).toEqual([200, isBooked]);
    expect((await now(small.number)).waits?.offeredUntil === undefined).toBe(isBooked);
  });

  test('a run whose answer is lost has done it, and the next does not do it again', async () => {
    const { first, large } = await fullFlight();
    await world.cancel(first.number, { version: first.version });
    let isLost = false;
    const lost = world.serve({
      after: (operation) => {
        if (operation !== 'TransactWriteItems' || isLost) return;
        isLost = true;
        throw Object.assign(new Error('The connection is gone.'), { name: 'ConnectionGone' });
      },
    });
    await expect(lost).rejects.toThrow('The connection is gone.');
    expect(await world.serve()).toEqual({ offered: 0, lapsed: 0, left: 0 });
    expect(await told('place-offered.v1', large.number)).toHaveLength(1);
  });
});
