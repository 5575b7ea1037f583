import { afterEach, beforeEach, expect, test } from 'vitest';
import { KEYWORDS_MAX, type Keyword, type Keywords } from '#domain/blog/keywords/keyword.ts';
import { keywordFile, readKeywordFile } from '#domain/blog/keywords/keyword-file.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { startPublishing } from './publishing.world.ts';

let world: Awaited<ReturnType<typeof startPublishing>>;
beforeEach(async () => {
  world = await startPublishing();
});
// Fails when an item is kept in another way than the domain says.
afterEach(() => world.stopAsKept());

const read = () => world.read<Keywords>('GET /api/blog/keywords', {});
const change = (set: readonly Keyword[], remove: readonly string[] = []) =>
  world.ask<{ count: number }>('POST /api/blog/keywords', {}, { set, remove });
const targeting = async (title: string, phrase: string): Promise<string> => {
  const id = newId();
  await world.ask('POST /api/blog', {}, { id, title });
  await world.plan(id, { phrase });
  return id;
};
const titles = async () =>
  (await read()).keywords.map(({ phrase, posts }) => [phrase, posts.map(({ title }) => title)]);

test('a phrase has the posts that target it, until they target another or nobody works on them', async () => {
  await change([{ phrase: 'ship a barrel' }]);
  const first = await targeting('First', 'Ship a barrel');
  const second = await targeting('Second', 'ship a barrel?');
  expect(await titles()).toEqual([['ship a barrel', ['First', 'Second']]]);
  await world.plan(second, { phrase: 'batteries' });
  await world.move(first, 'ARCHIVED');
  expect(await titles()).toEqual([['ship a barrel', []]]);
  expect((await read()).others).toMatchObject([{ id: second, title: 'Second', phrase: 'batteries' }]);
});

test('phrases go out as a file and come back as they were', async () => {
  const all: readonly Keyword[] = [
    { phrase: '=1+1', intent: 'compare' },
    { phrase: 'air, cargo "now"', destination: 'JM' },
    { phrase: 'ship a barrel', intent: 'ship', destination: 'GY', service: 'barrels' },
  ];
  await change(all);
  const file = keywordFile((await read()).keywords);
  await change(
    [],
    all.map(({ phrase }) => phrase),
  );
  expect((await read()).keywords).toEqual([]);
  await change(readKeywordFile(file).keywords);
  expect(keywordFile((await read()).keywords)).toBe(file);
});

test('two colleagues who add phrases at once lose none, and the same change sent again changes nothing', async () => {
  await Promise.all([
    change([{ phrase: 'one' }]),
    change([{ phrase: 'two' }]),
    change([{ phrase: 'three' }]),
  ]);
  expect((await titles()).map(([phrase]) => phrase)).toEqual(['one', 'three', 'two']);
  expect(await change([{ phrase: 'one' }])).toEqual({ count: 3 });
});

test(`more than ${KEYWORDS_MAX} phrases are refused, none of them taken`, async () => {
  const some = (from: number, many: number) =>
    Array.from({ length: many }, (_, at) => ({ phrase: `phrase ${from + at}` }));
  for (let from = 0; from < KEYWORDS_MAX; from += 100) await change(some(from, 100));
  await expect(change(some(KEYWORDS_MAX - 1, 2))).rejects.toThrow('KEYWORDS_FULL');
  expect((await read()).keywords).toHaveLength(KEYWORDS_MAX);
  // One that is replaced takes no more room.
  expect(await change([{ phrase: 'phrase 1', destination: 'GY' }])).toEqual({ count: KEYWORDS_MAX });
});
