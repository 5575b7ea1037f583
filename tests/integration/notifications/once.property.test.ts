import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/kernel/new-york.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { dayWords } from '#domain/shipments/tracking/local-times.ts';
import { trackingNumberOf } from '#domain/shipments/tracking-number.ts';
import movedExample from '#events/shipments/flight-moved.v1.example.json' with { type: 'json' };
import { FlightMovedV1 } from '#events/shipments/flight-moved.v1.ts';
import { aFlight } from '../../support/flights.ts';
import type { Faults } from '../../support/tables.ts';
import { type NotificationsWorld, startNotificationsWorld } from './notifications.world.ts';

const moved = FlightMovedV1.schema.parse(movedExample);
const EVENTS = 6;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Each event is about a flight of its own. The day tells it from others in every message; it is so late that nothing is due by night. */
const flightOf = (n: number): string => `GY-2030-01-0${n + 1}`;
const timesOf = (n: number) => ({
  day: addDays('2030-01-01', n),
  cargoCutoff: '2029-12-28T19:00:00.000Z',
  bookingCutoff: '2029-12-28T21:00:00.000Z',
});

let world: NotificationsWorld;
beforeAll(async () => {
  world = await startNotificationsWorld();
  for (let n = 0; n < EVENTS; n += 1) await world.isFlight(aFlight({ id: flightOf(n), ...timesOf(n) }));
});
afterAll(() => world.stop());

/** Where a worker dies: at so manyth request to its tables, before the table does it or after. Or as soon as a message was sent. */
interface Death {
  readonly at: number;
  readonly when: 'before' | 'after';
}

type Step =
  | { readonly does: 'deliver' | 'twice'; readonly event: number; readonly death?: Death | undefined }
  | { readonly does: 'tell'; readonly death?: Death | 'sent' | undefined }
  | { readonly does: 'yes' | 'no' | 'stop' }
  | { readonly does: 'wait'; readonly minutes: number };

const death = fc.option(
  fc.record({
    at: fc.integer({ min: 1, max: 14 }),
    when: fc.constantFrom('before' as const, 'after' as const),
  }),
  { nil: undefined },
);
const event = fc.nat(EVENTS - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('deliver' as const), event, death }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('twice' as const), event, death }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('tell' as const),
      death: fc.oneof(death, fc.constant('sent' as const)),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constantFrom('yes' as const, 'no' as const, 'stop' as const) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 11, 200, 420, 600),
    }),
  },
);

/** How many messages have gone out. */
const gone = (): number => world.mail.length + world.texts.length;

const faultsOf = (dies: Death | 'sent' | undefined): Faults => {
  if (dies === 'sent') {
    const before = gone();
    return {
      before: () => {
        if (gone() > before) throw new Error('killed');
      },
    };
  }
  let requests = 0;
  const die = (): void => {
    requests += 1;
    if (dies !== undefined && requests >= dies.at) throw new Error('killed');
  };
  return dies === undefined ? {} : { [dies.when]: die };
};

/** The hour in Guyana, four hours behind UTC all year. */
const hourInGuyana = (at: number): number => (Math.floor(at / HOUR_MS) + 20) % 24;

let people = 0;

/** A person of their own for each run, with what may and what did reach them. */
const somebody = async () => {
  people += 1;
  const userId = `owner-${people}`;
  const email = `${userId}@example.test`;
  const phone = `+592600${String(people).padStart(4, '0')}`;
  const owner = { userId, roles: [] };
  await world.person(userId, email, phone);
  const events = await Promise.all(
    Array.from({ length: EVENTS }, async (_, n) => {
      const { bookingCutoff: _cutoff, ...after } = timesOf(n);
      const numbers = [1, 2].map((one) =>
        trackingNumberOf([one, n, ...[...String(people).padStart(8, '0')].map(Number)]),
      );
      const shipment: Shipment = { ...sampleShipment, ownerId: userId, departureId: flightOf(n), holds: [] };
      for (const number of numbers) await world.isShipment({ ...shipment, number });
      const data = { ...moved.data, flight: flightOf(n), ownerId: userId, numbers, after };
      return { ...moved, id: `${userId}-event-${n}`, data };
    }),
  );
  let agreed = false;
  let saidNo = false;
  const say = async (on: boolean): Promise<void> => {
    const { body } = await world.ask('GET /api/notifications/preferences', { as: owner });
    const asked = { version: body.version, on, kinds: ['flights'], text: body.consentText };
    const route = 'PUT /api/notifications/preferences/whatsapp';
    expect((await world.ask(route, { as: owner, body: asked })).status).toBe(200);
    agreed = on;
    saidNo ||= !on;
  };
  const texts = () => world.texts.filter(({ to }) => to === phone);
  const take = async (one: Step): Promise<unknown> => {
    switch (one.does) {
      case 'deliver':
        return world.announceWith(faultsOf(one.death), events[one.event] ?? moved);
      case 'twice':
        return Promise.allSettled(
          [one.death, undefined].map((dies) =>
            world.announceWith(faultsOf(dies), events[one.event] ?? moved),
          ),
        );
      case 'tell':
        return world.tellSoon(faultsOf(one.death));
      case 'wait':
        return world.advance(one.minutes * MINUTE_MS);
      case 'stop':
        await world.answer(phone, 'STOP');
        agreed = false;
        saidNo = true;
        return undefined;
      default:
        return say(one.does === 'yes');
    }
  };
  return {
    /** Takes a step, in which a worker may die, and checks that whoever got a message wanted it and was awake. */
    step: async (one: Step): Promise<void> => {
      world.advance(1000);
      const before = texts().length;
      await take(one).catch((failure) =>
        expect(String(failure)).toMatch(/killed|Not everyone could be told|could not be sent/),
      );
      if (texts().length === before) return;
      expect(agreed).toBe(true);
      expect(hourInGuyana(world.now())).toBeGreaterThanOrEqual(8);
      expect(hourInGuyana(world.now())).toBeLessThan(21);
    },
    /** What the queue and the schedule do in the end: everything comes again, by day, to workers that live. */
    mend: async (): Promise<void> => {
      // The leases of the dead end.
      world.advance(2 * MINUTE_MS);
      while (hourInGuyana(world.now()) !== 9) world.advance(HOUR_MS);
      for (const one of events) await world.announce(one);
      world.advance(11 * MINUTE_MS);
      await world.tellSoon();
    },
    /** How often each event was said by a channel, and how often at most: once, and once for each worker that died over it. */
    said: async () => {
      const claims = (await world.stored()).filter(({ pk }) => String(pk).startsWith('SENT#soon:flight:'));
      const { lines } = await world.feed({ limit: '50' }, owner);
      const mails = world.mail.filter(({ to }) => to === email);
      return events.map(({ id, data: { flight, after } }) => {
        const day = dayWords(after.day);
        const most = (channel: string) =>
          1 +
          Number(
            claims.find(
              ({ pk, sk }) => pk === `SENT#soon:flight:${flight}:${id}` && sk === `customer#${channel}`,
            )?.again ?? 0,
          );
        return {
          lines: lines.filter(({ title }) => title.includes(day)).length,
          mails: mails.filter(({ letter }) => letter.subject.includes(day)).length,
          mostMails: most('email'),
          texts: texts().filter(({ message }) => message.values[1]?.includes(day)).length,
          mostTexts: most('whatsapp'),
        };
      });
    },
    /** They agreed all the time. What is told while they do not is not told again when they do. */
    alwaysAgreed: () => agreed && !saidNo,
  };
};

test('each event is one line, one letter and at most one message, to whoever agreed and is awake, whatever is killed or comes again', async () => {
  const seen = { deaths: 0, texts: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 15, maxLength: 30 }),
      fc.boolean(),
      async (steps, mayRefuse) => {
        const one = await somebody();
        await one.step({ does: 'yes' });
        for (const next of steps)
          if (mayRefuse || (next.does !== 'no' && next.does !== 'stop')) await one.step(next);
        await one.mend();
        for (const { lines, mails, mostMails, texts, mostTexts } of await one.said()) {
          expect(lines).toBe(1);
          expect(mails).toBeGreaterThanOrEqual(1);
          expect(mails).toBeLessThanOrEqual(mostMails);
          expect(texts).toBeLessThanOrEqual(mostTexts);
          if (one.alwaysAgreed()) expect(texts).toBeGreaterThanOrEqual(1);
          seen.texts += texts;
          seen.deaths += mostMails + mostTexts - 2;
        }
      },
    ),
    { numRuns: 15, endOnFailure: true },
  );
  // It would prove nothing if nobody died or got a message.
  expect(seen.deaths).toBeGreaterThan(0);
  expect(seen.texts).toBeGreaterThan(0);
}, 120_000);
