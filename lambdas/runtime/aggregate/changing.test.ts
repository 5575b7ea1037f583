import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refuse } from '#domain/kernel/result.ts';
import { changing } from './changing.ts';
import { again, knownFirst, OthersKeptWriting, untilWritten } from './until-written.ts';

const pause = async (): Promise<void> => undefined;

/** A counter that others write as often as they are told before each of our writes. */
const counter = (others: readonly number[] = []) => {
  let stored = { version: 1, sum: 0 };
  const waiting = [...others];
  return {
    sum: () => stored.sum,
    store: {
      read: async () => stored,
      write: async (change: number, before: { readonly version: number }) => {
        const theirs = waiting.shift();
        if (theirs !== undefined) stored = { version: stored.version + 1, sum: stored.sum + theirs };
        if (before.version !== stored.version) return false;
        stored = { version: stored.version + 1, sum: stored.sum + change };
        return true;
      },
    },
  };
};

const add =
  (change: number) =>
  ({ sum }: { readonly sum: number }) => ({ change, answer: sum + change });

describe('changing a thing', () => {
  test('nothing that others write in between is lost', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 9 }),
        fc.integer({ min: 1, max: 9 }),
        async (others, ours) => {
          const { sum, store } = counter(others);
          const total = others.reduce((all, one) => all + one, ours);
          const result = await changing('The counter', store, add(ours), { pause });
          expect(result).toEqual({ ok: true, value: total });
          expect(sum()).toBe(total);
        },
      ),
    );
  });

  test('what is so already, and what cannot be, is not written', async () => {
    const { sum, store } = counter();
    expect(await changing('The counter', store, ({ sum: now }) => ({ done: now }))).toEqual({
      ok: true,
      value: 0,
    });
    const refused = await changing('The counter', store, () => refuse('FULL', 'It is full.'));
    expect(refused).toEqual(refuse('FULL', 'It is full.'));
    expect(sum()).toBe(0);
  });

  test('what refuses a write can be the answer', async () => {
    const known = { read: async () => 1, write: async () => ({ done: 'the first answer' }) };
    expect(await changing('A scan', known, () => ({ change: 2, answer: 'a second one' }))).toEqual({
      ok: true,
      value: 'the first answer',
    });
  });

  test('what is known already is not read, and read after others wrote', async () => {
    const thing = knownFirst('from a batch', async () => 'as it is now');
    expect([await thing(), await thing(), await thing()]).toEqual([
      'from a batch',
      'as it is now',
      'as it is now',
    ]);
  });

  test('others who never stop have one ending', async () => {
    await expect(untilWritten('Quote Q-1', async () => again, { pause })).rejects.toThrow(OthersKeptWriting);
  });
});
