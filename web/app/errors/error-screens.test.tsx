import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Screen } from '../shell/screen.tsx';
import { AdminError, CustomerError, GenericError } from './error-screens.tsx';

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('scrollTo', () => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  act(() => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const homeLink = () => container.querySelector('a');
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
] as const)('%o says what the specification says', (Kind, title, retry, home, to, text) => {
  const again = vi.fn();
  act(() => root.render(<Kind resetErrorBoundary={again} />));
  expect(container.querySelector('h1')?.textContent).toBe(title);
  expect(container.querySelector('button')?.textContent).toBe(retry);
  expect(homeLink()?.textContent).toBe(home);
  expect(homeLink()?.getAttribute('href')).toBe(to);
  expect(container.querySelector('p')?.textContent ?? '').toBe(text);
  container.querySelector('button')?.click();
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
  await act(async () => root.render(<RouterProvider router={router} />));
};

test('a failed screen comes back when it is tried again', async () => {
  await show();
  expect(container.textContent).toContain('Something went wrong');
  broken = false;
  await press(container.querySelector('button'));
  expect(container.textContent).toContain('whole again');
});

test('an error screen goes when the path changes', async () => {
  await show();
  await press(container.querySelector('a'));
  expect(container.textContent).toContain('other screen');
  expect(container.textContent).not.toContain('Something went wrong');
});
