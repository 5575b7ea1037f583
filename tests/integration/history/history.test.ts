import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AnyEvent } from '#events/envelope.ts';
import { history } from '#lambdas/told.ts';
import type { Faults } from '../../support/tables.ts';
import { type HistoryWorld, oneOfEach, startHistoryWorld } from './history.world.ts';

let world: HistoryWorld;
beforeEach(async () => {
  world = await startHistoryWorld();
});
afterEach(() => world.stop());

const events = oneOfEach();
const hasLine = new Map(history.flat().map(({ contract, said }) => [contract.type, 'of' in said]));
const told = events.filter(({ type }) => hasLine.get(type) === true);
const idsOf = (of: readonly { readonly id: string }[]) => of.map(({ id }) => id);
const newestFirst = (of: readonly AnyEvent[]) => idsOf(of).toReversed();
const hearAll = async (): Promise<void> => {
  await Promise.all(events.map(world.hearing()));
};
const sorted = (items: readonly Record<string, unknown>[]) =>
  items.toSorted((one, other) => (`${one.pk} ${one.sk}` < `${other.pk} ${other.sk}` ? -1 : 1));

test('a day has everything that happened on it in New York, newest first, and today is meant when nothing is asked for', async () => {
  await hearAll();
  // At five o'clock UTC it is midnight in New York.
  const before = told.filter(({ time }) => time < '2026-11-20T05:00');
  const after = told.filter(({ time }) => time >= '2026-11-20T05:00');
  expect(Math.min(before.length, after.length)).toBeGreaterThan(10);
  expect(idsOf(await world.all({ day: '2026-11-19' }))).toEqual(newestFirst(before));
  expect(idsOf(await world.all({ day: '2026-11-20' }))).toEqual(newestFirst(after));
  expect(idsOf(await world.all({}))).toEqual(newestFirst(after));
  expect(await world.all({ day: '2026-11-18' })).toEqual([]);
});

test('a person, a thing and a day can be asked for alone and together', async () => {
  await hearAll();
  const all = [...(await world.all({ day: '2026-11-19' })), ...(await world.all({ day: '2026-11-20' }))];
  const [person, thing, day] = [
    '2f0c0e2e-0000-4000-8000-000000000002',
    'shipment:7K3M9-Q2X4T-C',
    '2026-11-20',
  ];
  const is = {
    person: ({ by }: (typeof all)[number]) => by === person,
    // What is about a second thing, such as a claim of a shipment, is found by both.
    thing: (entry: (typeof all)[number]) =>
      [entry.thing, entry.also].some((one) => `${one?.kind}:${one?.id}` === thing),
    day: ({ at }: (typeof all)[number]) => at >= '2026-11-20T05:00',
  };
  const expected = (...tests: readonly ((entry: (typeof all)[number]) => boolean)[]) =>
    idsOf(all.filter((entry) => tests.every((holds) => holds(entry)))).toSorted();
  const found = async (query: Record<string, string>) => idsOf(await world.all(query, 2)).toSorted();
  expect(expected(is.person, is.thing, is.day).length).toBeGreaterThan(0);
  expect(expected(is.person, is.thing).length).toBeLessThan(expected(is.thing).length);
  expect(await found({ person })).toEqual(expected(is.person));
  expect(await found({ thing })).toEqual(expected(is.thing));
  expect(await found({ person, thing })).toEqual(expected(is.person, is.thing));
  expect(await found({ person, day })).toEqual(expected(is.person, is.day));
  expect(await found({ thing, day })).toEqual(expected(is.thing, is.day));
  expect(await found({ person, thing, day })).toEqual(expected(is.person, is.thing, is.day));
});

test('handovers with a code that the same person gave and used are in one list, of everybody and of a person', async () => {
  const handover = events.find(({ type }) => type === 'piece-tracked.v1');
  if (!handover) throw new Error('There is an example of it.');
  const alone = {
    ...handover,
    data: { ...(handover as unknown as { data: object }).data, code: 'DLV', ownCode: true, by: 'clerk-1' },
  };
  await world.hearing()(handover);
  expect(await world.all({ thing: 'codes:same-person' })).toEqual([]);
  await world.hearing()({ ...alone, id: 'alone' } as AnyEvent);
  const [line, ...others] = await world.all({ thing: 'codes:same-person' });
  expect(others).toEqual([]);
  expect(line).toMatchObject({ id: 'alone', by: 'clerk-1', thing: { kind: 'shipment' } });
  expect(line?.what).toContain('with a collection code from the same person');
  expect(idsOf(await world.all({ thing: 'codes:same-person', person: 'clerk-1' }))).toEqual(['alone']);
  expect(await world.all({ thing: 'codes:same-person', person: 'clerk-2' })).toEqual([]);
  // It stays a line of its shipment.
  expect(idsOf(await world.all({ thing: `shipment:${line?.thing.id}` }))).toContain('alone');
});

test('only admins are answered, and a question that makes no sense is refused', async () => {
  for (const roles of [['staff'], ['documents'], ['analyst'], ['customer']] as const)
    expect((await world.ask({}, { userId: 'sample-user', roles: [...roles] })).status).toBe(403);
  for (const query of [{ day: '2026-02-30' }, { thing: 'shipment' }, { person: 'a b' }])
    expect((await world.ask(query)).status).toBe(400);
  await hearAll();
  const { body } = await world.ask({ person: 'sample-user', limit: '1' });
  expect((await world.ask({ person: 'sample-admin', cursor: String(body.next) })).status).toBe(400);
});

test('told again from the kept events it is the same, after doubles, another order, lost answers and kills', async () => {
  await Promise.all(events.map(world.kept));
  const faults: Faults = {};
  const hear = world.hearing(faults);
  let [writes, lost] = [0, 0];
  // The table stored it, and the answer is lost: the bus delivers the event again.
  faults.after = (operation) => {
    writes += operation === 'PutItem' ? 1 : 0;
    if (operation !== 'PutItem' || writes % 17 !== 0) return;
    lost += 1;
    throw Object.assign(new Error('The connection is gone.'), { name: 'ConnectionGone' });
  };
  const untilHeard = (event: AnyEvent): Promise<void> =>
    hear(event).catch((failure: unknown) => {
      if (!(failure instanceof Error) || failure.name !== 'ConnectionGone') throw failure;
      return untilHeard(event);
    });
  await Promise.all([...events.toReversed(), ...events].map(untilHeard));
  expect(lost).toBeGreaterThan(5);
  const heard = sorted(await world.stored());
  expect(new Set(heard.map(({ sk }) => sk)).size).toBe(told.length);

  const other = await startHistoryWorld();
  try {
    await Promise.all(events.map(other.kept));
    const broken: Faults = {};
    let puts = 0;
    // The first run dies half-way.
    broken.before = (operation) => {
      puts += operation === 'PutItem' ? 1 : 0;
      if (puts > 30) throw Object.assign(new Error('The function was killed.'), { name: 'Killed' });
    };
    await expect(other.rebuild(broken)(() => 60_000)).rejects.toThrow('killed');
    expect((await other.stored()).length).toBeLessThan(heard.length);
    let left = 24_000;
    // The second run has time for some hours only, and the third goes on.
    const first = await other.rebuild()(() => {
      left -= 100;
      return left;
    });
    expect(first).toMatchObject({ isDone: false, isBusy: false });
    expect(await other.rebuild()(() => 300_000)).toMatchObject({ isDone: true, unread: 0 });
    expect(sorted(await other.stored())).toEqual(heard);
  } finally {
    await other.stop();
  }
});

test('an event that nobody has decided about is not passed over', async () => {
  const [event] = events;
  if (event === undefined) throw new Error('There is no event.');
  await expect(world.hearing()({ ...event, type: 'sample-happened.v1' })).rejects.toThrow(
    'no line for sample-happened.v1',
  );
  const [without] = events.filter(({ type }) => hasLine.get(type) === false);
  if (without === undefined) throw new Error('Every event has a line.');
  await world.hearing()(without);
  expect(await world.stored()).toEqual([]);
});
