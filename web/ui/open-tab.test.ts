import { afterEach, expect, test, vi } from 'vitest';
import { openInTab } from './open-tab.ts';

const tabOf = () => ({
  document: document.implementation.createHTMLDocument(),
  opener: window as Window | null,
  close: vi.fn<() => void>(),
  location: { replace: vi.fn<(url: string) => void>() },
});
const opened = () => {
  const tab = tabOf();
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return tab;
};

afterEach(() => vi.restoreAllMocks());

test('the new tab says that it opens until the answer is there, and is never blank', async () => {
  const tab = opened();
  const answer = Promise.withResolvers<string>();
  const done = openInTab(() => answer.promise);
  expect(tab.document.body.textContent).toBe('Opening…');
  expect(tab.document.title).toBe('Opening…');
  expect(tab.opener).toBeNull();
  answer.resolve('https://example.test/a.pdf');
  await done;
  expect(tab.location.replace).toHaveBeenCalledWith('https://example.test/a.pdf');
  expect(tab.document.body.textContent).toContain('in your downloads');
  expect(tab.close).not.toHaveBeenCalled();
});

test('without an answer the tab is closed, and the page hears why', async () => {
  const tab = opened();
  const failed = openInTab(async () => {
    throw new Error('Something went wrong on our side.');
  });
  await expect(failed).rejects.toThrow('on our side');
  expect(tab.close).toHaveBeenCalledOnce();
  expect(tab.location.replace).not.toHaveBeenCalled();
});
