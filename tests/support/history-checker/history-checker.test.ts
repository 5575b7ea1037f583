import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atLength } from '../length.ts';
import { judge } from './judge.ts';
import type { Answer, History, Load, Operation } from './operation.ts';
import { recordHistory } from './record-history.ts';
import { type Planted, sampleRace } from './sample-race.ts';

const slot = 'P-2026-12-01-0900';
type Told = readonly [
  what: 'take' | 'release',
  claim: string,
  times: readonly [number, number],
  answer: Answer,
  more?: { readonly load?: Load; readonly key?: string; readonly said?: string },
];
const operation = ([what, claim, [startedAt, endedAt], answer, more = {}]: Told): Operation => {
  const { said, ...call } = more;
  return {
    client: `client of ${claim}`,
    call: { do: what, of: slot, claim, ...call },
    startedAt,
    endedAt,
    answer,
    ...(said === undefined ? {} : { said }),
  };
};
const historyOf = (
  told: readonly Told[],
  left: readonly string[],
  capacity: Load = { places: 1 },
): History => ({
  operations: told.map(operation),
  final: { [slot]: left },
  capacityOf: () => capacity,
});
const kindsIn = (...given: Parameters<typeof historyOf>) =>
  judge(historyOf(...given)).map(({ kind }) => kind);

describe('an anomaly that was planted is found', () => {
  test('two who got the last place', () => {
    const [found, ...others] = judge(
      historyOf(
        [
          ['take', 'BKG-1', [1, 4], 'ok'],
          ['take', 'BKG-2', [2, 5], 'ok'],
        ],
        ['BKG-1', 'BKG-2'],
      ),
    );
    expect(others).toEqual([]);
    expect(found).toMatchObject({ kind: 'OVER_CAPACITY', of: slot, claims: ['BKG-1', 'BKG-2'] });
    expect(found?.words).toBe(`${slot} gave more than 1 places after 5: BKG-1, BKG-2`);
  });

  test('one too many for a while, although all is well at the end', () => {
    const told: readonly Told[] = [
      ['take', 'BKG-1', [1, 2], 'ok'],
      ['take', 'BKG-2', [3, 4], 'ok'],
      ['release', 'BKG-1', [6, 7], 'ok'],
    ];
    expect(kindsIn(told, ['BKG-2'])).toEqual(['OVER_CAPACITY']);
  });

  test('too many pounds on enough places', () => {
    const told: readonly Told[] = [
      ['take', 'BKG-1', [1, 2], 'ok', { load: { places: 1, lb: 900 } }],
      ['take', 'BKG-2', [3, 4], 'ok', { load: { places: 1, lb: 700 } }],
    ];
    expect(kindsIn(told, ['BKG-1', 'BKG-2'], { places: 4, lb: 1500 })).toEqual(['OVER_CAPACITY']);
    expect(kindsIn(told, ['BKG-1', 'BKG-2'], { places: 4, lb: 1600 })).toEqual([]);
  });

  test('a booking that was acknowledged and is gone', () => {
    const told: readonly Told[] = [['take', 'BKG-1', [1, 2], 'ok']];
    expect(kindsIn(told, [])).toEqual(['LOST']);
    // A refused release takes nothing away, and one that ended before it was taken neither.
    expect(kindsIn([...told, ['release', 'BKG-1', [3, 4], 'refused']], [])).toEqual(['LOST']);
    const [first] = told;
    expect(
      first && kindsIn([['take', 'BKG-1', [5, 6], 'ok'], first, ['release', 'BKG-1', [3, 4], 'ok']], []),
    ).toEqual(['LOST']);
  });

  test('the last writer who wrote over another: one is lost, and there were two', () => {
    const told: readonly Told[] = [
      ['take', 'BKG-1', [1, 3], 'ok'],
      ['take', 'BKG-2', [2, 4], 'ok'],
    ];
    expect(kindsIn(told, ['BKG-2'])).toEqual(['LOST', 'OVER_CAPACITY']);
  });

  test('a place that nobody was given', () => {
    expect(kindsIn([], ['BKG-1'])).toEqual(['UNASKED']);
    expect(kindsIn([['take', 'BKG-1', [1, 2], 'refused']], ['BKG-1'])).toEqual(['UNASKED']);
    const told: readonly Told[] = [
      ['take', 'BKG-1', [1, 2], 'ok'],
      ['release', 'BKG-1', [3, 4], 'ok'],
    ];
    expect(kindsIn(told, ['BKG-1'])).toEqual(['UNASKED']);
  });

  test('an answer that contradicts an earlier one', () => {
    const key = { key: 'key-1' };
    const sameKey: readonly Told[] = [
      ['take', 'BKG-1', [1, 2], 'refused', key],
      ['take', 'BKG-1', [3, 4], 'ok', key],
    ];
    expect(kindsIn(sameKey, ['BKG-1'])).toEqual(['CONTRADICTION']);
    // The same form made two bookings.
    const twoNames: readonly Told[] = [
      ['take', 'BKG-1', [1, 2], 'ok', { ...key, said: 'BKG-1' }],
      ['take', 'BKG-2', [3, 4], 'ok', { ...key, said: 'BKG-2' }],
    ];
    expect(kindsIn(twoNames, ['BKG-1', 'BKG-2'], { places: 2 })).toEqual(['CONTRADICTION']);
    const refusedThoughHeld: readonly Told[] = [
      ['take', 'BKG-1', [1, 2], 'ok'],
      ['take', 'BKG-1', [3, 4], 'refused'],
    ];
    expect(kindsIn(refusedThoughHeld, ['BKG-1'])).toEqual(['CONTRADICTION']);
  });

  test('a release that was done, and then refused', () => {
    const told: readonly Told[] = [
      ['take', 'BKG-1', [1, 2], 'ok'],
      ['release', 'BKG-1', [3, 4], 'ok'],
      ['release', 'BKG-1', [5, 6], 'refused'],
    ];
    expect(kindsIn(told, [])).toEqual(['CONTRADICTION']);
    expect(kindsIn([['release', 'BKG-1', [1, 2], 'ok']], [])).toEqual(['CONTRADICTION']);
  });
});

describe('what has no answer is tried both ways', () => {
  test('a take may have been done, late, or never', () => {
    const told: readonly Told[] = [['take', 'BKG-1', [1, 2], 'unknown']];
    expect(kindsIn(told, [])).toEqual([]);
    expect(kindsIn(told, ['BKG-1'])).toEqual([]);
    // It came after somebody else had released the only place.
    const late: readonly Told[] = [
      ...told,
      ['take', 'BKG-2', [3, 4], 'ok'],
      ['release', 'BKG-2', [5, 6], 'ok'],
    ];
    expect(kindsIn(late, ['BKG-1'])).toEqual([]);
  });

  test('a release may have been done or not', () => {
    const told: readonly Told[] = [
      ['take', 'BKG-1', [1, 2], 'ok'],
      ['release', 'BKG-1', [3, 4], 'unknown'],
    ];
    expect(kindsIn(told, [])).toEqual([]);
    expect(kindsIn(told, ['BKG-1'])).toEqual([]);
    // While it may be done already, somebody else may have the place; when it was not, they may not.
    const next: readonly Told[] = [...told, ['take', 'BKG-2', [5, 6], 'ok']];
    expect(kindsIn(next, ['BKG-2'])).toEqual([]);
    expect(kindsIn(next, ['BKG-1', 'BKG-2'])).toEqual(['OVER_CAPACITY']);
  });

  test('but what was answered afterward says which it was', () => {
    const told: readonly Told[] = [
      ['take', 'BKG-1', [1, 2], 'unknown'],
      ['release', 'BKG-1', [3, 4], 'ok'],
    ];
    expect(kindsIn(told, [])).toEqual([]);
    expect(kindsIn(told, ['BKG-1'])).toEqual(['UNASKED']);
  });
});

const seeds = fc.integer({ min: 0, max: 2 ** 31 });
const runs = { numRuns: atLength(300, 10_000) };
const kindsOf = (seed: number, planted?: Planted) => judge(sampleRace(seed, planted)).map(({ kind }) => kind);

test('a race that went well is never called wrong, whatever its order, lost answers and kills', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      expect(judge(sampleRace(seed))).toEqual([]);
    }),
    runs,
  );
});

describe('of a hundred races with a mistake most are found, many by its name', () => {
  test.each([
    ['OVER_CAPACITY', { forgetsToCompare: true }],
    ['LOST', { loses: 3 }],
    ['CONTRADICTION', { turnsAround: 3 }],
  ] as const)('%s', (kind, planted) => {
    const judged = Array.from({ length: 100 }, (_, seed) => kindsOf(seed, planted));
    expect(judged.filter((kinds) => kinds.length > 0).length).toBeGreaterThan(60);
    expect(judged.filter((kinds) => kinds.includes(kind)).length).toBeGreaterThan(40);
  });
});

test('a recorded history has every answer, with unknown for what threw, and what lapses by itself', async () => {
  const { operations, ask, mayHappen } = recordHistory();
  const call = { do: 'take', of: slot, claim: 'BKG-1' } as const;
  const answerOf = (status: number): Answer => (status === 200 ? 'ok' : 'refused');
  expect(await ask('one', call, async () => 200, answerOf)).toBe(200);
  const other = { ...call, claim: 'BKG-2' };
  await Promise.all([
    ask('two', other, async () => 409, answerOf),
    ask(
      'three',
      { ...call, claim: 'BKG-3' },
      () => Promise.reject(new Error('The connection is gone.')),
      answerOf,
    ),
  ]);
  mayHappen('the clock', { do: 'release', of: slot, claim: 'BKG-1' });
  expect(operations.map(({ call: { claim }, answer }) => [claim, answer]).toSorted()).toEqual([
    ['BKG-1', 'ok'],
    ['BKG-1', 'unknown'],
    ['BKG-2', 'refused'],
    ['BKG-3', 'unknown'],
  ]);
  expect(new Set(operations.map(({ startedAt }) => startedAt)).size).toBe(4);
  expect(judge({ operations, final: {}, capacityOf: () => ({ places: 1 }) })).toEqual([]);
});
