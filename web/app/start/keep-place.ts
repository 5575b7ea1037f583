/** Finds, in what comes after, the same link, button or part of the page. */
const selectorOf = (element: Element): string | undefined => {
  const nav = element.closest('nav')?.getAttribute('aria-label');
  const within = nav ? `nav[aria-label="${nav}"] ` : '';
  if (element instanceof HTMLAnchorElement) return `${within}a[href="${element.getAttribute('href')}"]`;
  if (element.tagName === 'SUMMARY') return `summary[aria-label="${element.getAttribute('aria-label')}"]`;
  return element.id ? `#${element.id}` : undefined;
};

/**
 * Notes where somebody is in a resting shape: the element with the focus, and the menu if it is open. The answer puts them there again, in what
 * has taken its place.
 */
export const notePlace = (container: Element): (() => void) => {
  const focused = container.contains(document.activeElement) ? document.activeElement : null;
  const selector = focused ? selectorOf(focused) : undefined;
  const menu = container.querySelector('details[open] > summary');
  const menuSelector = menu ? selectorOf(menu) : undefined;
  return () => {
    if (menuSelector) container.querySelector(menuSelector)?.closest('details')?.setAttribute('open', '');
    if (selector) container.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  };
};
