import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import {
  createMemoryRouter,
  type Location,
  type NavigateFunction,
  RouterProvider,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { vi } from 'vitest';
import { rootIn } from './fresh-root.ts';

let container: HTMLElement;
let root: Root;
let address = '';
let navigate: NavigateFunction;

const Watch = () => {
  const { pathname, search } = useLocation();
  address = `${pathname}${search}`;
  navigate = useNavigate();
  return null;
};

/** Renders a screen in a document of its own, with a router as the app has it and an empty cache of API answers. */
export const openScreen = async (
  screen: ReactNode,
  at: string | Partial<Location> = '/',
): Promise<HTMLElement> => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  notifyManager.setScheduler(queueMicrotask);
  container = document.body.appendChild(document.createElement('div'));
  root = rootIn(container);
  const element = (
    <>
      <Watch />
      {screen}
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  await act(async () => {
    root.render(
      <QueryClientProvider client={cache}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
  });
  return container;
};

/** Waits for pending requests and lazy parts of the screen. */
export const settle = (): Promise<void> => act(() => vi.dynamicImportSettled());

/** Presses the button, link or choice whose text begins with these words. */
export const press = async (words: string): Promise<void> => {
  const found = [...container.querySelectorAll<HTMLElement>('button, a, summary, label')].find((one) =>
    one.textContent?.trim().startsWith(words),
  );
  if (found === undefined) throw new Error(`There is nothing to press that says '${words}'.`);
  await act(async () => found.click());
};

/** The text of the section under this heading. */
export const textUnder = (heading: string): string | null | undefined =>
  [...container.querySelectorAll('h2')].find(({ textContent }) => textContent === heading)?.closest('section')
    ?.textContent;

/** Types into a field with the native setter, so that React sees a change. */
export const type = (
  input: HTMLInputElement | HTMLTextAreaElement | null | undefined,
  text: string,
): Promise<void> =>
  act(async () => {
    if (!input) throw new Error('There is no such field.');
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });

/** Chooses an option of a select, as a person does. */
export const choose = (select: HTMLSelectElement | null | undefined, value: string): Promise<void> =>
  act(async () => {
    if (!select) throw new Error('There is nothing to choose from.');
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });

/** The current address of the screen. */
export const addressNow = (): string => address;

/** Presses the back button; with an address, follows a link to it instead. */
export const goBack = (to?: string): Promise<void> =>
  act(async () => void (to === undefined ? navigate(-1) : navigate(to)));

export const closeScreen = (): void => {
  act(() => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
};
