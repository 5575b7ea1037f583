import { beforeEach, expect, test, vi } from 'vitest';

const load = vi.fn();

beforeEach(() => {
  vi.resetModules();
  load.mockReset();
});

const module = () => import('./sign-in-page.ts');

test('the sign-in page leads back to the page that was asked for', async () => {
  const { askToSignIn } = await module();
  askToSignIn('/customer/profile?tab=2', load);
  askToSignIn('/dashboard', load);
  expect(load.mock.calls).toEqual([
    ['/auth/login?returnUrl=%2Fcustomer%2Fprofile%3Ftab%3D2'],
    ['/auth/login'],
  ]);
});

test('after signing out it leads to nobody’s former page, and is opened once', async () => {
  const { askToSignIn, leaveBySigningOut } = await module();
  await leaveBySigningOut(async () => askToSignIn('/customer/profile', load), load);
  expect(load.mock.calls).toEqual([['/auth/login']]);
});

test('without a network the app stays, and the sign-in page is opened once there is one', async () => {
  const { askToSignIn, isSignedOutOffline, leaveBySigningOut } = await module();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await leaveBySigningOut(async () => askToSignIn('/staff/dock', load), load);
  expect(load).not.toHaveBeenCalled();
  expect(isSignedOutOffline()).toBe(true);
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(load.mock.calls).toEqual([['/auth/login']]);
  expect(isSignedOutOffline()).toBe(false);
  onLine.mockRestore();
});
