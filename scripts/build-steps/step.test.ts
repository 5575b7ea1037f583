import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { areDone, makeChanged, type Step } from './step.ts';

let folder = '';
const said: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skybarrel-steps-'));
  mkdirSync(join(folder, 'source'));
  said.splice(0);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (file: string, text: string): void => writeFileSync(join(folder, file), text);
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** Copies its source, and the name of its target, into a file of the target. */
const step = (target: string, settings?: unknown): Step => ({
  name: 'the copy',
  target,
  reads: ['source'],
  settings,
  output: `${target}.txt`,
  make: async () => put(`${target}.txt`, `${target} ${read('source/a.txt')} ${JSON.stringify(settings)}`),
});
const make = (one: Step): Promise<void> => makeChanged([one], (line) => said.push(line), folder);

test('is made once, silently the second time, and again when its sources change', async () => {
  put('source/a.txt', 'first');
  await make(step('home'));
  expect(said).toEqual(['› building the copy …', expect.stringMatching(/^ {2}the copy built in/)]);
  await make(step('home'));
  expect(said).toHaveLength(2);
  expect(areDone([step('home')], folder)).toBe(true);
  put('source/a.txt', 'the second');
  expect(areDone([step('home')], folder)).toBe(false);
  await make(step('home'));
  expect(read('home.txt')).toContain('the second');
});

test('is made again when what it is made with changes, and when its result is gone', async () => {
  put('source/a.txt', 'text');
  await make(step('dev', 'https://old.example'));
  await make(step('dev', 'https://new.example'));
  expect(read('dev.txt')).toContain('new.example');
  rmSync(join(folder, 'dev.txt'));
  expect(areDone([step('dev', 'https://new.example')], folder)).toBe(false);
});

test('of one target says nothing about another', async () => {
  put('source/a.txt', 'text');
  await make(step('home'));
  await make(step('stage-dev'));
  await make(step('home'));
  expect(said).toHaveLength(4);
  expect(read('home.txt')).toContain('home text');
});

test('that was interrupted is not believed, also when its sources are as before', async () => {
  put('source/a.txt', 'text');
  await make(step('dev', 1));
  const interrupted: Step = {
    ...step('dev', 2),
    make: async () => {
      put('dev.txt', 'half');
      throw new Error('interrupted');
    },
  };
  await expect(make(interrupted)).rejects.toThrow('interrupted');
  expect(areDone([step('dev', 1)], folder)).toBe(false);
  await make(step('dev', 1));
  expect(read('dev.txt')).toBe('dev text 1');
});
