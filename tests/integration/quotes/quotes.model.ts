import fc from 'fast-check';
import { expect } from 'vitest';
import type { QuoteStatus } from '#domain/quotes/lifecycle.ts';
import { offerEnds } from '#domain/quotes/limits.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { connectionReset, type Faults } from '../../support/tables.ts';
import { aBarrel, admin, aHeavyBarrel, marcia, other, type QuotesWorld, staff } from './quotes.world.ts';

/**
 * A second, simpler account of what a quote may do, written down from docs/trade.md and not from the code. Each sequence of
 * commands runs against the real handlers and their table, and both must agree after every step.
 */
interface Model {
  status: Exclude<QuoteStatus, 'EXPIRED' | 'CONVERTED'>;
  version: number;
  offer: number;
  total: number;
  endsAt: number;
  waitsFor: 'price' | 'reply' | undefined;
  hasSuccessor: boolean;
}

interface Real {
  readonly world: QuotesWorld;
  readonly faults: Faults;
  readonly reference: string;
}

const DAY_MS = 86_400_000;
const isExpired = ({ status, endsAt }: Model): boolean =>
  (status === 'SENT' || status === 'VIEWED') && Date.now() >= endsAt;
const isOpen = (model: Model): boolean =>
  (model.status === 'SENT' || model.status === 'VIEWED') && !isExpired(model);
const statusOf = (model: Model): QuoteStatus => (isExpired(model) ? 'EXPIRED' : model.status);

/** The store has done the write, and the answer is lost on the way: the SDK tries again and finds its own work. */
const loseNextAnswer = (faults: Faults): void => {
  faults.after = (operation) => {
    if (operation !== 'TransactWriteItems') return;
    faults.after = () => undefined;
    throw connectionReset();
  };
};

const compare = async (model: Model, { world, reference }: Real): Promise<void> => {
  const { quote, history } = await world.atDesk(reference);
  expect({
    status: quote.status,
    offer: quote.offer.number,
    total: quote.offer.total,
    waitsFor: quote.waitsFor,
    version: quote.version,
  }).toEqual({
    status: statusOf(model),
    offer: model.offer,
    total: model.total,
    waitsFor: model.waitsFor,
    version: model.version,
  });
  // One entry for each version, and one more for a quote that was sent when it was asked for.
  const once = ['requested', 'accepted', 'viewed', 'expired', 'superseded'];
  for (const what of once) expect(history.filter((entry) => entry.what === what).length).toBeLessThan(2);
};

type Act = (model: Model, real: Real) => Promise<void>;

/** One command: it acts on both, and then both must agree. With `loses`, the answer of its first transaction is lost. */
const commandOf = (name: string, act: Act, loses: boolean): fc.AsyncCommand<Model, Real> => ({
  check: () => true,
  run: async (model, real) => {
    if (loses) loseNextAnswer(real.faults);
    await act(model, real);
    real.faults.after = () => undefined;
    await compare(model, real);
  },
  toString: () => `${name}${loses ? ' (answer lost)' : ''}`,
});

const view = async (model: Model, { world, reference }: Real): Promise<void> => {
  expect((await world.show(reference)).status).toBe(200);
  if (model.status === 'SENT' && !isExpired(model)) {
    model.status = 'VIEWED';
    model.version += 1;
  }
};

const answer =
  (given: 'accept' | 'decline', offerSeen: 'this' | 'last') =>
  async (model: Model, { world, reference }: Real): Promise<void> => {
    const after = given === 'accept' ? 'ACCEPTED' : 'DECLINED';
    const offer = offerSeen === 'this' ? model.offer : model.offer + 1;
    const { status, body } = await world.answer(reference, { offer, answer: given });
    if (model.status === after) expect([status, body.version]).toEqual([200, model.version]);
    else if (isExpired(model)) expect([status, body.code]).toEqual([409, 'QUOTE_EXPIRED']);
    else if (!isOpen(model)) expect([status, body.code]).toEqual([409, 'QUOTE_CLOSED']);
    else if (offerSeen === 'last') expect([status, body.code]).toEqual([409, 'QUOTE_CHANGED']);
    else {
      expect([status, body.status]).toEqual([200, after]);
      model.status = after;
      model.version += 1;
    }
  };

const ask = async (model: Model, { world, reference }: Real): Promise<void> => {
  const id = newId();
  const answers = [
    await world.question(reference, 'When does it fly?', { id }),
    await world.question(reference, 'When does it fly?', { id }),
  ];
  if (model.status === 'SUPERSEDED') {
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    return;
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  model.waitsFor ??= 'reply';
  model.version += 1;
};

const price =
  (as: typeof staff | typeof admin, total: number, sees: 'now' | 'before') =>
  async (model: Model, { world, reference }: Real): Promise<void> => {
    const version = sees === 'now' ? model.version : model.version + 7;
    const { status, body } = await world.desk('price', reference, { version, total, reason: 'By hand' }, as);
    if (sees === 'before') expect([status, body.code]).toEqual([409, 'QUOTE_CHANGED']);
    else if (model.status !== 'DRAFT' && !isOpen(model)) expect(body.code).toBe('QUOTE_CLOSED');
    else if (model.status !== 'DRAFT' && as === staff) expect(body.code).toBe('ADMINS_ONLY');
    else {
      expect(status).toBe(200);
      if (model.status === 'DRAFT') model.status = 'SENT';
      else model.offer += 1;
      if (model.waitsFor === 'price') model.waitsFor = undefined;
      model.total = total;
      model.version += 1;
      model.endsAt = Date.parse(offerEnds(new Date()));
    }
  };

const reply = async (model: Model, { world, reference }: Real): Promise<void> => {
  const { status } = await world.desk('replies', reference, { version: model.version, text: 'On Friday.' });
  expect(status).toBe(200);
  if (model.waitsFor === 'reply') model.waitsFor = undefined;
  model.version += 1;
};

const take =
  (taken: boolean) =>
  async (model: Model, { world, reference }: Real): Promise<void> => {
    const { status } = await world.desk('assignment', reference, { version: model.version, taken });
    expect(status).toBe(model.waitsFor === undefined ? 409 : 200);
    if (model.waitsFor !== undefined) model.version += 1;
  };

const requote = async (model: Model, { world, reference }: Real): Promise<void> => {
  const { status, body } = await world.requote(reference);
  if (model.hasSuccessor) expect(status).toBe(200);
  else if (model.status === 'DRAFT' || model.status === 'ACCEPTED') expect(body.code).toBe('QUOTE_CLOSED');
  else {
    expect(status).toBe(200);
    model.status = 'SUPERSEDED';
    model.hasSuccessor = true;
    model.version += 1;
  }
};

const intrude = async (_: Model, { world, reference }: Real): Promise<void> => {
  expect((await world.show(reference, other)).status).toBe(404);
  expect((await world.answer(reference, { offer: 1, answer: 'accept' }, other)).status).toBe(404);
};

const wait =
  (milliseconds: number) =>
  async (_: Model, { world }: Real): Promise<void> =>
    world.advance(milliseconds);

const sweep = async (model: Model, { world, reference }: Real): Promise<void> => {
  const before = (await world.atDesk(reference)).history.some(({ what }) => what === 'expired');
  await world.expire();
  // It writes down what was true already.
  if (isExpired(model) && !before) model.version += 1;
};

const acts: readonly (readonly [string, Act])[] = [
  ['the customer opens it', view],
  ['the customer accepts', answer('accept', 'this')],
  ['the customer accepts a price that is no more', answer('accept', 'last')],
  ['the customer declines', answer('decline', 'this')],
  ['the customer asks', ask],
  ['the customer wants a new price', requote],
  ['a stranger tries', intrude],
  ['staff set a price', price(staff, 41_000, 'now')],
  ['an admin sets a price', price(admin, 39_900, 'now')],
  ['an admin sets a price for what they saw before', price(admin, 1, 'before')],
  ['the desk replies', reply],
  ['the desk takes it', take(true)],
  ['the desk hands it back', take(false)],
  ['three days pass', wait(3 * DAY_MS)],
  ['eight days pass', wait(8 * DAY_MS)],
  ['the schedule runs', sweep],
];

/** Runs so many random sequences. Prints the seed, so that a failure can be run again. Returns how many ran. */
export const checkLifecycle = async (
  world: QuotesWorld,
  faults: Faults,
  { runs, seed = Math.floor(Math.random() * 1_000_000) }: { readonly runs: number; readonly seed?: number },
): Promise<number> => {
  console.info(`quotes lifecycle: ${runs} sequences, seed ${seed}`);
  const commands = acts.map(([name, act]) => fc.boolean().map((loses) => commandOf(name, act, loses)));
  let ran = 0;
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.commands(commands, { maxCommands: 10 }), async (isHeavy, sequence) => {
      ran += 1;
      const reference = await world.quote(isHeavy ? aHeavyBarrel : aBarrel, marcia);
      const { quote } = await world.atDesk(reference);
      const model: Model = {
        status: isHeavy ? 'DRAFT' : 'SENT',
        version: 1,
        offer: 1,
        total: Number(quote.offer.total),
        endsAt: isHeavy ? Number.POSITIVE_INFINITY : Date.parse(offerEnds(new Date())),
        waitsFor: isHeavy ? 'price' : undefined,
        hasSuccessor: false,
      };
      await fc.asyncModelRun(() => ({ model, real: { world, faults, reference } }), sequence);
    }),
    { numRuns: runs, seed, endOnFailure: true },
  );
  return ran;
};
