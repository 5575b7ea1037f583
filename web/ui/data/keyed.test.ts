import { expect, test } from 'vitest';
import { keyed } from './keyed.ts';

test('equal lines have keys of their own, and a line keeps its key when another one comes before it', () => {
  const keysOf = (lines: readonly { readonly name: string }[]) =>
    keyed(lines, ({ name }) => name).map(({ key }) => key);
  const [belt, shoes] = [{ name: 'belt' }, { name: 'shoes' }];
  const before = keysOf([belt, belt, shoes]);
  expect(new Set(before).size).toBe(3);
  expect(keysOf([{ name: 'hat' }, belt, belt, shoes]).slice(1)).toEqual(before);
});
