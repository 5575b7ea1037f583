import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PostSearch } from './post-search.tsx';
import { searchPosts } from './search-posts.ts';

const post = (n: number) => ({ slug: `post-${n}`, title: `Barrel ${n}`, description: `About barrel ${n}` });
const parts: Record<string, readonly object[]> = {
  '/blog/search/1.json': [post(1)],
  '/blog/search/2.json': [post(3), { ...post(2), title: 'Duty <b>now</b>', description: 'What is paid' }],
};
let isOnline: boolean;
const asked = vi.fn();

beforeEach(() => {
  isOnline = true;
  asked.mockClear();
  vi.stubGlobal('fetch', async (path: string) => {
    asked(path);
    if (!isOnline) throw new TypeError('Failed to fetch');
    return Response.json(parts[path], { status: path in parts ? 200 : 404 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

const one = <Found extends HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  return found;
};
const field = () => one<HTMLInputElement>('input');
const said = () => one('[role=status]').textContent;
const links = () => [...document.querySelectorAll('li a')].map((link) => link.getAttribute('href'));

const open = async (address = '/blog', known = 2): Promise<void> => {
  history.replaceState(null, '', address);
  document.body.innerHTML = renderToStaticMarkup(<PostSearch parts={known} />);
  searchPosts();
  await vi.waitFor(() => undefined);
};
const type = async (words: string): Promise<void> => {
  field().value = words;
  field().dispatchEvent(new InputEvent('input', { bubbles: true }));
  await new Promise((done) => setTimeout(done));
};

test('posts of all parts are found by their words, the newest first, and read once', async () => {
  await open();
  expect(asked).not.toHaveBeenCalled();
  await type('barrel');
  expect(links()).toEqual(['/blog/post-3', '/blog/post-1']);
  await type('barrel 1');
  expect(links()).toEqual(['/blog/post-1']);
  expect(said()).toBe('1 guide');
  expect(asked).toHaveBeenCalledTimes(2);
});

test('how many were found is read out, and not each of them', async () => {
  await open();
  await type('barrel');
  expect(said()).toBe('2 guides');
  expect(one('ul').closest('[role=status], [aria-live]')).toBeNull();
});

test('a title is text, whatever is in it', async () => {
  await open();
  await type('duty');
  expect(one('li a').textContent).toBe('Duty <b>now</b>');
});

test('no more than twenty are shown, and it is said', async () => {
  parts['/blog/search/3.json'] = Array.from({ length: 30 }, (_, n) => post(n));
  await open('/blog', 3);
  await type('barrel');
  expect(links()).toHaveLength(20);
  expect(said()).toBe('32 guides, the first 20 shown');
});

test('nothing found is said, and nothing typed shows nothing', async () => {
  await open();
  await type('cheese');
  expect(said()).toContain('No guide has all of these words');
  expect(one('ul').hidden).toBe(true);
  await type('  ');
  expect(said()).toBe('');
  expect(links()).toEqual([]);
});

test('without a connection it says so, and the next word tries again', async () => {
  isOnline = false;
  await open();
  await type('barrel');
  expect(said()).toContain('did not load');
  isOnline = true;
  await type('barrel 3');
  expect(links()).toEqual(['/blog/post-3']);
});

test('who comes back from a post finds what they searched for', async () => {
  await open();
  await type('barrel');
  one('li a').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(location.search).toBe('?q=barrel');
  await open(`/blog${location.search}`);
  await vi.waitFor(() => expect(links()).toHaveLength(2));
  expect(field().value).toBe('barrel');
});

test('Enter searches in the page, also when it came before this was here', async () => {
  await open();
  field().value = 'duty';
  const enter = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  one('form').dispatchEvent(enter);
  expect(enter.defaultPrevented).toBe(true);
  await vi.waitFor(() => expect(links()).toEqual(['/blog/post-2']));
  expect(location.search).toBe('?q=duty');
  expect(one<HTMLFormElement>('form').action).toMatch(/\/blog$/);
  expect(field().name).toBe('q');
});
