import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SessionContext } from '#web/session/use-session.ts';
import { freshRoot } from '#web/ui/testing/fresh-root.ts';
import { LoginPage } from '../login/login-page.tsx';
import { ForgotPasswordPage, ResendPage } from './email-request-pages.tsx';

const nothing = async () => undefined;
const signedOut = { status: 'signed-out', refresh: nothing, replace: nothing, signOut: nothing } as const;
const page = freshRoot();

const open = async (entry: string | { readonly pathname: string; readonly state: unknown }) => {
  const routes = [
    { path: '/auth/login', element: <LoginPage /> },
    { path: '/auth/forgot-password', element: <ForgotPasswordPage /> },
    { path: '/auth/resend', element: <ResendPage /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [entry] });
  await act(async () =>
    page.root.render(
      <SessionContext value={signedOut}>
        <RouterProvider router={router} />
      </SessionContext>,
    ),
  );
  return router;
};

const follow = async (text: string) => {
  const link = [...page.container.querySelectorAll('a')].find(({ textContent }) => textContent === text);
  await act(async () => link?.click());
};

test.each([
  ['Forgot your password?', '/auth/forgot-password'],
  ['Send the verification link again', '/auth/resend'],
])('%s and back keeps where one was going', async (there, path) => {
  const destination = '?returnUrl=%2Fshipping-calculator%3Fto%3DGY';
  const router = await open(`/auth/login${destination}`);
  await follow(there);
  expect(router.state.location).toMatchObject({ pathname: path, search: destination });
  await follow('Back to sign in');
  expect(router.state.location).toMatchObject({ pathname: '/auth/login', search: destination });
});

test('the page that the guard sent somebody from is kept as well', async () => {
  const from = { pathname: '/customer/profile', search: '', hash: '' };
  const router = await open({ pathname: '/auth/login', state: { from } });
  await follow('Forgot your password?');
  await follow('Back to sign in');
  expect(router.state.location.search).toBe('?returnUrl=%2Fcustomer%2Fprofile');
});
