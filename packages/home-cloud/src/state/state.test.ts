import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { openState } from './state.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'state-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('keeps values by area and key after a restart', () => {
  const path = join(folder, 'deeper', 'state.sqlite');
  const first = openState(path);
  first.put('colours', 'b', { name: 'blue' });
  first.put('colours', 'a', 'amber');
  first.put('colours', 'c', 1);
  first.remove('colours', 'c');
  first.close();
  const second = openState(path);
  expect(second.get('colours', 'b')).toEqual({ name: 'blue' });
  expect(second.list('colours')).toEqual([
    { key: 'a', value: 'amber' },
    { key: 'b', value: { name: 'blue' } },
  ]);
  expect(second.get('colours', 'c')).toBeUndefined();
  second.close();
});

it('writes all of a transaction or nothing', () => {
  const state = openState(':memory:');
  const broken = () =>
    state.transaction(() => {
      state.put('area', 'key', 1);
      throw new Error('stop');
    });
  expect(broken).toThrow('stop');
  expect(state.get('area', 'key')).toBeUndefined();
});

it('has all written values after the process was killed', async () => {
  const path = join(folder, 'state.sqlite');
  const source = `
    const { openState } = await import(${JSON.stringify(new URL('./state.ts', import.meta.url).href)});
    const state = openState(${JSON.stringify(path)});
    for (let n = 0; ; n += 1) { state.put('n', 'n', n); process.stdout.write(n + '\\n'); await new Promise(setImmediate); }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source]);
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.length > 2000) child.kill('SIGKILL');
    });
    child.on('close', () => resolve());
  });
  const said = Number(output.trimEnd().split('\n').at(-2));
  const state = openState(path);
  expect(state.get<number>('n', 'n')).toBeGreaterThanOrEqual(said);
  state.close();
}, 30_000);
