import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionContext } from '#web/session/use-session.ts';
import { freshRoot } from '#web/ui/testing/fresh-root.ts';
import { ScreenNotLoaded } from './route-error.tsx';

vi.mock('#web/telemetry/telemetry.ts', () => ({ reportError: vi.fn(), reportEvent: vi.fn() }));

const page = freshRoot();
const nothing = async () => undefined;
const signedOut = { status: 'signed-out', refresh: nothing, replace: nothing, signOut: nothing } as const;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('scrollTo', () => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['/dashboard', 'Oops! Something went wrong'],
  ['/customer/profile', 'Oops! Something went wrong'],
  ['/admin/settings', 'Admin Dashboard Error'],
  ['/staff', 'Something went wrong'],
  ['/auth/login', 'Something went wrong'],
])('%s whose code cannot be loaded shows its error screen below the header', async (path, title) => {
  const notLoaded = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const router = createMemoryRouter(
    [{ ErrorBoundary: ScreenNotLoaded, children: [{ path, lazy: notLoaded }] }],
    {
      initialEntries: [path],
    },
  );
  await act(async () =>
    page.root.render(
      <SessionContext value={signedOut}>
        <RouterProvider router={router} />
      </SessionContext>,
    ),
  );
  expect(page.container.querySelector('h1')?.textContent).toBe(title);
  expect(page.container.querySelector('header')).not.toBeNull();
});
