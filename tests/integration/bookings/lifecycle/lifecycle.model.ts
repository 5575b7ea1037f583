import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { Booking } from '#domain/bookings/booking.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import {
  type Client,
  customers,
  formOf,
  type RaceWorld,
  slots,
  staff,
} from '../../../faults/bookings/race.world.ts';
import type { Answered, Asked } from '../../../support/call.ts';
import { startingWith } from '../../../support/tables.ts';

/**
 * A second, simpler account of a pickup, written down from the promise (trade.md, Bookings) and not from the code. Each sequence of
 * commands runs against the real handlers and their tables, and both must agree after every step.
 */
interface Model {
  state: 'REQUESTED' | 'CONFIRMED' | 'COMPLETED' | 'FAILED' | 'NO_SHOW' | 'CANCELLED';
  /** The slot in which we come; undefined while none is planned. */
  slot: string | undefined;
  visits: number;
  version: number;
  /** The visit that is charged because it was in vain or canceled too late. */
  feeFor: number | undefined;
  /** Why the last visit was in vain. */
  reason: string | undefined;
  /** Minutes since Saturday morning. */
  minutes: number;
  readonly confirmsAtOnce: boolean;
}

interface Real {
  readonly world: RaceWorld;
  readonly client: Client;
  readonly reference: string;
}

const [owner, stranger] = customers;
if (owner === undefined || stranger === undefined) throw new Error('There are two customers.');

const HOUR = 60;
/** Both slots are on Tuesday: booked until Monday 5PM, 55 hours after Saturday 10AM. They end at noon and at 3PM. */
const BOOK_BY = 55 * HOUR;
const [morning, noon] = slots;
const ENDS: Readonly<Record<string, number>> = { [morning]: 74 * HOUR, [noon]: 77 * HOUR };
const FEE = 2000;

const isLate = ({ minutes }: Model): boolean => minutes >= BOOK_BY;
const isOver = ({ state }: Model): boolean => state === 'COMPLETED' || state === 'CANCELLED';
/** The fee of canceling: only for what was agreed on, once the van is planned. */
const feeNow = (model: Model): number => (model.state === 'CONFIRMED' && isLate(model) ? FEE : 0);

const become = (model: Model, change: Partial<Model>): string => {
  Object.assign(model, change);
  model.version += 1;
  return 'ok';
};

interface Command {
  readonly as: NonNullable<Asked['as']>;
  readonly route: string;
  readonly body?: object;
  /** What it is answered with, and what is true after it. */
  readonly foresee: (model: Model) => string;
}

const move = (atDesk: boolean, slot: string): Command => ({
  as: atDesk ? staff : owner,
  route: `PUT /api/${atDesk ? 'desk/' : ''}bookings/{reference}/slot`,
  body: { slot },
  foresee: (model) => {
    if (model.slot === slot) return 'ok';
    if (!atDesk && model.slot !== undefined && isLate(model)) return 'TOO_LATE_TO_CHANGE';
    if (atDesk ? model.minutes >= (ENDS[slot] ?? 0) : isLate(model)) return 'SLOT_CLOSED';
    if (isOver(model)) return 'STEP_NOT_POSSIBLE';
    const state = atDesk || model.confirmsAtOnce ? 'CONFIRMED' : 'REQUESTED';
    return become(model, { state, slot, visits: model.visits + 1 });
  },
});

const cancelOwn = (fee: number): Command => ({
  as: owner,
  route: 'POST /api/bookings/{reference}/cancel',
  body: { fee },
  foresee: (model) => {
    if (model.state === 'CANCELLED') return 'ok';
    if (feeNow(model) !== fee) return 'FEE_CHANGED';
    if (model.state === 'COMPLETED') return 'STEP_NOT_POSSIBLE';
    const feeFor = fee === 0 ? model.feeFor : model.visits;
    return become(model, { state: 'CANCELLED', slot: undefined, feeFor });
  },
});

const step = (name: string, body: object, foresee: Command['foresee']): Command => ({
  as: staff,
  route: `POST /api/desk/bookings/{reference}/${name}`,
  body,
  foresee,
});

const cancelAtDesk = (charge: boolean): Command =>
  step('cancel', { because: 'The customer called.', charge }, (model) => {
    if (model.state === 'CANCELLED') return 'ok';
    if (model.state === 'COMPLETED') return 'STEP_NOT_POSSIBLE';
    const feeFor = charge && feeNow(model) > 0 ? model.visits : model.feeFor;
    return become(model, { state: 'CANCELLED', slot: undefined, feeFor });
  });

const confirm = step('confirm', {}, (model) => {
  if (model.state === 'CONFIRMED') return 'ok';
  return model.state === 'REQUESTED' ? become(model, { state: 'CONFIRMED' }) : 'STEP_NOT_POSSIBLE';
});

const fail = (reason: string, isCharged: boolean): Command =>
  step('fail', { reason }, (model) => {
    if (model.state === 'FAILED' && model.reason === reason) return 'ok';
    if (model.state !== 'CONFIRMED') return 'STEP_NOT_POSSIBLE';
    const feeFor = isCharged ? model.visits : undefined;
    return become(model, { state: 'FAILED', slot: undefined, reason, feeFor });
  });

const noShow = step('no-show', {}, (model) => {
  if (model.state === 'NO_SHOW') return 'ok';
  if (model.state !== 'CONFIRMED') return 'STEP_NOT_POSSIBLE';
  return become(model, { state: 'NO_SHOW', slot: undefined, feeFor: model.visits });
});

const complete = step('complete', {}, (model) => {
  if (model.state === 'COMPLETED') return 'ok';
  if (model.state !== 'CONFIRMED') return 'STEP_NOT_POSSIBLE';
  return become(model, { state: 'COMPLETED', slot: undefined });
});

/** Somebody else finds nothing, whatever they try. */
const byStranger = (command: Command): Command => ({
  ...command,
  as: stranger,
  foresee: () => 'BOOKING_NOT_FOUND',
});

const commands: Readonly<Record<string, Command>> = {
  'moves to the morning': move(false, morning),
  'moves to noon': move(false, noon),
  'the desk moves to the morning': move(true, morning),
  'the desk moves to noon': move(true, noon),
  'cancels free of charge': cancelOwn(0),
  'cancels for the fee': cancelOwn(FEE),
  'the desk cancels': cancelAtDesk(false),
  'the desk cancels and charges': cancelAtDesk(true),
  confirm,
  'nobody was there': fail('consignee_not_home', true),
  'our van broke down': fail('carrier_vehicle_breakdown', false),
  noShow,
  complete,
  'a stranger moves it': byStranger(move(false, noon)),
  'a stranger cancels it': byStranger(cancelOwn(0)),
};

/** What goes wrong on the way of a request. */
const troubles = ['none', 'none', 'dropped', 'answer lost', 'sent twice', 'sent together'] as const;
type Trouble = (typeof troubles)[number];

/** A transaction fails, before or after the table has done it. */
const failOne = ({ faults }: Client, when: 'before' | 'after'): void => {
  faults[when] = (operation) => {
    if (operation !== 'TransactWriteItems') return;
    faults[when] = () => undefined;
    throw Object.assign(new Error('The connection is gone.'), { name: 'ConnectionGone' });
  };
};

const deliver = async (client: Client, trouble: Trouble, send: () => Promise<Answered>): Promise<string> => {
  if (trouble === 'dropped') failOne(client, 'before');
  if (trouble === 'answer lost') failOne(client, 'after');
  const [first, second] = trouble === 'sent together' ? await Promise.all([send(), send()]) : [await send()];
  client.faults.before = () => undefined;
  client.faults.after = () => undefined;
  if (second) expect(second.body.code).toBe(first.body.code);
  const last = first.status === 500 || trouble === 'sent twice' ? await send() : first;
  return String(last.body.code ?? 'ok');
};

const shown = async ({ client, reference }: Real): Promise<Booking> => {
  const asked = { as: owner, params: { reference } };
  return (await client.ask('GET /api/bookings/{reference}', asked)).body as unknown as Booking;
};

/** What must be true after every step: state, visits, fee and places say the same, and each version was told once. */
const compare = async (model: Model, real: Real): Promise<void> => {
  const { state, version, visits, feeFor } = await shown(real);
  const planned = visits.filter((visit) => visit.state === 'PLANNED').map(({ slot }) => slot.id);
  expect({ state, version, visits: visits.length, feeFor, planned }).toEqual({
    state: model.state,
    version: model.version,
    visits: model.visits,
    feeFor: model.feeFor,
    planned: model.slot === undefined ? [] : [model.slot],
  });
  const claim = `${real.reference}#${model.visits}`;
  for (const slot of slots)
    expect(await real.world.claimed(slot)).toEqual(slot === model.slot ? [claim] : []);
};

const eventsOf = async ({ world: { tables }, reference }: Real) =>
  startingWith(await tables.all(tables.bookings), 'OUTBOX#')
    .map(({ event }) => JSON.parse(String(event)) as { subject: string; aggregateVersion: number })
    .filter(({ subject }) => subject === reference)
    .map(({ aggregateVersion }) => aggregateVersion)
    .toSorted((one, other) => one - other);

const begin = async (world: RaceWorld, confirmsAtOnce: boolean) => {
  await world.begin();
  await world.rules({ places: 1, confirms: confirmsAtOnce ? 'AT_ONCE' : 'STAFF' });
  const client = world.client();
  const headers = { 'idempotency-key': newId() };
  const asked = { as: owner, headers, body: formOf(owner.userId, morning, []) };
  const { reference } = (await client.ask('POST /api/bookings', asked)).body as unknown as Booking;
  const model: Model = {
    state: confirmsAtOnce ? 'CONFIRMED' : 'REQUESTED',
    ...{ slot: morning, visits: 1, version: 1, feeFor: undefined, reason: undefined, minutes: 0 },
    confirmsAtOnce,
  };
  return { model, real: { world, client, reference } };
};

const steps = fc.array(
  fc.record({
    command: fc.constantFrom(...Object.keys(commands)),
    trouble: fc.constantFrom(...troubles),
    /** Hours that pass before it. */
    hours: fc.constantFrom(0, 0, 0, 0, 10, 25, 56, 3),
  }),
  { minLength: 1, maxLength: 10 },
);

/** Whatever is done to a booking, in whatever order and however often it is sent, it is what the promise says. */
export const lifecycleProperty = (world: () => RaceWorld) =>
  fc.asyncProperty(fc.boolean(), steps, async (confirmsAtOnce, all) => {
    const { model, real } = await begin(world(), confirmsAtOnce);
    for (const { command: name, trouble, hours } of all) {
      const command = commands[name];
      if (command === undefined) throw new Error(`No command ${name}.`);
      model.minutes += hours * HOUR;
      real.world.later(hours * HOUR);
      const { version } = await shown(real);
      const { as, route, body } = command;
      const asked: Asked = { as, params: { reference: real.reference }, body: { version, ...body } };
      const answer = await deliver(real.client, trouble, () => real.client.ask(route, asked));
      expect([name, answer]).toEqual([name, command.foresee(model)]);
      await compare(model, real);
    }
    expect(await eventsOf(real)).toEqual(Array.from({ length: model.version }, (_, at) => at + 1));
  });
