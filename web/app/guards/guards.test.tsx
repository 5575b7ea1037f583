import { act } from 'react';
import { createMemoryRouter, type Location, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { Role } from '#domain/kernel/role.ts';
import type { SessionState } from '#web/session/session.ts';
import { SessionContext } from '#web/session/use-session.ts';
import { freshRoot } from '#web/ui/testing/fresh-root.ts';
import { screens } from '../screens.ts';
import { AdminGuard, guardOf, StaffGuard } from './guards.tsx';

const screen = freshRoot();

const userWith = (roles: readonly Role[], rolesAfterTwoStep: readonly Role[] = []) =>
  ({ userId: 'u1', email: 'a@example.com', roles, rolesAfterTwoStep }) as const;
const as = (...roles: readonly Role[]): SessionState => ({ status: 'signed-in', user: userWith(roles) });

const { askToSignIn, isSignedOutOffline } = vi.hoisted(() => ({
  askToSignIn: vi.fn(),
  isSignedOutOffline: vi.fn(() => false),
}));
vi.mock('#web/session/sign-in-page.ts', () => ({
  askToSignIn,
  isSignedOutOffline,
  leaveBySigningOut: vi.fn(),
}));

// What the header of a customer asks for is not what these tests are about.
vi.mock('../layout/customer-tools.tsx', () => ({ CustomerTools: () => null }));

/** The app's screens behind their guards, each with a page that prints its path. */
const below = (start: string) =>
  screens
    .filter(({ path, who }) => path.startsWith(start) && who !== 'anyone')
    .map(({ path, ...rule }) => ({
      Component: guardOf(rule),
      children: [{ path, element: <p>page {path}</p> }],
    }));

/** Opens a path as a user with this role and returns the final path and the page. */
const open = async (entry: string | Partial<Location>, state: SessionState) => {
  const router = createMemoryRouter(
    [
      ...below('/dashboard'),
      ...below('/customer'),
      { Component: AdminGuard, children: below('/admin') },
      { Component: StaffGuard, children: below('/staff') },
    ],
    { initialEntries: ['/before', entry], initialIndex: 1 },
  );
  const session = { ...state, refresh: async () => {}, replace: async () => {}, signOut: async () => {} };
  await act(async () => {
    screen.root.render(
      <SessionContext value={session}>
        <RouterProvider router={router} />
      </SessionContext>,
    );
  });
  return {
    path: router.state.location.pathname,
    action: router.state.historyAction,
    text: screen.container.textContent,
  };
};

test("while the session loads a guarded page says 'Loading...'", async () => {
  const seen = await open('/dashboard', { status: 'loading' });
  expect(seen.text).toBe('Loading...');
  expect(seen.path).toBe('/dashboard');
});

test('without a session the static sign-in page is opened, which knows the requested page', async () => {
  const seen = await open(
    { pathname: '/customer/profile', search: '?a=1', hash: '#b' },
    { status: 'signed-out' },
  );
  expect(seen.text).toBe('Loading...');
  expect(askToSignIn).toHaveBeenCalledExactlyOnceWith('/customer/profile?a=1#b');
});

test('who signed out without a network reads that, on a page of the app', async () => {
  isSignedOutOffline.mockReturnValueOnce(true);
  const seen = await open('/staff/dock', { status: 'signed-out' });
  expect(seen.text).toContain('You are signed out.');
  expect(seen.text).toContain('When it is back, the sign-in page opens here.');
});

test.each<[Role, string, string]>([
  ['customer', '/dashboard', '/dashboard'],
  ['customer', '/customer/profile', '/customer/profile'],
  ['admin', '/dashboard', '/admin'],
  ['admin', '/customer/profile', '/admin/account'],
  ['admin', '/admin/mailboxes', '/admin/mailboxes'],
  ['admin', '/staff', '/staff'],
  ['staff', '/dashboard', '/staff'],
  ['staff', '/customer/profile', '/customer/profile'],
  ['staff', '/admin', '/staff'],
  ['staff', '/staff/mailboxes', '/staff/mailboxes'],
  ['admin', '/staff/monitoring', '/staff/monitoring'],
  ['content', '/dashboard', '/staff/blog'],
  ['content', '/staff', '/staff/blog'],
  ['analyst', '/dashboard', '/staff/monitoring'],
  ['analyst', '/staff', '/staff/monitoring'],
  ['analyst', '/staff/monitoring', '/staff/monitoring'],
  ['warehouse', '/dashboard', '/staff'],
  ['warehouse', '/admin/mailboxes', '/staff'],
  ['warehouse', '/staff/mailboxes', '/staff/mailboxes'],
  ['billing', '/staff/notifications', '/staff/notifications'],
  ['driver', '/staff', '/staff'],
  ['driver', '/customer/profile', '/customer/profile'],
])('%s who opens %s sees %s', async (role, asked, shown) => {
  const seen = await open(asked, as(role));
  expect(seen).toMatchObject({ path: shown, text: `page ${shown}` });
});

test.each([
  ['/staff/monitoring', 'page /staff/monitoring'],
  ['/staff/mailboxes', 'page /staff/mailboxes'],
  ['/dashboard', 'page /staff'],
  ['/staff/enquiries', 'You do not have access to this.'],
])('somebody with several roles who opens %s sees what any of them opens', async (asked, shown) => {
  expect((await open(asked, as('analyst', 'warehouse'))).text).toContain(shown);
});

test.each<[Role, string]>([
  ['admin', '/admin'],
  ['admin', '/admin/settings'],
  ['admin', '/staff/mailboxes'],
  ['staff', '/staff'],
  ['analyst', '/staff/monitoring'],
  ['warehouse', '/staff/mailboxes'],
])('somebody who waits to be %s is led from %s to two-step sign-in', async (waiting, asked) => {
  const user = userWith(['customer'], [waiting]);
  const seen = await open(asked, { status: 'signed-in', user });
  expect(seen).toMatchObject({ path: '/customer/two-step', action: 'REPLACE' });
});

test.each([
  ['/dashboard', 'page /dashboard'],
  ['/admin', 'You do not have access to this.'],
])('somebody who waits to be staff is a customer at %s meanwhile', async (asked, shown) => {
  const user = userWith(['customer'], ['staff']);
  expect((await open(asked, { status: 'signed-in', user })).text).toContain(shown);
});

test.each<[Role, string]>([
  ['customer', '/admin'],
  ['customer', '/admin/mailboxes'],
  ['customer', '/staff'],
  ['customer', '/staff/mailboxes'],
  ['analyst', '/admin'],
  ['customer', '/staff/monitoring'],
  ['staff', '/staff/monitoring'],
  ['analyst', '/staff/mailboxes'],
  ['warehouse', '/staff/enquiries'],
  ['warehouse', '/staff/monitoring'],
  ['driver', '/staff/mailboxes'],
  ['content', '/staff/notifications'],
])('%s is blocked from %s', async (role, asked) => {
  const { text } = await open(asked, as(role));
  expect(text).toContain('You do not have access to this.');
  expect(text).not.toContain('page ');
});

test.each<[Role, string]>([
  ['customer', '/admin'],
  ['customer', '/staff'],
])('the refusal of %s at %s has the header, with the ways to other pages', async (role, asked) => {
  await open(asked, as(role));
  expect(screen.container.querySelector('header a[href="/"]')).not.toBeNull();
});
