import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SessionContext } from '#web/session/use-session.ts';
import { freshRoot } from '#web/ui/testing/fresh-root.ts';
import { keepCredentials } from './handover/kept-credentials.ts';
import { LoginPage } from './login/login-page.tsx';
import { RegisterPage } from './registration/register-page.tsx';
import { RegistrationSuccess } from './registration/registration-success.tsx';
import { identityScreens } from './screens.ts';

const nothing = async () => undefined;
const signedOut = { status: 'signed-out', refresh: nothing, replace: nothing, signOut: nothing } as const;

const page = freshRoot();
const phone = { display: '(201) 555-0142', e164: '+12015550142' };

const ann = { email: 'ann@example.com', password: 'Skybarrel1' };
const account = { email: ann.email, credentials: keepCredentials(ann) };
const staticPages = [
  { path: '/auth/login', element: <LoginPage phone={phone} /> },
  { path: '/auth/register', element: <RegisterPage /> },
  { path: '/success', element: <RegistrationSuccess account={account} returning="" /> },
];

const authScreens = identityScreens.filter(({ who }) => who === 'anyone');

/** Opens a path and returns its links. */
const linksOf = async (path: string): Promise<readonly Element[]> => {
  // Loaded before, so that each page renders at once.
  const pages = await Promise.all(
    authScreens.map(async ({ path: at, page: load }) => ({ path: at, Component: (await load?.()) ?? null })),
  );
  const router = createMemoryRouter([...pages, ...staticPages], { initialEntries: [path] });
  await act(async () =>
    page.root.render(
      <QueryClientProvider client={new QueryClient()}>
        <SessionContext value={signedOut}>
          <RouterProvider router={router} />
        </SessionContext>
      </QueryClientProvider>,
    ),
  );
  const links = [...page.container.querySelectorAll('a')];
  expect(links).not.toEqual([]);
  return links;
};

const paths = authScreens.map(({ path }) => (path === '/auth/callback' ? `${path}?error=x` : path));

/** Buttons' looks are 44 px high by their style sheet, other links by their own class. */
const isTarget = (link: Element) => link.classList.contains('action') || link.classList.contains('min-h-11');

test.each([...paths, ...staticPages.map(({ path }) => path)])(
  'a thumb hits every link of %s',
  async (path) => {
    const links = await linksOf(path);
    expect(links.filter((link) => !isTarget(link)).map((link) => link.textContent)).toEqual([]);
  },
  30_000,
);
