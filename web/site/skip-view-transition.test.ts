import { expect, test, vi } from 'vitest';
import { appPaths, sitePaths } from '#domain/kernel/paths.ts';
import { isAppPath, skipViewTransitionToApp } from './skip-view-transition.ts';

test('each route of the app is an app path, and no page of the site is', () => {
  expect(appPaths.filter((path) => !isAppPath(path))).toEqual([]);
  expect(sitePaths.filter((path) => isAppPath(path))).toEqual([]);
});

test('the view transition is skipped only on the way to the app', () => {
  skipViewTransitionToApp();
  const leaveFor = (path: string) => {
    const skipTransition = vi.fn();
    const facts = {
      activation: { entry: { url: `https://example.test${path}` } },
      viewTransition: { skipTransition },
    };
    dispatchEvent(Object.assign(new Event('pageswap'), facts));
    return skipTransition;
  };
  expect(leaveFor('/auth/login?returnUrl=%2F')).toHaveBeenCalledOnce();
  expect(leaveFor('/rates')).not.toHaveBeenCalled();
});
