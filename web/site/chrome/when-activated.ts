/**
 * Runs something when the page is seen: at once, or when a prerendered page is activated. A prerendered page that
 * nobody opens must not count as a visit.
 */
export const whenActivated = (act: () => void): void => {
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', act, { once: true });
  else act();
};
