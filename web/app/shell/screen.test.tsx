import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SkipLink } from './screen.tsx';

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

test('jumping over the header leaves the address alone: a hash means something to the callback', () => {
  act(() =>
    root.render(
      <>
        <SkipLink />
        <main id="screen" tabIndex={-1} />
      </>,
    ),
  );
  const before = window.location.href;
  container.querySelector('a')?.click();
  expect(document.activeElement?.id).toBe('screen');
  expect(window.location.href).toBe(before);
});
