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

it("appends a function's output and shows its last lines", () => {
  const logs = fileLogs(folder);
  logs.of('greeter').write('one\ntwo\n');
  logs.of('greeter').write('three\n');
  expect(logs.tail('greeter', 2)).toEqual(['two', 'three']);
});

it('drops lines when the disk is full, and reports it once each time', () => {
  const reported: string[] = [];
  const logs = fileLogs(folder, (line) => reported.push(line));
  symlinkSync('/dev/full', join(folder, 'full.log'));
  const full = logs.of('full');
  full.write('lost\n');
  full.write('lost\n');
  expect(reported).toEqual([
    expect.stringMatching(/^Log lines of functions are lost: ENOSPC.* Make room where .* is\.$/),
  ]);
  logs.of('greeter').write('kept\n');
  full.write('lost\n');
  expect(reported).toHaveLength(2);
  expect(readFileSync(join(folder, 'greeter.log'), 'utf8')).toBe('kept\n');
});
