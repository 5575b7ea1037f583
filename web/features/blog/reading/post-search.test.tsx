import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeScreen, openScreen, settle, type } from '#web/ui/testing/screen.tsx';
import PostSearch from './post-search.tsx';

const posts = [
  { slug: 'tax-numbers', title: 'The tax number', description: 'What customs asks for.' },
  { slug: 'duty', title: 'Duty on gifts', description: 'What customs says.' },
];
const asked: string[] = [];
let isReachable = true;

beforeEach(() => {
  asked.length = 0;
  isReachable = true;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return isReachable
      ? new Response(JSON.stringify(path.includes('/2.') ? posts : []))
      : new Response('', { status: 503 });
  });
});
afterEach(() => {
  closeScreen();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const search = async (screen: HTMLElement, words: string): Promise<void> => {
  await type(screen.querySelector('input'), words);
  await settle();
};
const hits = (screen: HTMLElement) =>
  [...screen.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test('finds guides by their words, those with the word in the title first, and reads each part once', async () => {
  const screen = await openScreen(<PostSearch parts={2} />, '/blog');
  expect(hits(screen)).toEqual([]);
  await search(screen, 'customs dut');
  expect(hits(screen)).toEqual(['/blog/duty']);
  await search(screen, 'customs');
  expect(hits(screen)).toEqual(['/blog/tax-numbers', '/blog/duty']);
  expect(screen.querySelector('[role=status]')?.textContent).toBe('2 guides');
  expect(asked).toEqual(['/blog/search/2.json', '/blog/search/1.json']);
  expect(location.search).toBe('?q=customs');
  await search(screen, '');
  expect(hits(screen)).toEqual([]);
  expect(screen.querySelector('[role=status]')?.textContent).toBe('');
  expect(location.search).toBe('');
});

test('says when nothing is found, and when the parts did not load; the next word tries again', async () => {
  isReachable = false;
  const screen = await openScreen(<PostSearch parts={2} />, '/blog');
  await search(screen, 'duty');
  expect(screen.querySelector('[role=status]')?.textContent).toContain('The search did not load.');
  isReachable = true;
  await search(screen, 'duty x');
  expect(screen.querySelector('[role=status]')?.textContent).toContain('No guide has all of these words.');
});

test('what the address asks for is searched at once', async () => {
  history.replaceState(null, '', '/blog?q=gifts');
  const screen = await openScreen(<PostSearch parts={2} />, '/blog?q=gifts');
  await settle();
  expect(screen.querySelector('input')?.value).toBe('gifts');
  expect(hits(screen)).toEqual(['/blog/duty']);
});
