import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { FlightRecord } from '#domain/departures/flight.ts';
import type { WaitlistEntry } from '#domain/departures/waitlist/waitlist.ts';
import { addDays, newYorkInstant } from '#domain/kernel/new-york.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { flights } from '#lambdas/departures/index.ts';
import type { Faults } from '../../support/tables.ts';
import { papers, type ShipmentsWorld, sender, shipmentIn, stranger } from './shipments.world.ts';

/**
 * A second, simpler account of a full flight and those who wait for it, written down from the promise and not from the code. Each
 * sequence of commands runs against the real handlers and their tables, and both must agree after every step.
 */
interface Model {
  readonly people: Person[];
  capacityLb: number;
  /** Hours since the beginning. */
  hour: number;
  isCancelled: boolean;
  /** Counts those who joined, so that the list is in their order. */
  joined: number;
}

interface Person {
  readonly lb: number;
  readonly isExpress: boolean;
  is: 'free' | 'waiting' | 'held' | 'booked' | 'gone';
  turn: number;
  /** The hour until which a place is held. */
  until: number;
  joins: number;
}

interface Real {
  readonly world: ShipmentsWorld;
  readonly faults: Faults;
  readonly planned: ReturnType<typeof flights>;
  readonly flight: string;
  readonly start: number;
  readonly numbers: readonly string[];
}

/** The cargo cutoff is this many hours after the beginning. */
const CUTOFF = 14;
const HELD_HOURS = 4;
const CAPACITY_LB = 100;
const HOUR_MS = 3_600_000;
/** Nobody has to look at boxes of these weights. */
const WEIGHTS = [30, 40, 60, 65];
/** Who paid for express: the second of those who wait at the beginning. */
const isExpress = (place: number): boolean => place === 2;

const whoIs = (place: number) => (place % 2 === 0 ? sender : stranger);
const isOpen = ({ isCancelled, hour }: Model): boolean => !isCancelled && hour < CUTOFF;
const taken = ({ people }: Model): number =>
  people.filter(({ is }) => is === 'held' || is === 'booked').reduce((sum, { lb }) => sum + lb, 0);
const freeLb = (model: Model): number => model.capacityLb - taken(model);
const waiting = ({ people }: Model): Person[] =>
  people
    .filter(({ is }) => is === 'waiting')
    .toSorted((one, other) => Number(other.isExpress) - Number(one.isExpress) || one.turn - other.turn);

/** What goes wrong on the way of a request. */
const troubles = ['none', 'dropped', 'answer lost', 'sent twice', 'sent together'] as const;
type Trouble = (typeof troubles)[number];

/** A transaction fails, before or after the table has done it. */
const failOne = (faults: Faults, when: 'before' | 'after'): void => {
  faults[when] = (operation) => {
    if (operation !== 'TransactWriteItems') return;
    faults[when] = () => undefined;
    throw Object.assign(new Error('The connection is gone.'), { name: 'ConnectionGone' });
  };
};
const noFaults = (faults: Faults): void => {
  faults.before = () => undefined;
  faults.after = () => undefined;
};

type Answer = Awaited<ReturnType<ShipmentsWorld['show']>>;

const deliver = async ({ faults }: Real, trouble: Trouble, send: () => Promise<Answer>): Promise<string> => {
  if (trouble === 'dropped') failOne(faults, 'before');
  if (trouble === 'answer lost') failOne(faults, 'after');
  const [first, second] = trouble === 'sent together' ? await Promise.all([send(), send()]) : [await send()];
  noFaults(faults);
  if (second) expect(second.body.code).toBe(first.body.code);
  const last = first.status === 500 || trouble === 'sent twice' ? await send() : first;
  return String(last.body.code ?? 'ok');
};

const shownAs = async ({ world, numbers }: Real, place: number): Promise<Shipment> =>
  shipmentIn(await world.show(numbers[place] ?? '', undefined, whoIs(place)));

/** The request of a person, made from what they see now, so that a repetition is the same request. */
const asks = {
  book: async (real: Real, place: number) => {
    const shown = await shownAs(real, place);
    return () => real.world.bookIt(shown, real.flight, whoIs(place));
  },
  join: async (real: Real, place: number) => {
    const shown = await shownAs(real, place);
    return () => real.world.join(shown, real.flight, whoIs(place));
  },
  leave: async (real: Real, place: number) => {
    return () => real.world.leave(real.numbers[place] ?? '', real.flight, whoIs(place));
  },
  cancel: async (real: Real, place: number) => {
    const { version } = await shownAs(real, place);
    return () => real.world.cancel(real.numbers[place] ?? '', { version }, whoIs(place));
  },
} as const;
type Ask = keyof typeof asks;

/** What each request is answered with, and what is true after it. */
const foresee: Readonly<Record<Ask, (model: Model, person: Person) => string>> = {
  book: (model, person) => {
    if (person.is === 'booked') return 'ok';
    if (person.is === 'gone') return 'ALREADY_BOOKED';
    if (!isOpen(model)) return 'FLIGHT_CLOSED';
    const hasPlace =
      person.is === 'held'
        ? model.hour < person.until
        : person.is === 'free' && waiting(model).length === 0 && person.lb <= freeLb(model);
    if (!hasPlace) return 'FLIGHT_FULL';
    person.is = 'booked';
    return 'ok';
  },
  join: (model, person) => {
    if (person.is === 'waiting' || person.is === 'held') return 'ok';
    if (person.is !== 'free') return 'ALREADY_BOOKED';
    if (!isOpen(model)) return 'FLIGHT_CLOSED';
    if (person.lb > model.capacityLb) return 'TOO_MUCH_FOR_FLIGHT';
    if (waiting(model).length === 0 && person.lb <= freeLb(model)) return 'FLIGHT_HAS_SPACE';
    model.joined += 1;
    Object.assign(person, { is: 'waiting', turn: model.joined, joins: person.joins + 1 });
    return 'ok';
  },
  leave: (_model, person) => {
    if (person.is === 'waiting' || person.is === 'held') person.is = 'free';
    return 'ok';
  },
  cancel: (_model, person) => {
    person.is = 'gone';
    return 'ok';
  },
};

/** What a run of the schedule does to the list. */
const serveModel = (model: Model): void => {
  const { people, hour } = model;
  for (const person of people) {
    const ends = person.is === 'held' && person.until <= hour;
    const ended = !isOpen(model) && (person.is === 'held' || person.is === 'waiting');
    if (ends || ended) person.is = 'free';
  }
  if (!isOpen(model)) return;
  for (const person of waiting(model)) {
    if (person.lb > freeLb(model)) continue;
    Object.assign(person, { is: 'held', until: Math.min(hour + HELD_HOURS, CUTOFF) });
  }
};

type Act = (model: Model, real: Real, trouble: Trouble) => Promise<void>;

const asked =
  (ask: Ask, place: number): Act =>
  async (model, real, trouble) => {
    const person = model.people[place];
    if (!person) return;
    const answer = await deliver(real, trouble, await asks[ask](real, place));
    expect(answer).toBe(foresee[ask](model, person));
  };

const serve: Act = async (model, { world, faults }, trouble) => {
  if (trouble === 'sent together') await Promise.all([world.serve(), world.serve(), world.serve()]);
  if (trouble === 'dropped') failOne(faults, 'before');
  if (trouble === 'answer lost') failOne(faults, 'after');
  await world.serve(faults).catch(() => undefined);
  noFaults(faults);
  if (trouble !== 'none') await world.serve();
  serveModel(model);
};

const wait =
  (hours: number): Act =>
  async (model, { world }) => {
    model.hour += hours;
    world.later(hours * HOUR_MS);
  };

const flightOf = async ({ planned, flight }: Real): Promise<FlightRecord> =>
  (await planned.find(flight, new Date(0))) as FlightRecord;

const giveCapacity =
  (lb: number): Act =>
  async (model, real) => {
    const { version, day, eta, capacity } = await flightOf(real);
    const tuesday = addDays(real.flight.slice(3), -3);
    const flight = {
      day,
      eta,
      cargoCutoff: { day: tuesday, time: '14:00' },
      bookingCutoff: { day: tuesday, time: '16:00' },
      capacity: { ...capacity, lb },
    };
    const body = { version, reason: 'Another plane.', flight };
    const params = { id: real.flight };
    const { status } = await real.world.askFlights('PUT /api/desk/departures/{id}', {
      as: papers,
      params,
      body,
    });
    expect(status).toBe(model.isCancelled ? 409 : 200);
    if (!model.isCancelled) model.capacityLb = lb;
  };

const cancelFlight: Act = async (model, real) => {
  if (model.isCancelled) return;
  const { version } = await flightOf(real);
  await real.world.askFlights('POST /api/desk/departures/{id}/cancel', {
    as: papers,
    params: { id: real.flight },
    body: { version, reason: 'No plane.' },
  });
  model.isCancelled = true;
};

const entriesOf = ({ planned, flight }: Real): Promise<readonly WaitlistEntry[]> =>
  planned.waitlist.of(flight);

const isOf = ({ state, waits }: Shipment): Person['is'] => {
  if (state === 'CANCELLED') return 'gone';
  if (state === 'BOOKED') return 'booked';
  if (waits === undefined) return 'free';
  return waits.offeredUntil === undefined ? 'waiting' : 'held';
};

/** What must be true whoever was first: no place is given twice, and list, shipments and flight say the same. */
const expectConserved = async (real: Real): Promise<readonly Shipment[]> => {
  const shipments = await Promise.all(real.numbers.map((_, place) => shownAs(real, place)));
  const [flight, entries] = [await flightOf(real), await entriesOf(real)];
  const having = shipments.filter((one) => ['held', 'booked'].includes(isOf(one)));
  const waitingNow = shipments.filter((one) => isOf(one) === 'waiting');
  const takenLb = having.reduce((sum, { pieces }) => sum + (pieces[0]?.thousandthsLb ?? 0), 0);
  expect([flight.free.thousandthsLb, flight.shipments, flight.waiting ?? 0]).toEqual([
    flight.capacity.lb * 1000 - takenLb,
    having.length,
    waitingNow.length,
  ]);
  const listed = shipments.flatMap(({ number, waits }) =>
    waits ? [{ number, since: waits.since, until: waits.offeredUntil }] : [],
  );
  const ofList = entries.map(({ number, since, offeredUntil }) => ({ number, since, until: offeredUntil }));
  const byNumber = (one: { number: string }, other: { number: string }) =>
    one.number < other.number ? -1 : 1;
  expect(ofList.toSorted(byNumber)).toEqual(listed.toSorted(byNumber));
  return shipments;
};

const instant = ({ start }: Real, hour: number): string => new Date(start + hour * HOUR_MS).toISOString();

const compare = async (model: Model, real: Real): Promise<void> => {
  const shipments = await expectConserved(real);
  const really = shipments.map((one) => [isOf(one), one.waits?.offeredUntil]);
  expect(really).toEqual(
    model.people.map(({ is, until }) => [is, is === 'held' ? instant(real, until) : undefined]),
  );
  expect((await flightOf(real)).free.thousandthsLb).toBe(freeLb(model) * 1000);
};

/** Everybody at once, in any order. The model then goes on from what is true, which has no place given twice. */
const race: Act = async (model, real) => {
  const requests = await Promise.all([
    asks.book(real, 0),
    asks.book(real, 1),
    asks.leave(real, 1),
    asks.cancel(real, 2),
    asks.join(real, 3),
  ]);
  const statuses = await Promise.all([
    ...requests.map(async (send) => (await send()).status),
    ...[1, 2, 3].map(async () => {
      await real.world.serve();
      return 200;
    }),
  ]);
  // Nobody sees a failure for having been second.
  expect(statuses.filter((status) => status === 500)).toEqual([]);
  const shipments = await expectConserved(real);
  const order = (await entriesOf(real)).map(({ number }) => number);
  for (const [place, one] of shipments.entries()) {
    const person = model.people[place];
    if (!person) continue;
    const until = one.waits?.offeredUntil;
    Object.assign(person, {
      is: isOf(one),
      turn: order.indexOf(one.number) + 1,
      until: until === undefined ? 0 : (Date.parse(until) - real.start) / HOUR_MS,
    });
  }
  model.joined = order.length;
};

const places = WEIGHTS.map((_, place) => place);
const acts: readonly (readonly [string, Act])[] = [
  ...(Object.keys(asks) as Ask[]).flatMap((ask) =>
    places.map((place) => [`${place} asks to ${ask}`, asked(ask, place)] as const),
  ),
  ...[1, 2, 3, 4].map(() => ['the schedule runs', serve] as const),
  ['an hour passes', wait(1)],
  ['five hours pass', wait(5)],
  ['a smaller plane', giveCapacity(60)],
  ['a larger plane', giveCapacity(160)],
  ['the flight is canceled', cancelFlight],
  ['everybody at once', race],
];

/** Of two who join in the same millisecond nobody is first, so time passes between any two acts. */
const oneSecond = (model: Model, real: Real) => wait(1 / 3600)(model, real, 'none');

const commands = acts.map(([name, act]) =>
  fc.constantFrom(...troubles).map(
    (trouble): fc.AsyncCommand<Model, Real> => ({
      check: () => true,
      run: async (model, real) => {
        await oneSecond(model, real);
        await act(model, real, trouble);
        await compare(model, real);
      },
      toString: () => `${name} (${trouble})`,
    }),
  ),
);

/** One property: a flight that was full, with a place that is held, somebody who waits, and then anything. */
export const waitlistProperty = (world: ShipmentsWorld, faults: Faults) => {
  const planned = flights(world.tables.client(), world.tables.departures);
  let made = 0;
  return fc.asyncProperty(fc.commands(commands, { maxCommands: 14 }), async (sequence) => {
    made += 1;
    const day = addDays('2027-01-01', 7 * made);
    const cutoff = newYorkInstant(addDays(day, -3), '14:00');
    await world.fly(day, addDays(day, -3), {
      capacity: { lb: CAPACITY_LB, pieces: 10, largestPieceLb: 100 },
      free: { thousandthsLb: CAPACITY_LB * 1000, pieces: 10 },
      eta: { from: addDays(day, 3), to: addDays(day, 5) },
    });
    const start = cutoff.getTime() - CUTOFF * HOUR_MS;
    world.at(new Date(start).toISOString());
    const numbers: string[] = [];
    for (const [place, weight] of WEIGHTS.entries()) {
      const box = { kind: 'box', quantity: 1, length: 12, width: 12, height: 12, lengthUnit: 'in' } as const;
      const goods = [{ ...box, weight, weightUnit: 'lb' as const }];
      const service = isExpress(place) ? 'express' : 'standard';
      numbers.push((await world.make({ chargesTerm: 'COLLECT', service, goods }, whoIs(place))).number);
    }
    const real: Real = { world, faults, planned, flight: `GY-${day}`, start, numbers };
    const people = WEIGHTS.map(
      (lb, place): Person => ({
        lb,
        isExpress: isExpress(place),
        is: 'free',
        turn: 0,
        until: 0,
        joins: 0,
      }),
    );
    const model: Model = { people, capacityLb: CAPACITY_LB, hour: 0, isCancelled: false, joined: 0 };
    for (const [ask, place] of [
      ['book', 3],
      ['book', 0],
      ['join', 1],
      ['join', 2],
      ['cancel', 3],
    ] as const) {
      await oneSecond(model, real);
      await asked(ask, place)(model, real, 'none');
    }
    await serve(model, real, 'none');
    await fc.asyncModelRun(() => ({ model, real }), sequence);
  });
};
