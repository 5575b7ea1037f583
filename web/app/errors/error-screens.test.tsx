import { act, useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshRoot } from '#web/ui/testing/fresh-root.ts';
import { Screen } from '../layout/screen.tsx';
import { AdminError, CustomerError, GenericError } from './error-screens.tsx';

const page = freshRoot();

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('scrollTo', () => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

const homeLink = () => page.container.querySelector('a');
const press = async (element: Element | null) =>
  act(async () => element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));

test.each([
  [
    GenericError,
    'Something went wrong',
    'Try Again',
    'Go Home',
    '/',
    'If this problem persists, please contact support.',
  ],
  [AdminError, 'Admin Dashboard Error', 'Retry', 'Dashboard', '/admin', ''],
  [CustomerError, 'Oops! Something went wrong', 'Try Again', 'My Dashboard', '/dashboard', ''],
] as const)('%o says its fixed text', (Kind, title, retry, home, to, text) => {
  const again = vi.fn();
  act(() => page.root.render(<Kind resetErrorBoundary={again} />));
  expect(page.container.querySelector('h1')?.textContent).toBe(title);
  expect(page.container.querySelector('button')?.textContent).toBe(retry);
  expect(homeLink()?.textContent).toBe(home);
  expect(homeLink()?.getAttribute('href')).toBe(to);
  expect(page.container.querySelector('p')?.textContent ?? '').toBe(text);
  page.container.querySelector('button')?.click();
  expect(again).toHaveBeenCalledOnce();
});

let broken = true;
const Fragile = () => {
  const [shown] = useState('whole again');
  if (broken) throw new Error('broken');
  return <p>{shown}</p>;
};

const show = async () => {
  broken = true;
  const router = createMemoryRouter([
    {
      element: (
        <>
          <Link to="/other">elsewhere</Link>
          <Screen fallback={GenericError} />
        </>
      ),
      children: [
        { path: '/', Component: Fragile },
        { path: '/other', element: <p>other screen</p> },
      ],
    },
  ]);
  await act(async () => page.root.render(<RouterProvider router={router} />));
};

test('a failed screen works again after a retry', async () => {
  await show();
  expect(page.container.textContent).toContain('Something went wrong');
  broken = false;
  await press(page.container.querySelector('button'));
  expect(page.container.textContent).toContain('whole again');
});

test('an error screen disappears when the path changes', async () => {
  await show();
  await press(page.container.querySelector('a'));
  expect(page.container.textContent).toContain('other screen');
  expect(page.container.textContent).not.toContain('Something went wrong');
});
