import { describe, expect, test } from 'vitest';
import type { DeskPost } from '../../desk/desk-post.ts';
import { sampleIdea } from '../../testing/sample-post.ts';
import { defaultCategories } from '../category.ts';
import { MOST_OTHERS, MOST_SHOWN, mended, NewMending, unmended } from './mending.ts';
import { toMend } from './to-mend.ts';

const at = '2026-12-01T15:00:00.000Z';
const who = { by: 'ben', at };
const id = '019a1d3c-0000-7000-8000-000000000061';
const rates = 'rates-and-cutoffs';

const idOf = (place: number): string => `019a1d3c-0000-7000-8000-${String(place).padStart(12, '0')}`;
const postsOf = (many: number, given: Partial<DeskPost> = {}): readonly DeskPost[] =>
  Array.from({ length: many }, (_, place) => ({ ...sampleIdea, id: idOf(place), ...given }));
const byId = (posts: readonly DeskPost[]) => new Map(posts.map((post) => [post.id, post]));
const mend = (posts: readonly DeskPost[], category = rates, stored = posts) =>
  mended(
    { id, changes: posts.map((post) => ({ post: post.id, version: post.version, category })) },
    byId(stored),
    defaultCategories,
    who,
  );
const codeOf = (result: ReturnType<typeof mend | typeof unmended>) =>
  result.ok ? 'ok' : result.refusal.code;
const stepOf = (result: ReturnType<typeof mend>) => {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
};

describe('categories for several posts', () => {
  test('are the next version of each, with what it was before', () => {
    const [first, second] = [...postsOf(1), ...postsOf(2, { category: 'old' }).slice(1)];
    const { posts, mending } = stepOf(mend([first, second] as DeskPost[]));
    expect(posts.map(({ after }) => after)).toEqual([
      { ...first, category: rates, version: 2, changedAt: at, changedBy: 'ben' },
      { ...second, category: rates, version: 2, changedAt: at, changedBy: 'ben' },
    ]);
    expect(mending.changes.map(({ before, after }) => [before, after])).toEqual([
      [undefined, rates],
      ['old', rates],
    ]);
  });

  test('are given to all or to none: whoever was changed meanwhile is named', () => {
    const posts = postsOf(2);
    const meanwhile = posts.map((post, place) => (place === 0 ? post : { ...post, version: 2 }));
    expect(mend(posts, rates, meanwhile)).toMatchObject({
      ok: false,
      refusal: { code: 'POSTS_CHANGED', details: { posts: [{ id: idOf(1), title: sampleIdea.title }] } },
    });
  });

  test('are categories by themselves', () => {
    expect(codeOf(mend(postsOf(1), 'nowhere'))).toBe('CATEGORY_NOT_FOUND');
  });

  test('are as many as fit into one step', () => {
    const shown = { status: 'PUBLISHED' } as const;
    expect(codeOf(mend(postsOf(MOST_OTHERS)))).toBe('ok');
    expect(codeOf(mend(postsOf(MOST_OTHERS + 1)))).toBe('TOO_MUCH_AT_ONCE');
    expect(codeOf(mend(postsOf(MOST_SHOWN, shown)))).toBe('ok');
    expect(codeOf(mend(postsOf(MOST_SHOWN + 1, shown)))).toBe('TOO_MUCH_AT_ONCE');
  });

  test('name each post once', () => {
    const change = { post: idOf(1), version: 1, category: rates };
    expect(NewMending.safeParse({ id, changes: [change] }).success).toBe(true);
    expect(NewMending.safeParse({ id, changes: [change, change] }).success).toBe(false);
    expect(NewMending.safeParse({ id, changes: [] }).success).toBe(false);
  });
});

describe('undoing it', () => {
  const { posts, mending } = stepOf(mend(postsOf(2)));
  const after = byId(posts.map((one) => one.after));

  test('gives every post what it had, once', () => {
    const back = unmended(mending, id, after, { by: 'ann', at });
    expect(back).toMatchObject({ ok: true, value: { mending: { undone: { by: 'ann', at } } } });
    if (!back.ok) return;
    expect(back.value.posts.map((one) => one.after.category)).toEqual([undefined, undefined]);
    expect(back.value.posts.map((one) => one.after.version)).toEqual([3, 3]);
    expect(codeOf(unmended(back.value.mending, id, after, who))).toBe('NOTHING_TO_UNDO');
  });

  test('is refused when a post was changed since, and says which', () => {
    const since = new Map(after).set(idOf(1), { ...sampleIdea, id: idOf(1), version: 3 });
    expect(unmended(mending, id, since, who)).toMatchObject({
      ok: false,
      refusal: { code: 'POSTS_CHANGED', details: { posts: [{ id: idOf(1), title: sampleIdea.title }] } },
    });
  });

  test('is of the last one alone', () => {
    expect(codeOf(unmended(mending, idOf(9), after, who))).toBe('NOTHING_TO_UNDO');
    expect(codeOf(unmended(undefined, id, after, who))).toBe('NOTHING_TO_UNDO');
  });
});

describe('a post is to be mended', () => {
  test('without a category, and in one that is not there', () => {
    expect(toMend(sampleIdea, defaultCategories, [])).not.toHaveProperty('unknown');
    expect(toMend({ ...sampleIdea, category: 'old' }, defaultCategories, [])).toMatchObject({
      unknown: 'old',
    });
  });

  test('and is not in one that is there, or was merged into one', () => {
    expect(toMend({ ...sampleIdea, category: rates }, defaultCategories, [])).toBeUndefined();
    const alias = { slug: 'prices', name: 'Prices', description: '', version: 2, mergedInto: rates };
    expect(toMend({ ...sampleIdea, category: 'prices' }, [...defaultCategories, alias], [])).toBeUndefined();
  });
});
