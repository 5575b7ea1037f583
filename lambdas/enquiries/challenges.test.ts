import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Challenge, ProofOfWork } from '#domain/enquiries/challenge.ts';
import { derivedKey } from '../runtime/secrets/house-key.ts';
import { challenges } from './challenges.ts';
import { senderOf } from './sender.ts';

const keysOf = (houseKey: string) => ({
  challenge: async () => derivedKey(houseKey, 'challenges'),
  solution: async () => derivedKey(houseKey, 'solutions'),
});
const ours = challenges(keysOf('a key of this test'), () => new Date());

const solve = async (challenge: Challenge): Promise<ProofOfWork> => {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('not solved');
  return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a challenge', () => {
  test('that was solved is taken', async () => {
    expect(await ours.isSolved(await solve(await ours.make()))).toBe(true);
  });

  test('that is no other’s is not taken: functions that share the key know each other’s', async () => {
    const elsewhere = challenges(keysOf('a key of this test'), () => new Date());
    const stranger = challenges(keysOf('another key'), () => new Date());
    const proof = await solve(await ours.make());
    expect(await elsewhere.isSolved(proof)).toBe(true);
    expect(await stranger.isSolved(proof)).toBe(false);
  });

  test('without its work is not', async () => {
    const challenge = await ours.make();
    const { solution } = await solve(await ours.make());
    expect(await ours.isSolved({ challenge, solution })).toBe(false);
    const { keyPrefix } = challenge.parameters;
    const guessed = { counter: 30, derivedKey: keyPrefix.padEnd(64, '0') };
    expect(await ours.isSolved({ challenge, solution: guessed })).toBe(false);
  });

  test.each<[string, Partial<Challenge['parameters']>]>([
    ['more time', { expiresAt: 9_999_999_999 }],
    ['less work', { cost: 1 }],
    ['an easier target', { keyPrefix: '00' }],
  ])('cannot be given %s', async (_, change) => {
    const made = await ours.make();
    const easier = { ...made, parameters: { ...made.parameters, ...change } };
    expect(await ours.isSolved({ challenge: easier, solution: (await solve(made)).solution })).toBe(false);
  });

  test('is over after two hours', async () => {
    const proof = await solve(await ours.make());
    vi.setSystemTime(Date.now() + 119 * 60_000);
    expect(await ours.isSolved(proof)).toBe(true);
    vi.setSystemTime(Date.now() + 2 * 60_000);
    expect(await ours.isSolved(proof)).toBe(false);
  });

  test('is another each time', async () => {
    const [one, other] = await Promise.all([ours.make(), ours.make()]);
    expect(one.signature).not.toBe(other.signature);
  });
});

describe('a sender', () => {
  const sender = senderOf(async () => 'a key');

  test('is counted without anybody learning the address', async () => {
    const counted = await sender('203.0.113.7');
    expect(counted).toMatch(/^[0-9a-f]{32}$/);
    expect(counted).not.toBe(await senderOf(async () => 'another key')('203.0.113.7'));
  });

  test('is one address, or one household that has a network of addresses', async () => {
    expect(await sender('203.0.113.7')).not.toBe(await sender('203.0.113.8'));
    const household = await sender('2001:db8:1:2:3:4:5:6');
    expect(await sender('2001:DB8:1:2::9')).toBe(household);
    expect(await sender('2001:db8:1:3::9')).not.toBe(household);
    expect(await sender('2001:db8::1')).toBe(await sender('2001:db8:0:0:ffff::'));
  });
});
