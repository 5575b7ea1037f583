/** For an element of a page that `on-some-pages.ts` works on. */
export const needsMore = { 'data-more': '' } as const;

/**
 * Loads what few pages need with their first touch, and at once where the address asks for something, as for a search. Each further byte
 * here is on every page.
 */
export const loadMore = (): void => {
  if (!document.querySelector('[data-more]')) return;
  const load = () => import('./on-some-pages.ts');
  for (const touch of ['scroll', 'pointerdown', 'focusin']) addEventListener(touch, load);
  if (location.search) void load();
};
