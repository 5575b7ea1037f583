import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPersonId, personIdFrom } from '../../kernel/person/person-id.ts';
import {
  type Alias,
  IDS_OF_ONE_PERSON,
  joinPeople,
  type OnePerson,
  partPeople,
  personWith,
} from './aliases.ts';

const accounts = ['019a1d3c-0000-4000-8000-00000000000a', '019a1d3c-0000-4000-8000-00000000000b'];
const kept = Array.from({ length: 10 }, (_, at) => personIdFrom(`019a1d3c-0000-7000-8000-00000000000${at}`));
const everybody = [...accounts, ...kept];

const aliasOf = (...ids: [string, string]): Alias => ({
  ids,
  at: '2026-11-24T15:05:00.000Z',
  by: 'clerk',
  reason: 'The same phone number',
});

/** Everybody by their id, as the table has them. */
type World = ReadonlyMap<string, OnePerson>;
const strangers: World = new Map(everybody.map((id) => [id, personWith(id, [])]));
const find = (world: World, id: string): OnePerson => world.get(id) ?? personWith(id, []);
const within = (world: World, people: readonly OnePerson[]): World =>
  new Map([...world, ...people.flatMap((person) => person.ids.map((id) => [id, person] as const))]);

const join = (world: World, one: string, other: string): World => {
  const joined = joinPeople(find(world, one), find(world, other), aliasOf(one, other));
  return joined.ok && joined.value ? within(world, joined.value) : world;
};
const part = (world: World, one: string, other: string): World => {
  const parted = partPeople(find(world, one), [one, other]);
  return parted.ok && parted.value ? within(world, parted.value) : world;
};

const anybody = fc.constantFrom(...everybody);
const steps = fc.array(fc.tuple(fc.boolean(), anybody, anybody), { maxLength: 40 });
const worldAfter = (acts: readonly (readonly [boolean, string, string])[]): World =>
  acts.reduce((world, [same, one, other]) => (same ? join : part)(world, one, other), strangers);
const codeOf = (outcome: ReturnType<typeof joinPeople> | ReturnType<typeof partPeople>) =>
  outcome.ok ? 'ok' : outcome.refusal.code;

describe('whatever is joined and parted, in any order', () => {
  test('everybody of a person finds the same person, whose ids are each in one person alone', () => {
    fc.assert(
      fc.property(steps, (acts) => {
        const world = worldAfter(acts);
        for (const [id, person] of world) {
          expect(person.ids).toContain(id);
          for (const other of person.ids) expect(find(world, other)).toBe(person);
          // What is stored under an id says the same again when it is read.
          expect(personWith(id, person.aliases)).toEqual(person);
        }
      }),
    );
  });

  test('nobody has two accounts or too many ids, and no alias is more than it needs', () => {
    fc.assert(
      fc.property(steps, (acts) => {
        for (const { ids, aliases } of worldAfter(acts).values()) {
          expect(ids.filter((id) => !isPersonId(id)).length).toBeLessThanOrEqual(1);
          expect(ids.length).toBeLessThanOrEqual(IDS_OF_ONE_PERSON);
          expect(aliases).toHaveLength(ids.length - 1);
        }
      }),
    );
  });

  test('taking the last alias back makes everything as it was before', () => {
    fc.assert(
      fc.property(steps, anybody, anybody, (acts, one, other) => {
        const before = worldAfter(acts);
        const joined = join(before, one, other);
        fc.pre(joined !== before);
        expect(part(joined, one, other)).toEqual(before);
      }),
    );
  });

  test('doing it twice does it once', () => {
    fc.assert(
      fc.property(steps, anybody, anybody, fc.boolean(), (acts, one, other, same) => {
        const once = (same ? join : part)(worldAfter(acts), one, other);
        expect((same ? join : part)(once, one, other)).toBe(once);
      }),
    );
  });
});

test('people who were merged before go along, and stay together when the account is taken away again', () => {
  const [account = '', , caller = '', walkIn = ''] = everybody;
  const merged = join(strangers, caller, walkIn);
  const taken = join(merged, caller, account);
  expect(find(taken, account).ids).toEqual([account, caller, walkIn]);
  expect(find(part(taken, caller, account), walkIn).ids).toEqual([caller, walkIn]);
});

test('an alias of an alias leads to one person, and it is said which of two is to be parted', () => {
  const [, , one = '', two = '', three = ''] = everybody;
  const chain = join(join(strangers, one, two), two, three);
  expect(codeOf(partPeople(find(chain, one), [one, three]))).toBe('NO_SUCH_ALIAS');
  expect(codeOf(partPeople(find(chain, one), [one, one]))).toBe('NO_SUCH_ALIAS');
});

test('two accounts are never one person, also not through somebody whom the desk kept', () => {
  const [account = '', another = '', caller = ''] = everybody;
  const taken = join(strangers, caller, account);
  expect(codeOf(joinPeople(find(taken, caller), find(taken, another), aliasOf(caller, another)))).toBe(
    'TWO_ACCOUNTS',
  );
});

test('there is an end to the ids of one person', () => {
  const many = kept
    .slice(1, IDS_OF_ONE_PERSON)
    .reduce((world, id) => join(world, kept[0] ?? '', id), strangers);
  const [one = '', last = ''] = [kept[0], kept.at(-1)];
  expect(codeOf(joinPeople(find(many, one), find(many, last), aliasOf(one, last)))).toBe('TOO_MANY_IDS');
});
