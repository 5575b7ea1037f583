import { describe, expect, test } from 'vitest';
import {
  isOpenStop,
  keepsItsVan,
  runMayBecome,
  runMoves,
  runStates,
  stopMayBecome,
  stopMoves,
  stopStates,
} from './lifecycle.ts';

/** Every state that can be reached from one. */
const reached = <State extends string>(
  moves: Readonly<Record<State, readonly State[]>>,
  from: State,
): ReadonlySet<State> => {
  const found = new Set<State>([from]);
  for (const state of found) for (const next of moves[state]) found.add(next);
  return found;
};

describe('a run', () => {
  test('can come to every state, and leaves none that is an end', () => {
    expect([...reached(runMoves, 'PLANNED')].toSorted()).toEqual([...runStates].toSorted());
    expect(runStates.filter((state) => runMoves[state].length === 0)).toEqual(['ENDED', 'CANCELLED']);
  });

  test('that has begun is not planned again and not canceled', () => {
    expect([...reached(runMoves, 'UNDER_WAY')]).toEqual(['UNDER_WAY', 'ENDED']);
    expect([runMayBecome('UNDER_WAY', 'CANCELLED'), runMayBecome('RELEASED', 'PLANNED')]).toEqual([
      false,
      true,
    ]);
  });

  test('gives van and driver back only when it is not driven', () => {
    expect(runStates.filter((state) => !keepsItsVan(state))).toEqual(['CANCELLED']);
  });
});

describe('a stop', () => {
  test('comes to an end from every state, however much its driver forgets to say', () => {
    for (const state of stopStates.filter(isOpenStop))
      for (const end of ['DONE', 'FAILED', 'TAKEN_OFF'] as const)
        expect(stopMayBecome(state, end), `${state} to ${end}`).toBe(true);
  });

  test('has three ends, and nothing is to be done in them', () => {
    expect(stopStates.filter((state) => !isOpenStop(state))).toEqual(['DONE', 'FAILED', 'TAKEN_OFF']);
    expect([...reached(stopMoves, 'PLANNED')].toSorted()).toEqual([...stopStates].toSorted());
  });
});
