import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultCategories } from '#domain/blog/categories/category.ts';
import { type CountedCategory, categoryEndpoints } from '#domain/blog/categories/endpoints.ts';
import { MOST_SHOWN } from '#domain/blog/categories/mending/mending.ts';
import type { PostToMend, ToMend } from '#domain/blog/categories/mending/to-mend.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { choose, closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { FixCategoriesPage } from './fix-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const { mayManage } = vi.hoisted(() => ({ mayManage: vi.fn(() => true) }));
vi.mock('#web/session/use-session.ts', () => ({
  useOwnId: () => 'me',
  useMay: () => (permission: string) => permission === 'content.read' || mayManage(),
}));
vi.mock('#web/session/use-names.ts', () => ({
  useNames: () => (id: string) => (id === 'me' ? 'You' : 'Ann'),
}));
HTMLDialogElement.prototype.showModal = vi.fn();
HTMLDialogElement.prototype.close = vi.fn();

const calling = vi.mocked(api as (endpoint: unknown, input: Record<string, unknown>) => Promise<unknown>);

const tip: CountedCategory = {
  slug: 'holiday-tip',
  name: 'Holiday tip',
  description: '',
  version: 2,
  posts: 1,
};
const categories: readonly CountedCategory[] = [
  ...defaultCategories.map((one) => ({ ...one, posts: 2 })),
  tip,
  { ...tip, slug: 'holiday-tips', name: 'Holiday tips', posts: 4 },
  { ...tip, slug: 'old', name: 'Old', mergedInto: 'holiday-tips' },
];
const idOf = (place: number): string => `019a1d3c-0000-7000-8000-${String(place).padStart(12, '0')}`;
const post: PostToMend = {
  id: idOf(1),
  version: 3,
  status: 'DRAFT',
  title: 'Which barrel?',
  suggestion: { category: 'barrels-and-boxes', confidence: 0.7, reason: '“barrel” in its name.' },
};
const unsure: PostToMend = { id: idOf(2), version: 1, status: 'IDEA', title: 'News', unknown: 'gone' };
const found: ToMend = {
  posts: [post, unsure],
  more: false,
  alike: [{ slug: tip.slug, into: 'holiday-tips', confidence: 0.95, reason: 'The names differ.' }],
};
const last = {
  id: idOf(9),
  at: '2026-11-21T15:00:00.000Z',
  by: 'ann-1',
  changes: [{ post: post.id, title: post.title, after: 'barrels-and-boxes', version: 4 }],
};

const answer = (toMend: ToMend = found, changed: () => unknown = () => last): void => {
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === categoryEndpoints.categories) return { categories };
    if (endpoint === categoryEndpoints.toMend) return toMend;
    return changed();
  });
};
const sent = (endpoint: unknown) =>
  calling.mock.calls.flatMap(([one, input]) => (one === endpoint ? [input] : []));
const open = async (): Promise<HTMLElement> => {
  const screen = await openScreen(<FixCategoriesPage area="/staff" />, '/staff/blog/fix-categories');
  await settle();
  return screen;
};
const refuse = (code: string, details: object) => (): never => {
  throw new ApiError(409, { code, message: 'Nothing was done.', correlationId: 'c', details });
};

beforeEach(() => {
  calling.mockReset();
  mayManage.mockReturnValue(true);
});
afterEach(() => closeScreen());

test('what is sure is taken already, and nothing is sent before somebody applies it', async () => {
  answer();
  const screen = await open();
  expect(screen.textContent).toContain('Barrels and boxes, 70% sure: “barrel” in its name.');
  expect(screen.textContent).toContain('Its category “gone” is not there.');
  expect(screen.textContent).toContain('This changes 1 post: 1 to Barrels and boxes.');
  await choose(screen.querySelectorAll('select')[1], 'customs-and-duty');
  expect(screen.textContent).toContain('2 posts: 1 to Barrels and boxes, 1 to Customs and duty.');
  expect(sent(categoryEndpoints.mend)).toEqual([]);
  await press('Apply to 2 posts');
  await settle();
  expect(sent(categoryEndpoints.mend)).toMatchObject([
    {
      body: {
        changes: [
          { post: post.id, version: 3, category: 'barrels-and-boxes' },
          { post: unsure.id, version: 1, category: 'customs-and-duty' },
        ],
      },
    },
  ]);
});

test('nothing more is taken from the beginning than fits into one step', async () => {
  const posts = Array.from({ length: MOST_SHOWN + 2 }, (_, place) => ({
    ...post,
    id: idOf(place),
    status: 'PUBLISHED' as const,
  }));
  answer({ ...found, posts, more: true });
  const screen = await open();
  expect(screen.textContent).toContain(`This changes ${MOST_SHOWN} posts`);
  expect(screen.textContent).toContain('There are more.');
  await press('Choose none');
  expect(screen.textContent).toContain('Nothing is chosen.');
});

test('a refusal names the posts that stood in the way', async () => {
  answer({ ...found, last }, refuse('POSTS_CHANGED', { posts: [{ id: post.id, title: post.title }] }));
  const screen = await open();
  await press('Apply to 1 post');
  await settle();
  expect(screen.querySelector('[role=alert] a')?.getAttribute('href')).toBe(`/staff/blog/${post.id}`);
  await press('Undo this change');
  await settle();
  expect(sent(categoryEndpoints.undoMending)).toEqual([{ params: { id: last.id } }]);
  expect(screen.querySelectorAll('[role=alert]')).toHaveLength(2);
});

test('what was undone is not undone again', async () => {
  answer({ ...found, last: { ...last, undone: { at: last.at, by: 'me' } } });
  const screen = await open();
  expect(screen.textContent).toMatch(/You undid it.*Ann changed the category of 1 post/);
  expect(screen.textContent).not.toContain('Undo this change');
});

test('two that look alike are merged into the one that is proposed, and a merge is undone', async () => {
  answer();
  const screen = await open();
  expect(screen.textContent).toContain('Holiday tip (1 post) and Holiday tips (5 posts)');
  await press('Merge “Holiday tip” into another one');
  await press('Merge them');
  await settle();
  expect(sent(categoryEndpoints.changeCategory)).toEqual([
    {
      body: {
        slug: 'holiday-tip',
        version: 2,
        name: 'Holiday tip',
        description: '',
        mergedInto: 'holiday-tips',
      },
    },
  ]);
  expect(screen.textContent).toContain('Merged into “Holiday tips”, with 1 post.');
  await press('Undo the merge of “Old”');
  await settle();
  expect(sent(categoryEndpoints.changeCategory).at(-1)).toEqual({
    body: { slug: 'old', version: 2, name: 'Old', description: '' },
  });
});

test('a new category needs a name', async () => {
  answer();
  const screen = await open();
  await press('New category');
  await press('Add the category');
  expect(screen.textContent).toContain('Write a name');
  await type(screen.querySelector<HTMLInputElement>('input[name=name]'), ' Rum ');
  await press('Add the category');
  await settle();
  expect(sent(categoryEndpoints.addCategory)).toEqual([{ body: { name: 'Rum', description: '' } }]);
});

test('whoever may only look changes nothing', async () => {
  mayManage.mockReturnValue(false);
  answer({ ...found, last });
  const screen = await open();
  expect(screen.textContent).toContain('Which barrel?');
  expect(screen.querySelectorAll('button, select, input')).toHaveLength(0);
});
