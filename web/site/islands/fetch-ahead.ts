import { codeOf } from './island-code.ts';

/**
 * Fetches the code of islands before they are used: of an island that is the point of its page now that the page has loaded, of others
 * with the first scroll, touch or focus on the page. It only fills the browser's cache, and nothing of it runs before somebody uses
 * the island. A mouse that rests on the page is no touch. A browser that saves data fetches nothing before it is needed.
 */
export const fetchAhead = (): void => {
  const { connection }: { readonly connection?: { readonly saveData?: boolean } } = navigator as object;
  if (connection?.saveData) return;
  for (const island of document.querySelectorAll<HTMLElement>('[data-ahead]')) {
    const act = (): void => {
      for (const file of codeOf(island))
        fetch(file, { priority: 'low' })
          // Read, because a browser may give up a download that nobody reads.
          .then((answer) => answer.blob())
          .catch(() => undefined);
      // Once is enough.
      delete island.dataset.code;
    };
    if (island.dataset.ahead) act();
    else
      for (const touch of ['scroll', 'pointerdown', 'focusin']) addEventListener(touch, act, { once: true });
  }
};
