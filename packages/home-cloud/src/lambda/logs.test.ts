import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fileLogs } from './logs.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'logs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('appends what a function prints and shows the last of it', () => {
  const logs = fileLogs(folder);
  logs.of('greeter').write('one\ntwo\n');
  logs.of('greeter').write('three\n');
  expect(logs.tail('greeter', 2)).toEqual(['two', 'three']);
});

it('goes on without its lines when the disk is full, says so once, and again after it was not', () => {
  const told: string[] = [];
  const logs = fileLogs(folder, (line) => told.push(line));
  symlinkSync('/dev/full', join(folder, 'full.log'));
  const full = logs.of('full');
  full.write('lost\n');
  full.write('lost\n');
  expect(told).toEqual([
    expect.stringMatching(/^Log lines of functions are lost: ENOSPC.* Make room where .* is\.$/),
  ]);
  logs.of('greeter').write('kept\n');
  full.write('lost\n');
  expect(told).toHaveLength(2);
  expect(readFileSync(join(folder, 'greeter.log'), 'utf8')).toBe('kept\n');
});
