import { act, StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { freshRoot } from '#web/ui/testing/fresh-root.ts';
import { type } from '#web/ui/testing/screen.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const { confirmResetPassword } = vi.hoisted(() => ({ confirmResetPassword: vi.fn(async () => undefined) }));
vi.mock('aws-amplify/auth', () => ({ confirmResetPassword }));
afterEach(() => confirmResetPassword.mockClear());

const page = freshRoot();

const open = async (path: string) => {
  const routes = [{ path: '/auth/reset-password', element: <ResetPasswordPage /> }];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await act(async () =>
    page.root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
  return router;
};

const labels = () => [...page.container.querySelectorAll('label')].map(({ textContent }) => textContent);

const sendWith = async (word: string) => {
  for (const input of page.container.querySelectorAll<HTMLInputElement>('input[type=password]'))
    await type(input, word);
  await act(async () => page.container.querySelector('form')?.requestSubmit());
};

test('the code after the # sets the new password, and is removed from the address at once', async () => {
  const router = await open('/auth/reset-password#code=123456&user=ann%2Bbox%40example.com');
  expect(router.state.location).toMatchObject({ pathname: '/auth/reset-password', search: '', hash: '' });
  expect(labels()).toHaveLength(2);
  await sendWith('Another22');
  expect(confirmResetPassword).toHaveBeenCalledWith({
    username: 'ann+box@example.com',
    confirmationCode: '123456',
    newPassword: 'Another22',
  });
  expect(page.container.textContent).toContain('Password changed');
});

test('a second link in the same tab replaces the first', async () => {
  const router = await open('/auth/reset-password#code=111111&user=ann%40example.com');
  await act(() => router.navigate('/auth/reset-password#code=222222&user=ben%40example.com'));
  await sendWith('Another22');
  expect(confirmResetPassword).toHaveBeenCalledWith(
    expect.objectContaining({ username: 'ben@example.com', confirmationCode: '222222' }),
  );
});

test('a code in the query is ignored, because it would be in logs', async () => {
  await open('/auth/reset-password?code=123456&user=ann%40example.com');
  expect(labels()).toHaveLength(4);
});

test('the link of somebody who was about to book leads back to it, also on another device', async () => {
  const words = 'your $385.00 barrel';
  vi.stubGlobal('fetch', async () =>
    Response.json({ id: 'a-draft', words, total: 38_500, timestamp: Date.now() }),
  );
  await open(`/auth/reset-password#code=123456&user=ann%40example.com&draft=${'a'.repeat(22)}`);
  await sendWith('Another22');
  await act(async () => undefined);
  expect(page.container.textContent).toContain(`Sign in, then we book ${words}.`);
  expect(page.container.querySelector('a')?.getAttribute('href')).toBe(
    '/auth/login?returnUrl=%2Fdashboard%2Fcreate-shipment%3Fdraft%3Da-draft',
  );
  vi.unstubAllGlobals();
  localStorage.clear();
});
