import { expect, test } from 'vitest';
import type { Watched } from '../watched.ts';
import { isOrphan, type Linked, linkedAfter } from './linked.ts';
import { suggestLinking } from './suggest-linking.ts';

const watched = (id: string, links: readonly string[], hidden?: true): Watched => ({
  id,
  version: 1,
  slug: id,
  title: id,
  changedOn: '2026-11-30',
  findings: [],
  links: [...links],
  foundAt: '2026-11-30T15:00:00.000Z',
  ...(hidden ? { hidden } : {}),
});

/** What is known after some changes, each of a post with the links that it has then. */
const after = (...changes: readonly Watched[]): ReadonlyMap<string, Linked> => {
  const [known, seen] = [new Map<string, Linked>(), new Map<string, Watched>()];
  for (const change of changes) {
    for (const linked of linkedAfter(seen.get(change.id), change, known)) known.set(linked.id, linked);
    seen.set(change.id, change);
  }
  return known;
};
const orphans = (...changes: readonly Watched[]): readonly string[] =>
  [...after(...changes).values()].filter(isOrphan).map(({ id }) => id);

test('a post is an orphan until another one links to it, and again when the last link goes', () => {
  const both = [watched('a', []), watched('b', [])];
  expect(orphans(...both)).toEqual(['a', 'b']);
  expect(orphans(...both, watched('b', ['a']))).toEqual(['b']);
  expect(orphans(...both, watched('b', ['a']), watched('b', []))).toEqual(['a', 'b']);
});

test('a link from a post that is offline counts no more, and what is offline is no orphan', () => {
  const linked = [watched('a', []), watched('b', ['a'])];
  expect(orphans(...linked, watched('b', [], true))).toEqual(['a']);
});

test('a link to a post that is not shown yet counts as soon as it is', () => {
  expect(orphans(watched('b', ['a']), watched('a', []))).toEqual(['b']);
});

test('what changes nothing is not written again', () => {
  const known = after(watched('a', []), watched('b', ['a']));
  expect(linkedAfter(watched('b', ['a']), watched('b', ['a']), known)).toEqual([]);
});

test('a link is suggested in the posts that have most of its words, never in itself', () => {
  const card = (id: string, title: string) => ({ id, title, description: '' });
  const from = suggestLinking({ id: 'a', title: 'Barrel prices', phrase: 'price of a barrel' }, [
    card('a', 'Barrel prices'),
    card('b', 'Storms'),
    card('c', 'What goes into a barrel'),
    card('c', 'What goes into a barrel'),
    card('d', 'The price of barrels'),
    card('e', 'Boxes'),
  ]);
  expect(from.map(({ id }) => id)).toEqual(['d', 'c', 'b']);
});
