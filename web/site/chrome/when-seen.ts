/**
 * Does something once somebody sees the page: at once, or, on a page that the browser renders ahead of a press, when the
 * press has come. A page rendered for nothing must not count as a visit.
 */
export const whenSeen = (act: () => void): void => {
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', act, { once: true });
  else act();
};
