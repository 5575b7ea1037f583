import { act } from 'react';
import { expect, test } from 'vitest';
import { freshRoot } from '#web/ui/testing/fresh-root.ts';
import { SkipLink } from './screen.tsx';

const page = freshRoot();

test('the skip link does not change the address, because the callback page reads its hash', () => {
  act(() =>
    page.root.render(
      <>
        <SkipLink />
        <main id="screen" tabIndex={-1} />
      </>,
    ),
  );
  const before = window.location.href;
  page.container.querySelector('a')?.click();
  expect(document.activeElement?.id).toBe('screen');
  expect(window.location.href).toBe(before);
});
