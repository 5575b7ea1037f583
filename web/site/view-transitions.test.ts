import { expect, test, vi } from 'vitest';
import { appPaths, sitePaths } from '#domain/kernel/paths.ts';
import { isAppPath, watchViewTransitions } from './view-transitions.ts';

watchViewTransitions();

/** Fires an event of a view transition that the browser gives up, and returns whether the page skips it. */
const change = (event: 'pageswap' | 'pagereveal', path?: string): boolean => {
  const skipTransition = vi.fn();
  const ready = Promise.reject(new DOMException('Transition was aborted because of invalid state'));
  const facts = {
    viewTransition: { skipTransition, ready },
    ...(path === undefined ? {} : { activation: { entry: { url: `https://example.test${path}` } } }),
  };
  dispatchEvent(Object.assign(new Event(event), facts));
  return skipTransition.mock.calls.length > 0;
};

test('each route of the app is an app path, and no page of the site is', () => {
  expect(appPaths.filter((path) => !isAppPath(path))).toEqual([]);
  expect(sitePaths.filter((path) => isAppPath(path))).toEqual([]);
});

test('the view transition is skipped only on the way to the app', () => {
  expect(change('pageswap', '/auth/login?returnUrl=%2F')).toBe(true);
  expect(change('pageswap', '/rates')).toBe(false);
});

// An unhandled rejection fails the run.
test('a view transition that the browser gives up is no error', async () => {
  change('pagereveal');
  change('pageswap', '/rates');
  await new Promise((resolve) => setTimeout(resolve));
});
