import type { BEGUN_KEY } from '#web/session/drafts/begun-key.ts';

/**
 * What the sign-in pages need before their island is there. The script runs before the form and the links are parsed, so that nobody
 * can be faster.
 */

// The heading gets longer when what was begun on this device is read. Its room is kept free until then, so that nothing moves. A script of
// its own imports no value: it would be a chunk more, and this one is no module.
const begunKey: typeof BEGUN_KEY = 'guest_draft';
try {
  if (localStorage.getItem(begunKey) !== null) document.documentElement.dataset.begun = '';
} catch {
  // Storage is turned off, so nothing was begun.
}

// The browser would send the password itself. The island sends the form when it has been hydrated.
addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  if (event.target instanceof HTMLFormElement) event.target.dataset.held = '';
});

// The static links do not know where the page leads after signing in, and would forget it.
addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/auth/"]');
  const asked = new URLSearchParams(location.search).get('returnUrl');
  if (link && asked && !link.search) link.search = `?returnUrl=${encodeURIComponent(asked)}`;
});
