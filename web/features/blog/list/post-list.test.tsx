import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultCategories } from '#domain/blog/categories/category.ts';
import type { DeskPost } from '#domain/blog/desk/desk-post.ts';
import { blogEndpoints } from '#domain/blog/endpoints.ts';
import { sampleIdea } from '#domain/blog/testing/sample-post.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { addressNow, choose, closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { findPosts } from './find-posts.ts';
import { PostListPage } from './post-list-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const { mayManage } = vi.hoisted(() => ({ mayManage: vi.fn(() => true) }));
vi.mock('#web/session/use-session.ts', () => ({
  useOwnId: () => 'me',
  useMay: () => (permission: string) => permission.startsWith('content') && mayManage(),
}));
vi.mock('#web/session/use-names.ts', () => ({
  useNames: () => (id: string) => (id === 'me' ? 'You' : 'Ann'),
}));
HTMLDialogElement.prototype.showModal = vi.fn();
HTMLDialogElement.prototype.close = vi.fn();

const calling = vi.mocked(api as (endpoint: unknown, input: Record<string, unknown>) => Promise<unknown>);

const post: DeskPost = {
  ...sampleIdea,
  status: 'DRAFT',
  owner: 'ann-1',
  dueOn: '2026-11-20',
  plannedFor: '2026-12-01',
  destination: 'GY',
  brief: { intent: 'By which day?', outline: '', sources: 'Our schedule.' },
};

/** A fake API that has these posts, and answers what is added with this. */
const answer = (posts: readonly DeskPost[], added: () => unknown = () => sampleIdea): void => {
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === blogEndpoints.list) return { items: posts };
    if (endpoint === blogEndpoints.show) return posts[0];
    if (endpoint === blogEndpoints.categories)
      return { categories: defaultCategories.map((one) => ({ ...one, posts: 1 })) };
    if (endpoint === blogEndpoints.add) return added();
    return { others: [] };
  });
};
const asked = (endpoint: unknown) =>
  calling.mock.calls.flatMap(([one, input]) => (one === endpoint ? [input] : []));
const open = async (at = '/staff/blog'): Promise<HTMLElement> => {
  const screen = await openScreen(<PostListPage area="/staff" />, at);
  await settle();
  return screen;
};
const titleField = (screen: HTMLElement) => screen.querySelector<HTMLInputElement>('input[name=title]');

beforeEach(() => {
  calling.mockReset();
  mayManage.mockReturnValue(true);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T16:00:00Z') });
});
afterEach(async () => {
  await closeScreen();
  vi.useRealTimers();
});

test('a post says its status, who has it, by when and for when', async () => {
  answer([post]);
  const row = (await open()).querySelector('tbody tr');
  expect(row?.textContent).toMatch(
    /Last days to ship for Christmas.*Draft.*Ann.*Late: Fri, Nov 20.*Tue, Dec 1.*Guyana/,
  );
  expect(row?.querySelector('a[data-row]')?.getAttribute('href')).toBe(`/staff/blog/${post.id}`);
});

test('what is approved is not late any more', async () => {
  answer([{ ...post, status: 'APPROVED' }]);
  expect((await open()).textContent).not.toContain('Late');
});

test('asks for a status or for a search, and says what an empty answer means', async () => {
  answer([]);
  const screen = await open('/staff/blog?status=REVIEW');
  expect(asked(blogEndpoints.list).at(-1)).toMatchObject({ query: { status: 'REVIEW', search: undefined } });
  expect(screen.textContent).toContain('Choose another status');
  await type(screen.querySelector<HTMLInputElement>('input[type=search]'), 'rum');
  await vi.waitFor(() => expect(addressNow()).toBe('/staff/blog?search=rum'));
  await settle();
  expect(asked(blogEndpoints.list).at(-1)).toMatchObject({ query: { status: undefined, search: 'rum' } });
  expect(screen.textContent).toContain('Nothing found for “rum”');
  await choose(screen.querySelector('select'), 'IDEA');
  expect(addressNow()).toBe('/staff/blog?status=IDEA');
  await choose(screen.querySelectorAll('select')[1], 'customs-and-duty');
  await settle();
  expect(addressNow()).toBe('/staff/blog?category=customs-and-duty');
  expect(asked(blogEndpoints.list).at(-1)).toMatchObject({
    query: { status: undefined, category: 'customs-and-duty' },
  });
});

test('beside the list a post shows its brief', async () => {
  answer([post]);
  const screen = await open(`/staff/blog?open=${post.id}`);
  const panel = screen.querySelector('aside')?.textContent;
  expect(panel).toMatch(/What readers want to know.*By which day\?.*Sources.*Our schedule\./);
  expect(panel).not.toContain('Outline');
});

test('a new post needs a title, is sent once more under the same id after a lost answer, and opens', async () => {
  answer([post], () => {
    throw new ApiError(503, { code: 'BUSY', message: 'It is busy.', correlationId: 'c' });
  });
  const screen = await open();
  await press('New post');
  await press('Add the idea');
  expect(screen.textContent).toContain('Write a title');
  await type(titleField(screen), ' Rum and perfume ');
  await press('Add the idea');
  await settle();
  expect(screen.textContent).toContain('It is busy.');
  answer([post]);
  await press('Add the idea');
  await settle();
  const [first, second] = asked(blogEndpoints.add).map(({ body }) => body as { id: string; title: string });
  expect(first?.title).toBe('Rum and perfume');
  expect(second).toEqual(first);
  expect(addressNow()).toBe(`/staff/blog/${sampleIdea.id}`);
});

test('whoever may only read adds nothing', async () => {
  mayManage.mockReturnValue(false);
  answer([post]);
  expect((await open()).textContent).not.toContain('New post');
});

test('the search of the desk says what a post is and leads to it', async () => {
  answer([post]);
  await open();
  const found = await findPosts({ base: '/admin', dock: '' })('christmas', new AbortController().signal);
  expect(found).toEqual([
    { to: `/admin/blog/${post.id}`, title: post.title, detail: 'Draft · planned for Tue, Dec 1' },
  ]);
});
