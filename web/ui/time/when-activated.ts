/**
 * Runs a function at once, or when a prerendered page is activated. A prerendered page that is never opened must not count
 * as a visit.
 */
export const whenActivated = (act: () => void): void => {
  const { prerendering }: { readonly prerendering?: boolean } = document;
  if (prerendering) addEventListener('prerenderingchange', act, { capture: true, once: true });
  else act();
};
