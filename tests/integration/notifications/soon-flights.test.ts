import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FlightRecord } from '#domain/departures/flight.ts';
import type { Times } from '#domain/shipments/rolls/flight-times.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { trackingNumberOf } from '#domain/shipments/tracking-number.ts';
import type { AnyEvent } from '#events/envelope.ts';
import movedExample from '#events/shipments/flight-moved.v1.example.json' with { type: 'json' };
import { FlightMovedV1 } from '#events/shipments/flight-moved.v1.ts';
import { aFlight } from '../../support/flights.ts';
import { type NotificationsWorld, startNotificationsWorld } from './notifications.world.ts';
import { diesOnceSent, soonClock } from './soon-clock.ts';

const MINUTE_MS = 60_000;
const moved = FlightMovedV1.schema.parse(movedExample);

let world: NotificationsWorld;
beforeAll(async () => {
  world = await startNotificationsWorld();
});
afterAll(() => world.stop());

const friday: Times = { day: '2026-11-27', cargoCutoff: '2026-11-24T19:00:00.000Z' };
const saturday: Times = { day: '2026-11-28', cargoCutoff: '2026-11-25T19:00:00.000Z' };
const sunday: Times = { day: '2026-11-29', cargoCutoff: '2026-11-26T19:00:00.000Z' };
const id = 'GY-2026-11-27';
const flightIs = (times: Times, change: Partial<FlightRecord> = {}): Promise<void> =>
  world.isFlight(aFlight({ id, ...times, bookingCutoff: times.cargoCutoff, ...change }));

let people = 0;
let events = 0;

/** Somebody with shipments on the flight, which leaves on Friday. */
const somebody = async (...names: readonly string[]) => {
  people += 1;
  const userId = `flies-${people}`;
  const email = `${userId}@example.test`;
  await world.person(userId, email, `+1973555${String(people).padStart(4, '0')}`);
  await flightIs(friday);
  const shipments = names.map(
    (name, place): Shipment => ({
      ...sampleShipment,
      number: trackingNumberOf([place + 1, ...[...String(people).padStart(9, '0')].map(Number)]),
      ownerId: userId,
      consignee: { ...sampleShipment.consignee, name: `${name} Sample` },
      holds: [],
      state: 'BOOKED',
      pieces: sampleShipment.pieces.map((piece) => ({ ...piece, state: 'BOOKED' })),
    }),
  );
  for (const shipment of shipments) await world.isShipment(shipment);
  return {
    numbers: shipments.map(({ number }) => number),
    is: async (place: number, change: Partial<Shipment>): Promise<void> => {
      const [shipment] = shipments.slice(place);
      if (shipment) await world.isShipment({ ...shipment, ...change });
    },
    /** The flight is at these times from now on, and that is announced, with those of the shipments that are on it. */
    moves: async (before: Times, after: Times, places?: readonly number[]): Promise<AnyEvent> => {
      await flightIs(after);
      events += 1;
      const numbers = shipments
        .filter((_, place) => places?.includes(place) ?? true)
        .map((one) => one.number);
      const data = { ...moved.data, flight: id, ownerId: userId, numbers, before, after };
      const event = { ...moved, id: `flight-event-${events}`, data };
      await world.announce(event);
      return event;
    },
    letters: () => world.mail.filter(({ to }) => to === email).map(({ letter }) => letter),
    subjects: () => world.mail.flatMap(({ to, letter }) => (to === email ? [letter.subject] : [])),
  };
};

const { later, untilHour } = soonClock(() => world);

describe('a flight of several shipments that was moved', () => {
  beforeEach(() => untilHour(19));

  test('is one letter after ten minutes, with the last day, the one they knew, and what to do for each', async () => {
    const one = await somebody('Marva', 'Anita');
    await one.is(1, {
      state: 'RECEIVED',
      pieces: sampleShipment.pieces.map((piece) => ({ ...piece, state: 'RECEIVED' })),
    });
    await one.moves(friday, saturday);
    world.advance(5 * MINUTE_MS);
    const again = await one.moves(saturday, sunday);
    await world.tellSoon();
    expect(one.subjects()).toEqual([]);
    world.advance(5 * MINUTE_MS);
    await world.tellSoon();
    expect(one.subjects()).toEqual(['Your flight moved to Sunday, November 29: 2 shipments']);
    const text = one.letters()[0]?.text ?? '';
    expect(text).toContain('Your flight leaves on Sunday, November 29 and not on Friday, November 27.');
    expect(text).not.toContain('November 28');
    expect(text).toContain('Georgetown, Guyana');
    for (const number of one.numbers) expect(text).toContain(number);
    expect(text).toContain('Bring your barrel and 2 boxes by Thu, Nov 26, 2:00 PM');
    expect(text).toContain('Nothing for you to do');
    // An event that comes again says nothing new.
    await world.announce(again);
    await later();
    expect(one.subjects()).toHaveLength(1);
  });

  test('and moved back to when it was is none, nor is one that is canceled now', async () => {
    const one = await somebody('Marva', 'Anita');
    await one.moves(friday, saturday);
    await one.moves(saturday, friday);
    await later();
    expect(one.subjects()).toEqual([]);
    await one.moves(friday, saturday);
    await flightIs(saturday, { recorded: 'CANCELLED' });
    await later();
    expect(one.subjects()).toEqual([]);
  });

  test('names no shipment that is canceled, has another flight or has left meanwhile; the last one has its own letter', async () => {
    const one = await somebody('Marva', 'Anita', 'Shelly', 'Ravi');
    await one.moves(friday, saturday);
    await one.is(3, { leftFrom: 'JFK' });
    await one.is(0, { state: 'CANCELLED', pieces: [], closedAt: new Date(world.now()).toISOString() });
    await later();
    expect(one.subjects()).toEqual(['Your flight moved to Saturday, November 28: 2 shipments']);
    for (const place of [0, 3]) expect(one.letters()[0]?.text).not.toContain(one.numbers[place]);
    await one.moves(saturday, sunday);
    await one.is(1, { departureId: 'GY-2026-12-04' });
    await later();
    expect(one.subjects()[1]).toBe('Your flight moved to Sunday, November 29: Shelly’s barrel and 2 boxes');
    await one.moves(sunday, saturday);
    await one.is(2, { leftFrom: 'JFK' });
    await later();
    expect(one.subjects()).toHaveLength(2);
  });

  test('says to who waits for a place that it is not booked', async () => {
    const one = await somebody('Marva', 'Anita', 'Shelly');
    await one.is(2, {
      state: 'DRAFT',
      departureId: undefined,
      waits: { departureId: id, since: '2026-11-01T15:00:00.000Z' },
    });
    await one.moves(friday, saturday, [0, 1]);
    await one.moves(friday, saturday, [2]);
    await later();
    expect(one.subjects().toSorted()).toEqual([
      'The flight you wait for moved to Saturday, November 28: Shelly’s barrel and 2 boxes',
      'Your flight moved to Saturday, November 28: 2 shipments',
    ]);
  });

  test('is told once where there are more of them, or fewer, at the next move within ten minutes', async () => {
    const more = await somebody('Marva', 'Anita');
    await more.moves(friday, saturday, [0]);
    await more.moves(saturday, sunday, [0, 1]);
    await later();
    expect(more.subjects()).toEqual(['Your flight moved to Sunday, November 29: 2 shipments']);
    const fewer = await somebody('Marva', 'Anita');
    await fewer.moves(friday, saturday);
    await fewer.is(1, { state: 'CANCELLED', pieces: [], closedAt: new Date(world.now()).toISOString() });
    await fewer.moves(saturday, sunday, [0]);
    await later();
    expect(fewer.subjects()).toEqual([
      'Your flight moved to Sunday, November 29: Marva’s barrel and 2 boxes',
    ]);
  });

  test('of one is told with its last day too, and not when it was moved back', async () => {
    const one = await somebody('Marva');
    await one.moves(friday, saturday);
    await one.moves(saturday, friday);
    await later();
    expect(one.subjects()).toEqual([]);
    await one.moves(friday, saturday);
    await one.moves(saturday, sunday);
    await later();
    expect(one.letters()[0]?.text).toContain('leaves on Sunday, November 29 and not on Friday, November 27.');
  });

  test('waits at night until eight, and has what the night brings', async () => {
    untilHour(3);
    const one = await somebody('Marva', 'Anita');
    await one.moves(friday, saturday);
    await later();
    await one.moves(saturday, sunday);
    await later();
    expect(one.subjects()).toEqual([]);
    untilHour(13);
    await world.tellSoon();
    expect(one.subjects()).toEqual(['Your flight moved to Sunday, November 29: 2 shipments']);
  });

  test('is not told again by whoever goes on for a worker that died after it was sent', async () => {
    const one = await somebody('Marva', 'Anita');
    const event = await one.moves(friday, saturday);
    world.advance(10 * MINUTE_MS);
    const dies = diesOnceSent(() => one.letters().length);
    await expect(world.tellSoon(dies)).rejects.toThrow();
    await world.announce(event);
    await world.tellSoon();
    await later();
    expect(one.subjects()).toHaveLength(1);
  });
});
