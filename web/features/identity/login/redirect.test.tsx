import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { freshRoot } from '#web/ui/testing/fresh-root.ts';
import { Redirect } from './redirect.tsx';

const screen = freshRoot();

const goOnward = async (to: string) => {
  const load = vi.fn();
  const router = createMemoryRouter(
    [
      { path: '/auth/login', element: <Redirect to={to} load={load} /> },
      { path: '*', element: <p>Within the app</p> },
    ],
    { initialEntries: ['/auth/login'] },
  );
  await act(async () => screen.root.render(<RouterProvider router={router} />));
  return { load, router };
};

test('a static page is opened by loading it', async () => {
  const price = '/shipping-calculator?to=GY&g=1B55x140';
  const { load, router } = await goOnward(price);
  expect(load).toHaveBeenCalledWith(price);
  expect(router.state.location.pathname).toBe('/auth/login');
});

test('a page of the app is opened without loading', async () => {
  const { load, router } = await goOnward('/customer/profile?tab=2');
  expect(load).not.toHaveBeenCalled();
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/customer/profile?tab=2');
});
