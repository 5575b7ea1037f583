import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Challenge } from '#domain/proof-of-work/challenge.ts';
import { solved } from '../../../scripts/support/proof-of-work.ts';
import { derivedKey } from '../secrets/house-key.ts';
import { challenges } from './challenges.ts';

const keysOf = (houseKey: string) => ({
  challenge: async () => derivedKey(houseKey, 'challenges'),
  solution: async () => derivedKey(houseKey, 'solutions'),
});
const ours = challenges(keysOf('a key of this test'), () => new Date());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a challenge', () => {
  test('that was solved is accepted', async () => {
    expect(await ours.isSolved(await solved(await ours.make()))).toBe(true);
  });

  test('of another key is refused; functions with the same key accept each other’s', async () => {
    const elsewhere = challenges(keysOf('a key of this test'), () => new Date());
    const stranger = challenges(keysOf('another key'), () => new Date());
    const proof = await solved(await ours.make());
    expect(await elsewhere.isSolved(proof)).toBe(true);
    expect(await stranger.isSolved(proof)).toBe(false);
  });

  test('without its solution is refused', async () => {
    const challenge = await ours.make();
    const { solution } = await solved(await ours.make());
    expect(await ours.isSolved({ challenge, solution })).toBe(false);
    const { keyPrefix } = challenge.parameters;
    const guessed = { counter: 30, derivedKey: keyPrefix.padEnd(64, '0') };
    expect(await ours.isSolved({ challenge, solution: guessed })).toBe(false);
  });

  test.each<[string, Partial<Challenge['parameters']>]>([
    ['more time', { expiresAt: 9_999_999_999 }],
    ['less work', { cost: 1 }],
    ['an easier target', { keyPrefix: '00' }],
  ])('with a changed value is refused: %s', async (_, change) => {
    const made = await ours.make();
    const easier = { ...made, parameters: { ...made.parameters, ...change } };
    expect(await ours.isSolved({ challenge: easier, solution: (await solved(made)).solution })).toBe(false);
  });

  test('expires after two hours', async () => {
    const proof = await solved(await ours.make());
    vi.setSystemTime(Date.now() + 119 * 60_000);
    expect(await ours.isSolved(proof)).toBe(true);
    vi.setSystemTime(Date.now() + 2 * 60_000);
    expect(await ours.isSolved(proof)).toBe(false);
  });

  test('is different each time', async () => {
    const [one, other] = await Promise.all([ours.make(), ours.make()]);
    expect(one.signature).not.toBe(other.signature);
  });
});
