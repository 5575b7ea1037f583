import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionContext } from '#web/session/use-session.ts';
import { freshRoot } from '#web/ui/testing/fresh-root.ts';
import { ScreenNotLoaded } from './route-error.tsx';

const { reportError, loadAnew } = vi.hoisted(() => ({ reportError: vi.fn(), loadAnew: vi.fn() }));
vi.mock('./load-anew.ts', () => ({ loadAnew }));
vi.mock('#web/telemetry/telemetry.ts', () => ({ reportError, reportEvent: vi.fn() }));

const page = freshRoot();
const nothing = async () => undefined;
const signedOut = { status: 'signed-out', refresh: nothing, replace: nothing, signOut: nothing } as const;

beforeEach(() => {
  reportError.mockReset();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('scrollTo', () => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = async (path: string) => {
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
};

test.each([
  ['/dashboard', 'Oops! Something went wrong'],
  ['/customer/profile', 'Oops! Something went wrong'],
  ['/admin/settings', 'Admin Dashboard Error'],
  ['/staff', 'Something went wrong'],
  ['/auth/login', 'Something went wrong'],
])('%s whose code cannot be loaded shows its error screen below the header', async (path, title) => {
  await open(path);
  expect(page.container.querySelector('h1')?.textContent).toBe(title);
  expect(page.container.querySelector('header')).not.toBeNull();
  expect(reportError).toHaveBeenCalledOnce();
});

test('without a connection the screen says so, reports nothing, and loads when the connection is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open('/customer/profile');
  expect(page.container.querySelector('h1')?.textContent).toBe('You are offline');
  expect(reportError).not.toHaveBeenCalled();
  page.container.querySelector<HTMLButtonElement>('main button')?.click();
  expect(loadAnew).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(loadAnew).toHaveBeenCalledOnce();
});
