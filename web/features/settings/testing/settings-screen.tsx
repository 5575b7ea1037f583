import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { SessionContext } from '#web/session/use-session.ts';
import { type } from '#web/ui/testing/screen.tsx';
import { SettingsPage } from '../settings-page.tsx';

const nothing = async () => undefined;
const admin = {
  status: 'signed-in',
  user: { userId: 'ada', email: 'ada@example.test', roles: ['admin'], rolesAfterTwoStep: [] },
  refresh: nothing,
  replace: nothing,
  signOut: nothing,
} as const;

let root: Root;
let container: HTMLElement;

/** Waits for pending requests. */
const settle = () => act(() => vi.dynamicImportSettled());

/** The field with a label; of several the one at a place, from the end where it is negative. */
const labelled = <Control extends HTMLElement>(label: string, at = 0): Control => {
  const labels = [...container.querySelectorAll('label')].filter(
    ({ textContent }) => textContent?.trim() === label,
  );
  const control = labels.at(at) && document.getElementById(labels.at(at)?.htmlFor ?? '');
  if (!control) throw new Error(`There is no field '${label}'.`);
  return control as Control;
};

/** The settings screen of an admin, with another page to navigate to. */
export const openSettings = async (part: string) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  notifyManager.setScheduler(queueMicrotask);
  // The DOM of the tests has dialogs, but not showModal.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  const router = createMemoryRouter(
    [
      { path: '/admin/settings', Component: SettingsPage },
      { path: '/admin', element: <h1>Today at the desk</h1> },
    ],
    { initialEntries: [`/admin/settings?part=${part}`] },
  );
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () =>
    root.render(
      <SessionContext value={admin}>
        <QueryClientProvider client={cache}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </SessionContext>,
    ),
  );
  await settle();
  const button = (words: string) =>
    [...container.querySelectorAll('button')].find(
      (one) => one.textContent?.trim() === words || one.getAttribute('aria-label') === words,
    );
  return {
    container,
    button,
    go: (to: string) => act(() => router.navigate(to)),
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    type: (label: string, text: string, at?: number) => type(labelled<HTMLInputElement>(label, at), text),
    tick: (label: string, at?: number) => act(() => labelled<HTMLInputElement>(label, at).click()),
    valueOf: (label: string, at?: number) => labelled<HTMLInputElement>(label, at).value,
    /** The message of a field. */
    problemOf: (label: string, at?: number) => {
      const control = labelled(label, at);
      if (control.getAttribute('aria-invalid') !== 'true') return undefined;
      return document.getElementById(`${control.id}-error`)?.textContent;
    },
    press: async (words: string) => {
      const found = button(words);
      if (!found) throw new Error(`There is no button '${words}'.`);
      await act(async () => found.click());
      await settle();
    },
  };
};

export const closeSettings = (): void => {
  act(() => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
};
