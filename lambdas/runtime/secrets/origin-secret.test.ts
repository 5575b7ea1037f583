import { beforeEach, describe, expect, test } from 'vitest';
import { originCheck } from './origin-secret.ts';
import type { WhichVersion } from './secret-reader.ts';

let secret: { AWSCURRENT?: string; AWSPREVIOUS?: string };
let reads: string[];
let answers: boolean;
let now: Date;

const read = async ({ stage = 'AWSCURRENT' }: WhichVersion = {}): Promise<string | undefined> => {
  reads.push(stage);
  if (!answers) throw new Error('Secrets Manager does not answer');
  return secret[stage];
};
const start = () => originCheck(read, () => now);
const rotate = (value: string) => {
  secret = { AWSCURRENT: value, ...(secret.AWSCURRENT ? { AWSPREVIOUS: secret.AWSCURRENT } : {}) };
};
const laterBy = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

beforeEach(() => {
  secret = { AWSCURRENT: 'old' };
  reads = [];
  answers = true;
  now = new Date('2026-11-22T06:00:00Z');
});

describe('a function accepts the distribution', () => {
  test('with one read of the secret, which begins when it starts', async () => {
    const isOrigin = start();
    expect(reads).toEqual(['AWSCURRENT']);
    for (let request = 0; request < 3; request += 1) expect(await isOrigin('old')).toBe(true);
    expect(reads).toEqual(['AWSCURRENT']);
  });

  test.each(['', 'guessed', 'old and more', 'ol', 'Old'])('but not the header «%s»', async (header) => {
    expect(await start()(header)).toBe(false);
  });

  test('with the old and the new value, when it started before a rotation', async () => {
    const isOrigin = start();
    expect(await isOrigin('old')).toBe(true);
    rotate('new');
    expect(await isOrigin('old')).toBe(true);
    expect(await isOrigin('new')).toBe(true);
    expect(await isOrigin('old')).toBe(true);
    expect(await isOrigin('forged')).toBe(false);
  });

  test('with the old and the new value, when it started after a rotation, until the old one is deleted', async () => {
    rotate('new');
    const isOrigin = start();
    expect(await isOrigin('old')).toBe(true);
    expect(await isOrigin('new')).toBe(true);
    secret = { AWSCURRENT: 'new' };
    expect(await start()('old')).toBe(false);
  });
});

describe('somebody who guesses', () => {
  test('causes at most one more read of the secret a minute', async () => {
    const isOrigin = start();
    for (let guess = 0; guess < 50; guess += 1) expect(await isOrigin(`guess ${guess}`)).toBe(false);
    expect(reads).toEqual(['AWSCURRENT', 'AWSCURRENT', 'AWSPREVIOUS']);
    laterBy(59);
    await isOrigin('guess');
    expect(reads).toHaveLength(3);
    laterBy(1);
    await isOrigin('guess');
    expect(reads).toHaveLength(5);
  });

  test('cannot delay the new value for longer', async () => {
    const isOrigin = start();
    expect(await isOrigin('guess')).toBe(false);
    rotate('new');
    expect(await isOrigin('new')).toBe(false);
    laterBy(60);
    expect(await isOrigin('new')).toBe(true);
  });

  test('is refused although the secret is empty or missing', async () => {
    secret = { AWSCURRENT: '' };
    await expect(start()('x')).rejects.toThrow('has no value');
    secret = {};
    expect(await start()('')).toBe(false);
    await expect(start()('x')).rejects.toThrow('has no value');
  });
});

test('a failed read is repeated for the next request', async () => {
  answers = false;
  const isOrigin = start();
  await expect(isOrigin('old')).rejects.toThrow('does not answer');
  answers = true;
  expect(await isOrigin('old')).toBe(true);
});
