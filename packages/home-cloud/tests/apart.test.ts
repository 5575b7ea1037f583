import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const self = relative(root, import.meta.filename);
const sources = globSync(['{src,tests}/**/*.{ts,mjs}', '*.{json,md}'], { cwd: root })
  .filter((path) => path !== self)
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

describe('the package', () => {
  it('contains no name of an app that it runs', () => {
    const named = sources.filter(({ text }) => /skybarrel/i.test(text)).map(({ path }) => path);
    expect(sources.length).toBeGreaterThan(250);
    expect(named).toEqual([]);
  });

  it('imports nothing from outside of its folder', () => {
    const beyond = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/(?:from |import\()'(\.[^']+)'/g)]
        .map(([, target = '']) => relative(root, join(root, dirname(path), target)))
        .filter((target) => target.startsWith('..'))
        .map((target) => `${path} imports ${target}`),
    );
    expect(beyond).toEqual([]);
  });

  it('has only arrow functions', () => {
    const others = sources.flatMap(({ path, text }) =>
      (text.match(/^(?:export )?(?:async )?function .*/gm) ?? []).map((line) => `${path}: ${line}`),
    );
    expect(others).toEqual([]);
  });
});
