import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';

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
    root = createRoot(container);
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
