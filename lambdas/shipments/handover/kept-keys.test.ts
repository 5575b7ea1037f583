import { beforeEach, describe, expect, test } from 'vitest';
import { keptKeysFor, keptKeysIn } from '../../runtime/secrets/kept-key.ts';
import { codeHashes } from './code-hashes.ts';
import { sealedNumbers } from './sealed-numbers.ts';

let secret: string;
let reads: number;
let now: Date;

/** A function that has just started, or another one that runs at the same time. */
const start = () =>
  keptKeysIn(
    async () => {
      reads += 1;
      return secret;
    },
    () => now,
  );
const laterBy = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const seal = (keys: ReturnType<typeof start>) =>
  sealedNumbers(keys('personal-numbers')).seal('7K3M9-Q2X4T-C', 'handover-1', 'tax', '123456789');
const open = (keys: ReturnType<typeof start>, sealed: string) =>
  sealedNumbers(keys('personal-numbers')).open('7K3M9-Q2X4T-C', 'handover-1', 'tax', { sealed, shown: '' });
const codeOf = async (keys: ReturnType<typeof start>, code: string) => ({
  ...{ version: 1, id: 'code-1', issuedAt: '', by: '', endsAt: '', wrong: 0 },
  hash: await codeHashes(keys('collection-codes')).hashOf('7K3M9-Q2X4T-C', 'code-1', code),
});

beforeEach(() => {
  secret = 'first';
  reads = 0;
  now = new Date('2026-11-24T06:00:00Z');
});

describe('after a new key was written before the old one', () => {
  test('what was sealed before opens, and what is new does not need the old one', async () => {
    const { sealed: before } = await seal(start());
    secret = 'second first';
    const { sealed: after } = await seal(start());
    expect(await open(start(), before)).toBe('123456789');
    secret = 'second';
    expect(await open(start(), after)).toBe('123456789');
    await expect(open(start(), before)).rejects.toThrow('No key');
  });

  test('codes that receivers have already got are still right, and wrong ones wrong', async () => {
    const code = await codeOf(start(), '123456');
    secret = 'second first';
    const { matching } = codeHashes(start()('collection-codes'));
    expect(await matching('7K3M9-Q2X4T-C', [code], '123456')).toBe(code);
    expect(await matching('7K3M9-Q2X4T-C', [code], '123457')).toBeUndefined();
  });

  test('a function that runs already opens what others seal with the new one, and uses it itself within five minutes', async () => {
    const running = start();
    await seal(running);
    secret = 'second first';
    const { sealed } = await seal(start());
    laterBy(1);
    expect(await open(running, sealed)).toBe('123456789');
    laterBy(5);
    const { sealed: own } = await seal(running);
    secret = 'second';
    expect(await open(start(), own)).toBe('123456789');
  });
});

test('wrong codes cause at most one read of the secret a minute', async () => {
  const keys = start();
  const code = await codeOf(keys, '123456');
  const { matching } = codeHashes(keys('collection-codes'));
  laterBy(2);
  for (let guess = 0; guess < 20; guess += 1)
    expect(await matching('7K3M9-Q2X4T-C', [code], `00000${guess}`)).toBeUndefined();
  expect(reads).toBe(2);
});

test('a secret without a key seals nothing', async () => {
  secret = ' ';
  await expect(seal(start())).rejects.toThrow('empty');
});

test('what is sealed for years needs the kept key, which the house key cannot stand in for', async () => {
  await expect(keptKeysFor('personal-numbers').newest()).rejects.toThrow('KEPT_KEY_ID');
});
