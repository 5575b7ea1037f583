import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkStores, openStore, prepareDataFolder, recordStores } from './data-folder.ts';

let base: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'data-folder-'));
});
afterEach(() => rmSync(base, { recursive: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;

describe('the data folder', () => {
  it('is created with its parents, for its owner only', () => {
    const folder = join(base, 'a', 'b');
    prepareDataFolder(folder);
    expect(modeOf(folder)).toBe(0o700);
  });

  it('is closed to others if it was open', () => {
    chmodSync(base, 0o755);
    prepareDataFolder(base);
    expect(modeOf(base)).toBe(0o700);
  });

  it.each([
    ['is a file', () => join(base, 'file')],
    ['is below a file', () => join(base, 'file', 'data')],
    ['cannot be made', () => '/proc/nope/data'],
  ])('that %s is refused in one sentence with the way out', (_what, folder) => {
    writeFileSync(join(base, 'file'), 'x');
    const refusal = /^The data folder \S+ cannot be used: .+\. Choose another with --data\.$/;
    expect(() => prepareDataFolder(folder())).toThrow(refusal);
  });
});

describe('stores of a folder', () => {
  it('must exist if they existed before', () => {
    mkdirSync(join(base, 'dynamodb'));
    checkStores(base);
    for (const store of ['state.sqlite', 'dynamodb/CURRENT']) writeFileSync(join(base, store), 'x');
    recordStores(base, ['state.sqlite', 'dynamodb/CURRENT', 'cognito.sqlite']);
    checkStores(base);
    truncateSync(join(base, 'state.sqlite'));
    expect(() => checkStores(base)).toThrow(
      `${join(base, 'state.sqlite')} is missing or empty, but this folder was used before.`,
    );
    writeFileSync(join(base, 'state.sqlite'), 'x');
    rmSync(join(base, 'dynamodb/CURRENT'));
    expect(() => checkStores(base)).toThrow('dynamodb/CURRENT is missing or empty');
  });

  it.each(['["state.sqli', '{}', '[1]'])('whose list is damaged (%s) are not guessed at', (list) => {
    writeFileSync(join(base, 'stores.json'), list);
    expect(() => checkStores(base)).toThrow(
      `${join(base, 'stores.json')} is damaged. It only lists the other files`,
    );
  });

  it('that cannot be opened are named with the reason and what to do', async () => {
    const damaged = () => {
      throw new Error('file is not a database');
    };
    await expect(openStore('/data/state.sqlite', damaged)).rejects.toThrow(
      '/data/state.sqlite cannot be opened: file is not a database. If it is damaged, put it back from a copy. To begin anew, delete the folder /data or choose another with --data.',
    );
  });

  it('that another process has locked are not reported as damaged', async () => {
    const held = () => Promise.reject(new Error('Another process has the database open: /data/dynamodb'));
    await expect(openStore('/data/dynamodb', held)).rejects.toThrow(/^Another process/);
  });
});
