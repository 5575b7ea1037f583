import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { freshRoot } from '#web/ui/testing/fresh-root.ts';
import { Redirect } from './redirect.tsx';

const screen = freshRoot();

const goOnward = async (to: string) => {
  const replace = vi.fn();
  vi.stubGlobal('location', { replace });
  const router = createMemoryRouter(
    [
      { path: '/auth/login', element: <Redirect to={to} /> },
      { path: '*', element: <p>Within the app</p> },
    ],
    { initialEntries: ['/auth/login'] },
  );
  await act(async () => screen.root.render(<RouterProvider router={router} />));
  return { replace, router };
};

test('a static page is opened by loading it', async () => {
  const price = '/shipping-calculator?to=GY&g=1B55x140';
  const { replace, router } = await goOnward(price);
  expect(replace).toHaveBeenCalledWith(price);
  expect(router.state.location.pathname).toBe('/auth/login');
});

test('a page of the app is opened without loading', async () => {
  const { replace, router } = await goOnward('/customer/profile?tab=2');
  expect(replace).not.toHaveBeenCalled();
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/customer/profile?tab=2');
});
