/** For the element of a page that `on-some-pages.ts` works on: with the first scroll, touch or focus. Each page has at most one. */
export const moreAtTouch = { 'data-more': 'scroll pointerdown focusin' } as const;

/** The same for what should be right before anybody touches it, as on paper: with the first move of the mouse or the first key too. */
export const moreSoon = { 'data-more': 'scroll pointerdown focusin pointermove keydown' } as const;

/**
 * Loads what few pages need when their attribute says so, and at once for a search that is in the address. A further byte here is on
 * every page.
 */
export const loadMore = (): void => {
  const load = () => import('./on-some-pages.ts');
  const more = document.querySelector<HTMLElement>('[data-more]');
  for (const touch of more?.dataset.more?.split(' ') ?? []) addEventListener(touch, load);
  if (location.search.startsWith('?q=')) void load();
};
