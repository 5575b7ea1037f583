import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { defaultSite } from '#domain/settings/default-site.ts';
import { SiteSettingsContext } from '#web/session/site-settings.ts';

/** A root as the app has it: the default settings stand around what it renders. */
export const rootIn = (container: HTMLElement): Root => {
  const root = createRoot(container);
  const render = root.render.bind(root);
  root.render = (children) => render(createElement(SiteSettingsContext, { value: defaultSite() }, children));
  return root;
};

/** A part of the document with a React root in it. */
export interface FreshRoot {
  readonly container: HTMLElement;
  readonly root: Root;
}

/** Gives each test a React root of its own, and removes it and all stubbed globals afterwards. */
export const freshRoot = (): FreshRoot => {
  let container: HTMLElement;
  let root: Root;
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    container = document.body.appendChild(document.createElement('div'));
    root = rootIn(container);
  });
  afterEach(() => {
    act(() => root.unmount());
    container.remove();
    vi.unstubAllGlobals();
  });
  return {
    get container() {
      return container;
    },
    get root() {
      return root;
    },
  };
};
