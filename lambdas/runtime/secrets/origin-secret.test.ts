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

describe('a function knows the distribution', () => {
  test('by one read in its life, begun when it starts', async () => {
    const isOrigin = start();
    expect(reads).toEqual(['AWSCURRENT']);
    for (let request = 0; request < 3; request += 1) expect(await isOrigin('old')).toBe(true);
    expect(reads).toEqual(['AWSCURRENT']);
  });

  test.each(['', 'guessed', 'old and more', 'ol', 'Old'])('and nobody who sends «%s»', async (header) => {
    expect(await start()(header)).toBe(false);
  });

  test('that was warm before a rotation, by the old value and by the new one', async () => {
    const isOrigin = start();
    expect(await isOrigin('old')).toBe(true);
    rotate('new');
    expect(await isOrigin('old')).toBe(true);
    expect(await isOrigin('new')).toBe(true);
    expect(await isOrigin('old')).toBe(true);
    expect(await isOrigin('forged')).toBe(false);
  });

  test('that started after a rotation, by both too, until the old one is gone', async () => {
    rotate('new');
    const isOrigin = start();
    expect(await isOrigin('old')).toBe(true);
    expect(await isOrigin('new')).toBe(true);
    secret = { AWSCURRENT: 'new' };
    expect(await start()('old')).toBe(false);
  });
});

describe('whoever guesses', () => {
  test('has the secret read again once a minute at most', async () => {
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

  test('cannot keep a new value from being learned for longer', async () => {
    const isOrigin = start();
    expect(await isOrigin('guess')).toBe(false);
    rotate('new');
    expect(await isOrigin('new')).toBe(false);
    laterBy(60);
    expect(await isOrigin('new')).toBe(true);
  });

  test('does not get in because the secret is empty or missing', async () => {
    secret = { AWSCURRENT: '' };
    await expect(start()('x')).rejects.toThrow('has no value');
    secret = {};
    expect(await start()('')).toBe(false);
    await expect(start()('x')).rejects.toThrow('has no value');
  });
});

test('a read that failed is made again for the next request', async () => {
  answers = false;
  const isOrigin = start();
  await expect(isOrigin('old')).rejects.toThrow('does not answer');
  answers = true;
  expect(await isOrigin('old')).toBe(true);
});
