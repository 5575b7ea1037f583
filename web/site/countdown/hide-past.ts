import { newYorkDay } from '#domain/kernel/new-york.ts';

/**
 * Hides elements about a day (`data-until="2026-12-25"`) after that day in New York, because a page may be months old. Without
 * scripts they are still shown, with the year.
 */
export const hidePast = (now = Date.now()): void => {
  const today = newYorkDay(now);
  for (const line of document.querySelectorAll<HTMLElement>('[data-until]'))
    line.hidden = (line.dataset.until ?? '') < today;
};
