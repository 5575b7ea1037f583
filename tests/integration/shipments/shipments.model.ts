import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { flights } from '#lambdas/departures/index.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import type { Faults } from '../../support/tables.ts';
import { dock, papers, type ShipmentsWorld, sender, statesOf } from './shipments.world.ts';

/**
 * A second, simpler account of what may happen to pieces, written down from docs/trade.md and not from the code. Each sequence
 * of commands runs against the real handlers and their tables, and both must agree after every step.
 */
interface Model {
  readonly pieces: { state: string; missing: boolean; screened: boolean }[];
  /** The flight that the shipment is on. */
  flight: string | undefined;
  version: number;
  /** How many events there are. */
  events: number;
  /** Scans of a device without a connection, in the order in which they were made. */
  readonly late: Scan[];
}

interface Real {
  readonly world: ShipmentsWorld;
  readonly faults: Faults;
  readonly planned: ReturnType<typeof flights>;
  readonly number: string;
  readonly total: number;
  readonly firstFlight: string;
  readonly secondFlight: string;
}

interface Scan {
  readonly eventId: string;
  readonly code: string;
  readonly pieces: readonly number[];
  readonly screening?: string;
}

const LB = 220_000;
const SPACE = { thousandthsLb: 5_000_000, pieces: 100 };

/** From where to where: IATA's code (trade.md, Shipments), the states before, the state after. */
const table: Readonly<Record<string, readonly [before: string, after: string]>> = {
  DPU: ['BOOKED', 'PICKED_UP'],
  FOH: ['BOOKED PICKED_UP', 'RECEIVED'],
  SCR: ['RECEIVED', 'READY'],
  MAN: ['READY', 'MANIFESTED'],
  DEP: ['MANIFESTED', 'DEPARTED'],
  ARR: ['DEPARTED', 'ARRIVED'],
  RCF: ['ARRIVED', 'CHECKED_IN_DEST'],
  CRC: ['CHECKED_IN_DEST', 'CUSTOMS'],
  CCD: ['CHECKED_IN_DEST CUSTOMS', 'CLEARED'],
  NFD: ['CLEARED OUT_FOR_DELIVERY', 'READY_FOR_COLLECTION'],
  OFD: ['CLEARED READY_FOR_COLLECTION', 'OUT_FOR_DELIVERY'],
  DLV: ['READY_FOR_COLLECTION', 'DELIVERED'],
  DDL: ['OUT_FOR_DELIVERY', 'DELIVERED'],
  DIS_OFLD: ['MANIFESTED DEPARTED', 'READY'],
};
const notMissingAt = ['DRAFT', 'BOOKED', 'PICKED_UP', 'DELIVERED', 'CANCELLED'];
const early = ['BOOKED', 'PICKED_UP', 'RECEIVED', 'READY'];

const isPossible = (piece: Model['pieces'][number] | undefined, code: string): boolean => {
  if (!piece) return false;
  if (code === 'DIS_FDCA') return piece.missing;
  if (piece.missing) return false;
  if (code === 'DIS_MSCA') return !notMissingAt.includes(piece.state);
  return table[code]?.[0].split(' ').includes(piece.state) ?? false;
};

const happen = (piece: Model['pieces'][number], code: string): void => {
  piece.missing = code === 'DIS_MSCA';
  piece.screened ||= code === 'SCR';
  piece.state = table[code]?.[1] ?? piece.state;
};

/** What the scan should be answered with, and what is true after it. */
const foresee = (model: Model, { code, pieces }: Scan): string => {
  if (!pieces.every((n) => isPossible(model.pieces[n - 1], code))) return 'STEP_NOT_POSSIBLE';
  const isUnscreened = model.pieces.some(({ state, screened }) => early.includes(state) && !screened);
  if (code === 'MAN' && isUnscreened) return 'BLOCKED';
  for (const n of pieces) happen(model.pieces[n - 1] as Model['pieces'][number], code);
  model.version += 1;
  model.events += 1;
  return 'ok';
};

const compare = async (model: Model, real: Real): Promise<void> => {
  const { world, planned, number, firstFlight, secondFlight } = real;
  const { body } = await world.deskShow(number);
  const shipment = body.shipment as Shipment;
  expect(statesOf(shipment)).toEqual(model.pieces.map(({ state }) => state));
  expect(shipment.pieces.map(({ exception }) => exception === 'MISSING')).toEqual(
    model.pieces.map(({ missing }) => missing),
  );
  expect([shipment.version, (body.events as unknown[]).length]).toEqual([model.version, model.events]);
  // The load is on the flight that it is booked on, and on no other.
  for (const id of [firstFlight, secondFlight]) {
    const taken = model.flight === id ? { thousandthsLb: LB, pieces: 3 } : { thousandthsLb: 0, pieces: 0 };
    const flight = await planned.find(id, new Date());
    expect([id, flight?.free]).toEqual([
      id,
      { thousandthsLb: SPACE.thousandthsLb - taken.thousandthsLb, pieces: SPACE.pieces - taken.pieces },
    ]);
  }
};

/** What goes wrong on the way of a request. */
const troubles = ['none', 'dropped', 'answer lost', 'sent twice', 'sent together'] as const;
type Trouble = (typeof troubles)[number];

type Answer = Awaited<ReturnType<ShipmentsWorld['record']>>;

/** The next transaction fails, before or after the table has done it, and nothing in between tries it again. */
const failNext = (faults: Faults, when: 'before' | 'after'): void => {
  faults[when] = (operation) => {
    if (operation !== 'TransactWriteItems') return;
    faults[when] = () => undefined;
    throw Object.assign(new Error('The connection is gone.'), { name: 'ConnectionGone' });
  };
};

/** Sends a request until it has an answer, as a browser or a scanner does. */
const deliver = async (faults: Faults, trouble: Trouble, send: () => Promise<Answer>): Promise<Answer> => {
  if (trouble === 'dropped') failNext(faults, 'before');
  if (trouble === 'answer lost') failNext(faults, 'after');
  const [first, second] = trouble === 'sent together' ? await Promise.all([send(), send()]) : [await send()];
  faults.before = () => undefined;
  faults.after = () => undefined;
  if (second) expect(second.body.code).toBe(first.body.code);
  return first.status === 500 || trouble === 'sent twice' ? send() : first;
};

type Act = (model: Model, real: Real, trouble: Trouble) => Promise<void>;

const scanned = async (scan: Scan, model: Model, { world, faults, number }: Real, trouble: Trouble) => {
  const answer = await deliver(faults, trouble, () => world.record(number, scan, dock));
  expect(answer.body.code ?? 'ok').toBe(foresee(model, scan));
};

const scanOf =
  (code: string, pieces: readonly number[]): Act =>
  async (model, real, trouble) => {
    const screening = code === 'SCR' ? { screening: 'XRY' } : {};
    await scanned({ eventId: newId(), code, pieces, ...screening }, model, real, trouble);
  };

/** A scan that arrives later than what happened after it. */
const scanLater =
  (code: string): Act =>
  async ({ late }) => {
    late.push({ eventId: newId(), code, pieces: [1], ...(code === 'SCR' ? { screening: 'XRY' } : {}) });
  };

const arriveNow: Act = async (model, real, trouble) => {
  const scan = model.late.shift();
  if (scan) await scanned(scan, model, real, trouble);
};

const book: Act = async (model, { world, faults, number, total, firstFlight }, trouble) => {
  const isDraft = model.pieces.every(({ state }) => state === 'DRAFT');
  const body = { version: model.version, departureId: firstFlight, total };
  const answer = await deliver(faults, trouble, () => world.book(number, body, sender));
  const isOn = model.flight === firstFlight;
  expect(answer.body.code ?? 'ok').toBe(isDraft || isOn ? 'ok' : 'ALREADY_BOOKED');
  if (!isDraft) return;
  for (const piece of model.pieces) piece.state = 'BOOKED';
  model.flight = firstFlight;
  model.version += 1;
  model.events += 1;
};

const isEarly = ({ pieces }: Model, states: readonly string[]): boolean =>
  pieces.every(({ state }) => states.includes(state));

const cancel: Act = async (model, { world, faults, number }, trouble) => {
  const isCancelled = isEarly(model, ['CANCELLED']);
  const { version } = model;
  const answer = await deliver(faults, trouble, () => world.cancel(number, { version }, sender));
  const isAllowed = isEarly(model, ['DRAFT', ...early]);
  expect(answer.body.code ?? 'ok').toBe(isAllowed || isCancelled ? 'ok' : 'TOO_LATE_TO_CANCEL');
  if (!isAllowed) return;
  for (const piece of model.pieces) {
    piece.state = 'CANCELLED';
    // Nobody looks for it any more.
    piece.missing = false;
  }
  model.flight = undefined;
  model.version += 1;
  model.events += 1;
};

const move: Act = async (model, { world, faults, number, secondFlight }, trouble) => {
  const body = { version: model.version, departureId: secondFlight, note: 'The first one is full.' };
  const answer = await deliver(faults, trouble, () => world.move(number, body, papers));
  const isAllowed = model.flight !== undefined && model.flight !== secondFlight && isEarly(model, early);
  expect(answer.body.code ?? 'ok').toBe(isAllowed ? 'ok' : 'TOO_LATE_TO_MOVE');
  if (!isAllowed) return;
  model.flight = secondFlight;
  model.version += 1;
};

const all = [1, 2, 3];
const acts: readonly (readonly [string, Act])[] = [
  ['book', book],
  ['cancel', cancel],
  ['move', move],
  ...[...Object.keys(table), 'DIS_MSCA', 'DIS_FDCA'].map(
    (code) => [`${code} of all`, scanOf(code, all)] as const,
  ),
  ...['FOH', 'SCR', 'DIS_MSCA', 'DIS_FDCA', 'DIS_OFLD'].map(
    (code) => [`${code} of one`, scanOf(code, [2])] as const,
  ),
  ...['FOH', 'SCR'].map((code) => [`${code} of one, without a connection`, scanLater(code)] as const),
  ['the connection is back', arriveNow],
];

/** Any command is possible at any time. With a start along the usual way, sequences come far enough to meet every state. */
const commands = acts.map(([name, act]) =>
  fc.constantFrom(...troubles).map(
    (trouble): fc.AsyncCommand<Model, Real> => ({
      check: () => true,
      run: async (model, real) => {
        await act(model, real, trouble);
        await compare(model, real);
      },
      toString: () => `${name} (${trouble})`,
    }),
  ),
);

const usualWay = ['FOH', 'SCR', 'MAN', 'DEP', 'ARR', 'RCF', 'CCD', 'NFD'];

/** A day of its own for the flights of each sequence, so that nobody else is on them. */
const dayOf = (index: number): string =>
  new Date(Date.UTC(2027, 0, 1) + index * 86_400_000).toISOString().slice(0, 10);

/** One property: a shipment that has come this far along the usual way, and then anything. */
export const lifecycleProperty = (world: ShipmentsWorld, faults: Faults) => {
  const planned = flights(world.tables.client(), world.tables.departures);
  let flightsMade = 0;
  const newFlight = async () => {
    const day = dayOf(flightsMade);
    flightsMade += 1;
    await world.fly(day, day, { free: SPACE });
    return `GY-${day}`;
  };
  return fc.asyncProperty(
    fc.nat(usualWay.length + 1),
    fc.commands(commands, { maxCommands: 6 }),
    async (far, sequence) => {
      const [firstFlight, secondFlight] = [await newFlight(), await newFlight()];
      const draft = await world.make({ chargesTerm: 'COLLECT' });
      const { number, promise } = draft;
      const real: Real = { world, faults, planned, number, total: promise.total, firstFlight, secondFlight };
      const pieces = draft.pieces.map(() => ({ state: 'DRAFT', missing: false, screened: false }));
      const model: Model = { pieces, flight: undefined, version: 1, events: 0, late: [] };
      if (far > 0) await book(model, real, 'none');
      for (const code of usualWay.slice(0, Math.max(0, far - 1)))
        await scanOf(code, all)(model, real, 'none');
      await fc.asyncModelRun(() => ({ model, real }), sequence);
      for (const _ of [...model.late]) await arriveNow(model, real, 'sent twice');
      await compare(model, real);
    },
  );
};
