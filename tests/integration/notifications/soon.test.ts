import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PieceState } from '#domain/shipments/lifecycle.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { trackingNumberOf } from '#domain/shipments/tracking-number.ts';
import type { AnyEvent } from '#events/envelope.ts';
import placedExample from '#events/shipments/hold-placed.v1.example.json' with { type: 'json' };
import { HoldPlacedV1 } from '#events/shipments/hold-placed.v1.ts';
import trackedExample from '#events/shipments/piece-tracked.v1.example.json' with { type: 'json' };
import { PieceTrackedV1 } from '#events/shipments/piece-tracked.v1.ts';
import bookedExample from '#events/shipments/shipment-booked.v1.example.json' with { type: 'json' };
import { ShipmentBookedV1 } from '#events/shipments/shipment-booked.v1.ts';
import type { Faults } from '../../support/tables.ts';
import { type NotificationsWorld, startNotificationsWorld } from './notifications.world.ts';
import { diesOnceSent, soonClock } from './soon-clock.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let world: NotificationsWorld;
beforeAll(async () => {
  world = await startNotificationsWorld();
});
afterAll(() => world.stop());

let people = 0;
let events = 0;

/** A person of their own with one shipment, and what happens to it. */
const somebody = async () => {
  people += 1;
  const userId = `soon-${people}`;
  const email = `${userId}@example.test`;
  const number = trackingNumberOf([...String(people).padStart(10, '0')].map(Number));
  await world.person(userId, email);
  const data = { number, ownerId: userId };
  const eventOf = (one: AnyEvent, change: object): AnyEvent => {
    events += 1;
    return { ...one, id: `soon-event-${events}`, data: { ...one.data, ...data, ...change } };
  };
  const isNow = (state: PieceState, change: Partial<Shipment> = {}): Promise<void> =>
    world.isShipment({
      ...sampleShipment,
      ...data,
      holds: [],
      state,
      pieces: sampleShipment.pieces.map((piece) => ({ ...piece, state })),
      ...change,
    });
  return {
    userId,
    isNow,
    booked: (by = userId) => eventOf(ShipmentBookedV1.schema.parse(bookedExample), { by }),
    tracked: (after: PieceState, before: PieceState = 'BOOKED') =>
      eventOf(PieceTrackedV1.schema.parse(trackedExample), { state: { before, after }, code: 'FOH' }),
    held: () => eventOf(HoldPlacedV1.schema.parse(placedExample), { kind: 'INVOICE_MISSING' }),
    letters: () => world.mail.filter(({ to }) => to === email).map(({ letter }) => letter),
  };
};

const { later, untilHour } = soonClock(() => world);

describe('what happens to a shipment', () => {
  test('is told after ten minutes, in one letter, with everything that happened until then', async () => {
    untilHour(19);
    const one = await somebody();
    await one.isNow('BOOKED');
    await world.announce(one.booked());
    await world.tellSoon();
    expect(one.letters()).toEqual([]);

    world.advance(5 * MINUTE_MS);
    await one.isNow('RECEIVED');
    const received = one.tracked('RECEIVED');
    await world.announce(received);
    world.advance(5 * MINUTE_MS);
    await world.tellSoon();
    expect(one.letters().map(({ subject }) => subject)).toEqual([
      'Marva’s barrel and 2 boxes are at our Kearny dock',
    ]);
    expect(one.letters()[0]?.text).toContain('We have it all.');
    // An event that comes again says nothing new.
    await world.announce(received);
    await later();
    expect(one.letters()).toHaveLength(1);
  });

  test('is not sent again by whoever goes on for a worker that died after it was sent', async () => {
    untilHour(19);
    const one = await somebody();
    await one.isNow('RECEIVED');
    await world.announce(one.tracked('RECEIVED'));
    world.advance(10 * MINUTE_MS);
    const dies = diesOnceSent(() => one.letters().length);
    await expect(world.tellSoon(dies)).rejects.toThrow();
    expect(one.letters()).toHaveLength(1);
    await world.tellSoon();
    await later();
    expect(one.letters()).toHaveLength(1);
  });

  test('is worded from how it is at that moment: what was taken back is not told', async () => {
    untilHour(19);
    const one = await somebody();
    await one.isNow('DEPARTED', { leftFrom: 'EWR' });
    await world.announce(one.tracked('DEPARTED', 'MANIFESTED'));
    await one.isNow('MANIFESTED');
    await later();
    expect(one.letters()).toEqual([]);
    await one.isNow('DEPARTED', { leftFrom: 'EWR' });
    await world.announce(one.tracked('DEPARTED', 'MANIFESTED'));
    await later();
    expect(one.letters().map(({ subject }) => subject)).toEqual(['Marva’s barrel and 2 boxes left Newark']);
  });

  test('waits at night until eight, with all that the night brings, unless they did it themselves', async () => {
    // Nine in the evening in New York.
    untilHour(2);
    const one = await somebody();
    await one.isNow('RECEIVED');
    await world.announce(one.tracked('RECEIVED'));
    await later();
    expect(one.letters()).toEqual([]);
    world.advance(3 * HOUR_MS);
    await one.isNow('DEPARTED', { leftFrom: 'EWR' });
    await world.announce(one.tracked('DEPARTED', 'MANIFESTED'));
    await later();
    expect(one.letters()).toEqual([]);
    untilHour(13);
    await world.tellSoon();
    expect(one.letters().map(({ subject }) => subject)).toEqual(['Marva’s barrel and 2 boxes left Newark']);

    untilHour(3);
    const awake = await somebody();
    await awake.isNow('BOOKED');
    await world.announce(awake.booked());
    await later();
    expect(awake.letters()).toHaveLength(1);
  });

  test('says what to do, with its words on the button', async () => {
    untilHour(19);
    const one = await somebody();
    await one.isNow('RECEIVED', {
      holds: [{ kind: 'INVOICE_MISSING', at: new Date(world.now()).toISOString(), by: 'system' }],
    });
    await world.announce(one.held());
    await later();
    const [letter] = one.letters();
    expect(letter?.subject).toBe('Add the invoice: Marva’s barrel and 2 boxes');
    expect(letter?.text).toContain('What to do now: Add the invoice');
  });

  test('is not told to whoever has switched such news off, and comes with what always comes', async () => {
    untilHour(19);
    const one = await somebody();
    const as = { userId: one.userId, roles: [] };
    const off = { version: 0, kinds: [] };
    expect((await world.ask('PUT /api/notifications/preferences/mail', { as, body: off })).status).toBe(200);
    await one.isNow('RECEIVED');
    await world.announce(one.tracked('RECEIVED'));
    await later();
    expect(one.letters()).toEqual([]);
    await world.announce(one.booked());
    await later();
    expect(one.letters()).toHaveLength(1);
  });
});

/** Where a worker dies: at so manyth request to its tables, before the table does it or after. */
interface Death {
  readonly at: number;
  readonly when: 'before' | 'after';
}
const death = fc.option(
  fc.record({
    at: fc.integer({ min: 1, max: 12 }),
    when: fc.constantFrom('before' as const, 'after' as const),
  }),
  { nil: undefined },
);
const faultsOf = (dies: Death | undefined): Faults => {
  let requests = 0;
  const die = (): void => {
    requests += 1;
    if (dies !== undefined && requests >= dies.at) throw new Error('killed');
  };
  return dies === undefined ? {} : { [dies.when]: die };
};
const states = ['RECEIVED', 'DEPARTED', 'READY_FOR_COLLECTION', 'DELIVERED'] as const;
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('next' as const), death }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('again' as const), death }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('tell' as const), death }) },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('wait' as const), minutes: fc.constantFrom(1, 3, 11, 300) }),
  },
);

/** The hour in New York, four or five hours behind UTC. */
const isNight = (at: number): boolean => {
  const hour = (Math.floor(at / HOUR_MS) + 19) % 24;
  return hour >= 21 || hour < 8;
};

test('under kills and redelivery each happening is in one letter at most, none says what is not so, none comes at night', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const one = await somebody();
      await one.isNow('BOOKED');
      const said: AnyEvent[] = [];
      let at = 0;
      for (const taken of steps) {
        const before = one.letters().length;
        if (taken.does === 'wait') world.advance(taken.minutes * MINUTE_MS);
        else {
          const state = states[at];
          if (taken.does === 'next' && state !== undefined) {
            await one.isNow(state, at > 0 ? { leftFrom: 'EWR' } : {});
            said.push(one.tracked(state, states[at - 1] ?? 'BOOKED'));
            at += 1;
          }
          const [event] = said.slice(-1);
          const work =
            taken.does === 'tell'
              ? world.tellSoon(faultsOf(taken.death))
              : event && world.announceWith(faultsOf(taken.death), event);
          await Promise.resolve(work).catch(() => undefined);
        }
        if (one.letters().length > before) expect(isNight(world.now())).toBe(false);
      }
      // In the end everything is delivered, and told by day.
      for (const event of said) await world.announce(event);
      untilHour(15);
      world.advance(11 * MINUTE_MS);
      await world.tellSoon();
      const subjects = one.letters().map(({ subject }) => subject);
      expect(new Set(subjects).size).toBe(subjects.length);
      expect(subjects.length).toBeLessThanOrEqual(said.length);
      if (said.length > 0) expect(subjects.length).toBeGreaterThan(0);
      await world.announce(said[0] ?? one.tracked('RECEIVED'));
      world.advance(11 * MINUTE_MS);
      await world.tellSoon();
      if (said.length > 0) expect(one.letters()).toHaveLength(subjects.length);
    }),
    { numRuns: 15 },
  );
}, 60_000);
